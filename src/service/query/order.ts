import type { ColumnReader } from './column';
import { alike } from './conversion';
import type { Matched } from './conditions';
import type { Fact } from './fact';
import type { Expression } from './tree';

type Found = { subject: Fact; matched: Matched };

/**
 * Puts what was found in the order asked for. What lacks the field comes last, whichever the direction; a ranking with a
 * limit leaves it out (§4.6: order and limit steer which results surface).
 */
export function inOrder(
  found: readonly Found[],
  { orders, limit }: Pick<Expression, 'orders' | 'limit'>,
  { read, common }: { read: ColumnReader; common: (fact: Fact) => Fact },
): readonly Found[] {
  if (orders.length === 0) return found;
  const columns = orders.map(({ path }) =>
    alike(
      found.map((each) => read(each, path)[0]),
      common,
    ),
  );
  const keyed = found.map((each, at) => ({ each, keys: columns.map((facts) => sortKey(facts[at])) }));
  const ranked = limit === undefined ? keyed : keyed.filter(({ keys: [key] }) => key !== undefined);
  ranked.sort((a, b) => {
    for (const [at, { direction }] of orders.entries()) {
      const difference = compare(a.keys[at], b.keys[at], direction === 'DESC' ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return ranked.map(({ each }) => each);
}

type Key = string | number | undefined;

function sortKey(fact: Fact | undefined): Key {
  if (fact === undefined) return undefined;
  const { value } = fact;
  if (value.kind === 'entity') return value.entity.name;
  if (value.kind === 'number' || value.kind === 'point') return value.number;
  return value.kind === 'date' ? value.date : value.text;
}

function compare(a: Key, b: Key, sign: number): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * sign;
  return collator.compare(String(a), String(b)) * sign;
}

const collator = new Intl.Collator('en', { numeric: true });
