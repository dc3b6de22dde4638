import type { ClaimPart, Goes, Part, SetPart, ValuePart } from '../question-parts';
import type { EntityType } from '../../../shared/contract/entity-type';
import { EACH_QUARTER, LATEST_QUARTER } from '../../query/period';
import { endOfMove } from './moves';
import { extremeOf, fieldsPart, filterOf, isSingle } from './parts';
import { rule, type Of, type Rule } from './rule';

/** Whose figures are told for years or quarters, so that a rise is one over the year before. */
const OF_YEARS: ReadonlySet<EntityType> = new Set<EntityType>(['Company', 'Country']);

/** Figures that may be below nothing, of which a share of the year before says little. */
const MAY_BE_BELOW: ReadonlySet<string> = new Set([
  ...[
    'net_income',
    'operating_income',
    'equity',
    'eps',
    'operating_cash_flow',
    'free_cash_flow',
    'gross_profit',
  ],
]);

const isOfYears = ({ named = [] }: SetPart): boolean => OF_YEARS.has(named[0]?.[0]?.type ?? 'Entity');

/** The growth over the year before of a figure that is said to have moved; nothing where it is none of one thing. */
function growthOf({ set, fields, way, where, change, summary, compare }: ValuePart): string | undefined {
  const [field = '', ...others] = fields;
  const isPlain = isSingle(set) && others.length + way.length + where.length === 0;
  if (!isPlain || change === undefined || summary !== undefined || compare !== undefined) return undefined;
  if (isOfSteps(set)) return `${field}_step_change`;
  return isOfYears(set) ? `${field}_yearly_${MAY_BE_BELOW.has(field) ? 'change' : 'growth'}` : undefined;
}

/** How many of a line's points at most differ from the one before, where somebody sets what it tells. */
const FEW = 0.03;

/** Whether a line goes by steps, as a rate that a central bank sets: then it moved on the day on which it was set anew. */
function isOfSteps({ named = [] }: SetPart): boolean {
  const [first] = named[0] ?? [];
  const line =
    first?.type === 'MacroIndicator' ? first.series.find(({ cadence }) => cadence === 'd') : undefined;
  const values = line?.values ?? [];
  return (
    values.length > 0 &&
    values.filter((value, at) => at > 0 && value !== values[at - 1]).length < values.length * FEW
  );
}

type Which = ClaimPart['which'];

/** That a figure rose, or fell, over the year before, of every point of its line. */
function movedWhen(
  value: ValuePart,
  which: Which,
  said: Goes | undefined = value.goes,
): ClaimPart | undefined {
  const growth = growthOf(value);
  const times = value.at.filter((time) => time !== EACH_QUARTER && time !== LATEST_QUARTER);
  if (growth === undefined || said === undefined || times.length > 1) return undefined;
  const filter = filterOf(`${growth}_history`, { operator: said === 'up' ? '>' : '<', text: '0' });
  const claim: ClaimPart = { kind: 'claim', set: value.set, filter, at: value.at };
  return which === undefined ? claim : { ...claim, which };
}

const root = (claim: ClaimPart | undefined): Part | undefined =>
  claim === undefined ? undefined : { kind: 'root', root: claim };

/** The word for when something was so: the first time, the last, or whether it ever was. */
function momentOf(light: Of<'light'>['light']): { which?: 'first' | 'last' } | undefined {
  if (light === 'firstTime') return { which: 'first' };
  if (light === 'lastTime') return { which: 'last' };
  return light === 'ever' ? {} : undefined;
}

const moving = ({ goes, as }: Of<'change'>, light: Of<'light'>): Part | undefined => {
  const moment = momentOf(light.light);
  return goes === undefined || as !== 'change' || moment === undefined
    ? undefined
    : { kind: 'movedTime', goes, ...moment };
};

/** The largest growth over the year before of all points, or the largest fall. */
function mostMoved(value: ValuePart, direction: 'ASC' | 'DESC'): ValuePart | undefined {
  const growth = growthOf(value);
  const end = endOfMove(direction, value.goes);
  if (growth === undefined || end === undefined) return undefined;
  const { change: _change, goes: _goes, ...line } = value;
  return extremeOf({ ...line, fields: [growth] }, end);
}

