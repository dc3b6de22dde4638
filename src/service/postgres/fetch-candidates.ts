import type { Name } from '../store/fetcher';
import type { Sought } from '../store/names';
import type { DatasetReader } from './dataset-reader';
import { NAME, nameOf, type NameRow } from './heads';
import { countIn, NameWorths, packedKey } from './name-worths';
import { marksOf } from './word-marks';

/** Keys that begin so: what more there are adds nothing that shows. */
const MOST_BEGUN = 2000;

/** Names of which words are looked for that may raise them, those that they may raise highest; and so many words, those that raise most. */
const MOST_RAISED = 300;
const MOST_LOOKED = 12;

/**
 * The names of whole keys, of beginnings and of words, a list for each. What is asked for is hidden from the planner by
 * `(select …)`: it would plan for the keys of each search anew, which takes longer than to run it.
 */
const LISTS = `select a.at::int, k.names from unnest((select $1::text[])) with ordinality a(key, at)
    cross join lateral (select string_agg(${packedKey('k')}, '') as names from $s.name_key k where k.key = a.key) k where k.names is not null
  union all
  select (select cardinality($1::text[])) + a.at::int, k.names from unnest((select $2::text[])) with ordinality a(key, at)
    cross join lateral (select string_agg(${packedKey('k')}, '') as names from (select k.* from $s.name_key k
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

/** Which words a name holds is seen in its index. */
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
  types: ReadonlyMap<number, string>,
  sought: Sought,
): Promise<Name[]> {
  const wanted = new Set<string>(sought.types);
  const isWanted = (type: number): boolean => wanted.size === 0 || wanted.has(types.get(type) ?? '');
  const worths = await worthsOf(reader, sought, isWanted);
  const raises = [...sought.raises].sort((a, b) => b.worth - a.worth).slice(0, MOST_LOOKED);
  const marked = raises.map(({ word, worth }) => ({ marks: marksOf([word]), worth }));
  const best = worths.best(raises.length === 0 ? sought.most : MOST_RAISED, marked);
  if (best.length === 0) return [];
  const told = [numbersOf(best.map(({ name }) => name)), numbersOf(best.map(({ score }) => score))];
  const rows =
    raises.length === 0
      ? await reader.rows<NameRow>(RANKED, told)
      : await reader.rows<NameRow>(RAISED, [...told, sought.most, ...lookedFor(raises)]);
  return rows.map(nameOf);
}

/** Numbers as PostgreSQL writes a list of them: the client would quote each of hundreds as a text. */
const numbersOf = (numbers: readonly number[]): string => `{${numbers.join(',')}}`;

/** What each name is worth by whole keys, beginnings and words that find it. */
async function worthsOf(
  reader: DatasetReader,
  { exact, begun, joined, finds, common }: Sought,
  isWanted: (type: number) => boolean,
): Promise<NameWorths> {
  const words = [...joined, ...finds];
  const asked = [...exact, ...begun, ...words];
  const rows = await reader.rows<{ at: number; names: Buffer }>(LISTS, [
    exact.map(({ key }) => key),
    begun.map(({ key }) => key),
    words.map(({ word }) => word),
  ]);
  const most = (at: number): number => (at <= exact.length + begun.length ? Infinity : common);
  const all = rows.reduce((sum, { at, names }) => sum + Math.min(most(at), countIn(names)), 0);
  const worths = new NameWorths(all, isWanted);
  for (const { at, names } of rows) worths.add(names, { worth: asked[at - 1]?.worth ?? 0, most: most(at) });
  return worths;
}

/** Words with what they are worth, as many as a statement looks for; no name holds two spaces side by side. */
function lookedFor(raises: Sought['raises']): unknown[] {
  return Array.from({ length: MOST_LOOKED }, (_each, at) => raises[at] ?? { word: ' ', worth: 0 }).flatMap(
    ({ word, worth }) => [` ${word} `, worth],
  );
}
