import type { Condition } from '../store/collection';
import { fieldSpec } from '../query/field-table';
import { isPlain } from './compile-collection';
import type { CompileContext } from './compile-context';
import { placesInOrder, type Plan } from './compile-plan';
import { meetingOf, PROMINENCE, TYPE, type Meeting } from './field-codes';
import { isAddress, storedPlaces } from './field-places';
import { commonPlace } from './money';

/** The most entities that are looked at one by one; of more PostgreSQL reads whole indexes. */
const MOST = 60_000;

/** Codes of an entity's values together meet the least of what each meets. */
const BITS: Readonly<Record<Meeting, number>> = { none: 0, some: 1, all: 3 };

/** Entities by their numbers, and whether no other may be meant. */
export type Sieved = { nos: readonly number[]; isAll: boolean };

/** What the codes of all entities, which a process holds, tell of a plan. */
export type EntitySieve = {
  /** Whether they decide all that the plan asks of most entities. */
  isWhole: boolean;
  /** How many surely meet the plan, where the sieve is whole. */
  met: number;
  /** Those that may meet it. */
  unsure: () => readonly number[];
  /** The first in the plan's order, with so many that surely meet it, or may where the sieve is not whole; nothing where they are too many. */
  first: (wanted: number) => Sieved | undefined;
};

/** Sieves all entities in memory, a byte a condition: a million in the time of some hundred lookups in PostgreSQL. */
export async function sieveEntities(plan: Plan): Promise<EntitySieve> {
  const { asked, compiling, isRanked } = plan;
  const { conditions, at, within } = asked.narrowing;
  const told = at.length > 0 ? [] : conditions.map((condition) => toldOf(condition, compiling));
  const order = orderOf(plan);
  const ranked = isRanked && order !== undefined ? [heldAt(order.field)] : [];
  const known = [ofTypes(compiling), ...ranked, ...told.flatMap((each) => each ?? [])];
  const isWhole =
    isPlain(asked.collection) &&
    within === undefined &&
    at.length === 0 &&
    told.every((each) => each !== undefined) &&
    isRanked === ranked.length > 0;
  const { nos, bits } = await candidatesOf(known, compiling);
  const codes = order && (await compiling.fields.column(order.field));
  const least = isWhole ? BITS.all : BITS.some;
  return {
    isWhole,
    met: bits.reduce((sum, each) => sum + (each === BITS.all ? 1 : 0), 0),
    unsure: () => [...nos.filter((_no, place) => bits[place] === BITS.some)],
    first: (wanted) => {
      if (wanted >= nos.length) return nos.length > MOST ? undefined : { nos: [...nos], isAll: true };
      if (codes === undefined) return undefined;
      const [all, enough] = [new Uint32Array(256), new Uint32Array(256)];
      for (const [place, no] of nos.entries()) {
        const code = codes[no] ?? 0;
        all[code] = (all[code] ?? 0) + 1;
        if ((bits[place] ?? 0) >= least) enough[code] = (enough[code] ?? 0) + 1;
      }
      const shown = new Uint8Array(256);
      let [count, met] = [0, 0];
      for (const code of order?.isFalling === true ? FALLING : RISING) {
        if (met >= wanted) break;
        shown[code] = 1;
        count += all[code] ?? 0;
        met += enough[code] ?? 0;
      }
      if (count > MOST) return undefined;
      return { nos: [...nos.filter((no) => shown[codes[no] ?? 0] === 1)], isAll: count === nos.length };
    },
  };
}

/** A plan that begins with some entities. */
export function among(plan: Plan, nos: readonly number[]): Pick<Plan, 'from' | 'where'> {
  const list = plan.values.put(`{${nos.join(',')}}`, 'int[]');
  return {
    from: `unnest(${list}) m(no) cross join lateral (select e.* from $s.entity e where e.no = m.no limit 1) e${plan.joins}`,
    where: plan.whereEach(),
  };
}

/** Codes in the order of their values; what has none stands last either way. */
const RISING = Array.from({ length: 256 }, (_, at) => (at + 1) % 256);
const FALLING = Array.from({ length: 256 }, (_, at) => 255 - at);

type Told = { field: string; meeting: readonly Meeting[] };

