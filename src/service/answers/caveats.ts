import { isBeforeOthers } from '../query/row-bases';
import { brokenBetween, unprovedIn } from '../query/basis';
import { periodOfPoint } from '../query/row-dates';
import type { Evaluator } from '../query/evaluate';
import { type Fact, groundsOf, pointsIn } from '../query/fact';
import { formulaOf, termsOf } from '../query/formulas';
import { isKnownByFounders } from '../query/founding-members';
import type { Expression } from '../query/tree';
import { BEFORE_MINORITY_INTEREST } from '../store/minority-interest';
import type { StoredEntity, StoredSeries } from '../store/stored';
import type { AgeNote } from './age';
import { capital, formatDate, joinNames, joinSome } from './format-value';
import { ADJUSTED_NOTE, isGrowthOfAdjusted } from './derived';
import { fieldLabel, figureLabel, spoken } from './labels';
import wordings from './wordings.json';

/** The groups that an expression is about and of which the dataset holds founding members only. */
export function partialGroups(
  { filters, topic, also = [], select, returns = [], claim }: Expression,
  { means, reader }: Evaluator,
): StoredEntity[] {
  const named = [...filters, ...(claim === undefined ? [] : [claim])]
    .filter(({ path }) => reader.steps(path).includes('member_of'))
    .flatMap(({ operand }) => operand.anyOf.flat());
  const asked = [select, ...returns.map((field) => [field])];
  const topics = asked.some((path) => reader.steps(path).includes('members')) ? [topic, ...also] : [];
  return [...named, ...topics].flatMap((name) =>
    [...means.namer(name)].filter(isKnownByFounders).slice(0, 1),
  );
}

/** What an answer adds where members may be missing. */
export function foundersNote(groups: readonly StoredEntity[]): string {
  const names = joinNames(groups.map(spoken));
  return `The dataset has only the founding members of ${names}; later members may be missing.`;
}

/** The one line that says how the facts of an answer are to be taken: their basis, their completeness, their dates. */
export function caveatOf(
  facts: readonly Fact[],
  groups: readonly StoredEntity[],
  {
    age,
    currencies,
    calendar,
    changes,
  }: {
    age: AgeNote | undefined;
    currencies: readonly string[];
    calendar: readonly string[];
    /** Figures derived from the facts. */
    changes: readonly Fact[];
  },
): string | undefined {
  // A rate says itself of when it is, and stands beside no other figure.
  const grounds = facts.flatMap(groundsOf).filter(({ months }) => months === undefined);
  const isOfMany = new Set(grounds.map(({ subject }) => subject)).size > 1;
  const said = [
    ...calendar,
    ...new Set(grounds.flatMap((fact) => basisOf(fact, isOfMany))),
    ...(facts.some(isWorkedOut) ? ['Calculated from the figures given.'] : []),
    ...(facts.some(isGrowthOfAdjusted) ? [ADJUSTED_NOTE] : []),
    ...new Set(basesNote(grounds)),
    ...unprovedNote(changes),
    ...linesNote(grounds),
    ...restatedNote(grounds),
    ...nominalNote(grounds),
    ...annualRatesNote(grounds),
    ...currencies,
    ...ratioNote([...facts, ...changes]),
    ...datesNote(grounds.filter(({ field }) => age?.fields.has(field) !== true)),
    ...(age === undefined ? [] : [age.said]),
    ...yearsNote(grounds),
    ...undatedNote(grounds),
    ...measureNote(grounds),
    ...othersNote(grounds),
    ...endedNote(grounds.filter(({ field }) => age?.fields.has(field) !== true)),
    ...(facts.some(isListedTongue) ? [TONGUES_NOTE] : []),
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
    (formulaOf(field) !== undefined || /_per_|_percent_of_|_minus_|_growth|_change/.test(field))
  );
}

/** A filing tells a number of the end of its year some months later; what is further apart is of another year. */
const APART_DAYS = 183;

