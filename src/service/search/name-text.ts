/** Letters that Unicode does not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  '&': ' and ',
};

const UNDECOMPOSED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Words as registers shorten them. */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ['intl', 'international'],
  ['natl', 'national'],
  ['labs', 'laboratories'],
  ['mgmt', 'management'],
  ['svcs', 'services'],
  ['hldgs', 'holdings'],
  ['hldg', 'holdings'],
  ['grp', 'group'],
  ['bros', 'brothers'],
  ['mfg', 'manufacturing'],
  ['finl', 'financial'],
  ['univ', 'university'],
  ['dept', 'department'],
  ['govt', 'government'],
]);

/** Words that say how a firm is incorporated, not what it is called; the words of one dotted form stand joined. */
const LEGAL_FORMS = new Set(
  (
    'inc incorporated aktiengesellschaft corp corporation co cos company companies ltd limited llc lp llp lllp plc pllc pc na nv bv sa sas sarl ' +
    'sca se ag gmbh kg kgaa ohg eg spa srl sl slu ab as asa aps oy oyj abp kk sdn bhd pty pte pvt dac ' +
    'ulc sab cv de sro doo ad jsc pjsc ojsc ooo pao zrt nyrt kft tbk pt'
  ).split(' '),
);

/**
 * A name as the search compares it: no accents, letter case or punctuation; dotted initials joined (`J.P.` is `jp`),
 * `&` as a word, shortened words in full, single spaces.
 */
export function nameText(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(UNDECOMPOSED, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`´]/g, '')
    .replace(/(?<![\p{L}\p{N}])((?:\p{L}\.){2,}\p{L}?)(?![\p{L}\p{N}])/gu, (dotted) =>
      dotted.replaceAll('.', ''),
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\p{L}+/gu, (word) => SHORTENED.get(word) ?? word);
}

/** A name's text without its legal form and leading article: `the boeing company` is `boeing`; never empty. */
export function coreText(text: string): string {
  const words = text.split(' ');
  const start = words[0] === 'the' && words.length > 1 ? 1 : 0;
  let end = words.length;
  while (end > start + 1 && (isLegalForm(words, end - 1) || words[end - 1] === 'and')) end -= 1;
  return words.slice(start, end).join(' ');
}

/** `de` ends a legal form only in the Mexican `sab de cv`; alone it is part of a name. */
function isLegalForm(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  return word === 'de' ? words[at + 1] === 'cv' : LEGAL_FORMS.has(word);
}
