import type { CellNeed, KnownKnowledge } from '../../runtime/knowledge';
import {
  provenanceOf,
  type CellProvenance,
  type AppliedRate,
  type DerivedValue,
} from '../../runtime/provenance';
import { factsOf, pointFact, sourcesOf, type Fact, type PickPoints } from './fact';
import { ShownValues } from './displayed-values';

/** The cell whose formula made the request, the parts of its result that count, and the points used. */
export type Behind = { cell: string; shown: readonly (readonly unknown[])[]; pick: PickPoints };

/** The most points of a value listed one by one, such as a year's quarters, and the most rates of its parts. */
const MOST_POINTS = 4;

/**
 * The facts of everything that a cell requested: of candidate series only the chosen ones, and of a derived value its
 * inputs with each rate.
 */
export function cellFacts(
  known: KnownKnowledge,
  needs: readonly CellNeed[],
  { cell, shown, pick }: Behind,
): readonly (readonly Fact[])[] {
  const made = provenanceOf(known, cell);
  if (made === undefined) return needs.map((need) => factsOf(known, need, pick));
  const meant = shown.map((each) => madeAmong(made, each)).find((each) => each.length > 0) ?? [];
  const rates = meant.flatMap((value) => value.rates);
  const ofRates = new Set(rates.flatMap(({ of }) => of.map(({ id }) => id.toLowerCase())));
  const asked = needs.flatMap((need) => {
    const id = need.kind === 'observation' ? need.need.observation.toLowerCase() : undefined;
    if (id === undefined) return [factsOf(known, need, pick)];
    if (isPassedOver(made, id) || ofRates.has(id)) return [];
    const own = meant.filter(({ series }) => series === id);
    const [base] = own.length === 0 ? [] : factsOf(known, need, () => []);
    return [
      base === undefined ? factsOf(known, need, pick) : own.flatMap((value) => madeFacts(base, value, need)),
    ];
  });
  return [...asked, ...rateFacts(known, needs, rates)];
}

function madeAmong({ values }: CellProvenance, shown: readonly unknown[]): readonly DerivedValue[] {
  const among = new ShownValues(shown);
  return values.filter(({ value }) => among.hasNumber(value));
}

function isPassedOver({ asked, taken }: CellProvenance, id: string): boolean {
  return asked.has(id) && !taken.has(id);
}

/** Each point as it was before; more than a year's quarters as one, by their own span and sources. */
function madeFacts({ span: _whole, ...base }: Fact, made: DerivedValue, need: CellNeed): Fact[] {
  const { points, value, unit, how } = made;
  const series = need.kind === 'observation' ? need.held?.value : undefined;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || series === undefined) return [base];
  if (points.length <= MOST_POINTS)
    return points.map((point) => ({ ...base, ...pointFact(point, series), made: value }));
  const [start, end] = [pointFact(first, series), pointFact(last, series)];
  const sources = points.flatMap(sourcesOf);
  const distinct = [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
  const span = { from: start.span?.from ?? start.time, to: end.span?.to ?? end.time };
  return [
    { ...base, ...end, unit, value, made: value, period: how, span, sources: distinct.slice(-MOST_POINTS) },
  ];
}

/** Each rate once, those of one pair together. */
function rateFacts(
  known: KnownKnowledge,
  needs: readonly CellNeed[],
  rates: readonly AppliedRate[],
): readonly (readonly Fact[])[] {
  const byName = new Map<string, Fact[]>();
  for (const rate of new Map(rates.map((each) => [each.words, each])).values()) {
    const { name, value, period, words, day: time, sources, of } = rate;
    const need = needs.find(
      (each) =>
        each.kind === 'observation' && each.need.observation.toLowerCase() === of[0]?.id.toLowerCase(),
    );
    const [base] = need === undefined ? [] : factsOf(known, need, () => []);
    if (base === undefined) continue;
    const { request, fetchedAt } = base;
    const fact: Fact = {
      kind: 'rate',
      entity: undefined,
      name,
      value,
      period,
      words,
      time,
      sources,
      request,
      fetchedAt,
    };
    byName.set(name, [...(byName.get(name) ?? []), fact]);
  }
  return [...byName.values()].map((facts) => facts.slice(-MOST_POINTS));
}
