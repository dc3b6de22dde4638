import type { Condition, Placed } from './conditions';
import type { PathReader } from './read-path';

/** A condition at several times: the condition at each, and a reader of that time's figures. */
export type TimedCondition = { holds: Condition; reader: PathReader };

/**
 * One condition on figures of several times: it has to hold at each, or at any of them. Of a span that goes on, as `2019..`
 * does, each is every time of which the figures are known.
 */
export function conditionOfTimes(
  timed: readonly TimedCondition[],
  placed: readonly Placed[],
  { isAny, isOpen }: { isAny: boolean; isOpen: boolean },
): Condition {
  const paths = placed.map(({ facet, field }) => [...facet, ...field]);
  return (subject) => {
    const asked = isOpen
      ? timed.filter(({ reader }) => paths.every((path) => reader.follow(subject, path).length > 0))
      : timed;
    const met = asked.map(({ holds }) => holds(subject));
    const holding = met.filter((matched) => matched !== undefined);
    const isMet = isAny ? holding.length > 0 : holding.length === met.length;
    return isMet ? holding.at(-1) : undefined;
  };
}
