import type { Knowledge } from '../../knowledge';
import type { Part, SetPart, ValuePart } from '../../parts';
import { valueOf } from '../combine';
import { onlyOne, rule } from '../rule';

/** A field of a company's period, or of its years where no time is said. */
function periodField(
  set: SetPart,
  field: string,
  times: ValuePart['times'],
  knowledge: Knowledge,
): Part | undefined {
  const root =
    set.names === undefined
      ? undefined
      : valueOf(set, { cat: 'Fields', fields: [[field]], times }, knowledge);
  return root && { cat: 'Question', root };
}

const isPeriod = (times: ValuePart['times']): boolean =>
  times.length === 1 &&
  (times[0]?.kind === 'fiscal' || times[0]?.kind === 'moment' || times[0]?.kind === 'quarter');

const edgeField = (word: 'start' | 'end' | 'ended'): string =>
  word === 'start' ? 'period_start' : 'period_end';

/** When a company's years and quarters begin and end. */
export const PERIOD_RULES = [
  rule({
    name: 'when a period begins or ends',
    pattern: 'when? do|be? Set possessive? Time start|end|ended when?',
    cost: 0,
    result: ([before, verb, set, , { times }, word, behind], knowledge) =>
      isPeriod(times) &&
      onlyOne(before, behind) !== undefined &&
      (before === undefined) === (verb === undefined)
        ? periodField(set, edgeField(word.cat), times, knowledge)
        : undefined,
  }),
  rule({
    name: 'when the fiscal year of somebody ends',
    pattern: 'when do|be|end|ended fiscal? of|for|at|by|in? Set possessive? fiscal|end? end|ended?',
    cost: 0,
    result: ([, verb, before, , set, , behind, end], knowledge) => {
      const isEnd = (verb.cat === 'end' || verb.cat === 'ended') !== (end !== undefined);
      return isEnd && (before === undefined) !== (behind === undefined)
        ? periodField(set, 'fiscal_year_end', [], knowledge)
        : undefined;
    },
  }),
];
