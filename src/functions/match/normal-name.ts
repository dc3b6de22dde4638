/** Words that say only what kind of legal person a company is, as registers and tickers spell them, by whose law. */
const FORMS = {
  english:
    'inc incorporated corp corporation co cos company companies ltd limited llc llp lp plc pbc pty pte bhd',
  german: 'ag gmbh mbh kg kgaa ug aktiengesellschaft',
  latin: 'sa sab sas sarl sca spa srl cv',
  dutch: 'nv bv',
  nordic: 'ab asa as aps oy oyj',
  japanese: 'kk',
  russian: 'pjsc jsc ooo',
  any: 'se holding holdings group groupe com',
} as const;

type Law = keyof typeof FORMS;

const LAWS = new Map(
  (Object.keys(FORMS) as Law[]).flatMap((law) => FORMS[law].split(' ').map((form) => [form, law] as const)),
);

/** Words that link a legal form to the name: "& Co.", "S.A. de C.V.". */
const LINKS = new Set(['and', 'de']);

/** Words that filings and tickers shorten. */
const SHORTENED = new Map([
  ['corp', 'corporation'],
  ['intl', 'international'],
  ['natl', 'national'],
  ['labs', 'laboratories'],
  ['pharma', 'pharmaceuticals'],
  ['svcs', 'services'],
  ['mfg', 'manufacturing'],
]);

/** Marks of registers and price lists, such as `/DE/` for the state, `Class A` or `CL A` for the share. */
const REGISTER_MARKS = /[/\\]\s*[a-z]{2,3}\s*[/\\]?\s*$|\bcl(?:ass)? [a-c]\b/g;

/**
 * A company's name as it is compared: without case, accents, punctuation, the leading article and, at its end, legal
 * forms. A name of nothing else keeps its words.
 */
export function normalName(name: string): string {
  const words = nameWords(name);
  const end = coreLength(words);
  const core = end > 0 ? words.slice(0, end) : words;
  return (core.length > 1 && core[0] === 'the' ? core.slice(1) : core).join(' ');
}

/**
 * Whether two names have legal forms of different countries: Merck KGaA is not Merck & Co., and Apple GmbH only a
 * subsidiary of Apple Inc. A name without a form may be either.
 */
export function areOfOtherLaws(one: string, other: string): boolean {
  const [ours, theirs] = [lawsOf(one), lawsOf(other)];
  return ours.length > 0 && theirs.length > 0 && !ours.some((law) => theirs.includes(law));
}

/** The words of a name without case, accents, punctuation and abbreviations. */
export function nameWords(name: string): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(the\)|, the$/g, '')
    .replace(REGISTER_MARKS, '')
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '');
  // Dotted letters are one word: "U.S." is "us", "S.A." is "sa".
  const joined = plain.replace(
    /\b(?:[a-z]\. ?)+(?=[a-z]\b|\W|$)[a-z]?\b\.?/g,
    (letters) => `${letters.replace(/[. ]/g, '')} `,
  );
  const words = joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  return words.map((word) => SHORTENED.get(word) ?? word);
}

/** How many words come before the legal forms at the end. */
function coreLength(words: readonly string[]): number {
  return words.findLastIndex((word) => !LAWS.has(word) && !LINKS.has(word)) + 1;
}

function lawsOf(name: string): readonly Law[] {
  const words = nameWords(name);
  const forms = words.slice(coreLength(words));
  return forms.map((form) => LAWS.get(form)).filter((law) => law !== undefined && law !== 'any');
}
