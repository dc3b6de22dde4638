import type { Head, Lookups, Name } from '../store/fetcher';
import type { DatasetReader } from './dataset-reader';
import { byPlace, HEAD, headOf, type HeadRow } from './heads';

type Asked<Kind extends keyof Lookups> = readonly Lookups[Kind]['asked'][];

/** Bearers of one name that are looked at; of more than so many namesakes no name tells one. */
const MOST = 1000;

type Placed = HeadRow & { at: number };
type NameRow = Placed & { written: string; alias: boolean };

const nameOf = (row: NameRow): Name => ({ entity: headOf(row), name: row.written, isAlias: row.alias });

/** Looks keys up in a table of keys and entities. */
async function bearers(
  reader: DatasetReader,
  keys: readonly string[],
  { from, order }: { from: string; order: string },
): Promise<Head[][]> {
  const rows = await reader.rows<Placed>(
    `select a.at::int, ${HEAD} from unnest($1::text[]) with ordinality a(key, at)
     cross join lateral (select k.* from ${from} order by ${order} limit ${MOST}) k
     join $s.entity e on e.no = k.entity order by a.at, ${order}`,
    [keys],
  );
  return byPlace(rows, keys.length, headOf);
}

/** Entities by name or alias, letter case and accents aside. */
export function fetchNamed(reader: DatasetReader, keys: Asked<'named'>): Promise<Head[][]> {
  return bearers(reader, keys, {
    from: '$s.called k where k.key = a.key',
    order: 'k.prominence desc, k.entity',
  });
}

/** Entities by an identifier of a register or by a ticker. */
export function fetchIdentified(
  reader: DatasetReader,
  kind: 'registered' | 'ticker',
  keys: readonly string[],
): Promise<Head[][]> {
  const from = `$s.identifier k where k.kind = '${kind}' and k.key = a.key`;
  return bearers(reader, keys, { from, order: 'k.entity' });
}

/** Entities by what questions call them. */
export async function fetchAsked(reader: DatasetReader, asked: Asked<'asked'>): Promise<Head[][]> {
  const rows = await reader.rows<Placed>(
    `select a.at::int, ${HEAD} from unnest($1::text[], $2::text[]) with ordinality a(key, tag, at)
     cross join lateral (select k.* from $s.asked k where k.key = a.key and k.tag = a.tag
       order by k.prominence desc, k.entity limit ${MOST}) k
     join $s.entity e on e.no = k.entity order by a.at, k.prominence desc, k.entity`,
    [asked.map(({ key }) => key), asked.map(({ tag }) => tag)],
  );
  return byPlace(rows, asked.length, headOf);
}

/** Whether names go on after words. */
export async function fetchBegins(reader: DatasetReader, asked: Asked<'begins'>): Promise<boolean[]> {
  const rows = await reader.rows<{ goes: boolean }>(
    `select exists (select from $s.asked k where k.tag = a.tag and k.key ~>=~ (a.key || ' ') and k.key ~<~ (a.key || '!')) as goes
     from unnest($1::text[], $2::text[]) with ordinality a(key, tag, at) order by a.at`,
    [asked.map(({ key }) => key), asked.map(({ tag }) => tag)],
  );
  return rows.map(({ goes }) => goes);
}

/** Names by what they are as a whole. */
export async function fetchExact(reader: DatasetReader, keys: Asked<'exact'>): Promise<Name[][]> {
  const rows = await reader.rows<NameRow>(
    `select a.at::int, n.name as written, n.alias, ${HEAD} from unnest($1::text[]) with ordinality a(key, at)
     cross join lateral (select k.name from $s.name_key k where k.key = a.key order by k.prominence desc, k.name limit ${MOST}) k
     join $s.name n on n.no = k.name join $s.entity e on e.no = n.entity order by a.at, n.no`,
    [keys],
  );
  return byPlace(rows, keys.length, nameOf);
}

/** Bearers of further names. */
export async function fetchFurther(
  reader: DatasetReader,
  keys: Asked<'further'>,
): Promise<Lookups['further']['found'][]> {
  const rows = await reader.rows<Placed & { written: string; hint: boolean | null }>(
    `select a.at::int, k.name as written, k.hint, ${HEAD} from unnest($1::text[]) with ordinality a(key, at)
     cross join lateral (select k.* from $s.further k where k.key = a.key order by k.entity, k.place limit ${MOST}) k
     join $s.entity e on e.no = k.entity order by a.at, k.entity, k.place`,
    [keys],
  );
  return byPlace(rows, keys.length, (row) => ({
    entity: headOf(row),
    name: row.written,
    ...(row.hint === null ? {} : { isHint: row.hint }),
  }));
}
