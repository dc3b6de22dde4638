import type { Evaluator } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { isKnownByFounders } from '../query/founding-members';
import type { Expression } from '../query/tree';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { formatDate, joinNames } from './format-value';
import { formulaOf } from '../query/formulas';
import { fieldLabel, spoken } from './phrase';

/** The groups that an expression is about and of which the dataset holds founding members only. */
export function partialGroups(
  { filters, topic, also = [], select, claim }: Expression,
  { means, reader }: Evaluator,
): StoredEntity[] {
  const named = [...filters, ...(claim === undefined ? [] : [claim])]
    .filter(({ path }) => reader.steps(path).includes('member_of'))
    .flatMap(({ operand }) => operand.anyOf.flat());
  const topics = reader.steps(select).includes('members') ? [topic, ...also] : [];
  return [...named, ...topics].flatMap((name) =>
    [...means.namer(name)].filter(isKnownByFounders).slice(0, 1),
  );
}

/** What an answer adds where members may be missing. */
export function foundersNote(groups: readonly StoredEntity[]): string {
  const names = joinNames(groups.map(spoken));
  return `Of ${names} the dataset holds founding members only; those that joined later may be missing.`;
}

/** The one line that says how the facts of an answer are to be taken: their basis, their completeness, their dates. */
export function caveatOf(facts: readonly Fact[], groups: readonly StoredEntity[]): string | undefined {
  const grounds = facts.flatMap((fact) => fact.grounds ?? [fact]);
  const said = [
    ...new Set(grounds.flatMap(basisOf)),
    ...(facts.some(isWorkedOut) ? ['Worked out from the figures given.'] : []),
    ...new Set(basesNote(grounds)),
    ...linesNote(grounds),
    ...datesNote(grounds),
    ...yearsNote(grounds),
    ...undatedNote(grounds),
    ...measureNote(grounds),
    ...streetNote(grounds),
    ...(groups.length > 0 ? [foundersNote(groups)] : []),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}

/** A ratio or a growth is this service's sum, not its source's. */
function isWorkedOut({ field, grounds }: Fact): boolean {
  return (
    grounds !== undefined &&
    !field.startsWith('inverse_') &&
    !field.endsWith('_count') &&
    (formulaOf(field) !== undefined || /_per_|_percent_of_|_growth|_change/.test(field))
  );
}

/** Figures of a series on both sides of a break are not of one measure, and what they are worked out to is not either. */
function basesNote(facts: readonly Fact[]): string[] {
  const points = facts.flatMap(({ value }) => (value.kind === 'point' ? [value] : []));
  return [...new Set(points.map(({ series }) => series))].flatMap((series) => {
    const dates = points.filter((each) => each.series === series).map(({ date }) => date);
    const [first = '', last = ''] = [dates.sort()[0], dates.at(-1)];
    const broken = series.dates.findLast(
      (date, at) => date > first && date <= last && series.detail?.(at)?.comparable_with_previous === false,
    );
    if (broken === undefined) return [];
    return [
      `${series.name} is on another basis from ${formatDate(broken)} on, so these figures are not comparable.`,
    ];
  });
}

/** Figures of one entity that two publications give are not silently one line. */
function linesNote(facts: readonly Fact[]): string[] {
  const lines = new Map<string, Map<StoredSeries, Fact>>();
  for (const fact of facts) {
    if (fact.value.kind !== 'point') continue;
    const key = `${fact.field} ${fact.value.series.cadence} ${fact.subject.id}`;
    lines.set(key, (lines.get(key) ?? new Map<StoredSeries, Fact>()).set(fact.value.series, fact));
  }
  const mixed = [...lines.values()].filter((each) => each.size > 1);
  const fields = [...new Set(mixed.map((each) => fieldLabel([...each.values()][0]?.field ?? '')))];
  return fields.map((field) => `The figures of ${field} are of several series and may not be comparable.`);
}

/** What the dataset's own name of a figure says of its basis: purchasing power, an estimate, a price level. */
function basisOf(fact: Fact): string[] {
  const name = heldName(fact);
  const label = fieldLabel(fact.field);
  const title = label.charAt(0).toUpperCase() + label.slice(1);
  if (/\bppp\b|purchasing power/i.test(name.replace(/_/g, ' ')))
    return label.includes('purchasing power') ? [] : [`${title} is at purchasing power parity.`];
  if (/\b(?:estimate|projection|forecast|estimated|projected)/i.test(name))
    return [`${title} is an estimate.`];
  const basis = /\(((?!quarterly|annual|daily|monthly)[^()]+)\)$/i.exec(name)?.[1];
  return fact.value.kind === 'point' &&
    basis !== undefined &&
    fact.field !== 'latest_value' &&
    fact.field !== 'price' &&
    fact.field !== 'rate'
    ? [`${title}: ${basis}.`].filter(() => !label.includes(basis))
    : [];
}

function heldName({ value, held }: Fact): string {
  if (value.kind === 'point')
    return `${value.series.name} ${/ppp/i.test(value.series.unit) ? 'ppp' : ''}`.trim();
  return held ?? '';
}

/** As many entities as a note names. */
const MOST_NAMED = 3;

/** A figure of a filing, whose period is known. */
const isFiled = ({ value, sources }: Fact): boolean =>
  value.kind === 'point' || sources.some(({ name }) => /\bForm \d|company facts/.test(name));

/** A ranking's figure, whose year nobody names, beside figures of filings is told apart. */
function yearsNote(facts: readonly Fact[]): string[] {
  const filed = new Set(facts.filter(isFiled).map(({ field }) => field));
  const others = facts.filter(
    (fact) =>
      fact.value.kind === 'number' && fact.grounds === undefined && filed.has(fact.field) && !isFiled(fact),
  );
  return [...new Set(others.map(({ field }) => field))].map((field) => {
    const own = others.filter((fact) => fact.field === field);
    const names = [...new Set(own.map(({ subject }) => spoken(subject)))];
    const rest = names.length > MOST_NAMED ? [`${String(names.length - MOST_NAMED)} more`] : [];
    const sources = joinNames([...new Set(own.flatMap((fact) => fact.sources.map(({ name }) => name)))]);
    const whose = joinNames([...names.slice(0, MOST_NAMED), ...rest]);
    return `The ${fieldLabel(field)} of ${whose} is as ${sources} gives it, and may be of another year than the others.`;
  });
}

/** Figures side by side that are not of one year are told apart. */
function datesNote(facts: readonly Fact[]): string[] {
  const byField = new Map<string, string[]>();
  for (const { field, value, subject } of facts)
    if (value.kind === 'point')
      byField.set(field, [...(byField.get(field) ?? []), `${value.date} ${subject.id}`]);
  return [...byField].flatMap(([field, held]) => {
    const subjects = new Set(held.map((each) => each.slice(11)));
    if (subjects.size < 2 || subjects.size < held.length) return [];
    const dates = held.map((each) => each.slice(0, 10)).sort();
    const [first, last] = [dates[0] ?? '', dates.at(-1) ?? ''];
    const isApart = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) > 1;
    return isApart
      ? [
          `The figures of ${fieldLabel(field)} are of different dates, from ${formatDate(first)} to ${formatDate(last)}.`,
        ]
      : [];
  });
}

