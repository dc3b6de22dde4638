import type { Head, Lookups } from '../store/fetcher';
import type { DatasetReader } from './dataset-reader';
import { byPlace, HEAD, headOf, type HeadRow } from './heads';

type Asked<Kind extends keyof Lookups> = readonly Lookups[Kind]['asked'][];

/** Bearers of one name that are looked at; of more than so many namesakes no name tells one. */
const MOST = 1000;

type Placed = HeadRow & { at: number };

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

/** Entities by what questions call them. */
export async function fetchNamesInText(reader: DatasetReader, asked: Asked<'asked'>): Promise<Head[][]> {
  const rows = await reader.rows<Placed>(
    `select a.at::int, ${HEAD} from unnest($1::text[], $2::text[]) with ordinality a(key, tag, at)
     cross join lateral (select k.* from (
         select n.entity, k.prominence from $s.name_key k join $s.name n on n.no = k.name
           where k.key = a.key and k.asked and a.tag = ''
         union all select k.entity, k.prominence from $s.asked k where k.key = a.key and k.tag = a.tag) k
       order by k.prominence desc, k.entity limit ${MOST}) k
     join $s.entity e on e.no = k.entity order by a.at, k.prominence desc, k.entity`,
    [asked.map(({ key }) => key), asked.map(({ tag }) => tag)],
  );
  return byPlace(rows, asked.length, headOf);
}

const BEGINS = "k.key ~>=~ (a.key || ' ') and k.key ~<~ (a.key || '!')";

/** Whether names go on after words. */
export async function fetchBegins(reader: DatasetReader, asked: Asked<'begins'>): Promise<boolean[]> {
  const rows = await reader.rows<{ goes: boolean }>(
    `select (a.tag = '' and exists (select from $s.name_key k where k.asked and ${BEGINS}))
       or exists (select from $s.asked k where k.tag = a.tag and ${BEGINS}) as goes
     from unnest($1::text[], $2::text[]) with ordinality a(key, tag, at) order by a.at`,
    [asked.map(({ key }) => key), asked.map(({ tag }) => tag)],
  );
  return rows.map(({ goes }) => goes);
}
