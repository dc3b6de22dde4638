import knownAs from './known-as.json';

/**
 * How people call listed companies whose registered name does not say it: words in another order, accents, hyphens and inner
 * capitals lost, a brand. By ticker: the name, and what else the company is called.
 */
const KNOWN_AS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(knownAs));

/** Text with its hard spaces and doubled spaces made plain. */
export const plainText = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** EDGAR adds a state or a marker to namesakes, `CORP /DE/`; it is no part of the name. */
const MARKER = /\s*[/\\]\s*(?:[A-Z]{2,3})?\s*[/\\]?$/;

/** Legal forms of the United States, and those that many laws have; `Group` and `Holdings` are words of a name. */
const FORM = /,? (?:Inc|Incorporated|Corp|Corporation|Co|Company|Ltd|Limited|LLC)\.?$/i;

/** Forms of other laws stay, for they tell a company from a namesake: Linde plc is not Linde AG. */
const FOREIGN_FORM = / (plc|n\.?v\.?|s\.?a\.?)$/i;

const SMALL = new Set('of and the for in am da de del di do du'.split(' '));
const CAPITALS = new Set('US USA II III NE NW PO SE SW'.split(' '));
/** Words without a vowel that are no initials. */
const SHORTENED = new Set(
  'BLVD BLVD. DR DR. HWY HWY. LN LN. PKWY PKWY. PL PL. RD RD. ST ST. STR. SQ SQ. CTR CTR.'.split(' '),
);

/** As long as the tickers are that are initials, which stay in capitals where they are a word of the name. */
const INITIALS = 3;

/** A registered name as people write it: without marker and legal form, and not in the capitals of the register. */
export function everydayName(registered: string, ticker = ''): string {
  const [known] = KNOWN_AS.get(ticker) ?? [];
  if (known !== undefined) return known;
  const [name, form] = parted(unmarked(registered));
  return inSmallLetters(withoutLegalForm(name), ticker) + form;
}

/** A name and its foreign form, as it is written: `plc` and `N.V.`. */
function parted(name: string): readonly [name: string, form: string] {
  const letters = FOREIGN_FORM.exec(name)?.[1]?.toLowerCase().replaceAll('.', '');
  if (letters === undefined) return [name, ''];
  const form = letters === 'plc' ? 'plc' : letters.toUpperCase().replace(/./g, '$&.');
  return [name.replace(FOREIGN_FORM, ''), ` ${form}`];
}

/** The registered name without what the register adds to it. */
export function unmarked(registered: string): string {
  return plainText(registered).replace(MARKER, '');
}

/** What people call the company beside its name. */
export function furtherNames(ticker: string): readonly string[] {
  return KNOWN_AS.get(ticker)?.slice(1) ?? [];
}

function withoutLegalForm(name: string): string {
  const shorter = name.replace(FORM, '').replace(/ &$/, '');
  return shorter === name || shorter.length < 2 ? name : withoutLegalForm(shorter);
}

/** Text that a register keeps in capitals, as it is written elsewhere. */
export function inSmallLetters(name: string, ticker = ''): string {
  if (/[a-z]/.test(name)) return name;
  return name
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word.toLowerCase()) ? word.toLowerCase() : cased(word, ticker)))
    .join(' ');
}

function cased(word: string, ticker: string): string {
  const isInitials =
    (word === ticker && word.length <= INITIALS) || (!/[AEIOUY]/.test(word) && !SHORTENED.has(word));
  if (/^[A-Z]{1,2}&[A-Z]{1,2}$|^\d+(?!TH$|ST$|ND$|RD$)[A-Z]{1,2}$/.test(word)) return word;
  if (!/^\d/.test(word) && (isInitials || CAPITALS.has(word))) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-.&/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(
      /^([OD]['’])(\p{L})(?=\p{L})/iu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/^Mc(\p{L})(?=\p{L}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/\.Com\b/, '.com');
}
