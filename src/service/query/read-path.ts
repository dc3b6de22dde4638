import type { Catalogue, Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { ADDRESSES, alongAddress } from './address';
import type { Fact } from './fact';
import { commonBy, createConvert } from './conversion';
import { fieldKey, OWN_KEYS } from './field-key';
import { derivation, type Derivation, type Times } from './derived';
import { FIELDS, fieldSpec } from './field-table';
import { isPlace, type Places } from '../store/places';
import { fieldReader, type FieldReader } from './read-field';
import { isTimeStep, timeStep } from './period';
import { edgeField } from './role';

/** Reads fields and paths of fields; one for each graph, since what it prepares is kept. */
export type PathReader = {
  /** Judges whether any entity of the store may hold a field of this key. */
  isField: (key: string) => boolean;
  /** Every field that an entity of the store holds or the table names, as keys. */
  fields: () => Iterable<string>;
  /** What an entity holds at the end of a path. */
  read: (entity: StoredEntity, path: readonly string[]) => Fact[];
  /** What a fact leads to: a field of its entity or relationship, or a part of its date or series. */
  follow: (fact: Fact, path: readonly string[]) => Fact[];
  /** A figure in the currency in which figures of several are compared. */
  common: (fact: Fact) => Fact;
  /** A path with its compound names taken apart: `founded_year` is `founded`, `year`. */
  steps: (path: readonly string[]) => string[];
  /**
   * The same reader at times: a figure is that of the last of them, a change goes from the first to the last.
   * `isStrict` leaves out what bears no date.
   */
  at: (times: Times, isStrict: boolean) => PathReader;
};

const PARTS = new Set(['year', 'month', 'date', 'unit', 'role', 'since', 'until']);

/** Makes the reader of a graph. */
export function createPathReader(graph: Graph, places: Places): PathReader {
  const known = keysOf(graph.catalogue);
  const readers = new Map<string, FieldReader>();
  const plain = (key: string): FieldReader => {
    const known = readers.get(key);
    if (known !== undefined) return known;
    const made = fieldReader({ graph, places }, key);
    if (readers.size < 1000) readers.set(key, made);
    return made;
  };
  const convert = createConvert(graph, plain('members'));
  const common = commonBy(convert);
  const derivations = new Map<string, Derivation | undefined>();
  const isKnown = (key: string): boolean => known.has(key) || fieldSpec(key) !== undefined;
  const derived = (key: string): Derivation | undefined => {
    if (!derivations.has(key) && derivations.size < 1000)
      derivations.set(key, isKnown(key) ? undefined : derivation(key, isKnown, plain, convert));
    return derivations.get(key);
  };
  const isWhole = (key: string): boolean => isKnown(key) || PARTS.has(key) || derived(key) !== undefined;
  const partings = new Map<string, readonly string[]>();
  const parted = (key: string): readonly string[] => {
    const known = partings.get(key);
    if (known !== undefined) return known;
    const parts = isWhole(key) ? [key] : (partsOf(key, isKnown) ?? [key]);
    if (partings.size < 5000) partings.set(key, parts);
    return parts;
  };
  const make = (times: Times, isStrict: boolean): PathReader => {
    const moment = times.at(-1)?.split('..').at(-1);
    const when = moment === undefined ? undefined : { moment, isStrict };
    const reader = (key: string, entity: StoredEntity): Fact[] =>
      derived(key)?.(entity, times, when) ?? plain(key)(entity, when);
    /** An address that names no city is the city itself, as a place is that has no location of its own. */
    const ofAddress = (fact: Fact, key: string): Fact[] | undefined => {
      const found = alongAddress(fact, key, places);
      if (found.length > 0) return found;
      const isAddress = fact.value.kind === 'text' && ADDRESSES.has(fact.field);
      return isAddress && PLACE_WORDS.has(key) ? [fact] : undefined;
    };
    const step = (fact: Fact, key: string): Fact[] => {
      const { value } = fact;
      // A figure or an office of a time is read anew: that of a quarter stands in another line.
      if (isTimeStep(key))
        return fact.field === 'name' ? [] : make([key], true).read(fact.subject, [fact.field]);
      if (value.kind !== 'entity') return ofAddress(fact, key) ?? partOf(fact, key);
      const found = reader(key, value.entity);
      if (found.length > 0) return found;
      const own = value.edge === undefined ? [] : edgeField(fact, value.edge, fieldSpec(key)?.name ?? key);
      if (own.length > 0) return own;
      if (key === 'year') return reader('date', value.entity).flatMap(yearOf);
      return PLACE_WORDS.has(key) && isPlace(value.entity) ? [fact] : [];
    };
    // Of every row of a collection a path is followed, most of them from one fact to one.
    const follow = (fact: Fact, path: readonly string[]): Fact[] => {
      let facts = [fact];
      for (const key of path) {
        const [only] = facts;
        facts =
          only !== undefined && facts.length === 1
            ? step(only, key)
            : facts.flatMap((each) => step(each, key));
      }
      return facts;
    };
    return {
      isField: (key) => isWhole(key) || partsOf(key, isKnown) !== undefined,
      fields: () => new Set([...known, ...FIELDS.map(({ name }) => name)]),
      steps: (path) => path.flatMap((name) => timeStep(name) ?? parted(fieldKey(name))),
      follow,
      common,
      read: (entity, path) => {
        const facts = reader(path[0] ?? 'name', entity);
        if (path.length < 2) return facts;
        const rest = path.slice(1);
        return facts.flatMap((fact) => follow(fact, rest));
      },
      at: make,
    };
  };
  return make([], false);
}

/** `headquarters.location` is the headquarters itself, where the place has no location of its own. */
const PLACE_WORDS = new Set(['location', 'place', 'city']);

/** Takes `headquarters_country`, `founded_year` and `revenue_2023` apart at an underscore where both sides are known. */
function partsOf(key: string, isKnown: (key: string) => boolean): string[] | undefined {
  for (let at = key.lastIndexOf('_'); at > 0; at = key.lastIndexOf('_', at - 1)) {
    const [head, tail] = [key.slice(0, at), key.slice(at + 1)];
    if (isKnown(head) && (isKnown(tail) || PARTS.has(tail))) return [head, tail];
    const time = isKnown(head) ? timeStep(tail) : undefined;
    if (time !== undefined) return [head, time];
  }
  return undefined;
}

/** A part of a value that is no entity, such as the year of a date. */
function partOf(fact: Fact, key: string): Fact[] {
  const { value } = fact;
  const date = value.kind === 'date' || value.kind === 'point' ? value.date : undefined;
  if (value.kind === 'point' && key === 'unit')
    return [{ ...fact, value: { kind: 'text', text: value.series.unit } }];
  if (key === 'year') return yearOf(fact);
  if (date === undefined) return [];
  if (key === 'date') return [{ ...fact, value: { kind: 'date', date } }];
  if (key === 'month') return [{ ...fact, value: { kind: 'number', number: Number(date.slice(5, 7)) } }];
  return [];
}

function yearOf(fact: Fact): Fact[] {
  const { value } = fact;
  if (value.kind === 'entity' || (value.kind === 'number' && !Number.isInteger(value.number))) return [];
  const text =
    value.kind === 'number' ? String(value.number) : value.kind === 'text' ? value.text : value.date;
  const year = /^\d{4}(?!\d)/.exec(text)?.[0];
  return year === undefined ? [] : [{ ...fact, value: { kind: 'number', number: Number(year) } }];
}

const keys = new WeakMap<Catalogue, ReadonlySet<string>>();

/** Every property, relationship and series name of a dataset, as keys. */
function keysOf(catalogue: Catalogue): ReadonlySet<string> {
  const known = keys.get(catalogue) ?? new Set([...OWN_KEYS, ...catalogue.fields].map(fieldKey));
  keys.set(catalogue, known);
  return known;
}
