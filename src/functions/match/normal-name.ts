/** Words that say only what kind of legal person a company is, in the spellings that registers and tickers use. */
const LEGAL_FORMS = new Set(
  (
    'inc incorporated corp corporation co cos company companies ltd limited llc llp lp plc sa sab sas sarl sca spa srl ' +
    'ag gmbh mbh kg kgaa ug se nv bv cv ab asa as aps oy oyj pty pte bhd kk pjsc jsc ooo holding holdings group groupe ' +
    'aktiengesellschaft com'
  ).split(' '),
);

/** Words that link a legal form to the name: "& Co.", "S.A. de C.V.". */
const LINKS = new Set(['and', 'de']);

/** Marks of registers, such as `/DE/` for the state or `Class A` for the share. */
const REGISTER_MARKS = /[/\\]\s*[a-z]{2,3}\s*[/\\]?\s*$|\bclass [a-c]\b/g;

/**
 * A company's name as it is compared: without case, accents, punctuation, the leading article and, at its end, legal
 * forms. A name of nothing else keeps its words.
 */
export function normalName(name: string): string {
  const words = nameWords(name);
  const end = words.findLastIndex((word) => !LEGAL_FORMS.has(word) && !LINKS.has(word)) + 1;
  const core = end > 0 ? words.slice(0, end) : words;
  return (core.length > 1 && core[0] === 'the' ? core.slice(1) : core).join(' ');
}

/** The words of a name without case, accents and punctuation. */
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
  return joined.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
