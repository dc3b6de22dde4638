import type { Attach } from '../part-combination';
import { isLoss } from '../losses';
import type { Bound, End, FieldsPart, Goes, Part, SetPart } from '../question-parts';
import type { Filter, Operator } from '../../query/tree';
import { filterOf, isSingle } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** More of a fall is less of a growth. */
const TURNED: Readonly<Partial<Record<Operator, Operator>>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' };

/** Amounts from here on are of money or people: nothing grows by as many percent. */
const LEAST_AMOUNT = 10_000;

/** What a figure grew by, where the word for it says that it rose or fell: `fell by more than 20%`. */
export function movedBy(
  field: string,
  goes: Goes | undefined,
  bounds: readonly Bound[],
): Filter[] | undefined {
  // `Between 2019 and 2021` are years.
  if (bounds.some(({ text, scale = 1 }) => scale === 1 && /^(?:19|20)\d{2}$/.test(text))) return undefined;
  const isAmount = bounds.some(({ text }) => Number(text) >= LEAST_AMOUNT);
  const path = `${field}_${isAmount ? 'change' : 'growth'}`;
  if (goes !== 'down') return bounds.map((bound) => filterOf(path, bound));
  const turned = bounds.flatMap(({ operator, text }) => {
    const other = TURNED[operator];
    return other === undefined ? [] : [filterOf(path, { operator: other, text: `-${text}` })];
  });
  if (turned.length < bounds.length) return undefined;
  // What fell by less than so much fell all the same.
  const isOpen = bounds.every(({ operator }) => operator.startsWith('<'));
  return isOpen ? [...turned, filterOf(path, { operator: '<', text: '0' })] : turned;
}

/** That a figure rose, or fell. */
function moved({ fields: [field = '', ...others], change, goes, summary }: FieldsPart): Filter | undefined {
  const isPlain = others.length === 0 && summary === undefined && change === 'change';
  return isPlain && goes !== undefined
    ? filterOf(field === 'gdp' ? ECONOMY : `${field}_change`, {
        operator: goes === 'up' ? '>' : '<',
        text: '0',
      })
    : undefined;
}

/** What an economy grew by is told without the rise of its prices. */
export const ECONOMY = 'real_gdp_growth_rate';

/** The end of an order by growth: the largest fall is the lowest growth, and the smallest fall is none. */
export const endOfMove = (direction: 'ASC' | 'DESC', goes: Goes | undefined): 'ASC' | 'DESC' | undefined =>
  goes !== 'down' ? direction : direction === 'DESC' ? 'ASC' : undefined;

/** Whether an end is one of growth: `fastest growing`. */
export const isGrowth = ({ fields = [] }: { fields?: readonly string[] }): boolean =>
  fields.some((field) => field.endsWith('_growth'));

/** What nobody wants more of. */
const BURDENS = /^(?:unemployment|inflation|public_debt|long_term_debt|total_liabilities|cost_of)/;

/** The worst loss is the largest, and so is the worst inflation; the best is the smallest. */
export const worstOf = ({ direction, isQuality }: End, field: string): 'ASC' | 'DESC' =>
  isQuality !== true || (!isLoss([field]) && !BURDENS.test(field))
    ? direction
    : direction === 'ASC'
      ? 'DESC'
      : 'ASC';

/** What is ordered by: the fastest growing by revenue are not those of the most revenue. */
export const grownBy = (end: { fields?: readonly string[] } | undefined, field: string): string =>
  end !== undefined && isGrowth(end) && !/_growth(?:_rate)?$/.test(field) ? `${field}_growth` : field;

/** The things of a kind whose figure went that way. */
function ofMoved(set: SetPart, fields: FieldsPart, attach: Attach): SetPart | undefined {
  const { at = [] } = fields;
  const isOpen = set.topic !== undefined && !set.isRanked && (at.length === 0 || set.at.length === 0);
  const filter = isOpen ? moved(fields) : undefined;
  return filter !== undefined && attach.typeHolds(set.topic ?? '', fields.fields[0] ?? '')
    ? { ...set, filters: [...set.filters, filter], at: [...set.at, ...at] }
    : undefined;
}

/** Things whose figures rose or fell. */
export const MOVE_RULES: readonly Rule[] = [
  rule(
    ['light', 'fields'],
    0,
    'whose revenue fell; while profit rose',
    ({ light }, fields): Of<'cond'> | undefined => {
      const filter = only(light, 'whose', 'with', 'that', 'and') ? moved(fields) : undefined;
      const { at } = fields;
      return filter && { kind: 'cond', filters: [filter], ...(at === undefined ? {} : { at }) };
    },
  ),
  rule(
    ['fields', 'multiplied'],
    0,
    'whose net income doubled',
    (fields, { percent }): Of<'cond'> | undefined => {
      const [field = '', ...others] = fields.fields;
      const { at, change, summary } = fields;
      if (others.length > 0 || change !== undefined || summary !== undefined) return undefined;
      const bound: Bound = { operator: percent < 0 ? '<=' : '>=', text: String(percent) };
      return {
        ...{ kind: 'cond', filters: [filterOf(`${field}_growth`, bound)] },
        ...(at === undefined ? {} : { at }),
      };
    },
  ),
  rule(['cond', 'times'], 0.05, 'whose net income doubled in 2023', (cond, { at, joint }) =>
    joint === undefined &&
    cond.at === undefined &&
    cond.filters.every(({ path }) => /_growth$/.test(path[0] ?? ''))
      ? { ...cond, at }
      : undefined,
  ),
  rule(['bounded', 'change'], 0, 'um mehr als 20 Prozent sank', (bounded, { as, goes }): Part | undefined =>
    goes !== undefined && as === 'change' && !bounded.isTime && bounded.isEver === undefined
      ? { kind: 'movedBy', goes, bounds: bounded.bounds }
      : undefined,
  ),
  rule(['light', 'movedBy'], 0, 'um mehr als 20 Prozent gesunken', ({ light }, moved) =>
    only(light, 'by', 'in') ? moved : undefined,
  ),
  rule(['fields', 'movedBy'], 0, 'Umsatz um mehr als 20 Prozent sank', (fields, { goes, bounds }) => {
    const [field = '', ...others] = fields.fields;
    const isPlain = others.length === 0 && fields.summary === undefined && fields.change === undefined;
    const filters = isPlain ? movedBy(field, goes, bounds) : undefined;
    const { at } = fields;
    return filters && { kind: 'cond', filters, ...(at === undefined ? {} : { at }) };
  }),
  rule(['value', 'movedBy'], 0, 'ist der Umsatz von Apple um mehr als 2 % gesunken', (value, moved) => {
    const { set, fields, way, at, change, summary } = value;
    const isPlain = isSingle(set) && fields.length === 1 && way.length === 0 && change === undefined;
    const [filter, ...more] = movedBy(fields[0] ?? '', moved.goes, moved.bounds) ?? [];
    return isPlain && summary === undefined && filter !== undefined && more.length === 0
      ? { kind: 'claim', set, filter, at }
      : undefined;
  }),
  rule(['set', 'fields'], 0, 'banks that cut their dividends', (set, fields, attach) =>
    ofMoved(set, fields, attach),
  ),
  rule(['phrase', 'fields'], 0, "countries' population shrank", ({ light, of }, fields, attach) =>
    light === 'possessive' && of.kind === 'set' ? ofMoved(of, fields, attach) : undefined,
  ),
];
