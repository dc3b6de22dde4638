import { eachInSteps, type Steps } from '../store/steps';
import type { Language } from './language/language';
import type { ReadAs } from './spelling';
import { triggersOf } from './literal-prefilter';
import { isOneOf } from './words';

/** A question in other words, and what of it was left aside; `names` is how many the answer has to be about. */
export type Reworded = {
  text: string;
  left: readonly string[];
  names?: number;
  /** What was read as something else, which the answer has to be of. */
  read?: ReadAs;
  /** Who was told by what he is of another. */
  told?: readonly ReadAs[];
};

/** The most words before a correction that it may take back. */
const MOST_TAKEN_BACK = 3;

/**
 * Ways to put a question that makes no sense as it stands: without the word that its speaker took back, without the
 * example that he gave, with the verb where a main clause has it. What is left aside is said.
 */
export function rewordingsOf(question: string, language: Language): Reworded[] {
  return [
    ...withoutTakenBack(question, language),
    ...withoutExample(question, language),
    ...asMainClause(question, language),
    ...withoutOutdoing(question, language),
    ...asWhatIs(question, language),
    ...recast(question, language),
    ...withTickersListed(question),
    ...withYearInFull(question),
    ...withFirstYear(question),
    ...withYearAfter(question, language),
    ...asBearerOfCode(question, language),
    ...withAmountBefore(question, language),
  ];
}

const anyOf = (words: string): string => words.split('|').join('|');

/** `Revenue 2020 (sorry, I mean 2021)` asks for 2021: as many words before as make sense of what is left are taken back. */
function withoutTakenBack(question: string, { corrections }: Language): Reworded[] {
  const pattern = new RegExp(
    String.raw`^(.+?)\s*(?:[,;(…]|\.\.|\s[-–—])[\s,;(.…–—-]*((?:${anyOf(corrections)})\b[,:\s]*)+(.+?)\)?\s*$`,
    'isu',
  );
  const [, before, , after] = pattern.exec(question) ?? [];
  if (before === undefined || after === undefined) return [];
  const words = before.split(/\s+/);
  return Array.from({ length: Math.min(MOST_TAKEN_BACK, words.length - 1) }, (_, at) => {
    const kept = words.slice(0, words.length - 1 - at);
    return { text: [...kept, after].join(' '), left: [words.slice(kept.length).join(' ')] };
  });
}

/** `Companies without profit, Intel for example - who else?`: the example is one of those that are asked for. */
function withoutExample(question: string, { examples }: Language): Reworded[] {
  const pattern = new RegExp(
    String.raw`\s*[,;(–-]\s*([^,;()]{2,40}?\s+(?:${anyOf(examples.behind)}))\s*[,;)–-]*\s*((?:${anyOf(examples.further)})\s*\??)?\s*$`,
    'iu',
  );
  const [whole, aside] = pattern.exec(question) ?? [];
  return whole === undefined || aside === undefined
    ? []
    : [{ text: question.slice(0, -whole.length), left: [aside.trim()] }];
}

/** `Stimmt es, dass Pfizer 2022 … umgesetzt hat?` is `Hat Pfizer 2022 … umgesetzt?`. */
function asMainClause(question: string, { subordinate }: Language): Reworded[] {
  if (subordinate === undefined) return [];
  const { before, verbs } = subordinate;
  const pattern = new RegExp(
    String.raw`^(?:${anyOf(before)})\s*,?\s*dass\s+(.+?)\s+(${anyOf(verbs)})\s*[?.!]*\s*$`,
    'iu',
  );
  const [, said, verb] = pattern.exec(question) ?? [];
  return said === undefined || verb === undefined ? [] : [{ text: `${verb} ${said}?`, left: [] }];
}

