import type { Name } from '../store/fetcher';
import type { Dictionary, Sought } from '../store/names';
import type { DatasetReader } from './dataset-reader';
import { NAME, nameOf, type NameRow } from './heads';
import { countIn, NameWorths, packedNames } from './name-worths';

/** Keys that begin so: what more there are adds nothing that shows. */
const MOST_BEGUN = 2000;

/** Names that words of many names may still raise, each by a look of its own. */
const MOST_RAISED = 1000;

/** So many postings are read in the time of one look at a name; and so many are read in all. */
const POSTINGS_A_LOOK = 4;
const MOST_POSTINGS = 4000;

/** So many words are looked for in each name, those that raise it most. */
const MOST_LOOKED = 12;

type Worth = { word: string; worth: number };

/**
 * The names of whole keys, of beginnings and of words, a list for each. What is asked for is hidden from the planner by
 * `(select …)`: it would plan for the keys of each search anew, which takes longer than to run it.
 */
const LISTS = `select a.at::int, k.names from unnest((select $1::text[])) with ordinality a(key, at)
    cross join lateral (select string_agg(${packedNames('k')}, '') as names from $s.name_key k where k.key = a.key) k where k.names is not null
  union all
  select (select cardinality($1::text[])) + a.at::int, k.names from unnest((select $2::text[])) with ordinality a(key, at)
    cross join lateral (select string_agg(${packedNames('k')}, '') as names from (select k.* from $s.name_key k
      where k.key ~>=~ a.key and k.key ~<~ (a.key || chr(1114111)) order by k.key using ~<~ limit ${MOST_BEGUN}) k) k where k.names is not null
  union all
  select (select cardinality($1::text[]) + cardinality($2::text[])) + a.at::int, p.names from unnest((select $3::text[])) with ordinality a(word, at)
    join $s.posting p on p.word = a.word`;

/** Names by their numbers, the best first. */
function namesOf(best: string): string {
  return `select ${NAME} from (${best}) s
    cross join lateral (select n.* from $s.name n where n.no = s.name limit 1) n
    cross join lateral (select e.* from $s.entity e where e.no = n.entity limit 1) e order by s.score desc, n.no`;
}

const FOUND = 'unnest((select $1::int[]), (select $2::float8[])) f(name, score)';

const RANKED = namesOf(`select f.name, f.score from ${FOUND}`);

/** Which words of many names one of them holds is seen in its index, once for all of them. */
const RAISED = namesOf(
  `select f.name, f.score${Array.from(
    { length: MOST_LOOKED },
    (_each, at) => ` + case when strpos(n.said, $${4 + 2 * at}) > 0 then $${5 + 2 * at}::float8 else 0 end`,
  ).join('')} as score from ${FOUND}
    cross join lateral (select ' ' || coalesce(n.words, n.core) || ' ' as said from $s.name n where n.no = f.name limit 1) n
    order by score desc, f.name limit (select $3::int)`,
);

/** The names that are worth a close look, the best first. */
export async function fetchCandidates(
  reader: DatasetReader,
  { dictionary, types }: { dictionary: Dictionary; types: ReadonlyMap<number, string> },
  sought: Sought,
): Promise<Name[]> {
  const countOf = ({ word }: Worth): number => dictionary.word(word)?.count ?? 0;
  const { few, many } = partedRaises(sought, countOf);
  const isWanted = (type: number): boolean =>
    sought.types.length === 0 || sought.types.some((wanted) => wanted === types.get(type));
  const worths = await worthsOf(reader, { ...sought, few }, isWanted);
  const best = worths.best(many.length === 0 ? sought.most : MOST_RAISED);
  if (best.length === 0) return [];
  const told = [best.map(({ name }) => name), best.map(({ score }) => score)];
  const rows =
    many.length === 0
      ? await reader.rows<NameRow>(RANKED, told)
      : await reader.rows<NameRow>(RAISED, [...told, sought.most, ...lookedFor(many)]);
  return rows.map(nameOf);
}

/** What each name is worth by whole keys, beginnings and words that find it, and by words of few names that only raise it. */
async function worthsOf(
  reader: DatasetReader,
  { exact, begun, joined, finds, few, common }: Sought & { few: readonly Worth[] },
  isWanted: (type: number) => boolean,
): Promise<NameWorths> {
  const finding = [...joined, ...finds];
  const words = [...finding, ...few];
  const asked = [...exact, ...begun, ...words];
  const keys = exact.length + begun.length;
  const rows = await reader.rows<{ at: number; names: Buffer }>(LISTS, [
    exact.map(({ key }) => key),
    begun.map(({ key }) => key),
    words.map(({ word }) => word),
  ]);
  const most = (at: number): number => (at <= keys ? Infinity : common);
  const all = rows.reduce((sum, { at, names }) => sum + Math.min(most(at), countIn(names)), 0);
  const worths = new NameWorths(all, isWanted);
  for (const { at, names } of rows)
    worths.add(names, {
      worth: asked[at - 1]?.worth ?? 0,
      finds: at <= keys + finding.length,
      most: most(at),
    });
  return worths;
}

/** Words with what they are worth, as many as a statement looks for; no name holds two spaces side by side. */
function lookedFor(many: readonly Worth[]): unknown[] {
  return Array.from({ length: MOST_LOOKED }, (_each, at) => many[at] ?? { word: ' ', worth: 0 }).flatMap(
    ({ word, worth }) => [` ${word} `, worth],
  );
}

/**
 * The words that raise: those of which all postings are read, and those that are looked for in each name. Where all names that
 * are found are looked at, that tells of all words.
 */
function partedRaises(
  { joined, finds, raises, common }: Sought,
  countOf: (each: Worth) => number,
): Record<'few' | 'many', readonly Worth[]> {
  const found = [...joined, ...finds].reduce((sum, each) => sum + Math.min(common, countOf(each)), 0);
  const most = Math.min(common, POSTINGS_A_LOOK * Math.min(MOST_RAISED, found));
  const all = raises.reduce((sum, each) => sum + countOf(each), 0);
  if (all <= most) return { few: raises, many: [] };
  const byWorth = [...raises].sort((a, b) => b.worth - a.worth);
  const looked = found <= MOST_RAISED ? byWorth.slice(0, MOST_LOOKED) : [];
  const few = new Set<Worth>();
  let read = 0;
  for (const each of byWorth.slice(looked.length).sort((a, b) => countOf(a) - countOf(b))) {
    read += countOf(each);
    if (countOf(each) > most || read > MOST_POSTINGS) break;
    few.add(each);
  }
  const many = byWorth.filter((each) => !few.has(each));
  return { few: [...few], many: many.slice(0, MOST_LOOKED) };
}
