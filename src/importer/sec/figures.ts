import type { PointDetail } from '../../service/store/stored';
import type { Concept } from './concepts';
import { isRounded } from '../../service/dataset/rounded';
import { dayAfter, isAnnualReport, lengthOf, type Fact } from './fact';

/** Days on which filings say a value: from the first to the last of them. */
export type Shown = { from: string; to: string };

/** A figure of a period, chosen among all filings that show it. */
export type Figure = {
  tag: string;
  end: string;
  value: number;
  /** What the first filing said. */
  first: Fact;
  /** When filings say the value, and when they said the first one. */
  shown: Shown;
  firstShown: Shown;
  detail: PointDetail;
  /** Whether it is what the only or every filing said, so that others may be worked out from it. */
  isUnrevised: boolean;
};

/** Where a company's reports are, and in which of them a period was the one reported. */
export type Reports = {
  issuer: string;
  urlOf: (accession: string) => string;
  /** The last day of the period that each filing reports. */
  currentEnds: ReadonlyMap<string, string>;
  /** The last days of the years that were reported. */
  yearEnds: ReadonlySet<string>;
};

/** Figures that differ by less are one, rounded otherwise. */
const ROUNDED = 0.005;

/** The figures of a line at a cadence, oldest first: of each period the tag that is best, and what was filed last. */
export function figuresOf(
  { kind, tags }: Concept,
  facts: readonly Fact[],
  { cadence, filings }: { cadence: 'a' | 'q'; filings: Reports },
): Figure[] {
  const wanted = facts.filter((fact) => belongs(fact, kind === 'instant', { cadence, filings }));
  const periods = byEnd(wanted);
  const figures = [...periods]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, all]) => {
      const best = tags.find((tag) => all.some((fact) => fact.tag === tag));
      return figureOf(
        all.filter((fact) => fact.tag === best),
        { cadence, filings },
      );
    });
  return figures.map((figure, at) => {
    const before = figures[at - 1];
    const isBreak =
      before !== undefined && before.tag !== figure.tag && !isOneConcept(wanted, before.tag, figure.tag);
    return isBreak ? { ...figure, detail: { ...figure.detail, comparable_with_previous: false } } : figure;
  });
}

function byEnd(facts: readonly Fact[]): Map<string, Fact[]> {
  const groups = new Map<string, Fact[]>();
  for (const fact of facts) {
    const group = groups.get(fact.end);
    if (group) group.push(fact);
    else groups.set(fact.end, [fact]);
  }
  return groups;
}

/**
 * A balance counts at the end of a period that was reported, a flow by its own length. Twelve months to the end of a quarter are
 * no fiscal year, and what is dated after its filing's period is of none.
 */
function belongs(
  fact: Fact,
  isInstant: boolean,
  { cadence, filings }: { cadence: 'a' | 'q'; filings: Reports },
): boolean {
  const length = lengthOf(fact);
  if (fact.end > (filings.currentEnds.get(fact.accession) ?? fact.end)) return false;
  if (isInstant) return length === 'day' && (cadence === 'q' || filings.yearEnds.has(fact.end));
  if (cadence === 'q') return length === 'quarter';
  return length === 'year' && (isAnnualReport(fact) || filings.yearEnds.has(fact.end));
}

