import { readFileSync } from 'node:fs';

/** `Balaena mysticetus`, but not `Greenland whale`, whose second word is English. */
const SPECIES = /^[A-Z][a-z]+ [a-z]+$/;
const HYPERNYM = new Set(['@', '@i']);

/** Reads WordNet's nouns: each with its words, its kinds, what it is a part of. Its glosses are prose and stay behind. */
export function readNouns(folder) {
  const nouns = new Map();
  for (const line of readFileSync(`${folder}/data.noun`, 'latin1').split('\n')) {
    if (/^\d/.test(line)) nouns.set(line.slice(0, 8), parse(line.split(' | ')[0].trim().split(' ')));
  }
  const familiar = readFamiliar(folder);
  const english = new Set(
    [...nouns.values()].flatMap(({ words }) => words).filter((word) => /^[a-z]+$/.test(word)),
  );
  for (const noun of nouns.values()) {
    const named = (symbols) =>
      noun.pointers.filter(([symbol]) => symbols.has(symbol)).map(([, offset]) => nouns.get(offset));
    noun.kinds = named(HYPERNYM);
    noun.isInstance = noun.pointers.some(([symbol]) => symbol === '@i');
    noun.wholes = named(new Set(['#p']));
    noun.species = noun.words.findLast((word) => SPECIES.test(word) && !english.has(word.split(' ')[1]));
    noun.isFamiliar = familiar.has(noun.offset);
  }
  return [...nouns.values()];
}

/** Whether the noun is of a kind, however far up. */
export function isKindOf(noun, kind) {
  return noun.kinds.some((each) => each.words.includes(kind) || isKindOf(each, kind));
}

function parse([offset, lexicon, , count, ...rest]) {
  const length = parseInt(count, 16);
  const words = Array.from({ length }, (_, index) => rest[index * 2].replaceAll('_', ' '));
  const [, ...pointers] = rest.slice(length * 2);
  return { offset, lexicon: Number(lexicon), words, pointers: chunks(pointers) };
}

function chunks(fields) {
  return Array.from({ length: Math.floor(fields.length / 4) }, (_, index) =>
    fields.slice(index * 4, index * 4 + 2),
  );
}

/** Nouns that WordNet's own tagged texts use. */
function readFamiliar(folder) {
  const lines = readFileSync(`${folder}/index.sense`, 'latin1').split('\n');
  const used = lines
    .map((line) => line.split(' '))
    .filter(([key, , , uses]) => /%1:/.test(key) && Number(uses) > 0);
  return new Set(used.map(([, offset]) => offset));
}

/** A name as it begins a title: WordNet writes common names small. */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
