import { nameText } from '../../names/name-text';
import { fieldSpec } from '../query/field-table';
import { parseMoment } from '../query/moment';
import { parseQuantity } from '../query/quantity';
import type { Condition } from '../store/collection';
import { OWN_KEYS, placesOf, type Held, type KnownFields } from './known-fields';
import type { Meanings } from './meanings';
import { all, any, ANYTHING, type Compiled, type StatementValues } from './statement';

/** What compiling a condition needs to know. */
export type Compiling = {
  values: StatementValues;
  fields: KnownFields;
  types: readonly string[];
  meanings: Meanings;
  /** Whether entities are looked at one by one; else PostgreSQL may as well begin with those that meet a condition. */
  isEach: boolean;
};

/** A place of a field that entities of these types hold something in. */
export type Place = { place: string; held: Held };

/** Keys that are read in ways of their own. */
const OTHERWISE: ReadonlySet<string> = new Set(['year', 'location', 'place', 'city', 'role', ...OWN_KEYS]);

/** Fields whose texts are compared as addresses. */
export const ADDRESSES: ReadonlySet<string> = new Set([
  'headquarters',
  'location',
  'registered_in',
  'website',
]);

/**
 * The places in which a field of these types is held, in the order in which they are looked at. Nothing where the key is
 * read in another way, as what lies around an entity or what is worked out.
 */