function figureOf(
  facts: readonly Fact[],
  { cadence, filings }: { cadence: 'a' | 'q'; filings: Reports },
): Figure {
  const vintages = withoutRounded(
    [...facts].sort((a, b) => (a.filed < b.filed ? -1 : a.filed > b.filed ? 1 : 0)),
  );
  const [first] = vintages;
  const last = vintages.at(-1);
  if (first === undefined || last === undefined)
    throw new Error('Expected a figure of each period, got none');
  // What was filed last counts, and is cited where it was said so first.
  const changed = vintages.findLastIndex(({ value }) => value !== last.value);
  const cited = vintages[changed + 1] ?? last;
  const unlike = vintages.findIndex(({ value }) => value !== first.value);
  const lastFirst = vintages.at(unlike < 0 ? -1 : unlike - 1) ?? first;
  const own = facts.find((fact) => filings.currentEnds.get(fact.accession) === fact.end);
  const quarter = cadence === 'q' ? quarterOf(own) : undefined;
  const restated = first.value === last.value ? '' : ', restated';
  return {
    ...{ tag: last.tag, end: last.end, value: last.value, first, isUnrevised: changed < 0 },
    shown: { from: cited.filed, to: last.filed },
    firstShown: { from: first.filed, to: lastFirst.filed },
    detail: {
      origin: { ...originOf(cited, filings), name: `${filings.issuer} Form ${cited.form}${restated}` },
      period: {
        ...(last.start === undefined ? {} : { start: last.start }),
        end: last.end,
        ...(own?.year === undefined ? {} : { fiscal_year: own.year }),
        ...(quarter === undefined ? {} : { fiscal_quarter: quarter }),
      },
      ...(changed >= 0 || isComparative(cited, filings) ? { first_publication: false } : {}),
    },
  };
}

/** Values without those by which a later filing says no more than an earlier one did, in larger units. */
function withoutRounded(vintages: readonly Fact[]): Fact[] {
  const kept: Fact[] = [];
  for (const fact of vintages) if (!isRounded(kept.at(-1)?.value, fact.value)) kept.push(fact);
  return kept;
}

/** Whether a filing shows a figure beside those of its own period, so that it may not be the first to tell of it. */
export function isComparative({ accession, end }: Fact, { currentEnds }: Reports): boolean {
  const current = currentEnds.get(accession);
  return current !== undefined && current > end;
}

/** Where a figure stands. */
export function originOf(
  { form, filed, accession }: Fact,
  { issuer, urlOf }: Reports,
): PointDetail['origin'] {
  const name = `${issuer} Form ${form}`;
  return { name, published_time: filed, source: 'SEC EDGAR', url: urlOf(accession) };
}

function quarterOf(own: Fact | undefined): number | undefined {
  if (own?.part === 'FY') return 4;
  const quarter = /^Q([1-4])$/.exec(own?.part ?? '')?.[1];
  return quarter === undefined ? undefined : Number(quarter);
}

/** Whether two tags say the same where a company filed both for one period. */
function isOneConcept(facts: readonly Fact[], one: string, other: string): boolean {
  const ofOne = new Map(facts.filter(({ tag }) => tag === one).map(({ end, value }) => [end, value]));
  return facts.some(({ tag, end, value }) => {
    const same = ofOne.get(end);
    return tag === other && same !== undefined && value !== 0 && Math.abs(same / value - 1) < ROUNDED;
  });
}

/** Fourth quarters that nobody filed: the year less nine months, where both stand as they were first said. */
export function fourthQuarters(
  years: readonly Figure[],
  quarters: readonly Figure[],
  { facts, filings }: { facts: readonly Fact[]; filings: Reports },
): Figure[] {
  const known = new Set(quarters.map(({ end }) => end));
  return years.flatMap((year): Figure[] => {
    const { start, fiscal_year } = year.detail.period ?? {};
    const nine = withoutRounded(
      facts.filter((fact) => fact.tag === year.tag && fact.start === start && lengthOf(fact) === 'nine'),
    );
    const [told] = nine;
    if (known.has(year.end) || told === undefined || !year.isUnrevised) return [];
    if (nine.some(({ value }) => value !== told.value)) return [];
    const { origin, first_publication: first } = year.detail;
    const from = originOf(told, filings);
    const name = `${origin.name} less the nine months of Form ${told.form}`;
    const period = { start: dayAfter(told.end), end: year.end, fiscal_quarter: 4 };
    return [
      {
        ...year,
        value: year.value - told.value,
        isUnrevised: false,
        detail: {
          origin: { ...origin, name },
          period: { ...period, ...(fiscal_year === undefined ? {} : { fiscal_year }) },
          derived_from: [origin.url, from.url],
          ...(first === false ? { first_publication: false } : {}),
        },
      },
    ];
  });
}
