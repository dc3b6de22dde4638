import { weighedForm } from '../search/name-forms';
import type { Grouped, Narrowing } from '../store/collection';
import type { Head, Name } from '../store/fetcher';
import { foldName } from '../store/fold-name';
import type { Answers, Graph } from '../store/graph';
import type { NameForm, NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import type { FetchCache } from './fetch-cache';
import { LazyEntities } from './lazy-entities';

/** Ends a run that lacks something that it would have to guess. */
export class Unsettled extends Error {
  override readonly name = 'Unsettled';
}

/** One for all: where a run ended tells nothing, and to note that takes longer than many a run. */
const UNSETTLED = new Unsettled();

const EVERYTHING: Narrowing = { conditions: [], orders: [], at: [] };

const UUID = /^[\da-f]{8}-[\da-f]{4}-/;

/** Makes graphs over what a reading has fetched: one for each run, of the same entities. */
export function createRemoteGraphs(fetched: FetchCache): () => Graph {
  const shells = new LazyEntities(fetched);
  const { catalogue } = fetched.fetcher;
  const [names, answers] = [namesOf(fetched, shells), answersOf(fetched, shells)];
  const worked = new Map<string, unknown>();
  const one = (head: Head | undefined): StoredEntity | undefined => head && shells.of(head);
  return () => ({
    catalogue,
    names,
    answers,
    byId: (written) => {
      const id = written.toLowerCase();
      const otherwise = UUID.test(id) ? shells.ghost(id) : undefined;
      return fetched.look('entity', id, { make: one, otherwise });
    },
    byName: (name) => fetched.look('named', foldName(name), { make: shells.all, otherwise: [] }),
    collection: (collection, narrowing = EVERYTHING) => {
      const asked = { collection, narrowing };
      const total = (): number => fetched.look('count', asked, { make: (found) => found, otherwise: 0 });
      return fetched.look('collection', asked, {
        make: ({ entities, isExact, total: known }) => ({
          entities: shells.all(entities),
          ...(isExact ? { total: known === undefined ? total : () => known } : {}),
        }),
        otherwise: { entities: [] },
      });
    },
    once: <T>(name: string, work: () => T): T => {
      if (!worked.has(name)) worked.set(name, work());
      // What stands under a name was worked out by the one function of that name.
      return worked.get(name) as T;
    },
    settle: () => {
      if (fetched.isLacking) throw UNSETTLED;
    },
  });
}

function answersOf(fetched: FetchCache, shells: LazyEntities): Answers {
  return {
    // Most of what is asked for is held.
    held: (collection, path) =>
      fetched.look('held', { collection, path }, { make: (found) => found, otherwise: 1 }),
    sum: (collection, narrowing, summing) =>
      fetched.look(
        'sum',
        { collection, narrowing, summing },
        {
          make: (found) =>
            found && { ...found, rows: shells.all(found.rows), bearing: shells.all(found.bearing) },
          otherwise: undefined,
        },
      ),
    groups: (collection, narrowing, grouping) =>
      fetched.look(
        'groups',
        { collection, narrowing, grouping },
        { make: (found) => found && groupsOf(found, shells), otherwise: undefined },
      ),
  };
}

/** The entities of groups in place of their heads. */
function groupsOf({ total, groups }: Grouped<Head>, shells: LazyEntities): Grouped {
  return {
    total,
    groups: groups.map(({ key, first, bearing, ...told }) => ({
      ...{ ...told, key: shells.of(key), first: shells.of(first) },
      ...(bearing === undefined ? {} : { bearing: shells.of(bearing) }),
    })),
  };
}

function namesOf(fetched: FetchCache, shells: LazyEntities): NameLookups {
  const { dictionary } = fetched.fetcher;
  const forms = new Map<StoredEntity, NameForm[]>();
  const formOf = ({ entity: head, name, text, core, isAlias }: Name): NameForm => {
    const entity = shells.of(head);
    const own = forms.get(entity);
    const known = own?.find((form) => form.name === name);
    if (known !== undefined) return known;
    const form = weighedForm({ name, text, core, isAlias }, dictionary, entity);
    if (own === undefined) forms.set(entity, [form]);
    else own.push(form);
    return form;
  };
  const make = (found: readonly Name[]): readonly NameForm[] => found.map(formOf);
  return {
    dictionary,
    exact: (key) => fetched.look('exact', key, { make, otherwise: [] }),
    candidates: (sought) => fetched.look('candidates', sought, { make, otherwise: [] }),
    further: (key) =>
      fetched.look('further', key, {
        make: (found) => found.map((each) => ({ ...each, entity: shells.of(each.entity) })),
        otherwise: [],
      }),
    registered: (key) => fetched.look('registered', key, { make: shells.all, otherwise: [] }),
    ticker: (key) => fetched.look('ticker', key, { make: shells.all, otherwise: [] }),
    asked: (key, tag) => fetched.look('asked', { key, tag }, { make: shells.all, otherwise: [] }),
    // So that longer runs of words are asked for in the same round.
    begins: (key, tag) => fetched.look('begins', { key, tag }, { make: (found) => found, otherwise: true }),
  };
}
