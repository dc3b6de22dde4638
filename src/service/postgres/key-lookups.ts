import type { Lookups } from '../store/fetcher';
import type { DatasetReader } from './dataset-reader';
import { byPlace, HEAD, headOf, nameOf, type NameRow } from './heads';

/** The lookups by a key that a search makes together. */
export type KeyKind = 'exact' | 'further' | 'registered' | 'ticker';

type Row = NameRow & { at: number; hint: boolean | null };

type Waiting = {
  kind: KeyKind;
  keys: readonly string[];
  resolve: (rows: Row[][]) => void;
  reject: (error: unknown) => void;
};

/** Bearers of one name that are looked at; of more than so many namesakes no name tells one. */
const MOST = 1000;

const STATEMENT = `select a.at::int, k.written, k.text, k.core, k.alias, k.hint, ${HEAD}
  from unnest((select $1::text[]), (select $2::text[])) with ordinality a(kind, key, at)
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
  join $s.entity e on e.no = k.entity order by a.at, (a.kind = 'exact') desc, case when a.kind = 'exact' then k.place else k.entity end, k.place`;

/** Looks keys up for searches: what is asked for in one go, of whatever kind, is one statement. */
export class KeyLookups {
  readonly #reader: DatasetReader;
  #waiting: Waiting[] = [];

  constructor(reader: DatasetReader) {
    this.#reader = reader;
  }

  /** Names by what they are as a whole, in the order of loading. */
  async exact(keys: readonly string[]): Promise<Lookups['exact']['found'][]> {
    return (await this.#ask('exact', keys)).map((rows) => rows.map(nameOf));
  }

  /** Bearers of further names. */
  async further(keys: readonly string[]): Promise<Lookups['further']['found'][]> {
    return (await this.#ask('further', keys)).map((rows) =>
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
    return (await this.#ask(kind, keys)).map((rows) => rows.map(headOf));
  }

  #ask(kind: KeyKind, keys: readonly string[]): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ kind, keys, resolve, reject });
      if (this.#waiting.length === 1) queueMicrotask(() => void this.#fetch());
    });
  }

  async #fetch(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    const asked = waiting.flatMap(({ kind, keys }) => keys.map((key) => [kind, key] as const));
    try {
      const rows = await this.#reader.rows<Row>(STATEMENT, [
        asked.map(([kind]) => kind),
        asked.map(([, key]) => key),
      ]);
      const places = byPlace(rows, asked.length, (row) => row);
      let from = 0;
      for (const { keys, resolve } of waiting) resolve(places.slice(from, (from += keys.length)));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }
}
