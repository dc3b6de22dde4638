import type { Filter } from '../../query/tree';
import { EMPTY_SET } from '../empty-set';
import type { ClaimPart, SetPart, ValuePart } from '../question-parts';
import { isBare, isDatedBy, isSingle, rangeFilters } from './parts';
import { only, rule, type Of, type Rule } from './rule';

const ANY: Filter = {
  path: ['awards'],
  operator: '=',
  operand: { text: '*', anyOf: [['*']], commas: false },
};

const PEOPLE: SetPart = { ...EMPTY_SET, topic: 'people', type: 'Person', isPlural: true };

const isAwarded = (filters: readonly Filter[]): boolean =>
  filters.length === 1 && filters[0]?.path.join('.') === 'awards' && filters[0].operand.text === '*';

const isAward = (set: SetPart): boolean => set.topic === 'awards' && isBare(set) && !set.isPlural;

/** The awards of a time. */
const awardedAt = ({ at }: Of<'times'>): Filter[] =>
  rangeFilters('date', at).map((filter) => ({ ...filter, path: ['awards', 'date'] }));

/** Who won a prize, and when. */
export const AWARD_RULES: readonly Rule[] = [
  rule(['relation', 'set'], 0, 'won the economics prize', ({ relation }, set) =>
    relation.field === 'awards' && isAward(set) ? { kind: 'cond', filters: [ANY] } : undefined,
  ),
  rule(['set', 'relation'], 0, 'den Wirtschaftsnobelpreis gewonnen', (set, { relation }) =>
    relation.field === 'awards' && isAward(set) ? { kind: 'cond', filters: [ANY] } : undefined,
  ),
  rule(['cond', 'times'], 0, 'won the economics prize in 2019', ({ filters }, times) =>
    isAwarded(filters) && isDatedBy(times) ? { kind: 'cond', filters: awardedAt(times) } : undefined,
  ),
  rule(['times', 'cond'], 0, '2019 den Wirtschaftsnobelpreis gewonnen', (times, { filters }) =>
    isAwarded(filters) && isDatedBy(times) ? { kind: 'cond', filters: awardedAt(times) } : undefined,
  ),
  rule(['set', 'times'], 0, 'economics laureates since 2018', (set, times) =>
    set.topic === 'people' && isAwarded(set.filters) && isDatedBy(times)
      ? { ...set, filters: awardedAt(times) }
      : undefined,
  ),
  rule(['times', 'set'], 0.05, '2020 economics laureates', (times, set) =>
    set.topic === 'people' && isAwarded(set.filters) && isDatedBy(times)
      ? { ...set, filters: awardedAt(times) }
      : undefined,
  ),
  rule(['ask', 'cond'], 0, 'who won the economics prize in 2019', ({ ask }, { filters }) =>
    only(ask, 'who', 'list') && filters.every(({ path }) => path[0] === 'awards')
      ? { kind: 'root', root: { ...PEOPLE, filters } }
      : undefined,
  ),
  rule(['ask', 'claim'], 0, 'when did Paul Romer win the economics prize', ({ ask }, claim) =>
    ask === 'when' ? dayOf(claim) : undefined,
  ),
  rule(['claim', 'ask'], 0.1, 'did Shiller win the prize, what year', (claim, { ask }) =>
    ask === 'when' ? dayOf(claim) : undefined,
  ),
  rule(['root', 'ask'], 0.1, 'did Shiller win the prize, what year', ({ root }, { ask }) => {
    const value = ask === 'when' && root.kind === 'claim' ? dayOf(root) : undefined;
    return value === undefined ? undefined : { kind: 'root', root: value };
  }),
];

/** The day of the prize that somebody won. */
function dayOf({ set, filter, at }: ClaimPart): ValuePart | undefined {
  return isAwarded([filter]) && at.length === 0 && isSingle(set)
    ? { kind: 'value', set, way: ['awards'], fields: ['date'], where: [], at: [] }
    : undefined;
}
