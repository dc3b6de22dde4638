import type { Evaluator } from '../query/evaluate';
import type { Expression, Filter, Operator, Order } from '../query/tree';
import type { ClaimPart, RootPart, SetPart, ValuePart } from './question-parts';

/** What is called by its being below nothing, and the figure that then is: a loss is a negative net income. */
const HELD: ReadonlyMap<string, string> = new Map([
  ['net_loss', 'net_income'],
  ['operating_loss', 'operating_income'],
  ['loss_per_share', 'eps'],
  ['current_account_deficit', 'current_account_balance'],
  ['latest_deficit', 'latest_value'],
]);

const LOSS = new RegExp(`^(?:${[...HELD.keys()].join('|')})(?=_|$)`);

/** Whether what a path leads to is called by its being below nothing. */
export const isLoss = (path: readonly string[]): boolean => LOSS.test(path.at(-1) ?? '');

/** The figure that a loss is of; what is no loss stays as it is. */
export const storedFigure = (field: string): string => field.replace(LOSS, (name) => HELD.get(name) ?? name);

/** Whether a loss of which more is asked than its size: it has no growth in percent. */
const isGrowth = (path: readonly string[]): boolean => isLoss(path) && /_growth$/.test(path.at(-1) ?? '');

/** More of a loss is less of an income. */
const TURNED: Readonly<Record<Operator, Operator>> = {
  ...{ '=': '=', '!=': '!=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' },
};

/** The evaluator as the rules see it: for them a loss fits whatever holds the figure that it is of. */
export function knowingLosses(evaluator: Evaluator): Evaluator {
  const { reader } = evaluator;
  return {
    ...evaluator,
    reader: { ...reader, steps: (path) => reader.steps(path.map(storedFigure)) },
    run: (expression) =>
      evaluator.run(isOfLoss(expression) ? { ...expression, topic: '', also: [] } : expression),
  };
}

const isOfLoss = ({ filters, orders }: Expression): boolean =>
  [...filters, ...orders].some(({ path }) => isLoss(path));

/**
 * A question for a loss as one for the figure that is below nothing: the largest loss is the lowest net income of those
 * that have one below zero. Nothing where that cannot be asked so: a loss that grew by so many percent. What asks for no
 * loss stays as it is.
 */
export function asStoredFigure(part: RootPart): RootPart | undefined {
  const { root } = part;
  if (!saysLoss(root)) return part;
  const meant = root.kind === 'set' ? setOf(root) : root.kind === 'claim' ? claimOf(root) : valueOf(root);
  return meant && { ...part, root: meant };
}

function saysLoss(root: RootPart['root']): boolean {
  const { filters, orders } = root.kind === 'set' ? root : root.set;
  const own = root.kind === 'claim' ? [root.filter.path] : root.kind === 'value' ? [root.fields] : [];
  return [...filters, ...orders, ...(root.kind === 'value' ? root.where : [])]
    .map(({ path }) => path)
    .concat(own)
    .some((path) => path.some((field) => LOSS.test(field)));
}

function setOf(set: SetPart): SetPart | undefined {
  const filters = allOf(set.filters);
  if (filters === undefined || set.orders.some(({ path }) => isGrowth(path))) return undefined;
  const lost = set.orders.filter(({ path }) => isLoss(path));
  return {
    ...set,
    filters: [...filters, ...lost.map(({ path }) => belowNothing(path))],
    orders: set.orders.map(turnedOrder),
  };
}

const turnedOrder = ({ path, direction }: Order): Order =>
  isLoss(path) ? { path: path.map(storedFigure), direction: turned(direction) } : { path, direction };

const turned = (direction: 'ASC' | 'DESC'): 'ASC' | 'DESC' => (direction === 'ASC' ? 'DESC' : 'ASC');

function belowNothing(path: readonly string[]): Filter {
  return {
    path: path.map(storedFigure),
    operator: '<',
    operand: { text: '0', anyOf: [['0']], commas: false },
  };
}

/** Conditions on losses as those on figures; nothing where one is on a growth. */
function allOf(filters: readonly Filter[]): readonly Filter[] | undefined {
  if (filters.some(({ path }) => isGrowth(path))) return undefined;
  return filters.flatMap((filter) => (isLoss(filter.path) ? lowered(filter) : [filter]));
}

/** So large a loss is so far below nothing; one of less than that is below nothing all the same. */
function lowered({ path, operator, operand }: Filter): Filter[] {
  const { text } = operand;
  if (text === '*') return [belowNothing(path)];
  const own = /^\d/.test(text) ? (Number(text) === 0 ? text : `-${text}`) : text;
  const isChange = /_change$/.test(path.at(-1) ?? '');
  const filter: Filter = {
    path: path.map(storedFigure),
    operator: TURNED[operator],
    operand: { text: own, anyOf: [[own]], commas: false },
  };
  // A loss grows where there is one.
  if (isChange) return [filter, belowNothing(path.map((field) => field.replace(/_change$/, '')))];
  return operator === '<' || operator === '<=' ? [filter, belowNothing(path)] : [filter];
}

function claimOf(claim: ClaimPart): ClaimPart | undefined {
  const set = setOf(claim.set);
  const [filter, ...more] = allOf([claim.filter]) ?? [];
  return set === undefined || filter === undefined || more.length > 0 ? undefined : { ...claim, set, filter };
}

function valueOf(value: ValuePart): ValuePart | undefined {
  const set = setOf(value.set);
  const where = allOf(value.where);
  const { fields, summary, compare, goes } = value;
  // Each point of a line would be told, the profits among them.
  const isLine = isLoss(fields) && /_history$/.test(fields.at(-1) ?? '');
  if (set === undefined || where === undefined || isGrowth(fields) || isLine) return undefined;
  const isOfLoss = isLoss(fields);
  if (!isOfLoss) return { ...value, set, where, fields: fields.map(storedFigure) };
  // Of years some of which bring a profit the lowest loss is none.
  if (summary === 'minimum') return undefined;
  const isOfKind = set.named === undefined && value.way.length === 0;
  return {
    ...value,
    set:
      summary !== undefined && isOfKind ? { ...set, filters: [...set.filters, belowNothing(fields)] } : set,
    where,
    fields: fields.map(storedFigure),
    ...(summary === 'maximum' ? { summary: 'minimum' } : {}),
    ...(compare === undefined ? {} : { compare: { ...compare, direction: turned(compare.direction) } }),
    ...(goes === undefined ? {} : { goes: goes === 'up' ? 'down' : 'up' }),
  };
}
