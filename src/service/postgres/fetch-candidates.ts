import type { Name } from '../store/fetcher';
import type { Dictionary, Sought } from '../store/names';
import type { DatasetReader } from './dataset-reader';
import { NAME, nameOf, type NameRow } from './heads';

/** Keys that begin so: what more there are adds nothing that shows. */
const MOST_BEGUN = 2000;

/** Names that words of many names may still raise, each by a look of its own. */
const MOST_RAISED = 1000;

/** So many postings are read in the time of one look at whether a name holds a word; and so many are read in all. */
const POSTINGS_A_LOOK = 4;
const MOST_POSTINGS = 4000;

/** So many words are looked for in each name, those that raise it most. */
const MOST_LOOKED = 6;

type Worth = { word: string; worth: number };

/**
 * What each name is worth by whole keys, beginnings and words that find it, and by words that only raise it and are of few
 * names; the best of those that were found. Lists and limits are hidden from the planner by `(select …)`: it would plan for
 * those of each search anew, which takes longer than to run it.
 */
const FOUND = `select f.name, sum(f.worth) + max(f.prominence) as score, max(f.prominence) as prominence from (
    select k.name, k.prominence, a.worth, true as finds from unnest((select $1::text[]), (select $2::float8[])) a(key, worth)
      join $s.name_key k on k.key = a.key
    union all
    select k.name, k.prominence, a.worth, true from unnest((select $3::text[]), (select $4::float8[])) a(key, worth)
      cross join lateral (select k.name, k.prominence from $s.name_key k
        where k.key ~>=~ a.key and k.key ~<~ (a.key || chr(1114111)) order by k.key using ~<~ limit ${MOST_BEGUN}) k
    union all
    select p.name, p.prominence, a.worth, a.finds from unnest((select $5::text[]), (select $6::float8[]), (select $7::bool[])) a(word, worth, finds)
      cross join lateral (select p.name, p.prominence from $s.posting p where p.word = a.word
        order by p.prominence desc, p.name limit (select $8::int)) p) f
  group by f.name having bool_or(f.finds)`;

const BEST = `order by score desc, f.name limit`;

/**
 * Names themselves are read of the best alone: PostgreSQL, which cannot know how few are found, would read all of them.
 * Whether a name holds a word of many names is looked up name by name: with its prominence the index leads to the place.
 */
function statementOf(isRaised: boolean, isTyped: boolean): string {
  const [words, worths, wanted] = isRaised ? ['$10', '$11', '$12'] : ['', '', '$10'];
  const ofType = `cross join lateral (select from $s.name n where n.no = f.name and n.type = any(${wanted}) limit 1) n`;
  const found = `select f.* from (${FOUND}) f ${isTyped ? ofType : ''} ${BEST} ${isRaised ? MOST_RAISED : '(select $9::int)'}`;
  const raised = `select f.name, sum(f.score) as score from (
      select f.name, f.score from found f union all
      select f.name, a.worth from unnest((select ${words}::text[]), (select ${worths}::float8[])) a(word, worth) cross join found f
        cross join lateral (select from $s.posting p where p.word = a.word and p.prominence = f.prominence and p.name = f.name limit 1) p) f
    group by f.name ${BEST} (select $9::int)`;
  return `with found as materialized (${found}), best as (${isRaised ? raised : 'select f.name, f.score from found f'})
    select ${NAME} from best s
    cross join lateral (select n.* from $s.name n where n.no = s.name limit 1) n
    cross join lateral (select e.* from $s.entity e where e.no = n.entity limit 1) e order by s.score desc, n.no`;
}

const STATEMENTS = new Map(
  [false, true].flatMap((isRaised) =>
    [false, true].map((isTyped) => [`${isRaised} ${isTyped}`, statementOf(isRaised, isTyped)] as const),
  ),
);

/** The names that are worth a close look, the best first. */
export async function fetchCandidates(
  reader: DatasetReader,
  dictionary: Dictionary,
  sought: Sought,
): Promise<Name[]> {
  const { exact, begun, joined, types, most, common } = sought;
  const countOf = ({ word }: Worth): number => dictionary.word(word)?.count ?? 0;
  const finds = [...joined, ...sought.finds];
  const { few, many } = partedRaises(sought, countOf);
  const read = [...finds, ...few];
  const statement = STATEMENTS.get(`${many.length > 0} ${types.length > 0}`) ?? '';
  const rows = await reader.rows<NameRow>(statement, [
    exact.map(({ key }) => key),
    exact.map(({ worth }) => worth),
    begun.map(({ key }) => key),
    begun.map(({ worth }) => worth),
    read.map(({ word }) => word),
    read.map(({ worth }) => worth),
    read.map((_each, at) => at < finds.length),
    common,
    most,
    ...(many.length === 0 ? [] : [many.map(({ word }) => word), many.map(({ worth }) => worth)]),
    ...(types.length === 0 ? [] : [types]),
  ]);
  return rows.map(nameOf);
}

/** The words that raise: those of which all postings are read, and those that are looked for in each name. */
function partedRaises(
  { joined, finds, raises, common }: Sought,
  countOf: (each: Worth) => number,
): Record<'few' | 'many', readonly Worth[]> {
  const found = [...joined, ...finds].reduce((sum, each) => sum + Math.min(common, countOf(each)), 0);
  const most = Math.min(common, POSTINGS_A_LOOK * Math.min(MOST_RAISED, found));
  const few = new Set<Worth>();
  let read = 0;
  for (const each of [...raises].sort((a, b) => countOf(a) - countOf(b))) {
    read += countOf(each);
    if (countOf(each) > most || read > MOST_POSTINGS) break;
    few.add(each);
  }
  const many = raises.filter((each) => !few.has(each)).sort((a, b) => b.worth - a.worth);
  return { few: [...few], many: many.slice(0, MOST_LOOKED) };
}