/** What keeps its populations of countries recent. */
const COUNTRIES_SOURCE = 'Unicode CLDR';

/** Publishers that give figures of places without the year that they are of. */
const WITHOUT_YEARS = /^(?:GeoNames cities|Unicode CLDR)/;

/** Figures that change from year to year. */
const CHANGING: ReadonlySet<string> = new Set(['population', 'literacy', 'literacy_rate', 'gdp', 'gdp_ppp']);

/** Of a count whose year nobody knows that is said: what its source is dated by is only when it was put together. */
function undatedNote(facts: readonly Fact[]): string[] {
  const undated = facts.filter(
    ({ field, value, sources: [source] }) =>
      value.kind === 'number' && CHANGING.has(field) && WITHOUT_YEARS.test(source?.name ?? ''),
  );
  const names = new Set(
    undated.map(({ sources: [source] }) => WITHOUT_YEARS.exec(source?.name ?? '')?.[0] ?? ''),
  );
  return [...names].map((name) => {
    const fields = undated.filter(({ sources: [source] }) => source?.name.startsWith(name) === true);
    const what = joinNames([...new Set(fields.map(({ field }) => fieldLabel(field)))]);
    const isOld = name !== COUNTRIES_SOURCE || fields.some(({ field }) => field !== 'population');
    return `${name} does not say of which year its figures of ${what} are${isOld ? '; some are many years old' : ''}.`;
  });
}

/** What a figure measures, where its name alone lets one think of more or less. */
const MEASURES: readonly (readonly [field: string, series: RegExp, said: string])[] = [
  [
    'external_debt',
    /^External debt$/,
    'The external debt is its present value in current US dollars, which is less than what is owed.',
  ],
  [
    'equity',
    /^Total equity$/,
    'The stockholders’ equity is the total equity as filed: the parent’s, or with noncontrolling interests where only that is filed.',
  ],
  [
    'long_term_debt',
    /^Long-term debt$/,
    'Long-term debt is as each company tags it, with or without the part that is due within a year.',
  ],
];

function measureNote(facts: readonly Fact[]): string[] {
  return MEASURES.flatMap(([field, series, said]) =>
    facts.some(
      (fact) => fact.field === field && fact.value.kind === 'point' && series.test(fact.value.series.name),
    )
      ? [said]
      : [],
  );
}

/** An address that begins with its city has no street, which is said. */
function streetNote(facts: readonly Fact[]): string[] {
  const bare = facts.filter(({ field, value, subject }) => {
    const city = subject.properties.get('headquarters')?.value;
    return (
      field === 'headquarters_address' &&
      value.kind === 'text' &&
      typeof city === 'string' &&
      value.text.startsWith(city)
    );
  });
  const names = [...new Set(bare.map(({ subject }) => spoken(subject)))];
  return names.length === 0 ? [] : [`The dataset has no street and number of ${joinNames(names)}.`];
}
