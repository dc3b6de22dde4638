import { nameText } from '../../shared/names/name-text';
import { withoutGloss } from './inline-definitions';
import { isOfEachName, withoutUnknownNames } from './known-names';
import { isPlan, type Planned, type Refusal } from './plan-result';
import { rewordingsOf } from './rewrite-rules';
import { withNamesFor } from './descriptive-references';
import type { Vocabulary } from './vocabulary';
import { isOneOf, wordsOf } from './words';

/** Words beside which an adjective is part of a name: the big four, a large cap. */
const NAMED_WITH =
  /^(?:\d.*|two|three|four|five|six|seven|ten|cap|caps|tech|oil|pharma|mac|bang|board|vier|fünf|zwei|drei)$/;

/** What reads a text, and what gives the one thing that a plan leads to. */
type Reader = {
  read: (text: string) => Planned | Refusal;
  nameOf: (found: Planned) => string | undefined;
};

/**
 * Reads what makes no sense as it stands: a statement with a question behind it, `…, correct?`, as whether it is so; and
 * firms that are called big or leading without what nobody can check, which is said to be left aside.
 */
export function planFallback(
  question: string,
  whole: Planned | Refusal,
  vocabularies: readonly Vocabulary[],
  { read, nameOf }: Reader,
): Planned | undefined {
  const glossed = withoutGloss(question, vocabularies, read);
  if (glossed !== undefined) return glossed;
  for (const { language } of vocabularies) {
    const { ahead, behind, before } = language.checks;
    const [, stated = ''] =
      new RegExp(
        String.raw`^(?:${ahead})\s*[:,–-]\s*(.+?)(?:\s*[-–,?]\s*(?:${behind}))?\s*[?.!]*$`,
        'iu',
      ).exec(question) ?? [];
    const stating = stated === '' ? undefined : read(`${before} ${stated}`);
    if (stating !== undefined && isPlan(stating) && stating.lacking === undefined && isClaim(stating))
      return stating;
    const [, said = '', tail = ''] =
      /^(.+?)(?:\s*[,;.?!–-]\s*|\s+(?=(?:[yj]\s?\/\s?n|t\s?\/\s?f)\b))([^,;.]+?)\s*[?.!]*$/iu.exec(
        question,
      ) ?? [];
    if (!isOneOf(behind, nameText(tail))) continue;
    const found = read(`${before} ${said}`);
    if (isPlan(found) && found.lacking === undefined && isClaim(found)) return found;
    // Behind what claims nothing it asks nothing.
    const plain = read(said);
    if (isPlan(plain) && plain.lacking === undefined) return plain;
  }
  for (const { language } of vocabularies)
    for (const { text, left, names, read: as } of rewordingsOf(question, language)) {
      const found = read(text);
      if (!isPlan(found) || found.lacking !== undefined || !isAbout(found, names)) continue;
      // Of `top companies by revenue 20` it may be how many.
      if (as !== undefined && (found.expression.at?.join() !== as.as || found.expression.limit !== undefined))
        continue;
      return {
        ...found,
        ...(left.length > 0 ? { left } : {}),
        ...(as === undefined ? {} : { read: [...(found.read ?? []), as] }),
      };
    }
  const nameFor = (text: string): string | undefined => {
    const found = read(text);
    return isPlan(found) && found.lacking === undefined ? nameOf(found) : undefined;
  };
  for (const { language } of vocabularies)
    for (const { text, told } of withNamesFor(question, language, nameFor)) {
      const found = read(text);
      if (told !== undefined && isPlan(found) && found.lacking === undefined)
        return { ...found, read: [...(found.read ?? []), ...told] };
    }
  for (const vocabulary of vocabularies) {
    const row = asRow(question, vocabulary);
    const found = row === undefined ? undefined : read(row.text);
    if (row !== undefined && found !== undefined && isPlan(found) && found.lacking === undefined)
      if (isAbout(found, row.names)) return found;
  }
  const apart = asDifference(question);
  const parted = apart === undefined ? undefined : read(apart);
  if (parted !== undefined && isPlan(parted) && parted.lacking === undefined && isDifference(parted))
    return parted;
  const unknown = isPlan(whole) || whole.kind !== 'word' ? [] : whole.words;
  const shorter = withoutUnknownNames(question, unknown);
  const ofKnown = shorter === undefined ? undefined : read(shorter);
  if (ofKnown !== undefined && isPlan(ofKnown) && ofKnown.lacking === undefined && isOfEachName(ofKnown))
    return { ...ofKnown, left: unknown };
  const words = wordsOf(question);
  const left = words.filter(
    ({ text, written }, at) =>
      unknown.includes(written) &&
      vocabularies.some(({ language }) => isOneOf(language.vague, text)) &&
      !NAMED_WITH.test(words[at + 1]?.text ?? ''),
  );
  if (left.length === 0 || left.length < unknown.length) return undefined;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${left.map(({ written }) => written).join('|')})(?!\\p{L})\\s*`,
    'gu',
  );
  const found = read(question.replace(pattern, ''));
  // A big city is one of many people, and a big bank one that somebody has heard of; of big companies it says which.
  return isPlan(found) && found.lacking === undefined && isOfSomeCompanies(found)
    ? { ...found, left: left.map(({ written }) => written) }
    : undefined;
}

const isOfSomeCompanies = ({ expression: { topic, filters, orders } }: Planned): boolean =>
  topic === 'companies' && filters.length + orders.length > 0;

/** `Capex amzn googl meta 2025`: firms by one word each, in a row without commas, are meant each. */
function asRow(question: string, { senses }: Vocabulary): { text: string; names: number } | undefined {
  const words = question.split(/\s+/);
  const isFirm = (word: string): boolean =>
    /^[\p{L}&]{2,}$/u.test(word) &&
    senses(nameText(word)).some(
      ({ part }) => part.kind === 'set' && part.named?.[0]?.some(({ type }) => type === 'Company') === true,
    );
  let best: { from: number; to: number } | undefined;
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (to < words.length && isFirm(words[to] ?? '')) to += 1;
    if (to - from > 1 && (best === undefined || to - from > best.to - best.from)) best = { from, to };
    from = Math.max(from, to - 1);
  }
  if (best === undefined) return undefined;
  const firms = words.slice(best.from, best.to);
  const listed = `${firms.slice(0, -1).join(', ')} and ${firms.at(-1) ?? ''}`;
  const text = [...words.slice(0, best.from), listed, ...words.slice(best.to)].join(' ');
  return { text, names: firms.length };
}

/** What stands between two of which the one is taken from the other. */
const LESS = /\s+(?:-|–|—|minus|less|abzüglich)\s+/giu;

/** `Coca-Cola - Pepsi revenue gap`, `unemployment in Greece minus that in Germany`: the difference between two. */
function asDifference(question: string): string | undefined {
  const [joint, ...others] = question.match(LESS) ?? [];
  if (joint === undefined || others.length > 0) return undefined;
  const isSaid = /\b(?:gap|difference|spread|delta|unterschied|differenz|abstand)\b/iu.test(question);
  const isTaken = /\p{L}/u.test(joint);
  if (!isSaid && !isTaken) return undefined;
  const both = question.replace(joint, ' and ');
  return isSaid ? both : `difference between ${both}`;
}

/** Whether a plan is about as many things as were named. */
const isAbout = ({ expression: { also = [] } }: Planned, names: number | undefined): boolean =>
  names === undefined || also.length + 1 === names;

const isDifference = ({ isComparison, expression: { select } }: Planned): boolean =>
  isComparison || select.some((field) => field.includes('_minus_'));

const isClaim = ({ expression, claims }: Planned): boolean =>
  expression.claim !== undefined || claims !== undefined;
