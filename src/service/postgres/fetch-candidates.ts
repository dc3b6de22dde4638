import type { EntityType } from '../../shared/contract/entity-type';
import { matchesAbbreviation } from '../search/abbreviated-names';
import { weighedForm } from '../search/name-forms';
import { LEAST, textRelevance, type TextForm } from '../search/relevance';
import { isShortCode } from '../search/short-code';
import { typedName } from '../search/typed-name';
import type { Name } from '../store/fetcher';
import type { Dictionary, Sought } from '../store/names';
import type { DatasetReader } from './dataset-reader';
import { fetchEntitiesByNo } from './fetch-entities';
import type { KeyLookups } from './key-lookups';
import { countIn, NameScores, type NameScore } from './name-scores';
import { marksOf } from './word-marks';

/** What candidates are found with: a version of a dataset, its words, and its types of entities by their numbers. */
export type CandidateSource = {
  reader: DatasetReader;
  keys: KeyLookups;
  dictionary: Dictionary;
  types: ReadonlyMap<number, EntityType>;
};

/** Names of which words are looked for that may raise them, those that they may raise highest; and so many words, those that raise most. */
const MOST_RAISED = 300;
const MOST_LOOKED = 12;

/** So many more than are wanted are looked at first, since some only seem to hold a word that raises. */
const SPARE = 20;

/**
 * Names by their numbers, all in one row: of a hundred rows the client would make a thousand objects, of which most a search
 * throws away.
 */
const NAMES = `select string_agg(n.no || ' ' || n.entity || ' ' || n.alias::int, ' ') as numbers,
    json_agg(n.name) as names, json_agg(n.text) as texts, json_agg(nullif(n.core, n.text)) as cores
  from unnest((select $1::int[])) f(no) cross join lateral (select n.* from $s.name n where n.no = f.no limit 1) n
  having count(*) > 0`;

type NamesRow = { numbers: string; names: string[]; texts: string[]; cores: (string | null)[] };

/** A name as the search compares it, with the number of its entity and what it is worth. */
type Worthy = { no: number; score: number; entity: number; form: TextForm };

/** The names that are worth a close look, the best first. */
export async function fetchCandidates(source: CandidateSource, sought: Sought): Promise<Name[]> {
  const worths = await worthsOf(source, sought);
  const found = await bestOf(source, sought, worths);
  const wanted = sought.typed === undefined ? found : found.filter(answering(source, sought.typed));
  if (wanted.length === 0) return [];
  const heads = await fetchEntitiesByNo(
    source.reader,
    wanted.map(({ entity }) => entity),
  );
  return wanted.flatMap(({ entity, form: { name, text, core, isAlias } }) => {
    const head = heads.get(entity);
    return head === undefined ? [] : [{ entity: head, name, text, core, isAlias }];
  });
}

/** Whether a name answers what was typed, perhaps in short, as far as its text tells: most of a hundred do not, and nothing more is read of those. */
function answering({ dictionary }: CandidateSource, typed: string): (worthy: Worthy) => boolean {
  const prepared = typedName(dictionary, typed);
  const isInShort = matchesAbbreviation(prepared, dictionary);
  // What a code stands for is told by the name of its entity.
  return ({ form }) => isShortCode(form) || textRelevance(prepared, form) >= LEAST || isInShort(form);
}

/** What each name is worth by whole keys, beginnings and words that find it. */
async function worthsOf(
  { keys, types }: CandidateSource,
  { exact, begun, joined, finds, types: above, common }: Sought,
): Promise<NameScores> {
  const asked = [
    ...exact.map(({ key, worth }) => ({ kind: 'whole', key, worth, most: Infinity }) as const),
    ...begun.map(({ key, worth }) => ({ kind: 'begun', key, worth, most: Infinity }) as const),
    ...[...joined, ...finds].map(
      ({ word, worth }) => ({ kind: 'word', key: word, worth, most: common }) as const,
    ),
  ];
  const found = await keys.lists(asked);
  const lists = asked.flatMap(({ worth, most }, at) => {
    const list = found[at];
    return list === undefined ? [] : [{ list, worth, most }];
  });
  const wanted = new Set(above);
  const worths = new NameScores(
    lists.reduce((sum, { list, most }) => sum + Math.min(most, countIn(list)), 0),
    (type) => {
      const told = types.get(type);
      return wanted.size === 0 || (told !== undefined && wanted.has(told));
    },
  );
  for (const { list, worth, most } of lists) worths.add(list, { worth, most });
  return worths;
}

/**
 * The best names with the words that raise them. Names are read in the order of their best possible score until no
 * later one can win.
 */
async function bestOf(source: CandidateSource, sought: Sought, worths: NameScores): Promise<Worthy[]> {
  const { most } = sought;
  const raises = [...sought.raises].sort((a, b) => b.worth - a.worth).slice(0, MOST_LOOKED);
  const marked = raises.map(({ word, worth }) => ({ marks: marksOf([word]), worth }));
  const best = worths.best(raises.length === 0 ? most : MOST_RAISED, marked);
  const found: Worthy[] = [];
  for (let from = 0, to = most + SPARE; from < best.length; [from, to] = [to, best.length]) {
    found.push(...(await namesOf(source, best.slice(from, to), raises)));
    found.sort((a, b) => b.score - a.score || a.no - b.no);
    const last = found[most - 1];
    if (last !== undefined && best.slice(to).every((other) => isBehind(other, last))) break;
  }
  return found.slice(0, most);
}

const isBehind = ({ name, atMost }: NameScore, { no, score }: Worthy): boolean =>
  atMost < score || (atMost === score && name > no);

async function namesOf(
  { reader, dictionary, types }: CandidateSource,
  best: readonly NameScore[],
  raises: Sought['raises'],
): Promise<Worthy[]> {
  const [{ numbers, names, texts, cores } = NO_NAMES] = await reader.rows<NamesRow>(NAMES, [
    `{${best.map(({ name }) => name).join(',')}}`,
  ]);
  const told = new Map(best.map((each) => [each.name, each]));
  const places = numbers.split(' ');
  const found: Worthy[] = [];
  for (const [at, name] of names.entries()) {
    const no = Number(places[3 * at]);
    const worth = told.get(no);
    const type = types.get(worth?.type ?? 0);
    if (worth === undefined || type === undefined) continue;
    const text = texts[at] ?? '';
    const named = { name, text, core: cores[at] ?? text, isAlias: places[3 * at + 2] === '1' };
    const form = weighedForm(named, dictionary, { type, name: '' });
    let { score } = worth;
    for (const { word, worth: more } of raises)
      if (form.words.some(({ text: own }) => own === word)) score += more;
    found.push({ no, score, entity: Number(places[3 * at + 1]), form });
  }
  return found;
}

const NO_NAMES: NamesRow = { numbers: '', names: [], texts: [], cores: [] };
