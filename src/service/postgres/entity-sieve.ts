import { anyOf, codedCondition, ofTypes, type CodedCondition } from './coded-condition';
import { isPlain } from './compile-collection';
import { placesInOrder, type Plan } from './compile-plan';
import { PROMINENCE, TYPE, type CodedField, type Meeting } from './field-codes';
import type { FieldStatisticsTable } from './field-statistics';
import { storedPlaces } from './field-places';

/** The most entities that are looked at one by one; of more PostgreSQL reads whole indexes. */
const MOST = 60_000;

/** What an entity meets of several conditions is what it meets of all of them. */
const BITS: Readonly<Record<Meeting, number>> = { none: 0, some: 1, all: 3 };

/** Entities by their numbers, and whether no other may be meant. */
export type Sieved = { nos: Uint32Array; isAll: boolean };

/** What the codes of all entities, which a process holds, tell of a plan. */
export type EntitySieve = {
  /** Whether they decide all that the plan asks of most entities. */
  isWhole: boolean;
  /** How many surely meet the plan, where the sieve is whole, and which these and those that may are. */
  sureCount: number;
  sure: () => Uint32Array;
  unsure: () => Uint32Array;
  /** The first in the plan's order, with so many that surely meet it, or may where the sieve is not whole; nothing where they are too many. */
  first: (wanted: number) => Sieved | undefined;
};

const NO_SIEVE: EntitySieve = {
  isWhole: false,
  sureCount: 0,
  sure: () => new Uint32Array(),
  unsure: () => new Uint32Array(),
  first: () => undefined,
};

/** Sieves all entities in memory, two bytes a condition: a million in the time of some hundred lookups in PostgreSQL. */
export async function sieveEntities(plan: Plan): Promise<EntitySieve> {
  const { asked, compiling, isRanked } = plan;
  const { conditions, at, within } = asked.narrowing;
  const [types, order, ...coded] = await Promise.all([
    compiling.fields.codes.of(TYPE),
    orderOf(plan),
    ...(at.length > 0 ? [] : conditions).map((condition) => codedCondition(condition, compiling)),
  ]);
  if (types === undefined) return NO_SIEVE;
  const known = [
    ofTypes(types, compiling),
    ...(isRanked && order !== undefined ? [anyOf(order.coded)] : []),
    ...coded.flatMap((each) => each ?? []),
  ];
  const isWhole =
    isPlain(asked.collection) &&
    within === undefined &&
    at.length === 0 &&
    coded.every((each) => each !== undefined) &&
    !(isRanked && order === undefined);
  const found = candidatesOf(known);
  const { nos, bits, count } = found;
  const sureCount = sureOf(found);
  return {
    ...{ isWhole, sureCount },
    sure: () => chosen(found, sureCount, (place) => (bits[place] ?? 0) >> 1),
    unsure: () => chosen(found, count - sureCount, (place) => 1 - ((bits[place] ?? 0) >> 1)),
    first: (wanted) => {
      if (wanted >= count) return count > MOST ? undefined : { nos: nos.slice(0, count), isAll: true };
      if (order === undefined) return undefined;
      const { codes, ranges } = order.coded;
      const all = countByCode(found, order.coded);
      const enough = isWhole ? all.sure : all.met;
      const shown = new Uint8Array(all.met.length);
      let [shownCount, met] = [0, 0];
      // What has no value stands last either way.
      for (const { code } of [...(order.isFalling ? [...ranges].reverse() : ranges), { code: 0 }]) {
        if (met >= wanted) break;
        shown[code] = 1;
        shownCount += all.met[code] ?? 0;
        met += enough[code] ?? 0;
      }
      return shownCount > MOST
        ? undefined
        : {
            nos: chosen(found, shownCount, (place) => shown[codes[nos[place] ?? 0] ?? 0] ?? 0),
            isAll: shownCount === count,
          };
    },
  };
}

/** How many of some entities lead to each end that has a code, and those among which the best known of each is. */
export async function partByEnd(nos: Uint32Array, ends: CodedField, { codes: fields }: FieldStatisticsTable) {
  const prominence = (await fields.of(PROMINENCE))?.codes ?? new Uint16Array();
  const counts = new Uint32Array((ends.ranges.at(-1)?.code ?? 0) + 1);
  const best = new Uint16Array(counts.length);
  for (let place = 0; place < nos.length; place += 1) {
    const no = nos[place] ?? 0;
    const code = ends.codes[no] ?? 0;
    const own = prominence[no] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
    if (own > (best[code] ?? 0)) best[code] = own;
  }
  const first: number[] = [];
  for (let place = 0; place < nos.length; place += 1) {
    const no = nos[place] ?? 0;
    const code = ends.codes[no] ?? 0;
    if (prominence[no] === best[code] && code !== 0) first.push(no);
  }
  return {
    counts: new Map(ends.ranges.map(({ code, first: end }) => [Number(end), counts[code] ?? 0])),
    first,
  };
}

