import * as v from 'valibot';

import type { CollectedLink, Collection } from '../collection';
import { announcementOf, cikOf, companyOf } from '../company-table';
import { personKey } from '../officers';
import { list, maybe, number, table, texts } from '../table';

const FOUNDINGS = table('foundings', texts('company', 'property', 'value', 'announcement', 'document'));
const SUCCESSIONS = table('successions', {
  ticker: v.string(),
  office: v.picklist(['IS_CEO_OF', 'IS_CFO_OF']),
  /** Nobody where those after join who holds the office. */
  before: v.string(),
  after: list,
  /** The day of the announcement, and that of the change. */
  announced: v.string(),
  from: v.string(),
});
const ROUNDS = table('funding-rounds', {
  company: v.string(),
  series: maybe,
  date: v.string(),
  amount: number,
  valuation: v.pipe(
    maybe,
    v.transform((cell) => cell && Number(cell)),
  ),
  currency: v.string(),
  lead_investors: list,
  document: v.string(),
});

type Succession = ReturnType<typeof SUCCESSIONS>[number];
type Round = ReturnType<typeof ROUNDS>[number];

/**
 * Adds when companies were founded, where their annual report or founding announcement says so: the list of S&P 500
 * companies, which has a year for each, is wrong too often.
 */
export function addFoundings(collection: Collection): void {
  for (const { company, property, value, announcement: name, document } of FOUNDINGS()) {
    const founded = property.startsWith('founding') ? Number(value.slice(0, 4)) : undefined;
    const dated = property.endsWith('_date') ? { [property]: value } : {};
    const announcement = { name, date: value, document, publisher: company };
    const source = name
      ? collection.source(`founding:${company}`, announcement)
      : annualReportOf(collection, company);
    const key = name ? `company:private:${company}` : companyOf(collection, company).key;
    collection.add(key, { sources: [source], properties: { ...dated, founding_year: founded } });
  }
}

function annualReportOf(collection: Collection, ticker: string): string {
  const reports = `10-K/${cikOf(companyOf(collection, ticker))}/`;
  const filing = [...collection.sources.keys()].find((source) => source.startsWith(reports));
  if (!filing) throw new Error(`Expected an annual report of ${ticker}, got none`);
  return filing;
}

/** Ends the terms of officers who have been followed, and adds who followed them, by the company's own announcement. */
export function addSuccessions(collection: Collection): void {
  for (const succession of SUCCESSIONS()) {
    const { ticker, office, after, announced: date, from: since } = succession;
    const company = companyOf(collection, ticker);
    const { key } = company;
    const named = { key: `succession:${ticker}:${office}:${since}`, date };
    const source = announcementOf(collection, company, named);
    const links = collection.linksTo(office, key);
    for (const link of links) endTerm(collection, link, { succession, source });
    const role = office === 'IS_CEO_OF' ? 'Chief Executive Officer' : 'Chief Financial Officer';
    for (const successor of after) {
      const person = personKey(collection, successor, source);
      const known = links.find((link) => link.from === person);
      if (known) Object.assign(known, { since, sources: [...known.sources, source] });
      else collection.link(office, person, key, { sources: [source], since, role });
    }
  }
}

function endTerm(
  collection: Collection,
  link: CollectedLink,
  { succession: { before, after, from }, source }: { succession: Succession; source: string },
): void {
  const { name } = collection.known(link.from);
  if (after.includes(name) || before === '') return;
  if (name !== before) throw new Error(`Expected ${before} to be followed, got ${name}`);
  link.until = from;
  link.sources = [...link.sources, source];
}

/** Adds private companies and those of their rounds that they announced themselves with amount and valuation. */
export function addFundingRounds(collection: Collection): void {
  for (const round of ROUNDS()) addRound(collection, round);
}

function addRound(collection: Collection, round: Round): void {
  const { company, series, date, amount, valuation, currency, lead_investors: lead, document } = round;
  const key = `round:${company}:${date}`;
  const announcement = { name: `${company} announcement`, date, document, publisher: company };
  const sources = [collection.source(key, announcement)];
  const firm = collection.entity(`company:private:${company}`, 'Company', company, {
    description: 'Private company',
    prominence: 0.62,
    sources,
    properties: { website: new URL(document).host.replace(/^www\./, '') },
  });
  const properties = {
    ...{ series, announced_date: date, amount, currency, post_money_valuation: valuation },
    ...{ lead_investors: lead.join('; '), company },
  };
  const name = `${company} ${series ? `Series ${series}` : `funding of ${date.slice(0, 7)}`}`;
  collection.entity(key, 'PrivateCompanyFundingRound', name, {
    aliases: [`${company} funding round ${date.slice(0, 4)}`],
    description: `Funding round of ${company}, announced on ${date}`,
    ...{ prominence: 0.4, sources, properties },
  });
  collection.link('HAS_FUNDING_ROUND', firm, key, { sources, since: date });
  for (const investor of lead) {
    const facts = { sources, since: date, role: 'Lead investor' };
    collection.link('INVESTED_IN', investorOf(collection, investor, sources), firm, facts);
  }
}

/** An investor that is a listed company is that company; any other is an organization. */
function investorOf(collection: Collection, name: string, sources: readonly string[]): string {
  const listed = collection.ofType('Company').find((company) => company.name === name);
  const facts = { description: 'Investor', prominence: 0.35, sources };
  return listed?.key ?? collection.entity(`investor:${name}`, 'Organization', name, facts);
}