/** A note for a ratio of a company's figures of different years. */
function ratioNote(facts: readonly Fact[]): string[] {
  const apart = facts.flatMap(({ field, subject, grounds = [] }): string[] => {
    const formula = formulaOf(field);
    const isQuotient = formula !== undefined && termsOf(formula).some(({ operator }) => operator === '/');
    const isRatio = isQuotient || /_per_|_percent_of_/.test(field);
    if (subject.type !== 'Company' || !isRatio || /_growth|_change/.test(field)) return [];
    const [first, last, ...more] = grounds.map(dayOf).sort();
    if (first === undefined || last === undefined || more.length > 0) return [];
    return (Date.parse(last) - Date.parse(first)) / A_DAY > APART_DAYS ? [first, last] : [];
  });
  const [first = '', last = ''] = [apart.sort()[0], apart.at(-1)];
  return apart.length === 0
    ? []
    : [`The figures divided are of different dates, from ${formatDate(first)} to ${formatDate(last)}.`];
}

const dayOf = ({ value, sources }: Fact): string =>
  value.kind === 'point' ? value.date : (sources[0]?.date ?? '');

const A_DAY = 86_400_000;

/** How many years before the newest of its other lines one has ended. */
const ENDED_YEARS = 2;

/** A note for a line that ended while the company's other lines continued. */
function endedNote(facts: readonly Fact[]): string[] {
  const subjects = new Set(facts.map(({ subject }) => subject));
  const [company] = subjects;
  if (subjects.size !== 1 || company?.type !== 'Company') return [];
  const newest = company.series
    .flatMap(({ cadence, dates }) => (cadence === 'a' ? (dates.at(-1) ?? []) : []))
    .sort()
    .at(-1);
  if (newest === undefined) return [];
  const ended = facts.filter(({ value }) => {
    if (value.kind !== 'point' || value.series.cadence !== 'a') return false;
    const isLast = value.date === value.series.dates.at(-1);
    return isLast && Number(newest.slice(0, 4)) - Number(value.date.slice(0, 4)) >= ENDED_YEARS;
  });
  return [...new Map(ended.map((fact) => [fact.field, fact])).values()].flatMap(({ field, value }) =>
    value.kind === 'point'
      ? [
          `The figures of ${fieldLabel(field)} end on ${formatDate(value.date)}; others of ${spoken(company)} run to ${formatDate(newest)}.`,
        ]
      : [],
  );
}

const TONGUES_NOTE = 'Unicode CLDR does not list every official language, so some may be missing.';

/** A language of a country, or their number, as a list gives it that need not be whole. */
const isListedTongue = ({ field, subject, sources, grounds = [] }: Fact): boolean =>
  (/^languages(?:_count)?$/.test(field) || (field === 'countries' && subject.type === 'Language')) &&
  [...sources, ...grounds.flatMap((each) => each.sources)].some(({ name }) =>
    name.startsWith(COUNTRIES_SOURCE),
  );

/** As many entities as a note names. */
const MOST_NAMED = 3;

/** A figure of a series or a filing, whose period is known. */
const isFiled = ({ value, sources }: Fact): boolean =>
  value.kind === 'point' || sources.some(({ name }) => /\bForm \d|company facts/.test(name));

/** A note for figures of unknown years in rankings and tables of countries. */
function yearsNote(facts: readonly Fact[]): string[] {
  const filed = new Set(facts.filter(isFiled).map(({ field }) => field));
  const others = facts.filter(
    (fact) =>
      fact.value.kind === 'number' && fact.grounds === undefined && filed.has(fact.field) && !isFiled(fact),
  );
  return [...new Set(others.map(({ field }) => field))].map((field) => {
    const own = others.filter((fact) => fact.field === field);
    const names = [...new Set(own.map(({ subject }) => spoken(subject)))];
    const sources = joinNames([...new Set(own.flatMap((fact) => fact.sources.map(({ name }) => name)))]);
    return `The ${fieldLabel(field)} of ${joinSome(names, MOST_NAMED)} comes from ${sources} and may be for another year than the others.`;
  });
}