/** When a figure rose or fell, how often, and when it did so most. */
export const MOVED_WHEN_RULES: readonly Rule[] = [
  rule(['light', 'change'], 0, 'last fell', (light, change) => moving(change, light)),
  rule(['change', 'light'], 0.01, 'fall last', (change, light) => moving(change, light)),
  rule(['times', 'value'], 0, 'the quarterly revenue of Nike fell', ({ at, joint }, value) =>
    joint === undefined && at.join() === EACH_QUARTER && value.goes !== undefined && value.at.length === 0
      ? { ...value, at }
      : undefined,
  ),
  rule(['value', 'movedTime'], 0, "when did IBM's revenue last fall", (value, { goes, which }) =>
    value.change === undefined ? movedWhen({ ...value, change: 'change' }, which, goes) : undefined,
  ),
  rule(['set', 'movedTime'], 0.05, 'when did the upper bound last fall', (set, { goes, which }, attach) =>
    isOfSteps(set) && attach.fits(set, ['latest_value'])
      ? movedWhen({ ...attach.valueOf(set, fieldsPart(['latest_value'])), change: 'change' }, which, goes)
      : undefined,
  ),
  rule(['movedTime', 'value'], 0.1, 'wann sank zuletzt der Umsatz von IBM', ({ goes, which }, value) =>
    value.change === undefined ? movedWhen({ ...value, change: 'change' }, which, goes) : undefined,
  ),
  rule(['light', 'value'], 0, 'the last quarter in which the revenue of Apple fell', ({ light }, value) => {
    const moment = light === 'ever' ? undefined : momentOf(light);
    return moment === undefined ? undefined : movedWhen(value, moment.which);
  }),
  rule(['value', 'light'], 0, 'the revenue of Apple fell for the last time', (value, { light }) => {
    const moment = momentOf(light);
    return moment === undefined ? undefined : movedWhen(value, moment.which);
  }),
  rule(['ask', 'value'], 0.02, 'in which years did the revenue of IBM fall', ({ ask }, value) =>
    ask === 'when' ? root(movedWhen(value, 'each')) : undefined,
  ),
  rule(['often', 'value'], 0, 'in how many years did the revenue of IBM fall', ({ cadence, at }, value) => {
    if (at !== undefined && value.at.length > 0) return undefined;
    const claim = movedWhen({ ...value, at: at ?? value.at }, 'count');
    return root(claim === undefined || cadence === undefined ? claim : { ...claim, cadence });
  }),
  rule(
    ['value', 'superlative'],
    0.1,
    "in which year did Tesla's revenue grow the most",
    (value, superlative) =>
      superlative.count === undefined &&
      superlative.rank === undefined &&
      superlative.end.fields === undefined
        ? mostMoved(value, superlative.end.direction)
        : undefined,
  ),
  rule(['value', 'change'], 0.02, 'did the revenue of Apple fall year on year', (value, { isEachYear }) =>
    isEachYear === true && value.goes !== undefined && value.change === 'change' ? value : undefined,
  ),
  rule(['change', 'change'], 0.02, 'fall year on year', (change, { isEachYear }) =>
    isEachYear === true && change.goes !== undefined && change.as === 'change' ? change : undefined,
  ),
  rule(['change', 'change'], 0.02, 'gegenüber dem Vorjahr gestiegen', ({ isEachYear }, change) =>
    isEachYear === true && change.goes !== undefined && change.as === 'change' ? change : undefined,
  ),
  rule(['movedTime', 'change'], 0.02, 'last fell year on year', (moved, { isEachYear }) =>
    isEachYear === true ? moved : undefined,
  ),
  rule(['claim', 'change'], 0.02, 'was lower year on year', (claim, { isEachYear }) =>
    isEachYear === true && claim.filter.path[0]?.endsWith('_yearly_growth_history') === true
      ? claim
      : undefined,
  ),
];
