import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import { placeTypesOf } from '../query/address';
import { typeAndSubtypes } from '../store/subtypes';
import { holdsValue, some } from './compile-test';
import type { CompileContext, Target } from './compile-context';
import {
  endsOf,
  storedPlaces,
  isAddress,
  isEverywhere,
  PLACE_TYPES,
  PLACE_WORDS,
  type Place,
} from './field-places';
import { placesOf } from './field-statistics';
import { kindOf } from './relationship-number';
import { all, any, ANYTHING, exact, type Compiled } from './statement';

/** What a path leads to: an entity, or what one holds in a place as a number, a date or a text. */
export type Found = { key: string } & ({ entity: Target } | { place: Place; of: Target });

/** A condition on what a path leads to. */
export type Meets = (found: Found) => Compiled;

/** Anything that is there will do. */
export const IS_THERE: Meets = () => exact('true');

/** Whether anything that a path leads to from there meets a condition. */
export function compilePath(
  from: Found,
  [key, ...rest]: readonly string[],
  compiling: CompileContext,
  meets: Meets,
): Compiled {
  if (key === undefined) return meets(from);
  if ('entity' in from)
    return compileStep(from.entity, key, compiling, (found) => compilePath(found, rest, compiling, meets));
  if (isAddress(from.key) && isPlaceWord(key))
    return alongAddress(from, key, compiling, (found) => compilePath(found, rest, compiling, meets));
  // A number or a date has parts, as its year; another text has none.
  return PARTS.test(key) ? { ...holdsPlace(from.place, from.of, compiling), isExact: false } : exact('false');
}

const PARTS = /^(?:\d{4}|year|month|date|unit)$/;

/** One step: the first place of a field that holds anything tells what is there. */
function compileStep(from: Target, key: string, compiling: CompileContext, meets: Meets): Compiled {
  const { fields } = compiling;
  const inside = compileInside(from, key, compiling, meets);
  if (inside !== undefined) return inside;
  const places = storedPlaces(key, { fields, types: from.types });
  // What an entity lacks may be told by the relationship that led to it.
  if (places === undefined || (from.depth > 0 && fields.isOfEdges(key))) return ANYTHING;
  const held = places.map((place) => compilePlace(from, { key, place }, compiling, meets));
  if (isEverywhere(key)) return any(held);
  const firsts = held.map((each, at) => all([each, ...noneOf(from, places.slice(0, at), compiling)]));
  return any([...firsts, ...ownPlace(from, { key, places }, compiling, meets)]);
}

/** What lies in a place, as the companies of a state. */
function compileInside(
  from: Target,
  key: string,
  compiling: CompileContext,
  meets: Meets,
): Compiled | undefined {
  const { fields, values } = compiling;
  const [inside = '', ...others] = placesOf(key);
  const isOther = others.some((place) => fields.held(from.types, place) !== undefined);
  const type = ENTITY_TYPES.find((each) => inside === `#${each}`);
  if (type === undefined || isOther || !fields.hasSurroundings) return undefined;
  const own = `x${from.depth}`;
  const types = typeAndSubtypes(type);
  const met = meets({ key, entity: { no: `${own}.no`, types, depth: from.depth + 1 } });
  const rows = `select from $s.surrounding s join $s.lying l on l.surrounding = s.no and l.field = '' join $s.entity ${own}
    on ${own}.no = l.entity and ${own}.type = any(${values.put(types, 'text[]')}) where s.place = ${from.no} and s.around and ${met.sql}`;
  return { ...met, sql: some(rows, compiling) };
}

const noneOf = (from: Target, places: readonly Place[], compiling: CompileContext): Compiled[] =>
  places.map((place) => exact(`not ${holdsPlace(place, from, compiling).sql}`));

