import { nameText } from '../../shared/names/name-text';
import type { Evaluator } from '../query/evaluate';
import { EVERYDAY } from '../query/namer';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import type { Language } from './language/language';
import type { Sense } from './question-parts';
import { schoolNames } from './name-keys';
import { EMPTY_SET } from './empty-set';

/** What words mean as a name. */
export type Named = {
  /** The entities that bear it, the likeliest first. */
  sense: (text: string) => Sense | undefined;
  /** Whether several words begin a longer name. */
  begins: (text: string) => boolean;
};

/** A misfit of a name that is seldom meant. */
const FAR = 0.6;

/** Types whose names are common words of a language, or long titles; they are meant less often. */
const RARE = new Set([
  'WorkOfArt',
  'Event',
  'Facility',
  'Location',
  'Organism',
  'Animal',
  'Plant',
  'PositioningMetric',
]);

/** Types whose names of several words are no phrases of a language, though they be made of its words. */
const PROPER: ReadonlySet<string> = new Set([
  'Company',
  'Continent',
  'Country',
  'CountrySubdivision',
  'DependentTerritory',
  'EducationalInstitution',
  'Exchange',
  'GPE',
  'IntergovernmentalOrganization',
  'Municipality',
  'Organization',
]);

/**
 * What few ask for costs a little more than what many do; but a whole name of several words hardly any, for else Michigan State
 * University were the universities of Michigan, and the World Trade Organization any organization.
 */
function far(entity: StoredEntity, text: string): number {
  return (isWholeName(entity, text) ? 0.03 : 0.3) * (1 - entity.prominence);
}

/** Whether a text in words, as names are compared, is the own name of an entity, of several words and no phrase of the language. */
export const isWholeName = (entity: StoredEntity, text: string): boolean =>
  text.includes(' ') &&
  PROPER.has(entity.type) &&
  [entity.name, ...schoolNames(entity)].some((name) => nameText(name) === text);

/** Makes what knows the names of a graph's entities in a language. */
export function createNamed(graph: Graph, { means }: Evaluator, language: Language): Named {
  const { names } = graph;
  const { tag } = language;
  const table = tableOf(language);
  const tags = tag === 'en' ? [''] : ['', tag];
  const own = (text: string): StoredEntity[] => {
    const everyday = table.everyday.get(text);
    const [first] = everyday === undefined ? [] : graph.byName(everyday);
    const asked = [...(first === undefined ? [] : [first]), ...names.asked(text, '')];
    return asked.length > 0 || !text.includes(' ') || tag !== 'en' ? asked : joined(text);
  };
  /** A name without its `and`: `Procter Gamble`. */
  const joined = (text: string): StoredEntity[] => {
    const words = text.split(' ');
    return words
      .slice(1)
      .flatMap((_, at) =>
        names.asked([...words.slice(0, at + 1), 'and', ...words.slice(at + 1)].join(' '), ''),
      )
      .filter(({ type }) => type === 'Company');
  };
  const numbered = (text: string): StoredEntity[] => {
    const number = NUMBER.exec(text)?.[0];
    if (number === undefined) return [];
    return (table.numbered.get(text.replace(NUMBER, '0')) ?? []).flatMap((pattern) => {
      const name = pattern.replace('#', number);
      return graph.byName(name).filter((entity) => entity.name === name);
    });
  };
  const further = (text: string): StoredEntity[] => [
    ...(tag === 'en' ? [] : names.asked(text, tag)),
    ...(table.further.get(text) ?? []).flatMap((name) => graph.byName(name)),
    ...numbered(text),
    ...(table.places.get(text) ?? []).flatMap((place) =>
      [...means.exact(place)].filter(({ type }) => type === 'CountrySubdivision'),
    ),
  ];
  return {
    sense: (text) => {
      const [known, others] = [own(text), further(text)];
      const bearers = [...new Set([...known, ...others])].sort((a, b) => b.prominence - a.prominence);
      if (bearers.length === 0) return undefined;
      const isRare = known.length > 0 && known.every(({ type }) => RARE.has(type));
      const farOf = (entity: StoredEntity): number => far(entity, text);
      const cost = Math.min(...known.map(farOf)) + (isRare ? FAR : 0);
      return {
        part: { ...EMPTY_SET, named: [bearers] },
        cost: Math.min(cost, ...others.filter((each) => !known.includes(each)).map(farOf)),
      };
    },
    begins: (text) =>
      table.beginnings.has(text) ||
      table.beginnings.has(text.replace(NUMBER, '0')) ||
      tags.some((each) => names.begins(text, each)),
  };
}

/** The names that a language's tables give; of one that holds a number, 0 stands for it. */
type Table = {
  everyday: ReadonlyMap<string, string>;
  further: ReadonlyMap<string, readonly string[]>;
  numbered: ReadonlyMap<string, readonly string[]>;
  places: ReadonlyMap<string, readonly string[]>;
  beginnings: ReadonlySet<string>;
};

const NUMBER = /\d+/;

const tables = new WeakMap<Language, Table>();

/** Makes what names a language's tables give, before a question needs it. */
export const makeNamed = (language: Language): void => void tableOf(language);

function tableOf(language: Language): Table {
  const made = tables.get(language) ?? createTable(language);
  tables.set(language, made);
  return made;
}

function createTable({ names, places }: Language): Table {
  const beginnings = new Set<string>();
  const texts = (entries: Iterable<readonly [string, string]>): Map<string, string[]> => {
    const found = new Map<string, string[]>();
    for (const [own, words] of entries)
      for (const word of words.split('|')) {
        const text = nameText(word.replace('#', '0'));
        if (text === '') continue;
        found.set(text, [...(found.get(text) ?? []), own]);
        for (let cut = text.indexOf(' '); cut > 0; cut = text.indexOf(' ', cut + 1))
          beginnings.add(text.slice(0, cut));
      }
    return found;
  };
  const named = Object.entries(names);
  const everyday = new Map([...EVERYDAY].map(([word, name]) => [nameText(word), name]));
  for (const text of everyday.keys()) if (text.includes(' ')) beginnings.add(text.split(' ')[0] ?? '');
  return {
    everyday,
    further: texts(named.filter(([own]) => !own.includes('#'))),
    numbered: texts(named.filter(([own]) => own.includes('#'))),
    places: texts(Object.entries(places)),
    beginnings,
  };
}
