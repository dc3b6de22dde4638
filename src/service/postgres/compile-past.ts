import type { Narrowing } from '../store/collection';
import { holdsValue, some } from './compile-test';
import type { CompileContext, Target } from './compile-context';
import { storedPlaces, PLACE_WORDS, type Place } from './field-places';
import { kindOf } from './relationship-number';
import { placesOf } from './field-statistics';
import { all, any, ANYTHING, type Compiled } from './statement';

/**
 * What a plan at other times than today shows at most: what ever held something under the first field of each condition, and
 * of a ranking with a limit under what it is ranked by. The figures of these times are read of what is left.
 */
export function compilePast({ conditions, orders, limit }: Narrowing, compiling: CompileContext): Compiled {
  const keys = conditions.flatMap(({ facet, field }) => [...facet, ...field].slice(0, 1));
  const [order] = orders;
  const [ranked] = order?.path ?? [];
  // What an entity lacks is looked for with what met its conditions, and of a person with its companies.
  const isOwn =
    limit !== undefined &&
    !compiling.types.includes('Person') &&
    conditions.every(({ facet }) => facet.length === 0);
  const wanted = isOwn && ranked !== undefined ? [...keys, ranked] : keys;
  return { ...all([...new Set(wanted)].map((key) => heldEver(key, compiling))), isExact: false };
}

function heldEver(key: string, compiling: CompileContext): Compiled {
  const places = storedPlaces(key, compiling);
  // A place that holds nothing may be its own.
  if (places === undefined || PLACE_WORDS.has(key)) return ANYTHING;
  const root: Target = { no: 'e.no', type: 'e.type', types: compiling.types, depth: 0 };
  return any([...places, ...quarterly(key, compiling)].map((place) => everIn(place, root, compiling)));
}

/** A series of quarters stands beside that of years. */
function quarterly(key: string, { fields, types }: CompileContext): Place[] {
  return placesOf(key)
    .filter((place) => place.startsWith('~'))
    .flatMap((place) => {
      const held = fields.held(types, `${place}_quarterly`);
      return held === undefined ? [] : [{ place: `${place}_quarterly`, held }];
    });
}

function everIn(place: Place, root: Target, compiling: CompileContext): Compiled {
  const { values } = compiling;
  const name = values.put(place.place.slice(1), 'text');
  if (place.place.startsWith('@'))
    return inexact(some(`select from $s.lying l where l.entity = ${root.no} and l.field = ''`, compiling));
  if (!/^[<>]/.test(place.place)) return holdsValue(place, root, compiling);
  const near = place.place.startsWith('>') ? 'from' : 'to';
  return inexact(
    some(
      `select from $s.relationship r where r."${near}" = ${root.no} and r.kind = ${kindOf(name)}`,
      compiling,
    ),
  );
}

const inexact = (sql: string): Compiled => ({ sql, isExact: false });
