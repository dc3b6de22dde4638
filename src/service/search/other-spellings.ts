/** Words that are written in short before the names of places, with what they are short for. */
const SHORT = new Map([
  ['saint', 'st'],
  ['sankt', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
]);

const FULL = new Map([...SHORT].reverse().map(([full, short]) => [short, full]));

/**
 * The other ways to write a name, as `nameText` writes it: umlauts in one letter that were typed in two (`zuerich`), and
 * what is written in full or in short (`saint louis`, `st louis`).
 */
export function otherSpellings(text: string): readonly string[] {
  const plain = text.replaceAll(/([aou])e/g, '$1');
  const words = text.split(' ');
  const written = [SHORT, FULL].map((other) => words.map((word) => other.get(word) ?? word).join(' '));
  return [...new Set([plain, ...written])].filter((each) => each !== text);
}

/** Words of companies' names as ledgers and registers shorten them. */
const ABBREVIATED = new Map(
  (
    'bk bank|bnk bank|comm communications|comms communications|intl international|int international|natl national|mfg manufacturing|' +
    'pharm pharmaceuticals|pharma pharmaceuticals|labs laboratories|fin financial|finl financial|tech technologies|techs technologies|' +
    'svcs services|serv services|ind industries|inds industries|ins insurance|hlth health|elec electric|amer american|sys systems|' +
    'engy energy|ent entertainment|mgmt management|prods products|res resources|univ university|assn association|inst institute'
  )
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** A name with such words in full: `charter comms` is charter communications. */
export function withoutShortWords(text: string): string {
  return text
    .split(' ')
    .map((word) => ABBREVIATED.get(word) ?? word)
    .join(' ');
}