/** The entities that may meet all of some conditions, and how far they do; what fewest meet is looked at first. */
async function candidatesOf(known: readonly Told[], { fields }: CompileContext) {
  const entities = ({ field, meeting }: Told): number =>
    (fields.codes.get(field) ?? [])
      .filter(({ code }) => meeting[code] !== 'none')
      .reduce((sum, each) => sum + each.entities, 0);
  const ordered = [...known].sort((a, b) => entities(a) - entities(b));
  let nos: Uint32Array | undefined;
  let bits: Uint8Array | undefined;
  for (const { field, meeting } of ordered) {
    const column = await fields.column(field);
    const own = Uint8Array.from(meeting, (each) => BITS[each]);
    const length = nos?.length ?? column.length;
    const [left, leftBits] = [new Uint32Array(length), new Uint8Array(length)];
    let count = 0;
    for (let at = 0; at < length; at += 1) {
      const no = nos === undefined ? at : (nos[at] ?? 0);
      const met = (bits === undefined ? BITS.all : (bits[at] ?? 0)) & (own[column[no] ?? 0] ?? 0);
      if (met === 0) continue;
      left[count] = no;
      leftBits[count] = met;
      count += 1;
    }
    nos = left.subarray(0, count);
    bits = leftBits.subarray(0, count);
  }
  return { nos: nos ?? new Uint32Array(), bits: bits ?? new Uint8Array() };
}

/** Entities of the types of a collection. */
function ofTypes({ fields, types }: CompileContext): Told {
  const meeting: Meeting[] = Array.from({ length: 256 }, () => 'none');
  for (const { code, first } of fields.codes.get(TYPE) ?? [])
    if (types.includes(first)) meeting[code] = 'all';
  return { field: TYPE, meeting };
}

/** Entities that have any value. */
const heldAt = (field: string): Told => ({
  field,
  meeting: Array.from({ length: 256 }, (_, code) => (code === 0 ? 'none' : 'all')),
});

/** The field by which a plan's rows stand first, where its values have codes. */
function orderOf({ asked: { narrowing }, compiling, isOrdered }: Plan) {
  const [order] = narrowing.orders;
  // What SQL does not put in order stands by prominence there.
  if (order === undefined || !isOrdered) return { field: PROMINENCE, isFalling: true };
  const places = placesInOrder(storedPlaces(order.path[0] ?? '', compiling) ?? [], compiling) ?? [];
  const [{ place: field } = { place: '' }, ...others] = places;
  return others.length === 0 && compiling.fields.codes.has(field)
    ? { field, isFalling: order.direction === 'DESC' }
    : undefined;
}

/** What the ranges of a condition's field meet; nothing where they do not tell. */
function toldOf(
  { facet, field, operator, operand, isEither }: Condition,
  compiling: CompileContext,
): Told | undefined {
  const [key = '', ...rest] = [...facet, ...field];
  const [only, ...others] = rest.length > 0 ? [] : (storedPlaces(key, compiling) ?? []);
  const isOneEach = isEither || operand.anyOf.every((group) => group.length <= 1);
  const asked = [...new Set([operand.text, ...operand.anyOf.flat()])];
  const isTold =
    operator === '=' ? isOneEach && !asked.includes('*') : asked.length === 1 && operator !== '!=';
  if (only === undefined || others.length > 0 || !isTold) return undefined;
  const place = operator === '=' ? only : (commonPlace(only, compiling) ?? only);
  const ranges = compiling.fields.codes.get(place.place);
  const kind = (['n', 'd', 't'] as const).find((each) => place.held.kinds.replaceAll(each, '') === '');
  const spec = fieldSpec(key);
  const isOtherwise = spec?.contains === true || spec?.name === 'fiscal_year_end' || isAddress(key);
  if (ranges === undefined || kind === undefined || (kind !== 'n' && isOtherwise)) return undefined;
  const each = asked.flatMap((value) => {
    const meeting = meetingOf(ranges, { value, operator, kind });
    return meeting === undefined ? [] : [meeting];
  });
  if (each.length === 0 || (operator !== '=' && each.length > 1)) return undefined;
  const either = (code: number): Meeting => {
    const all = each.map((meeting) => meeting[code]);
    return all.includes('all') ? 'all' : all.includes('some') ? 'some' : 'none';
  };
  return { field: place.place, meeting: Array.from({ length: 256 }, (_, code) => either(code)) };
}