/** A place that holds nothing under `city` or `location` is it. */
function ownPlace(
  from: Target,
  { key, places }: { key: string; places: readonly Place[] },
  compiling: CompileContext,
  meets: Meets,
): Compiled[] {
  const types = from.types.filter((type) => PLACE_TYPES.has(type));
  if (!PLACE_WORDS.has(key) || types.length === 0) return [];
  const isPlace = `exists (select from $s.entity p where p.no = ${from.no} and p.type = any(${compiling.values.put(types, 'text[]')}))`;
  return [all([exact(isPlace), ...noneOf(from, places, compiling), meets({ key, entity: from })])];
}

const isPlaceWord = (key: string): boolean => PLACE_WORDS.has(key) || placeTypesOf(key).length > 0;

/** What the places that a text names and that these lie in are; where there is none, an address may be its own city. */
function alongAddress(
  from: Extract<Found, { place: Place }>,
  key: string,
  compiling: CompileContext,
  meets: Meets,
): Compiled {
  const { values, fields } = compiling;
  const { place, of } = from;
  if (!fields.hasSurroundings) return { ...holdsPlace(place, of, compiling), isExact: false };
  const own = `p${of.depth}`;
  const named = (type: string, met: Compiled): Compiled => {
    const rows = `select from $s.lying l join $s.surrounding ${own} on ${own}.no = l.surrounding
      and ${own}.type = ${values.put(type, 'text')} where l.entity = ${of.no} and l.field = ${values.put(place.place, 'text')} and ${met.sql}`;
    return { ...met, sql: some(rows, compiling) };
  };
  const types = placeTypesOf(key);
  // Of several texts one may name a country and another a territory, and what is held as a date names nothing.
  const isOne = place.held.most <= 1 && /^[tl]+$/.test(place.held.kinds);
  const noneOf = (some: readonly string[]): Compiled[] =>
    isOne ? some.map((type) => exact(`not ${named(type, IS_THERE(from)).sql}`)) : [];
  const firsts = types.map((type, at) => {
    const entity: Target = { no: `${own}.place`, types: [type], depth: of.depth + 1 };
    return all([named(type, meets({ key, entity })), ...noneOf(types.slice(0, at))]);
  });
  const met = any([...firsts, ...(PLACE_WORDS.has(key) ? [all([meets(from), ...noneOf(types)])] : [])]);
  return { ...met, isExact: met.isExact && isOne };
}

/** Whether an entity holds anything in a place today. */
export function holdsPlace(place: Place, from: Target, compiling: CompileContext): Compiled {
  return compilePlace(from, { key: '', place }, compiling, IS_THERE);
}

function compilePlace(
  from: Target,
  { key, place }: { key: string; place: Place },
  compiling: CompileContext,
  meets: Meets,
): Compiled {
  const { values } = compiling;
  const name = place.place.slice(1);
  const entity = (no: string, types: readonly string[]): Target => ({ no, types, depth: from.depth + 1 });
  if (place.place.startsWith('@')) {
    const own = `p${from.depth}`;
    const met = meets({ key, entity: entity(`${own}.place`, [name]) });
    const rows = `select from $s.lying l join $s.surrounding ${own} on ${own}.no = l.surrounding and ${own}.nearest
      and ${own}.type = ${values.put(name, 'text')} where l.entity = ${from.no} and l.field = '' and ${met.sql}`;
    return { ...met, sql: some(rows, compiling) };
  }
  if (!/^[<>]/.test(place.place)) {
    const met = meets({ key, place, of: from });
    return met.sql === 'true' ? { ...holdsValue(place, from, compiling), isExact: met.isExact } : met;
  }
  const own = `r${from.depth}`;
  const [near, far] = place.place.startsWith('>') ? ['from', 'to'] : ['to', 'from'];
  const met = meets({ key, entity: entity(`${own}."${far}"`, endsOf(place.place, compiling.fields)) });
  const rows = `select from $s.relationship ${own} where ${own}."${near}" = ${from.no}
    and ${own}.kind = ${kindOf(values.put(name, 'text'))} and ${own}.until is null and ${met.sql}`;
  return { ...met, sql: some(rows, compiling) };
}
