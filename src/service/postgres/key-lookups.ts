import type { Lookups } from '../store/fetcher';
import type { DatasetReader } from './dataset-reader';
import { byPlace, HEAD, headOf, nameOf, type NameRow } from './heads';
import { packedKey } from './name-scores';

/** The lookups by a key that a search makes together: of entities, and of the lists of names by which it finds candidates. */
type EntityKind = 'exact' | 'further' | 'registered' | 'ticker';
type ListKind = 'whole' | 'begun' | 'word';
type Asked = { kind: EntityKind | ListKind; key: string };

type Row = NameRow & { at: number; hint: boolean | null; names: Buffer | null };

type Waiting = {
  asked: readonly Asked[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

/** Bearers of one name that are looked at; of more than so many namesakes no name tells one. */
const MOST = 1000;

/** Keys that begin so: what more there are adds nothing that shows. */
const MOST_BEGUN = 2000;

/**
 * Hides the keys from the planner by `(select …)`. It would otherwise plan for the keys of each search, which takes
 * longer than the search.
 */
const asked = (first: number): string =>
  `unnest((select $${first}::text[]), (select $${first + 1}::int[])) a(key, at)`;

const ENTITIES = `select a.at, case when a.kind = 'exact' then k.place else k.entity end as first, k.place,
    k.written, k.text, k.core, k.alias, k.hint, ${HEAD}, null::bytea as names
  from unnest((select $1::text[]), (select $2::text[]), (select $3::int[])) a(kind, key, at)
  cross join lateral (
    (select n.entity, n.no as place, n.name as written, n.text, n.core, n.alias, null::bool as hint
     from (select k.name from $s.name_key k where a.kind = 'exact' and k.key = a.key order by k.prominence desc, k.name limit ${MOST}) k
       join $s.name n on n.no = k.name)
    union all
    (select k.entity, k.place, k.name, null, null, null, k.hint from $s.further k
     where a.kind = 'further' and k.key = a.key order by k.entity, k.place limit ${MOST})
    union all
    (select k.entity, 0, null, null, null, null, null from $s.identifier k
     where a.kind in ('registered', 'ticker') and k.key = a.key and k.kind = a.kind order by k.entity limit ${MOST})) k
  join $s.entity e on e.no = k.entity`;

/** A row of a list, which has nothing of an entity. */
const LIST = `a.at, 0, 0, ${Array.from({ length: 10 }, () => 'null').join(', ')}`;

const STATEMENT = `select at, written, text, core, alias, hint, id, type, name, prominence, head, names from (${ENTITIES}
  union all
  select ${LIST}, k.names from ${asked(4)}
    cross join lateral (select string_agg(${packedKey('k')}, '') as names from $s.name_key k where k.key = a.key) k where k.names is not null
  union all
  select ${LIST}, k.names from ${asked(6)}
    cross join lateral (select string_agg(${packedKey('k')}, '') as names from (select k.* from $s.name_key k
      where k.key ~>=~ a.key and k.key ~<~ (a.key || chr(1114111)) order by k.key using ~<~ limit ${MOST_BEGUN}) k) k where k.names is not null
  union all
  select ${LIST}, p.names from ${asked(8)} join $s.posting p on p.word = a.key) f order by at, first, place`;

/** Looks keys up for searches. Lookups of one tick, of whatever kind, share a statement. */
export class KeyLookups {
  readonly #reader: DatasetReader;
  #waiting: Waiting[] = [];

  constructor(reader: DatasetReader) {
    this.#reader = reader;
  }

  /** Names by what they are as a whole, in the order of loading. */
  async exact(keys: readonly string[]): Promise<Lookups['exact']['found'][]> {
    return (await this.#all('exact', keys)).map((rows) => rows.map(nameOf));
  }

  /** Bearers of further names. */
  async further(keys: readonly string[]): Promise<Lookups['further']['found'][]> {
    return (await this.#all('further', keys)).map((rows) =>
      rows.map(({ written, hint, ...head }) => ({
        ...{ entity: headOf(head), name: written },
        ...(hint === null ? {} : { isHint: hint }),
      })),
    );
  }

  /** Entities by an identifier of a register or by a ticker. */
  async identified(
    kind: 'registered' | 'ticker',
    keys: readonly string[],
  ): Promise<Lookups['registered']['found'][]> {
    return (await this.#all(kind, keys)).map((rows) => rows.map(headOf));
  }

  /** The names that have a whole key, that have a key which begins so, or that hold a word, each as `NameWorths` reads them; none where there are none. */
  async lists(of: readonly { kind: ListKind; key: string }[]): Promise<(Buffer | undefined)[]> {
    return (await this.#ask(of)).map(([row]) => row?.names ?? undefined);
  }

  #all(kind: EntityKind, keys: readonly string[]): Promise<Row[][]> {
    return this.#ask(keys.map((key) => ({ kind, key })));
  }

  #ask(of: readonly Asked[]): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked: of, resolve, reject });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch());
    });
  }

  async #fetch(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const all = waiting.flatMap((each) => each.asked);
    try {
      const places = byPlace(
        await this.#reader.rows<Row>(STATEMENT, valuesOf(all)),
        all.length,
        (row) => row,
      );
      let from = 0;
      for (const { asked: own, resolve } of waiting) resolve(places.slice(from, (from += own.length)));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}

/** The keys with their positions, from 1. */
function valuesOf(all: readonly Asked[]): unknown[] {
  const kinds: string[] = [];
  const [entities, whole, begun, word] = [partOf(), partOf(), partOf(), partOf()];
  const lists: Partial<Record<Asked['kind'], Part>> = { whole, begun, word };
  for (const [at, { kind, key }] of all.entries()) {
    const part = lists[kind] ?? entities;
    if (part === entities) kinds.push(kind);
    part.keys.push(key);
    part.places.push(at + 1);
  }
  // Numbers as PostgreSQL writes a list of them: the client would quote each as a text.
  return [
    kinds,
    ...[entities, whole, begun, word].flatMap(({ keys, places }) => [keys, `{${places.join(',')}}`]),
  ];
}

/** The keys of one part of the statement. */
type Part = { keys: string[]; places: number[] };

const partOf = (): Part => ({ keys: [], places: [] });