/** `Did Coke outearn Pepsi` asks which had more net income. */
function withoutOutdoing(question: string, { outdoing }: Language): Reworded[] {
  for (const [more, verbs] of Object.entries(outdoing)) {
    const pattern = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(verbs)})(?!\p{L})`, 'iu');
    if (pattern.test(question)) return [{ text: question.replace(pattern, more), left: [] }];
  }
  return [];
}

/** `ISIN meaning` asks what that is. */
function asWhatIs(question: string, { meaning: { before, behind, ask } }: Language): Reworded[] {
  const [, ahead] =
    new RegExp(String.raw`^(?:${anyOf(before)})\s+(.{2,60}?)\s*\??$`, 'iu').exec(question) ?? [];
  const [, last] =
    new RegExp(String.raw`^(.{2,60}?)\s+(?:${anyOf(behind)})\s*\??$`, 'iu').exec(question) ?? [];
  const said = ahead ?? last;
  return said === undefined ? [] : [{ text: `${ask} ${said}`, left: [] }];
}

/** A question in other words that ask the same. */
export const recastsOf = (question: string, languages: readonly Language[]): string[] =>
  languages.flatMap((language) => recast(question, language).map(({ text }) => text));

/** A question in the words in which it has to be read, since its own would make another sense. */
export const firstRecastsOf = (question: string, languages: readonly Language[]): Reworded[] =>
  languages.flatMap((language) => recast(question, language, true));

/** `Company with ticker ABBV` asks which has it. */
function recast(question: string, { recasts }: Language, isFirst?: true): Reworded[] {
  const text = question.trim().replace(/[\s?.!]+$/u, '');
  const small = text.toLowerCase();
  return recasts.flatMap((each) => {
    if (isFirst === true && each.isFirst === undefined) return [];
    const way = wayOf(each.said);
    if (way.triggers?.some((trigger) => small.includes(trigger)) === false) return [];
    const pattern = (way.pattern ??= patternOf(each.said));
    const found = pattern.exec(text);
    if (found === null) return [];
    const aside = each.left === undefined ? '' : found[0].replace(pattern, each.left).trim();
    return [{ text: text.replace(pattern, each.as), left: aside === '' ? [] : [aside] }];
  });
}

/** How a text is recast: what has to stand in it, and the pattern, which is compiled for the first that has that. */
type Way = { triggers: readonly string[] | undefined; pattern?: RegExp };

const ways = new Map<string, Way>();

/** Finds out step by step what has to stand in a text for each pattern of a language. */
export const recastsInSteps = ({ recasts }: Language): Steps<void> =>
  eachInSteps(recasts, ({ said }) => wayOf(said));

function wayOf(said: string): Way {
  const known = ways.get(said);
  if (known !== undefined) return known;
  const way = { triggers: triggersOf(said) };
  ways.set(said, way);
  return way;
}

/** Without the letters of all scripts a pattern takes half the time to compile. */
const patternOf = (said: string): RegExp => new RegExp(said, said.includes('\\p{') ? 'iu' : 'i');

/** `KO PEP revenue` is of both, where each of the capitals is somebody's ticker. */
function withTickersListed(question: string): Reworded[] {
  const run = /(?<![\p{L}\p{N}.&'’-])[A-Z]{2,5}(?:\s+[A-Z]{2,5})+(?![\p{L}\p{N}.&'’-])/u.exec(question)?.[0];
  if (run === undefined) return [];
  const tickers = run.split(/\s+/);
  const listed = `${tickers.slice(0, -1).join(', ')} and ${tickers.at(-1) ?? ''}`;
  return [{ text: question.replace(run, listed), left: [], names: tickers.length }];
}

/** A year of two digits at the end: `Ford vs GM net income 23`. */
function withYearInFull(question: string): Reworded[] {
  const [, before, written] = /^(.*\p{L}.*\s)(['’]?[12]\d)\s*\??$/u.exec(question) ?? [];
  if (before === undefined || written === undefined) return [];
  const as = `20${written.slice(-2)}`;
  return [{ text: before + as, left: [], read: { written, as } }];
}

/** `Apple revenue 5y CAGR to 2023` is from 2018 on. */
function withFirstYear(question: string): Reworded[] {
  const [, before, years, between, behind, basis, to] =
    /^(.*?)(?<![\p{L}\p{N}])(\d{1,2})[ -]?(?:y|yr|years?)[ -](.*?)(?<!\p{L})CAGR(?!\p{L})(.*?)\s(?:to|until|through|ending|ended)(?:\s+in)?\s+(FY\s?|fiscal\s)?((?:19|20)\d\d)\s*\??$/iu.exec(
      question,
    ) ?? [];
  if (before === undefined || years === undefined || to === undefined) return [];
  const [from, until] = [Number(to) - Number(years), to].map((year) => `${basis ?? ''}${year}`);
  return [{ text: `${before}${between ?? ''}CAGR${behind ?? ''} from ${from} to ${until}`, left: [] }];
}

/** `After 2020` is since 2021, for what is told only of those that began then. */
function withYearAfter(question: string, { light }: Language): Reworded[] {
  const [since = ''] = (light.since ?? '').split('|').slice(-1);
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(?:${anyOf(light.after ?? '')})\s+((?:19|20)\d\d)(?![\p{L}\d.,/–-]*\d)`,
    'iu',
  );
  const found = pattern.exec(question);
  return found === null
    ? []
    : [{ text: question.replace(pattern, `${since} ${Number(found[1]) + 1}`), left: [] }];
}

