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
  /** Those that surely meet the plan, where the sieve is whole, and those that may. */
  sure: Uint32Array;
  unsure: Uint32Array;
  /** The first in the plan's order, with so many that surely meet it, or may where the sieve is not whole; nothing where they are too many. */
  first: (wanted: number) => Sieved | undefined;
};

const NO_SIEVE: EntitySieve = {
  isWhole: false,
  sure: new Uint32Array(),
  unsure: new Uint32Array(),
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
  const { nos, sure, unsure } = candidatesOf(known);
  return {
    isWhole,
    sure,
    unsure,
    first: (wanted) => {
      if (wanted >= nos.length) return nos.length > MOST ? undefined : { nos, isAll: true };
      if (order === undefined) return undefined;
      const { codes, ranges } = order.coded;
      const all = countByCode(nos, order.coded);
      const enough = isWhole ? countByCode(sure, order.coded) : all;
      const shown = new Uint8Array(all.length);
      let [count, met] = [0, 0];
      // What has no value stands last either way.
      for (const { code } of [...(order.isFalling ? [...ranges].reverse() : ranges), { code: 0 }]) {
        if (met >= wanted) break;
        shown[code] = 1;
        count += all[code] ?? 0;
        met += enough[code] ?? 0;
      }
      return count > MOST
        ? undefined
        : { nos: chosen(nos, (no) => shown[codes[no] ?? 0] === 1), isAll: count === nos.length };
    },
  };
}

/** How many of some entities lead to each end that has a code, and those among which the best known of each is. */
export async function partByEnd(nos: Uint32Array, ends: CodedField, { codes: fields }: FieldStatisticsTable) {
  const prominence = (await fields.of(PROMINENCE))?.codes ?? new Uint16Array();
  const counts = countByCode(nos, ends);
  const best = new Uint16Array(counts.length);
  for (let place = 0; place < nos.length; place += 1) {
    const no = nos[place] ?? 0;
    const code = ends.codes[no] ?? 0;
    if ((prominence[no] ?? 0) > (best[code] ?? 0)) best[code] = prominence[no] ?? 0;
  }
  return {
    counts: new Map(ends.ranges.map(({ code, first }) => [Number(first), counts[code] ?? 0])),
    first: chosen(nos, (no) => ends.codes[no] !== 0 && prominence[no] === best[ends.codes[no] ?? 0]),
  };
}

/** How many of some entities have each code. */
function countByCode(nos: Uint32Array, coded: CodedField): Uint32Array {
  const { codes, ranges } = coded;
  const counts = new Uint32Array((ranges.at(-1)?.code ?? 0) + 1);
  for (let place = 0; place < nos.length; place += 1) {
    const code = codes[nos[place] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Filters numbers; on a million of them the method of typed arrays is many times slower. */
function chosen(nos: Uint32Array, isMeant: (no: number, place: number) => boolean): Uint32Array {
  const found = new Uint32Array(nos.length);
  let count = 0;
  for (let place = 0; place < nos.length; place += 1) {
    const no = nos[place] ?? 0;
    if (!isMeant(no, place)) continue;
    found[count] = no;
    count += 1;
  }
  return found.slice(0, count);
}

/** A plan that begins with some entities. */
export function among(plan: Plan, nos: Uint32Array): Pick<Plan, 'from' | 'where'> {
  const list = plan.values.put(`{${nos.join(',')}}`, 'int[]');
  return {
    from: `unnest(${list}) m(no) cross join lateral (select e.* from $s.entity e where e.no = m.no limit 1) e${plan.joins}`,
    where: plan.whereEach(),
  };
}

/** The entities that may meet all of some conditions, and which of them surely do; what fewest meet is looked at first. */
function candidatesOf(known: readonly CodedCondition[]): Record<'nos' | 'sure' | 'unsure', Uint32Array> {
  const entities = ({ coded, meeting }: CodedCondition): number =>
    coded.ranges.reduce((sum, range, at) => sum + (meeting[at] === 'none' ? 0 : range.entities), 0);
  const ordered = [...known].sort((a, b) => entities(a) - entities(b));
  let count = ordered[0]?.coded.codes.length ?? 0;
  const [nos, bits] = [new Uint32Array(count), new Uint8Array(count)];
  for (const [at, { coded, meeting }] of ordered.entries()) {
    const { codes } = coded;
    const own = new Uint8Array((coded.ranges.at(-1)?.code ?? 0) + 1);
    for (const [place, { code }] of coded.ranges.entries()) own[code] = BITS[meeting[place] ?? 'none'];
    let left = 0;
    for (let place = 0; place < count; place += 1) {
      const no = at === 0 ? place : (nos[place] ?? 0);
      const met = (at === 0 ? BITS.all : (bits[place] ?? 0)) & (own[codes[no] ?? 0] ?? 0);
      if (met === 0) continue;
      nos[left] = no;
      bits[left] = met;
      left += 1;
    }
    count = left;
  }
  const left = nos.slice(0, count);
  return {
    nos: left,
    sure: chosen(left, (_no, place) => bits[place] === BITS.all),
    unsure: chosen(left, (_no, place) => bits[place] !== BITS.all),
  };
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
