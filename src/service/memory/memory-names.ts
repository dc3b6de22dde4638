import { furtherKeys } from '../search/further-names';
import { identifiersOf } from '../search/identifiers';
import { askedKeys } from '../planner/asked-names';
import type { Bearer, NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { candidatesOf } from './candidates';
import { createNameIndex, type NameIndex } from './name-index';

type Index<Found> = Map<string, Found[]>;

/** The names of entities, each index made when something is first looked up in it. */
export function createMemoryNames(entities: readonly StoredEntity[]): NameLookups {
  let made: NameIndex | undefined;
  const index = (): NameIndex => (made ??= createNameIndex(entities));
  const further = once(() => furtherIndex(entities));
  const identified = once(() => identifierIndex(entities));
  const asked = once(() => askedIndex(entities));
  return {
    get dictionary() {
      return index().dictionary;
    },
    exact: (key) => {
      const { exact, forms } = index();
      return (exact.get(key) ?? []).flatMap((place) => forms[place] ?? []);
    },
    candidates: (sought) => candidatesOf(index(), sought),
    further: (key) => further().get(key) ?? [],
    registered: (key) => identified().registered.get(key) ?? [],
    ticker: (key) => identified().ticker.get(key) ?? [],
    asked: (key, tag) => asked().bearers(key, tag),
    begins: (key, tag) => asked().begins(key, tag),
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function add<Found>(index: Index<Found>, key: string, found: Found): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [found]);
  else known.push(found);
}

function furtherIndex(entities: readonly StoredEntity[]): Index<Bearer> {
  const index: Index<Bearer> = new Map();
  for (const entity of entities)
    for (const { key, ...found } of furtherKeys(entity)) add(index, key, { entity, ...found });
  return index;
}

function identifierIndex(
  entities: readonly StoredEntity[],
): Record<'registered' | 'ticker', Index<StoredEntity>> {
  const index = { registered: new Map(), ticker: new Map() } satisfies Record<string, Index<StoredEntity>>;
  for (const entity of entities)
    for (const { kind, key } of identifiersOf(entity))
      if (!(index[kind] as Index<StoredEntity>).get(key)?.includes(entity)) add(index[kind], key, entity);
  return index;
}

type Asked = {
  bearers: (key: string, tag: string) => readonly StoredEntity[];
  begins: (key: string, tag: string) => boolean;
};

/** The names that questions use, by language. */
function askedIndex(entities: readonly StoredEntity[]): Asked {
  const byTag = new Map<string, { bearers: Index<StoredEntity>; beginnings: Set<string> }>();
  const of = (tag: string) => {
    const known = byTag.get(tag) ?? { bearers: new Map(), beginnings: new Set() };
    byTag.set(tag, known);
    return known;
  };
  for (const entity of entities)
    for (const { key, tag } of askedKeys(entity)) {
      const { bearers, beginnings } = of(tag);
      add(bearers, key, entity);
      for (let cut = key.indexOf(' '); cut > 0; cut = key.indexOf(' ', cut + 1))
        beginnings.add(key.slice(0, cut));
    }
  return {
    bearers: (key, tag) => byProminence(byTag.get(tag)?.bearers.get(key) ?? []),
    begins: (key, tag) => byTag.get(tag)?.beginnings.has(key) === true,
  };
}

const byProminence = (entities: readonly StoredEntity[]): readonly StoredEntity[] =>
  entities.length < 2 ? entities : [...entities].sort((a, b) => b.prominence - a.prominence);