/** The most letters of a ticker; longer codes are names of what bears them. */
const MOST_TICKER = 6;

/** `MSFT is which company`, `who is behind HWUPKR0MPOU8FGXBT394`: a code among words that only ask whose it is. */
function asBearerOfCode(question: string, { bearers }: Language): Reworded[] {
  const words = question
    .replace(/[?!,:;]|\.(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  const isAsking = (word: string): boolean => isOneOf(bearers, word.toLowerCase());
  const others = words.filter((word) => !isAsking(word));
  const [code = ''] = others;
  if (others.length !== 1 || words.length < 2 || !/^[A-Z][A-Z0-9.-]{0,19}$/.test(code)) return [];
  // One letter alone is none, unless it is called a ticker.
  if (code.length === 1 && !/\b(?:ticker|symbol|tickersymbol|kürzel)\b/iu.test(question)) return [];
  const text = code.length > MOST_TICKER ? `what is ${code}` : `which company has the ticker ${code}`;
  return text === question ? [] : [{ text, left: [] }];
}

/** `We hold 250 million SEK, how much is that in euros?` asks for the amount, whoever holds it. */
function withAmountBefore(question: string, { pronouns, asks, light }: Language): Reworded[] {
  const [, before = '', amount, between = '', currency] =
    new RegExp(
      String.raw`^(.*?)((?:[$€£¥]\s?)?(?<!\d[.,]?)\d+(?:[.,]\d+)*(?![.,]?\d)(?:\s*(?:k|m|mn|mio|bn|million|millions|billion|billions|mrd|thousand|tausend|millionen|milliarden))?\s*(?:[A-Z]{3}\b|\p{L}+)?)(.*?)[,;.?!–-]+\s*(?:and |und )?(?:${anyOf(asks['how much'])}|${anyOf(asks.what)})\s+(?:is|are|was|would|does|ist|sind|wäre|macht|wären)\s+(?:this|that|das|dies|${anyOf(pronouns.thing)})(?:\s+(?:be|make|worth|wert))*\s+(?:${anyOf(light.in ?? '')})\s+([\p{L}. ]{3,25}?)\s*\??$`,
      'iu',
    ).exec(question) ?? [];
  if (amount === undefined || currency === undefined) return [];
  const left = [before, between].map((aside) => aside.trim()).filter((aside) => aside !== '');
  const [into = 'in'] = (light.in ?? 'in').split('|').filter((word) => word === 'in');
  return [{ text: `${amount.trim()} ${into} ${currency}`, left }];
}