export function heldPlaces(
  key: string,
  { fields, types }: Pick<Compiling, 'fields' | 'types'>,
): Place[] | undefined {
  if (OTHERWISE.has(key) || !fields.isKnown(key) || fieldSpec(key)?.everywhere === true) return undefined;
  const places = placesOf(key);
  if (places.some((place) => /^[@#=]|^~\*$|[/:!]/.test(place))) return undefined;
  return places.flatMap((place) => {
    const held = fields.held(types, place);
    return held === undefined ? [] : [{ place, held }];
  });
}

/** A condition on an entity `e`; where it cannot be told in SQL, one that holds for more entities than are meant. */
export function compileCondition(condition: Condition, compiling: Compiling): Compiled {
  const { facet, field, operator, operand, isEither } = condition;
  const [key, ...rest] = [...facet, ...field];
  const places = key === undefined ? undefined : heldPlaces(key, compiling);
  if (key === undefined || places === undefined) return ANYTHING;
  const holds = any(places.map((place) => holdsAny(place, compiling)));
  if (rest.length > 0) return { ...holds, isExact: false };
  const test = (value: string): Compiled =>
    value === '*' && (operator === '=' || operator === '!=')
      ? holds
      : firstHeld(places, compiling, (place) => compileTest({ key, place, value, operator }, compiling));
  const groups = operand.anyOf.map((group) => group.map(test));
  const met = any([test(operand.text), ...(isEither || operator === '!=' ? groups.flat() : groups.map(all))]);
  if (operator !== '!=') return met;
  return met.isExact ? all([holds, { sql: `not ${met.sql}`, isExact: true }]) : { ...holds, isExact: false };
}

/** Whether an entity holds anything in a place today. */
function holdsAny({ place, held: { kinds } }: Place, compiling: Compiling): Compiled {
  const { values } = compiling;
  const [table, own] = tableOf(place);
  if (table === 'relationship') {
    const type = values.put(place.slice(1), 'text');
    return exact(
      some(
        `select from $s.relationship r where r."${own}" = e.no and r.type = ${type} and r.until is null`,
        compiling,
      ),
    );
  }
  const field = values.put(place, 'text');
  const of = (name: string): Compiled =>
    exact(some(`select from $s.${name} f where f.entity = e.no and f.field = ${field}`, compiling));
  return any([...(kinds.includes('n') ? [of('figure')] : []), ...(/[dtl]/.test(kinds) ? [of('value')] : [])]);
}

/** A test of what is read: that of the first place that holds anything. */
function firstHeld(
  places: readonly Place[],
  compiling: Compiling,
  test: (place: Place) => Compiled,
): Compiled {
  return any(
    places.map((place, at) => {
      const before = places.slice(0, at).map((each) => holdsAny(each, compiling));
      return all([test(place), ...before.map(({ sql }) => exact(`not ${sql}`))]);
    }),
  );
}

const exact = (sql: string): Compiled => ({ sql, isExact: true });

/** Whether there are any such rows; PostgreSQL turns no subquery with an offset into a join. */
const some = (rows: string, { isEach }: Compiling): string => `exists (${rows}${isEach ? ' offset 0' : ''})`;

function tableOf(place: string): ['relationship', 'from' | 'to'] | ['figure' | 'value', 'entity'] {
  if (place.startsWith('>')) return ['relationship', 'from'];
  if (place.startsWith('<')) return ['relationship', 'to'];
  return ['figure', 'entity'];
}

type Test = { key: string; place: Place; value: string; operator: Condition['operator'] };

function compileTest(test: Test, compiling: Compiling): Compiled {
  const [table] = tableOf(test.place.place);
  if (table === 'relationship') return compileEdgeTest(test, compiling);
  const isOrdered = test.operator !== '=' && test.operator !== '!=';
  if (isOrdered && parseQuantity(test.value) === undefined && parseMoment(test.value) === undefined)
    return { ...holdsAny(test.place, compiling), isExact: false };
  // The month of a year of weeks is that of a day which no text names.
  if (fieldSpec(test.key)?.name === 'fiscal_year_end')
    return { ...holdsAny(test.place, compiling), isExact: false };
  const { kinds } = test.place.held;
  return any([
    ...(kinds.includes('n') ? [numberTest(test, compiling)] : []),
    ...(kinds.includes('d') ? [dateTest(test, compiling)] : []),
    ...(kinds.includes('t') ? [textTest(test, compiling)] : []),
    ...(kinds.includes('l') ? [longTest(test, compiling)] : []),
  ]);
}

const signOf = (operator: Condition['operator']): string => (operator === '!=' ? '=' : operator);

function numberTest({ place: { place }, value, operator }: Test, compiling: Compiling): Compiled {
  const { values } = compiling;
  const quantity = parseQuantity(value);
  // The type is the entity's, so that the index of the field finds the numbers of a collection's type.
  const of = `select from $s.figure f where f.entity = e.no and f.type = e.type and f.field = ${values.put(place, 'text')}`;
  // A founding year that is held as a number may be asked for by a day.
  if (quantity === undefined)
    return operator === '=' || operator === '!='
      ? exact('false')
      : { sql: some(of, compiling), isExact: false };
  return exact(some(`${of} and f.value ${signOf(operator)} ${values.put(quantity, 'float8')}`, compiling));
}

function dateTest({ place: { place }, value, operator }: Test, compiling: Compiling): Compiled {
  const { values } = compiling;
  const moment = parseMoment(value);
  if (moment === undefined) return exact('false');
  const asked = values.put(moment, 'text');
  const length = `least(length(f.value), length(${asked}))`;
  const range = dayRange(operator, moment, values);
  return exact(
    some(
      `select from $s.value f where f.entity = e.no and f.field = ${values.put(place, 'text')} and f.value like '____-__%'${range}
       and left(f.value, ${length}) collate "C" ${signOf(operator)} left(${asked}, ${length})`,
      compiling,
    ),
  );
}

/** Between which texts the days stand that a comparison means, for an index; what is known by its month alone is in the range of each day of it. */
export function dayRange(operator: Condition['operator'], moment: string, values: StatementValues): string {
  const isDay = moment.length > 7;
  const first = moment.slice(0, 7);
  const behind = `${first}~`;
  const from = (text: string): string => ` and f.value >= ${values.put(text, 'text')} collate "C"`;
  const to = (text: string): string => ` and f.value < ${values.put(text, 'text')} collate "C"`;
  if (operator === '=' || operator === '!=') return from(first) + to(behind);
  if (operator.startsWith('>')) return from(operator === '>' && !isDay ? behind : first);
  return to(operator === '<' && !isDay ? first : behind);
}

function textTest({ key, place: { place }, value, operator }: Test, compiling: Compiling): Compiled {
  const { values } = compiling;
  const of = `select from $s.value f where f.entity = e.no and f.field = ${values.put(place, 'text')} and f.value not like '____-__%'`;
  const spec = fieldSpec(key);
  const isEqual = operator === '=' || operator === '!=';
  // A text may be a number in words, and an address lies in places.
  if (!isEqual || ADDRESSES.has(spec?.name ?? key)) return { sql: some(of, compiling), isExact: false };
  const text = nameText(value.replace(/^(https?:\/\/)?(www\.)?|\/+$/g, ''));
  if (text === '') return exact('false');
  const asked = values.put(text, 'text');
  if (spec?.contains === true)
    return exact(some(`${of} and position(' ' || ${asked} || ' ' in ' ' || f.value || ' ') > 0`, compiling));
  return exact(some(`${of} and f.value = ${asked}`, compiling));
}

function longTest({ place: { place } }: Test, compiling: Compiling): Compiled {
  const field = compiling.values.put(place, 'text');
  return {
    sql: some(
      `select from $s.value f where f.entity = e.no and f.field = ${field} and f.value = ''`,
      compiling,
    ),
    isExact: false,
  };
}

/** Entities that are named so, or lie in what is; a sector by its words. */
function compileEdgeTest({ key, place, value, operator }: Test, compiling: Compiling): Compiled {
  const holds = holdsAny(place, compiling);
  if (operator !== '=' && operator !== '!=') return exact('false');
  const meant =
    (fieldSpec(key)?.name ?? key) === 'industry'
      ? compiling.meanings.sectors(value)
      : compiling.meanings.named(value);
  if (meant === undefined) return { ...holds, isExact: false };
  const [, own] = tableOf(place.place);
  const other = own === 'from' ? 'to' : 'from';
  const type = compiling.values.put(place.place.slice(1), 'text');
  const nos = compiling.values.put(meant.nos, 'int[]');
  return {
    sql: some(
      `select from $s.relationship r where r."${own}" = e.no and r.type = ${type} and r.until is null
       and r."${other}" = any(${nos})`,
      compiling,
    ),
    isExact: meant.isExact,
  };
}