/** A plan that begins with some entities. */
export function among(plan: Plan, nos: Uint32Array | readonly number[]): Pick<Plan, 'from' | 'where'> {
  const list = plan.values.put(`{${nos.join(',')}}`, 'int[]');
  return {
    from: `unnest(${list}) m(no) cross join lateral (select e.* from $s.entity e where e.no = m.no limit 1) e${plan.joins}`,
    where: plan.whereEach(),
  };
}

/** The entities that may meet all of some conditions; what fewest meet is looked at first. */
function candidatesOf(known: readonly CodedCondition[]): Found {
  const entities = ({ coded, meeting }: CodedCondition): number =>
    coded.ranges.reduce((sum, range, at) => sum + (meeting[at] === 'none' ? 0 : range.entities), 0);
  const [rarest, ...others] = [...known].sort((a, b) => entities(a) - entities(b));
  // One more than are found is written.
  const size = rarest === undefined ? 0 : entities(rarest) + 1;
  const found: Found = { nos: new Uint32Array(size), bits: new Uint8Array(size), count: 0 };
  if (rarest !== undefined) narrow(found, rarest, true);
  for (const other of others) narrow(found, other, false);
  return found;
}

/** Entities, by their numbers, with what they meet as in `BITS`. */
type Found = { nos: Uint32Array; bits: Uint8Array; count: number };

/** Leaves those that may meet a condition too. The loop asks nothing of an entity: of a million answers the processor would guess half wrong. */
function narrow(found: Found, { coded, meeting }: CodedCondition, isFirst: boolean): void {
  const { codes, ranges } = coded;
  const own = new Uint8Array((ranges.at(-1)?.code ?? 0) + 1);
  for (const [place, { code }] of ranges.entries()) own[code] = BITS[meeting[place] ?? 'none'];
  const { nos, bits } = found;
  const end = isFirst ? codes.length : found.count;
  let count = 0;
  for (let place = 0; place < end; place += 1) {
    const no = isFirst ? place : (nos[place] ?? 0);
    const met = (isFirst ? BITS.all : (bits[place] ?? 0)) & (own[codes[no] ?? 0] ?? 0);
    nos[count] = no;
    bits[count] = met;
    count += met & 1;
  }
  found.count = count;
}

function sureOf({ bits, count }: Found): number {
  let sure = 0;
  for (let place = 0; place < count; place += 1) sure += (bits[place] ?? 0) >> 1;
  return sure;
}

/** The numbers of so many found entities, those of which something is 1 and not 0. */
function chosen({ nos, count }: Found, wanted: number, isMeant: (place: number) => number): Uint32Array {
  const numbers = new Uint32Array(wanted);
  let at = 0;
  for (let place = 0; place < count && at < wanted; place += 1) {
    numbers[at] = nos[place] ?? 0;
    at += isMeant(place);
  }
  return numbers;
}

/** How many of the found have each code, and how many of them surely meet the plan. */
function countByCode({ nos, bits, count }: Found, { codes, ranges }: CodedField) {
  const size = (ranges.at(-1)?.code ?? 0) + 1;
  const [met, sure] = [new Uint32Array(size), new Uint32Array(size)];
  for (let place = 0; place < count; place += 1) {
    const code = codes[nos[place] ?? 0] ?? 0;
    met[code] = (met[code] ?? 0) + 1;
    sure[code] = (sure[code] ?? 0) + ((bits[place] ?? 0) >> 1);
  }
  return { met, sure };
}

/** The field by which a plan's rows stand first, where its values have codes. */
async function orderOf({ asked: { narrowing }, compiling, isOrdered }: Plan) {
  const [order] = narrowing.orders;
  // What SQL does not put in order stands by prominence there.
  const places =
    order === undefined || !isOrdered
      ? [{ place: PROMINENCE }]
      : (placesInOrder(storedPlaces(order.path[0] ?? '', compiling) ?? [], compiling) ?? []);
  const [only, ...others] = places;
  const coded = only && others.length === 0 ? await compiling.fields.codes.of(only.place) : undefined;
  return coded && { coded, isFalling: only?.place === PROMINENCE || order?.direction === 'DESC' };
}
