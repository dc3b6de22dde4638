import type { Source } from '../../shared/contract/source';
import type { EntityType } from '../../shared/contract/entity-type';
import type { EntityPart } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';

/** The names and the description of an entity, which come wherever it is shown. */
type HeadText = { d?: string; a?: readonly string[]; f?: readonly string[] };

/** The rest of an entity. Each publication is stored once and referred to by its position. */
type BodyText = {
  s: readonly Source[];
  /** The places of the sources of name and description. */
  o: readonly number[];
  p: readonly (readonly [name: string, value: StoredProperty['value'], ...sources: number[]])[];
};

type Told = Pick<EntityPart, 'description' | 'aliases' | 'furtherNames'>;

/** Writes names and description as one text; nothing where there are none. */
export function writeHead({ description, aliases = [], furtherNames = [] }: Told): string | undefined {
  const head: HeadText = {
    ...(description === undefined ? {} : { d: description }),
    ...(aliases.length === 0 ? {} : { a: aliases }),
    ...(furtherNames.length === 0 ? {} : { f: furtherNames }),
  };
  return Object.keys(head).length === 0 ? undefined : JSON.stringify(head);
}

/** Reads what `writeHead` wrote. */
export function readHead(text: string | null): {
  description: string | null;
  aliases: readonly string[];
  furtherNames: readonly string[];
} {
  const { d = null, a = [], f = [] } = text === null ? {} : (JSON.parse(text) as HeadText);
  return { description: d, aliases: a, furtherNames: f };
}

/** Writes properties and sources as one text. */
export function writeBody({ sources, properties = {} }: Pick<EntityPart, 'sources' | 'properties'>): string {
  const { all, placeOf } = createPlaces();
  const o = sources.map(placeOf);
  const p = Object.entries(properties).map(
    ([name, { value, sources: own }]) => [name, value, ...own.map(placeOf)] as const,
  );
  const body: BodyText = { s: all, o, p };
  return JSON.stringify(body);
}

/** Gives each publication its place; most values of an entity have the very one of that before them. */
function createPlaces(): { all: Source[]; placeOf: (source: Source) => number } {
  const all: Source[] = [];
  const places = new Map<string, number>();
  const same = new Map<Source, number>();
  let last: Source | undefined;
  let at = 0;
  const placeOf = (source: Source): number => {
    if (source === last) return at;
    last = source;
    at = same.get(source) ?? placeOfEqual(source);
    same.set(source, at);
    return at;
  };
  const placeOfEqual = (source: Source): number => {
    const key = JSON.stringify(source);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, all.length);
    return all.push(source) - 1;
  };
  return { all, placeOf };
}

/** Reads what `writeBody` wrote. */
export function readBody(text: string): {
  sources: readonly Source[];
  properties: (readonly [string, StoredProperty])[];
} {
  const { s, o, p } = JSON.parse(text) as BodyText;
  const at = (places: readonly number[]): Source[] => places.flatMap((place) => s[place] ?? []);
  return {
    sources: at(o),
    properties: p.map(([name, value, ...own]) => [name, { value, sources: at(own) }]),
  };
}

/** A row of the table `entity`. */
export type EntityRecord = {
  no: number;
  id: string;
  type: EntityType;
  name: string;
  prominence: number;
  head: string | null;
  body: string;
};

/** The entity of a row. */
export function readRecord({ id, type, name, prominence, head, body }: EntityRecord): EntityPart {
  const { description, ...names } = readHead(head);
  const { sources, properties } = readBody(body);
  const described = description === null ? {} : { description };
  return {
    ...described,
    ...names,
    id,
    type,
    name,
    prominence,
    sources,
    properties: Object.fromEntries(properties),
  };
}
