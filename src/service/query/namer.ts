import type { EntitySearch } from '../search/entity-search';
import { coreText } from '../../shared/names/legal-form';
import { nameText } from '../../shared/names/name-text';
import { remembered } from '../../shared/names/remembered';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { hasWords, keyOf } from './compared-text';

/** Finds the entities that a name means: exactly that name or alias, legal forms aside. */
export type Namer = (name: string) => ReadonlySet<StoredEntity>;

/** Below this a search's match is another name. */
const SAME_NAME = 0.97;

/** Everyday short names of places that a table of names may lack. */
export const EVERYDAY: ReadonlyMap<string, string> = new Map([
  ['us', 'United States'],
  ['usa', 'United States'],
  ['america', 'United States'],
  ['the us', 'United States'],
  ['uk', 'United Kingdom'],
  ['britain', 'United Kingdom'],
  ['great britain', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['holland', 'Netherlands'],
  ['eu', 'European Union'],
  ['imf', 'International Monetary Fund'],
  ['wto', 'World Trade Organization'],
]);

/** How many names a namer remembers. */
const REMEMBERED = 2000;

/** Makes the namer that knows names as they are written and no search; nothing where none is. */
export function createExactNamer(graph: Graph): Namer {
  const find = (name: string): ReadonlySet<StoredEntity> => {
    const byId = /^[\da-f]{8}-/i.test(name) ? graph.byId(name.trim()) : undefined;
    if (byId !== undefined) return new Set([byId]);
    const plain = EVERYDAY.get(nameText(name));
    return new Set([...(plain === undefined ? [] : graph.byName(plain)), ...graph.byName(name)]);
  };
  return remembered(REMEMBERED, find);
}

/** Makes the namer of a graph: where no name is exactly the one written, those that the search takes for the same. */
export function createNamer(graph: Graph, exact: Namer, search: EntitySearch): Namer {
  const find = (name: string): ReadonlySet<StoredEntity> => {
    const named = exact(name);
    // A name that is little but its legal form, as `my company`, would be taken for any two letters.
    if (named.size > 0 || coreText(nameText(name)).length < 3) return named;
    graph.settle();
    const found = search(name, { limit: 30, isExact: true }).filter(
      ({ relevance }) => relevance >= SAME_NAME,
    );
    return new Set(found.map(({ entity }) => entity));
  };
  return remembered(REMEMBERED, find);
}

/** Makes the finder of industries by words of their names: those that begin with them, else those that hold them. */
export function createIndustryNamer(graph: Graph, exact: Namer): Namer {
  const find = (words: string): ReadonlySet<StoredEntity> => {
    const text = nameText(words);
    const named = [...exact(words)].filter(({ type }) => type === 'Industry');
    if (text === '' || named.length > 0) return new Set(named);
    const holding = graph
      .collection({ types: ['Industry'] })
      .entities.filter(({ name }) => hasWords(name, text));
    const beginning = holding.filter(({ name }) => keyOf(name).startsWith(text));
    return new Set(beginning.length > 0 ? beginning : holding);
  };
  return remembered(REMEMBERED, find);
}
