import formsByCountries from './legal-form-table.json';
/** The longest form counted in words, as `public limited liability company` or `s a p i de c v`. */
const MOST_WORDS = 7;

/** Words beside a legal form that say only that a company has others: a name is the same without them. */
const SHELLS = new Set(['holding', 'holdings', 'group', 'groupe', 'gruppe', 'grupo', 'com']);

/** Forms that stand before the name, in Russian, Indonesian, Japanese and Korean. */
const LEADING = new Set(
  'ooo oao zao pao ooo pjsc ojsc pt ооо оао зао пао ао 株式会社 有限会社 合同会社 주식회사 유한회사'.split(
    ' ',
  ),
);

/** Scripts that write a legal form without a space. */
const UNSPACED =
  /^(株式会社|有限会社|合同会社|주식회사|유한회사)|(株式会社|有限会社|合同会社|股份有限公司|有限责任公司|有限公司|股份公司|公司|주식회사|유한회사)$/g;

/** What companies say of themselves before such a form, or without one: that they are groups, or of shares. */
const UNSPACED_SHELLS = [
  '集团',
  '集團',
  '控股',
  '股份',
  '公司',
  'グループ',
  'ホールディングス',
  '그룹',
  '홀딩스',
];

const ENDING_SHELLS = new RegExp(`(?<=.{2})(?:${UNSPACED_SHELLS.join('|')})+(?= |$)`, 'g');
const EACH_SHELL = new RegExp(UNSPACED_SHELLS.join('|'), 'g');

/** The words of a name in a script without spaces, its legal form and what it says of itself apart. */
function unspacedWords(text: string): string[] {
  const parted = text.replace(UNSPACED, ' $& ').trim();
  return parted.replace(ENDING_SHELLS, (shells) => shells.replace(EACH_SHELL, ' $&')).split(/\s+/);
}

/** Letters beyond ASCII, without which no script does without spaces. */
const BEYOND_ASCII = /[^ -~]/;

/** A word that is a name by itself; forms of some scripts stand in one word with theirs. */
const ONE_WORD = /^[a-z\d]+$/;

/** The name of a company in its two parts. */
export type CompanyName = {
  /** The words without article, legal form, `Group` and `Holdings`; never empty. */
  core: readonly string[];
  /** Whether `Group`, `Holdings` or their like was told. */
  isShell: boolean;
  /** Whether a legal form was told. */
  hasForm: boolean;
  /** The countries that have each form told (ISO 3166-1). */
  laws: readonly ReadonlySet<string>[];
  /** Each form told, its letters alone, the last first. */
  forms: readonly string[];
};

/**
 * Forms in English that many laws have or translate theirs with, as `nameText` writes them; a body has one of the first or
 * one of the second.
 */
const CORPORATIONS = new Set(['inc', 'incorporated', 'corporation', 'co', 'company', 'comp']);
const LIMITED = new Set(['ltd', 'limited', 'plc']);

let table: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The countries whose law has a form, given without spaces, by ISO 20275 (GLEIF, version 1.6, CC0 1.0). */
function readTable(): ReadonlyMap<string, ReadonlySet<string>> {
  table ??= new Map(
    Object.entries(formsByCountries).flatMap(([countries, forms]) => {
      const known = new Set(countries.split(' '));
      return forms.split(' ').map((form) => [form, known] as const);
    }),
  );
  return table;
}

const countriesOf = (form: string): ReadonlySet<string> | undefined => readTable().get(form);

/** The last letters of forms, by which most words are seen to end none; a shorter word may be a part of one. */
const END_LETTERS = 3;

let ends: ReadonlySet<string> | undefined;

function mayEndForm(word: string): boolean {
  if (word.length < END_LETTERS) return true;
  ends ??= new Set([...readTable().keys()].map((form) => form.slice(-END_LETTERS)));
  return ends.has(word.slice(-END_LETTERS));
}

/** Parts a name, given as `nameText` writes it, into what a company is called and its legal form (ISO 20275). */
export function companyName(text: string): CompanyName {
  const words = BEYOND_ASCII.test(text) ? unspacedWords(text) : text.split(' ');
  const laws: ReadonlySet<string>[] = [];
  const forms: string[] = [];
  let [start, end] = [0, words.length];
  let isShell = false;
  if (end > 1 && words[0] === 'the') start = 1;
  const first = words[start] ?? '';
  const leading = LEADING.has(first) ? countriesOf(first) : undefined;
  if (leading !== undefined && end - start > 1) {
    laws.push(leading);
    start++;
  }
  for (let taken = closing(words, start, end); taken !== undefined; taken = closing(words, start, end)) {
    if (taken.law === undefined) isShell ||= words[end - 1] !== 'and';
    else {
      laws.push(taken.law);
      forms.push(words.slice(end - taken.words, end).join(''));
    }
    end -= taken.words;
  }
  return { core: words.slice(start, end), isShell, hasForm: laws.length > 0, laws, forms };
}

/** A name's text, as `nameText` writes it, without article and legal form: `the boeing company` is `boeing`. */
export function coreText(text: string): string {
  if (ONE_WORD.test(text)) return text;
  return companyName(text).core.join(' ');
}

/**
 * Whether two names have legal forms of different countries: Merck KGaA is not Merck & Co., and Apple GmbH only a
 * subsidiary of Apple Inc., as Apple Ltd is. A name without a form may be either, and `Co., Ltd.` translates many.
 */
export function areOfOtherLaws(one: CompanyName, other: CompanyName): boolean {
  if (!one.hasForm || !other.hasForm) return false;
  if (isCorporation(one) ? isLimited(other) : isCorporation(other) && isLimited(one)) return true;
  return !one.laws.some((ours) =>
    other.laws.some((theirs) => [...ours].some((country) => theirs.has(country))),
  );
}

/** The last form is the body's own: General Electric Company plc is a plc. */
const isCorporation = ({ forms: [last = ''] }: CompanyName): boolean => CORPORATIONS.has(last);

function isLimited({ forms }: CompanyName): boolean {
  const [last = ''] = forms;
  return LIMITED.has(last) && (last === 'plc' || !forms.includes('co'));
}

/** What ends the words of a name and is no part of it; at least one word stays. */
function closing(
  words: readonly string[],
  start: number,
  end: number,
): { words: number; law: ReadonlySet<string> | undefined } | undefined {
  const last = words[end - 1] ?? '';
  const most = mayEndForm(last) ? Math.min(MOST_WORDS, end - start - 1) : 0;
  let found: { words: number; law: ReadonlySet<string> } | undefined;
  let form = '';
  for (let count = 1; count <= most; count++) {
    form = (words[end - count] ?? '') + form;
    const law = countriesOf(form);
    if (law !== undefined) found = { words: count, law };
  }
  if (found !== undefined) return found;
  const isLeft = end - start > 1;
  return isLeft && (SHELLS.has(last) || UNSPACED_SHELLS.includes(last) || last === 'and')
    ? { words: 1, law: undefined }
    : undefined;
}