/** A note for figures of different years side by side. */
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
  const dated = new Set(facts.filter(isFiled).map(({ field }) => field));
  const undated = facts.filter(
    ({ field, value, sources: [source] }) =>
      value.kind === 'number' && CHANGING.has(field) && WITHOUT_YEARS.test(source?.name ?? ''),
  );
  const names = new Set(
    undated.map(({ sources: [source] }) => WITHOUT_YEARS.exec(source?.name ?? '')?.[0] ?? ''),
  );
  return [...names].flatMap((name) => {
    const fields = undated.filter(({ sources: [source] }) => source?.name.startsWith(name) === true);
    const isOld = name !== COUNTRIES_SOURCE || fields.some(({ field }) => field !== 'population');
    // Beside figures of a known year `yearsNote` has said it, and of whom.
    if (!isOld && fields.every(({ field }) => dated.has(field))) return [];
    const what = joinNames([...new Set(fields.map(({ field }) => fieldLabel(field)))]);
    return [`${name} does not date its figures of ${what}${isOld ? '; some are many years old' : ''}.`];
  });
}

/** Figures of a series on both sides of a break are not of one measure, and what they are worked out to is not either. */
function basesNote(facts: readonly Fact[]): string[] {
  return [...new Set(pointsIn(facts).map(({ series }) => series))].flatMap((series) => {
    const broken = brokenBetween(
      facts.filter(({ value }) => value.kind === 'point' && value.series === series),
    );
    if (broken === undefined) return [];
    return [
      `${series.name} is on another basis from ${formatDate(broken)} on, so these figures are not comparable.`,
    ];
  });
}

