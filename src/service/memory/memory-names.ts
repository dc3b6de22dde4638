import { furtherKeys } from '../search/further-names';
import { identifiersOf } from '../search/identifiers';
import { askedKeys } from '../planner/asked-names';
import type { Bearer, NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { candidatesOf } from './candidates';
import { buildNameIndex } from './name-index';
import { Staged } from '../staged';
import { eachInSteps } from '../steps';

type Index<Found> = Map<string, Found[]>;

/** Names with what makes their indexes before they are needed. */
export type MemoryNames = NameLookups & { steps: () => Generator<undefined, void> };

/** The names of entities, each index made when something is first looked up in it, or in steps before. */
export function createMemoryNames(entities: readonly StoredEntity[]): MemoryNames {
  const index = new Staged(() => buildNameIndex(entities));
  const further = new Staged(() => furtherIndex(entities));
  const identified = new Staged(() => identifierIndex(entities));
  const asked = new Staged(() => askedIndex(entities));
  return {
    *steps() {
      for (const each of [index, further, identified, asked]) yield* each.steps();
    },
    get dictionary() {
      return index.value.dictionary;
    },
    exact: (key) => {
      const { exact, forms } = index.value;
      return (exact.get(key) ?? []).flatMap((place) => forms[place] ?? []);
    },
    candidates: (sought) => candidatesOf(index.value, sought),
    further: (key) => further.value.get(key) ?? [],
    registered: (key) => identified.value.registered.get(key) ?? [],
    ticker: (key) => identified.value.ticker.get(key) ?? [],
    asked: (key, tag) => asked.value.bearers(key, tag),
    begins: (key, tag) => asked.value.begins(key, tag),
  };
}

function add<Found>(index: Index<Found>, key: string, found: Found): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [found]);
  else known.push(found);
}

function* furtherIndex(entities: readonly StoredEntity[]): Generator<undefined, Index<Bearer>> {
  const index: Index<Bearer> = new Map();
  yield* eachInSteps(entities, (entity) => {
    for (const { key, ...found } of furtherKeys(entity)) add(index, key, { entity, ...found });
  });
  return index;
}

type Identified = Record<'registered' | 'ticker', Index<StoredEntity>>;

function* identifierIndex(entities: readonly StoredEntity[]): Generator<undefined, Identified> {
  const index: Identified = { registered: new Map(), ticker: new Map() };
  yield* eachInSteps(entities, (entity) => {
    for (const { kind, key } of identifiersOf(entity))
      if (index[kind].get(key)?.includes(entity) !== true) add(index[kind], key, entity);
  });
  return index;
}

type Asked = {
  bearers: (key: string, tag: string) => readonly StoredEntity[];
  begins: (key: string, tag: string) => boolean;
};

/** The names that questions use, by language. */
function* askedIndex(entities: readonly StoredEntity[]): Generator<undefined, Asked> {
  const byTag = new Map<string, { bearers: Index<StoredEntity>; beginnings: Set<string> }>();
  const of = (tag: string) => {
    const known = byTag.get(tag) ?? { bearers: new Map(), beginnings: new Set() };
    byTag.set(tag, known);
    return known;
  };
  yield* eachInSteps(entities, (entity) => {
    for (const { key, tag } of askedKeys(entity)) {
      const { bearers, beginnings } = of(tag);
      add(bearers, key, entity);
      for (let cut = key.indexOf(' '); cut > 0; cut = key.indexOf(' ', cut + 1))
        beginnings.add(key.slice(0, cut));
    }
  });
  return {
    bearers: (key, tag) => byProminence(byTag.get(tag)?.bearers.get(key) ?? []),
    begins: (key, tag) => byTag.get(tag)?.beginnings.has(key) === true,
  };
}

const byProminence = (entities: readonly StoredEntity[]): readonly StoredEntity[] =>
  entities.length < 2 ? entities : [...entities].sort((a, b) => b.prominence - a.prominence);
