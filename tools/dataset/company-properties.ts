import { grouped, type CollectedLink, type Collection } from './collection';

/** Properties of a company that say what its relationships say. */
const PROPERTIES: Readonly<Record<string, string>> = {
  ...{ IS_CEO_OF: 'chief_executive_officer', IS_CFO_OF: 'chief_financial_officer', LISTED_ON: 'exchange' },
};

/**
 * Sets as properties who leads each company, where it is listed and when its fiscal year ends, by the relationships and
 * the figures themselves, so that the two never differ.
 */
export function addCompanyProperties(collection: Collection): void {
  const links = [...collection.relationships.values()].filter(
    (link) => link.type in PROPERTIES && !link.until,
  );
  const held = grouped(links, (link) => `${companyOf(link)}|${PROPERTIES[link.type] ?? ''}`);
  for (const [place, own] of held) {
    const [company = '', property = ''] = place.split('|');
    const names = own.map((link) => collection.known(otherEnd(link)).name);
    const sources = [...new Set(own.flatMap((link) => link.sources))];
    const [name = ''] = names;
    const days = sources.map((key) => collection.published(key).date ?? '');
    // A change that was announced holds from its own day on.
    const asOf = [...days, ...own.flatMap(({ since }) => since ?? [])].sort().at(-1);
    // Two who hold an office hold it together.
    if (own.length > 1) for (const link of own) if (link.role) link.role = `Co-${link.role}`;
    const properties = {
      [property]: [names.length > 1 ? names : name, ...sources] as const,
      // Who holds an office is known for the day of what says so, and may have left it since.
      ...(property === 'exchange' ? {} : { [`${property}_as_of`]: [asOf, ...sources] as const }),
    };
    collection.add(company, { sources, properties });
  }
  for (const [company, { years }] of collection.statements) {
    const end = fiscalYearEnd(years.split(' ').map((token) => token.slice(-10)));
    const sources = ['company-facts'];
    collection.add(company, { sources, properties: { fiscal_year_end: [end, ...sources] } });
  }
}

const companyOf = ({ type, from, to }: CollectedLink): string => (type === 'LISTED_ON' ? from : to);

const otherEnd = ({ type, from, to }: CollectedLink): string => (type === 'LISTED_ON' ? to : from);

/** As many years show whether they end on one day of the calendar. */
const YEARS = 3;

/** The day on which the years end, `December 31`; of years of 52 or 53 weeks, which end on a weekday, the last such day. */
export function fiscalYearEnd(ends: readonly string[]): string | undefined {
  const last = ends.at(-1);
  if (!last) return undefined;
  const days = new Set(ends.slice(-YEARS).map((end) => end.slice(5).replace('02-29', '02-28')));
  if (days.size > 1) return `${last} (years of 52 or 53 weeks)`;
  return new Date(last).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
}
