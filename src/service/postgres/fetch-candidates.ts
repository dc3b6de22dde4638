import type { Name } from '../store/fetcher';
import type { Dictionary, Sought } from '../store/names';
import { wordsIn } from '../search/name-forms';
import type { DatasetReader } from './dataset-reader';
import { HEAD, headOf, type HeadRow } from './heads';

/** Keys that begin so, and names that hold two common words: what more there are adds nothing that shows. */
const MOST_BEGUN = 5000;

/** Names that common words may still raise. */
const MOST_RAISED = 1000;

type Row = HeadRow & { no: number; written: string; alias: boolean; core: string; score: number };

type Worth = { word: string; worth: number };

/** The names that are worth a close look, the best first. */
export async function fetchCandidates(
  reader: DatasetReader,
  dictionary: Dictionary,
  sought: Sought,
): Promise<Name[]> {
  const isRare = ({ word }: Worth): boolean => (dictionary.word(word)?.count ?? 0) <= sought.common;
  const typed = sought.typed.map((meant) => meant.filter(({ word }) => dictionary.word(word) !== undefined));
  const common = typed.map((meant) => meant.filter((each) => !isRare(each)));
  const rare = [...sought.joined, ...typed.flatMap((meant) => meant.filter(isRare))];
  const isRaised = common.some((meant) => meant.length > 0);
  const found = await best(reader, sought, { rare, most: isRaised ? MOST_RAISED : sought.most });
  const rows = found.length > 0 ? found : await bestCommon(reader, sought, common);
  if (found.length > 0)
    for (const row of rows) {
      const words = new Set(wordsIn(row.core));
      for (const meant of common)
        for (const { word, worth } of meant) if (words.has(word)) row.score += worth;
    }
  return rows
    .sort((a, b) => b.score - a.score || a.no - b.no)
    .slice(0, sought.most)
    .map((row) => ({ entity: headOf(row), name: row.written, isAlias: row.alias }));
}

const OF_NAME = `n.no, n.name as written, n.alias, n.core, s.score, ${HEAD}`;

/**
 * What each name is worth by whole keys, beginnings and rare words. Names themselves are read of the best alone: the planner
 * of PostgreSQL, which cannot know how few are found, would read all of them.
 */
const WORTHS = `select f.name, (sum(f.worth) + max(f.prominence))::float8 as score from (
    select k.name, k.prominence, a.worth from unnest($1::text[], $2::float8[]) a(key, worth)
      join $s.name_key k on k.key = a.key
    union all
    select k.name, k.prominence, a.worth from unnest($3::text[], $4::float8[]) a(key, worth)
      cross join lateral (select k.name, k.prominence from $s.name_key k
        where k.key ~>=~ a.key and k.key ~<~ (a.key || chr(1114111)) order by k.key using ~<~ limit ${MOST_BEGUN}) k
    union all
    select p.name, p.prominence, a.worth from unnest($5::text[], $6::float8[]) a(word, worth)
      join $s.posting p on p.word = a.word) f
  group by f.name`;

const OF_TYPE = `cross join lateral (select from $s.name n where n.no = w.name and n.type = any($8) limit 1) n`;

function best(
  reader: DatasetReader,
  { exact, begun, types }: Sought,
  { rare, most }: { rare: readonly Worth[]; most: number },
): Promise<Row[]> {
  return reader.rows<Row>(
    `select ${OF_NAME} from (select w.name, w.score from (${WORTHS}) w ${types.length === 0 ? '' : OF_TYPE}
       order by w.score desc, w.name limit $7) s
     cross join lateral (select n.* from $s.name n where n.no = s.name limit 1) n
     cross join lateral (select e.* from $s.entity e where e.no = n.entity limit 1) e`,
    [
      exact.map(({ key }) => key),
      exact.map(({ worth }) => worth),
      begun.map(({ key }) => key),
      begun.map(({ worth }) => worth),
      rare.map(({ word }) => word),
      rare.map(({ worth }) => worth),
      most,
      ...(types.length === 0 ? [] : [types]),
    ],
  );
}

/**
 * Where only words of thousands of names were typed, the first finds: the names that hold a second one too, then the most
 * prominent.
 */
async function bestCommon(
  reader: DatasetReader,
  { types, most }: Sought,
  common: readonly (readonly Worth[])[],
): Promise<Row[]> {
  const [first, second] = common.filter((meant) => meant.length > 0);
  if (first === undefined) return [];
  const columns = (meant: readonly Worth[]): unknown[] => [
    meant.map(({ word }) => word),
    meant.map(({ worth }) => worth),
  ];
  const ofType = 'where cardinality($5::text[]) = 0 or n.type = any($5)';
  return reader.rows<Row>(
    `select ${OF_NAME} from (
       select name, max(score) as score from (
         (select p.name, (a.worth + b.worth + p.prominence)::float8 as score
          from unnest($1::text[], $2::float8[]) a(word, worth) join $s.posting p on p.word = a.word
          join $s.posting q on q.name = p.name join unnest($3::text[], $4::float8[]) b(word, worth) on b.word = q.word
          join $s.name n on n.no = p.name ${ofType} order by score desc limit $6)
         union all
         (select p.name, (a.worth + p.prominence)::float8 from unnest($1::text[], $2::float8[]) a(word, worth)
          cross join lateral (select p.name, p.prominence from $s.posting p join $s.name n on n.no = p.name and p.word = a.word
            ${ofType} order by p.prominence desc, p.name limit $6) p)) f
       group by name) s
     join $s.name n on n.no = s.name join $s.entity e on e.no = n.entity`,
    [...columns(first), ...columns(second ?? []), types, most],
  );
}
