import { aliasKeys } from '../search/aliases';
import { identifiersOf } from '../search/identifiers';
import { nameKeysOf } from '../store/name-keys';
import type { Bearer, NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { candidatesOf } from './candidates';
import { FurtherIndex } from './further-index';
import { buildNameIndex } from './name-index';
import { Staged } from '../store/staged';
import { eachInSteps, type Steps } from '../store/steps';
import { Places } from './places';

type Index<Found> = Map<string, Found[]>;

/** Names with what makes their indexes before they are needed. */
export type MemoryNames = NameLookups & { steps: () => Generator<undefined, void> };

/** The names of entities, each index made when something is first looked up in it, or in steps before. */
export function createMemoryNames(entities: readonly StoredEntity[]): MemoryNames {
  const entitiesAt = (places: readonly number[]): StoredEntity[] =>
    places.flatMap((place) => entities[place] ?? []);
  const index = new Staged(() => buildNameIndex(entities));
  const further = new Staged(() => new FurtherIndex(entities).noteAll());
  const written = new Staged(() => further.value.writeAll());
  const identified = new Staged(() => identifierIndex(entities));
  const asked = new Staged(() => askedIndex(entities));
  return {
    *steps() {
      for (const each of [index, further, identified, asked, written]) yield* each.steps();
    },
    get dictionary() {
      return index.value.dictionary;
    },
    exact: (key) => {
      const { exact, form } = index.value;
      return exact(key).flatMap((place) => form(place) ?? []);
    },
    candidates: (sought) => candidatesOf(index.value, sought),
    further: (key) => bearersOf(further.value.find(key), key),
    registered: (key) => entitiesAt(identified.value.registered.of(key)),
    ticker: (key) => entitiesAt(identified.value.ticker.of(key)),
    asked: (key, tag) => asked.value.bearers(key, tag),
    begins: (key, tag) => asked.value.begins(key, tag),
  };
}

function add<Found>(index: Index<Found>, key: string, found: Found): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [found]);
  else known.push(found);
}

/** The entities that have this key as a further name, computed on demand: few of tens of thousands ever are. */
function bearersOf(entities: readonly StoredEntity[], key: string): Bearer[] {
  return entities.flatMap((entity) => {
    const found = aliasKeys(entity).find((each) => each.key === key);
    return found === undefined ? [] : [{ entity, name: found.name, isHint: found.isHint === true }];
  });
}

type Identified = Record<'registered' | 'ticker', Places>;

function* identifierIndex(entities: readonly StoredEntity[]): Steps<Identified> {
  const index: Identified = { registered: new Places(), ticker: new Places() };
  yield* eachInSteps(entities.entries(), ([place, entity]) => {
    for (const { kind, key } of identifiersOf(entity)) index[kind].add(key, place);
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
    for (const { key, tag } of nameKeysOf(entity)) {
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
