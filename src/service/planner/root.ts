import type { Alone } from './join';
import type { Part, RootPart, SetPart, ValuePart } from './question-parts';

/** A part that is a whole question by itself: a value, a narrowed collection. */
export function rootOf(part: Part, alone: Alone): RootPart | undefined {
  if (part.kind === 'root') return part;
  if (part.kind === 'value') return { kind: 'root', root: part };
  if (part.kind === 'ranked' || part.kind === 'order') return alone(part);
  if (part.kind === 'claim' && part.which !== undefined) return { kind: 'root', root: part };
  if (part.kind !== 'set') return undefined;
  if (part.topic === undefined)
    return part.joint === 'pair' && (part.named?.length ?? 0) === 2
      ? { kind: 'root', root: pairValue(part) }
      : alone(part);
  const isNarrowed = part.filters.length + part.orders.length > 0 || part.group !== undefined;
  return isNarrowed ? { kind: 'root', root: part } : undefined;
}

const pairValue = (set: SetPart): ValuePart => ({
  kind: 'value',
  set,
  way: [],
  fields: ['rate'],
  where: [],
  at: set.at,
});
