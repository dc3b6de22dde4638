import { daysBetween } from '../dataset/filings/line';
import type { Figure, Figures } from '../dataset/filings/filed-figures';

/** What companies filed under exact tags: the latest figures, and what was said first where a later filing changed it. */
export type TaggedFacts = { latest: ReadonlyMap<string, Figure>; first: ReadonlyMap<string, number> };

/** Tags of a total: a contract's revenue may be gross of rebates, or lack what no contract brings. */
const TOTALS = new Set(['Revenues', 'RevenuesNetOfInterestExpense']);

/** Tags of sales before the standard on contracts of 2018, which brought tags of its own. */
const FORMER_TAGS = ['SalesRevenueNet', 'SalesRevenueGoodsNet', 'SalesRevenueServicesNet'];

/** Tags under which a revenue is filed, as the total or as what contracts bring. */
export const REVENUE_TAGS: readonly string[] = [
  ...TOTALS,
  'RevenueFromContractWithCustomerExcludingAssessedTax',
  'RevenueFromContractWithCustomerIncludingAssessedTax',
  ...FORMER_TAGS,
];

/** The place of a fact among the tagged ones. */
export function factKey(cik: string, concept: string, cadence: string, end: string): string {
  return [cik, concept, cadence, end].join('|');
}

/** The latest figures by company, tag and cadence, parted as in a key. */
export function figuresByTag({ latest }: TaggedFacts): Map<string, Figure[]> {
  const grouped = new Map<string, Figure[]>();
  for (const [key, figure] of latest) {
    const place = key.slice(0, key.lastIndexOf('|'));
    const own = grouped.get(place);
    if (own) own.push(figure);
    else grouped.set(place, [figure]);
  }
  return grouped;
}

/** Figures that differ by less are one, rounded otherwise. */
const ROUNDED = 0.005;
/** Tags whose figures differ by more in one filing, where the nearest does not have them equal, are two concepts. */
const APART = 0.02;

/** What is said under two tags of a period so many days away: by one filing, or by two that say the same. */
type Pair = [days: number, one: number, other: number];

/**
 * The same lines with each company's revenue of one concept: where a line mixes tags, and the tag of its total was filed for the
 * period as well, that figure is taken; where it was not, and the other tag is known to mean something else, none is. Quarters
 * follow the tag of the years, so that they add up to them.
 */
export function ofOneConcept(
  lines: readonly Figures[],
  years: readonly Figures[],
  facts: TaggedFacts,
): Figures[] {
  const wanted = new Map(
    years.filter(({ line }) => line === 'Revenue').map((each) => [each.cik, totalTag(each)]),
  );
  return lines.map((figures) => {
    const tag = figures.line === 'Revenue' ? wanted.get(figures.cik) : undefined;
    return tag === undefined ? figures : { ...figures, data: taggedAs(tag, figures, facts) };
  });
}

function taggedAs(tag: string, { cik, cadence, data }: Figures, { latest }: TaggedFacts): Figure[] {
  const filed = (concept: string, end: string): Figure | undefined =>
    latest.get(factKey(cik, concept, cadence, end));
  const isApart = (concept: string, at: string): boolean => {
    const pairs = data.flatMap(([, end]): Pair[] => {
      const [one, other] = [filed(concept, end), filed(tag, end)];
      const isComparable = one?.[2] === other?.[2] || one?.[5] === other?.[5];
      return one && other && isComparable ? [[Math.abs(daysBetween(at, end)), one[2], other[2]]] : [];
    });
    const [, one, other] = pairs.sort(([a], [b]) => a - b)[0] ?? [];
    return isOther(one, other, APART);
  };
  return data.flatMap((figure) => {
    const [, end, value, , , , , , concept] = figure;
    const total = filed(tag, end);
    if (concept === tag || concept === null) return [figure];
    if (total === undefined) return isApart(concept, end) ? [] : [figure];
    return [total[2] > 0 && isOther(total[2], value, ROUNDED) ? total : figure];
  });
}

function isOther(a: number | undefined, b: number | undefined, by: number): boolean {
  return a !== undefined && b !== undefined && a !== 0 && b !== 0 && Math.abs(a / b - 1) > by;
}

/**
 * What the period's own report said of a figure: the same, another number, or undefined where nobody knows. A figure under a tag
 * that came later was said under a former one.
 */
export function firstReportedFigure(
  { latest, first }: TaggedFacts,
  { cik, concept, cadence, end }: { cik: string; concept: string; cadence: string; end: string },
): number | 'the same' | undefined {
  const key = factKey(cik, concept, cadence, end);
  const value = latest.get(key)?.[2];
  if (value === undefined || first.has(key)) return first.get(key);
  const former = concept.startsWith('RevenueFromContract')
    ? FORMER_TAGS.flatMap((tag) => latest.get(factKey(cik, tag, cadence, end))?.[2] ?? [])
    : [];
  return former[0] === undefined || former.includes(value) ? 'the same' : former[0];
}

/** The tag of most of a line's figures, that of a total before any other; of equally many the newest. */
function totalTag({ data }: Figures): string | undefined {
  const counts = new Map<string, number>();
  for (const [, , value, , , , , , tag] of data)
    if (tag !== null && value > 0) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const tags = [...counts].reverse().sort(([a, many], [b, more]) => {
    const first = Number(TOTALS.has(b)) - Number(TOTALS.has(a));
    return first === 0 ? more - many : first;
  });
  return tags[0]?.[0];
}