/** Of a change one figure may be as it was stated anew, and the other as it was filed. */
function unprovedNote(changes: readonly Fact[]): string[] {
  const years = new Map<StoredEntity, Set<string>>();
  for (const change of changes)
    for (const point of unprovedIn(change)) {
      const own = years.get(change.subject) ?? new Set<string>();
      years.set(change.subject, own.add(periodOfPoint(point)));
    }
  if (years.size === 0) return [];
  const told = [...years].map(([entity, own]) => `${spoken(entity)} for ${joinNames([...own])}`);
  return [
    `A change may compare figures on different bases: the filing of the figures of ${joinSome(told, MOST_NAMED)} is not known.`,
  ];
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

/** Figures of one period of which some are restated stand on two bases. */
function restatedNote(facts: readonly Fact[]): string[] {
  const filed = facts.filter(({ value }) => value.kind === 'point');
  const isRestated = ({ sources }: Fact): boolean => sources.some(({ name }) => name.includes(', restated'));
  const told = filed.filter(isRestated).flatMap((fact) => {
    const other = filed.find(
      (each) =>
        each.subject === fact.subject &&
        dayOf(each) === dayOf(fact) &&
        each.field !== fact.field &&
        !isRestated(each),
    );
    return other === undefined
      ? []
      : [
          `The ${fieldLabel(fact.field)} of ${spoken(fact.subject)} is restated and its ${fieldLabel(other.field)} ${isAsFirstFiled(other) ? 'is' : 'may be'} as first filed, so they may be on different bases.`,
        ];
  });
  return told.slice(0, 1);
}

/** Whether a figure is known to be that of its period's own report. */
function isAsFirstFiled(fact: Fact): boolean {
  return pointsIn([fact]).every(({ series, date }) => {
    const detail = series.detail?.(series.dates.lastIndexOf(date));
    return detail?.origin.published_time !== undefined && detail.first_publication !== false;
  });
}

/** What a name of a series ends with that is a figure of a later publication. */
const PUBLICATION =
  /(?:, )?(?<publisher>[^,()]+), (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/;

/**
 * What the dataset's own name of a figure says of its basis: purchasing power, an estimate, a price level. Of several
 * entities, which a list tells without their years, whose figures of which year they are is said too.
 */
function basisOf(fact: Fact, isOfMany: boolean): string[] {
  const name = heldName(fact);
  const label = figureLabel(fact);
  const title = capital(label);
  if (/\bppp\b|purchasing power/i.test(name.replace(/_/g, ' ')))
    return label.includes('purchasing power') ? [] : [`${title} is at purchasing power parity.`];
  if (/\b(?:estimate|projection|forecast|estimated|projected)/i.test(name))
    return [`${title} is an estimate.`];
  const basis = basisIn(/\(((?!quarterly|annual|daily|monthly)[^()]+)\)$/i.exec(name)?.[1], fact, isOfMany);
  return fact.value.kind === 'point' &&
    basis !== undefined &&
    fact.field !== 'latest_value' &&
    fact.field !== 'price' &&
    fact.field !== 'rate'
    ? [`${title}: ${basis}.`].filter(() => !label.includes(basis))
    : [];
}

/** An output in dollars of the time, by its field or by its name. */
const NOMINAL = /^gdp.* .*current US dollars|^latest_value Gross (?:Domestic|National) Product\b/;

/** What an output in dollars of the time grew by is no growth of what was made. */
function nominalNote(facts: readonly Fact[]): string[] {
  const years = new Map<StoredEntity, Set<string>>();
  for (const { field, value, subject } of facts)
    if (value.kind === 'point' && NOMINAL.test(`${field} ${value.series.name}`))
      years.set(subject, (years.get(subject) ?? new Set()).add(value.date));
  const isConverted = facts.some(({ field }) => field.startsWith('gdp'));
  return [...years.values()].some(({ size }) => size > 1)
    ? [`What it grew by is nominal: prices${isConverted ? ' and the exchange rate' : ''} count in it.`]
    : [];
}

/** The words in brackets of a name. The publication appears with the source, and its day is not the figure's. */
function basisIn(words: string | undefined, { value }: Fact, isOfMany: boolean): string | undefined {
  const publisher = PUBLICATION.exec(words ?? '')?.groups?.['publisher'];
  if (words === undefined || publisher === undefined || value.kind !== 'point') return words;
  const own = words.replace(PUBLICATION, '');
  const whose = isOfMany ? `${publisher}, ${value.date.slice(0, 4)}` : '';
  return [own, whose].filter(Boolean).join(', ') || undefined;
}

function heldName({ value, held }: Fact): string {
  if (value.kind === 'point')
    return `${value.series.name} ${/ppp/i.test(value.series.unit) ? 'ppp' : ''}`.trim();
  return held ?? '';
}

/** Money in billions: a unit that stocks and flows share. Names of the national accounts identify the flows. */
const ACCOUNTS_UNIT = /^Bil\. of (?:Chn\. \d{4} )?\$$/;

const ACCOUNTS_BY_MONTH =
  /^(?:real )?(?:disposable )?personal |^compensation of employees|^proprietors|^rental income of persons|^contributions for government/i;

/** Quarters and months of the United States' national accounts are published as if they went on for a year. */
function annualRatesNote(facts: readonly Fact[]): string[] {
  const names = facts.flatMap(({ value, subject }) =>
    value.kind === 'point' && isAtAnnualRate(value.series) ? [subject.name] : [],
  );
  return names.length === 0
    ? []
    : [`${joinNames([...new Set(names)].slice(0, MOST_NAMED))}: at seasonally adjusted annual rates.`];
}

function isAtAnnualRate({ taxonomy, cadence, unit, name }: StoredSeries): boolean {
  if (taxonomy !== 'FRED' || !ACCOUNTS_UNIT.test(unit) || /not seasonally adjusted/i.test(name)) return false;
  return cadence === 'q' || (cadence === 'm' && (unit.includes('Chn.') || ACCOUNTS_BY_MONTH.test(name)));
}

/** A net income that is more than the shareholders' is no match for what a share earns. */
function othersNote(facts: readonly Fact[]): string[] {
  const names = [...new Set(facts.filter(isBeforeOthers).map(({ subject }) => spoken(subject)))];
  return names.length === 0
    ? []
    : [`The net income of ${joinSome(names, MOST_NAMED)} is ${BEFORE_MINORITY_INTEREST}.`];
}

function measureNote(facts: readonly Fact[]): string[] {
  return wordings.measures.flatMap(({ field, series, said }) =>
    facts.some(
      (fact) => fact.field === field && fact.value.kind === 'point' && fact.value.series.name === series,
    )
      ? [said]
      : [],
  );
}
