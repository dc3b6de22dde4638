import type { ColumnReader } from './column';
import { alike } from './conversion';
import type { Matched } from './conditions';
import { numberOf } from './derived';
import type { Fact } from './fact';
import { fieldKey } from './field-key';
import { fieldSpec } from './field-table';
import type { Summed } from '../store/collection';
import type { Aggregate } from './tree';

/** One figure of many facts. */
export type Summarised = {
  aggregate: Aggregate;
  /** The figure as a fact of the same kind as those it was worked out from; nothing where it cannot be. */
  fact?: Fact;
  /** How many facts, or rows where rows are counted, went into it. */
  count: number;
  facts: readonly Fact[];
  /** Why there is no figure though there are facts. */
  refusal?: 'units' | 'rate';
};

/** How what is summed up is read, and given in one currency. */
export type Reading = { read: ColumnReader; common: (fact: Fact) => Fact };

type Found = { subject: Fact; matched: Matched };

/** Adding these up gives nothing that means anything. Whole words: cash from operations is no ratio. */
const RATES =
  /(?:^|_)(?:rates?|ratios?|literacy|expectancy|index(?:es)?|prices?|human_capital|founded|eps|per|growth|years?)(?:_|$)/;

/** Makes one figure of what was found. */
export function summarise(
  found: readonly Found[],
  aggregate: Aggregate,
  { read, common }: Reading,
): Summarised {
  const { summary } = aggregate;
  if (summary === 'count') {
    const facts = found.map(({ subject }) => subject);
    return { aggregate, count: found.length, facts };
  }
  const facts = factsOf(found, aggregate, read);
  const [first] = facts;
  if (first === undefined) return { aggregate, count: 0, facts };
  const compared = alike(facts, common);
  if (summary === 'minimum' || summary === 'maximum')
    return {
      aggregate,
      count: facts.length,
      facts,
      fact: facts[extreme(compared, summary === 'maximum' ? 1 : -1)] ?? first,
    };
  if (unitsOf(compared).size > 1) return { aggregate, count: facts.length, facts, refusal: 'units' };
  if (isRate(aggregate)) return { aggregate, count: facts.length, facts, refusal: 'rate' };
  const numbers = compared.flatMap((fact) => numberOf(fact) ?? []);
  if (numbers.length === 0) return { aggregate, count: 0, facts: [] };
  const like = compared.find(({ value }) => value.kind === 'point') ?? compared[0] ?? first;
  return { aggregate, count: numbers.length, facts, fact: figureOf(like, OF[summary](numbers), facts) };
}

/** The figure that a database made, with the facts of the rows that it gives. */
export function summedUp(
  aggregate: Aggregate,
  { count, number }: Pick<Summed, 'count' | 'number'>,
  { rows, bearing, read }: { rows: readonly Found[]; bearing: readonly Found[]; read: ColumnReader },
): Summarised {
  if (aggregate.summary === 'count') return { aggregate, count, facts: rows.map(({ subject }) => subject) };
  const facts = factsOf(bearing, aggregate, read);
  const [first] = facts;
  if (first === undefined) return { aggregate, count: 0, facts };
  if (number === undefined) return { aggregate, count, facts, fact: first };
  return { aggregate, count, facts, fact: figureOf(first, number, facts) };
}

const factsOf = (found: readonly Found[], { path }: Aggregate, read: ColumnReader): Fact[] =>
  found.flatMap((each) => read(each, path)).filter((fact) => sizeOf(fact) !== undefined);

/** Whether a figure is one that is never added up. */
export function isRate({ summary, path }: Aggregate): boolean {
  if (summary !== 'sum') return false;
  const written = path.map(fieldKey);
  const meant = written.map((key) => fieldSpec(key)?.name ?? key);
  return [written, meant].some((keys) => RATES.test(keys.join('_')));
}

/** A figure of the same kind as a fact that it was worked out from. */
function figureOf(like: Fact, number: number, grounds: readonly Fact[]): Fact {
  const { value } = like;
  const unit = value.kind === 'point' ? value.series.unit : value.kind === 'number' ? value.unit : undefined;
  return {
    ...like,
    value:
      value.kind === 'point'
        ? { ...value, number }
        : { kind: 'number', number, ...(unit === undefined ? {} : { unit }) },
    grounds,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const OF: Readonly<Record<'sum' | 'average' | 'median', (numbers: readonly number[]) => number>> = {
  sum,
  average: (numbers) => sum(numbers) / numbers.length,
  median: (numbers) => {
    const sorted = [...numbers].sort((a, b) => a - b);
    const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? NaN, sorted[sorted.length >> 1] ?? NaN];
    return (low + high) / 2;
  },
};

function extreme(facts: readonly Fact[], sign: number): number {
  return facts.reduce((best, fact, at) => {
    const known = facts[best];
    return known !== undefined && isBeyond(fact, known, sign) ? at : best;
  }, 0);
}

function isBeyond(fact: Fact, best: Fact, sign: number): boolean {
  const [a, b] = [sizeOf(fact), sizeOf(best)];
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign > 0;
  return String(a).localeCompare(String(b)) * sign > 0;
}

/** What two facts are compared by: a number or a date. */
export function sizeOf(fact: Fact): number | string | undefined {
  return fact.value.kind === 'date' ? fact.value.date : numberOf(fact);
}

function unitsOf(facts: readonly Fact[]): Set<string> {
  return new Set(
    facts.flatMap(({ value }) =>
      value.kind === 'point' ? [value.series.unit] : value.kind === 'number' ? (value.unit ?? []) : [],
    ),
  );
}
