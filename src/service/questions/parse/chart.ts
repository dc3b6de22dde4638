import type { Category, Part } from '../parts';
import type { Knowledge } from '../knowledge';
import type { Span } from '../match/span';
import type { Rule } from './rule';

/** A part that a run of tokens was read as. */
export type Item = {
  part: Part;
  start: number;
  end: number;
  /** The lower, the likelier. */
  cost: number;
  /** The rule or the row of matching that made it. */
  row: string;
  from: readonly Item[];
};

/** What was read of every run of tokens. */
export type Chart = {
  /** All readings that begin at a token. */
  from: (start: number) => readonly Item[];
  /** Where a reading may begin or end, asides left out. */
  reach: (at: number) => readonly Reach[];
  steps: number;
  /** Whether the bound on work was reached, so that readings may be missing. */
  isCut: boolean;
};

/** Where a reading goes on when some tokens are left aside. */
export type Reach = { at: number; cost: number };

/** The readings of one run of tokens as one category, at most. */
const MOST_READINGS = 6;

/** How often rules may still be tried for one question, over all its charts. */
export type Work = { left: number };

/** The grammar by the category with which a rule may begin, and the place of that. */
export type Grammar = ReadonlyMap<Category, readonly { rule: Rule; place: number }[]>;

/** Puts rules where the chart looks for them. */
export function grammarOf(rules: readonly Rule[]): Grammar {
  const grammar = new Map<Category, { rule: Rule; place: number }[]>();
  for (const rule of rules)
    for (const [place, { categories, isOptional }] of rule.places.entries()) {
      for (const cat of categories) grammar.set(cat, [...(grammar.get(cat) ?? []), { rule, place }]);
      if (!isOptional) break;
    }
  return grammar;
}

/**
 * Reads right to left, so that whatever follows a part is known when it is found. Work is bounded by the readings of
 * one run and by the attempts to apply a rule in one question.
 */
export function readChart(
  length: number,
  spans: readonly Span[],
  grammar: Grammar,
  { knowledge, work }: { knowledge: Knowledge; work: Work },
): Chart {
  const begun: Item[][] = Array.from({ length: length + 1 }, () => []);
  const byCategory: Map<Category, Item[]>[] = Array.from(
    { length: length + 1 },
    () => new Map<Category, Item[]>(),
  );
  const reach = reachOf(length, spans);
  const before = work.left;
  const isCut = (): boolean => work.left <= 0;

  /** Applies a rule to an item that fits its first filled place. */
  const apply = (rule: Rule, place: number, first: Item, add: (item: Item) => void): void => {
    const parts: (Part | undefined)[] = rule.places.slice(0, place).map(() => undefined);
    const walk = (at: number, end: number, cost: number, items: readonly Item[]): void => {
      const wanted = rule.places[at];
      if (wanted === undefined) {
        const part = rule.result(parts, knowledge);
        if (part !== undefined)
          add({ part, start: first.start, end, cost: cost + rule.cost, row: rule.name, from: items });
        return;
      }
      for (const { at: from, cost: skipped } of reach[end] ?? [])
        for (const cat of wanted.categories)
          for (const next of byCategory[from]?.get(cat) ?? []) {
            if (isCut()) return;
            work.left -= 1;
            parts[at] = next.part;
            walk(at + 1, next.end, cost + next.cost + skipped, [...items, next]);
          }
      parts[at] = undefined;
      if (wanted.isOptional) walk(at + 1, end, cost, items);
    };
    work.left -= 1;
    parts[place] = first.part;
    walk(place + 1, first.end, first.cost, [first]);
  };

  for (let start = length - 1; start >= 0 && !isCut(); start -= 1) {
    const waiting: Item[][] = Array.from({ length: length + 1 }, () => []);
    for (const { end, part, cost, row } of spans.filter(
      (span) => span.start === start && span.part !== undefined,
    ))
      if (part !== undefined) waiting[end]?.push({ part, start, end, cost, row, from: [] });
    for (let end = start + 1; end <= length; end += 1) {
      const kept = new Map<Category, number>();
      const queue = waiting[end] ?? [];
      while (queue.length > 0 && !isCut()) {
        let best = 0;
        for (let at = 1; at < queue.length; at += 1)
          if ((queue[at]?.cost ?? 0) < (queue[best]?.cost ?? 0)) best = at;
        const [item] = queue.splice(best, 1);
        if (item === undefined) break;
        const { cat } = item.part;
        const count = kept.get(cat) ?? 0;
        if (count >= MOST_READINGS) continue;
        kept.set(cat, count + 1);
        begun[start]?.push(item);
        const same = byCategory[start]?.get(cat);
        if (same === undefined) byCategory[start]?.set(cat, [item]);
        else same.push(item);
        for (const { rule, place } of grammar.get(cat) ?? [])
          apply(rule, place, item, (made) => waiting[made.end]?.push(made));
      }
    }
  }
  return {
    from: (start) => begun[start] ?? [],
    reach: (at) => reach[at] ?? [],
    steps: before - work.left,
    isCut: isCut(),
  };
}

/** From each place the places that are reached by leaving asides out. */
function reachOf(length: number, spans: readonly Span[]): Reach[][] {
  const asides = spans.filter(({ part }) => part === undefined);
  const reach: Reach[][] = Array.from({ length: length + 1 }, () => []);
  for (let at = length; at >= 0; at -= 1) {
    const costs = new Map<number, number>([[at, 0]]);
    for (const { end, cost } of asides.filter(({ start }) => start === at))
      for (const further of reach[end] ?? []) {
        const total = further.cost + cost;
        if (total < (costs.get(further.at) ?? Infinity)) costs.set(further.at, total);
      }
    reach[at] = [...costs].map(([to, cost]) => ({ at: to, cost }));
  }
  return reach;
}
