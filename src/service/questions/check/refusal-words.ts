import { range } from 'es-toolkit/math';

import type { Knowledge } from '../knowledge';
import type { Span } from '../match/span';
import type { Chart } from '../parse/chart';
import { EMPTY_SET, wordsOf, type Category } from '../parts';
import type { Token } from '../tokenize/tokens';
import { isFunctionWord, leavesOf, type Refusal } from './check';

/** Words that nothing is known of. */
export const unknownTokens = (tokens: readonly Token[], spans: readonly Span[]): Token[] =>
  tokens.filter(
    ({ kind }, at) =>
      (kind === 'word' || kind === 'date') &&
      !spans.some(({ start, end, part }) => start <= at && at < end && part?.cat !== 'naming'),
  );

/** The field that no named entity has, if its words and names have no other reading. */
export function missingField(
  tokens: readonly Token[],
  spans: readonly Span[],
  { factsAt, mayHold }: Knowledge,
): Refusal | undefined {
  if (unknownTokens(tokens, spans).length > 0) return undefined;
  const plain = spans.filter(
    ({ start, end, part }) =>
      !spans.some(
        (other) =>
          other.start <= start &&
          end <= other.end &&
          (other.end - other.start > end - start ||
            (other.part?.cat !== part?.cat && (part?.cat !== 'Fields' || other.part?.cat !== 'Set'))),
      ),
  );
  if (spans.some(({ part }) => part?.cat === 'Place')) return undefined;
  const said = plain.filter(({ part }) => part?.cat === 'Fields');
  const paths = said.flatMap(({ part }) => (part?.cat === 'Fields' ? part.fields : []));
  const names = plain.flatMap(({ part }) => (part?.cat === 'Set' ? (part.names ?? []) : []));
  const [first] = names[0]?.bearers ?? [];
  const isOne = new Set(paths.map((each) => each.join('.'))).size === 1 && first !== undefined;
  const [{ start, end } = { start: 0, end: 0 }] = said;
  // `CEO` and `CEO of` are both fields, and the entity may have either.
  const within = spans.flatMap((span) =>
    span.part?.cat === 'Fields' && span.start >= start && span.end <= end ? span.part.fields : [],
  );
  const isHeld = within.some((each) =>
    names.some(
      (name) =>
        name.bearers.some((entity) => factsAt(entity, each).length > 0) ||
        mayHold({ ...EMPTY_SET, names: [name] }, each),
    ),
  );
  const isOf = spans.some((span) => span.part?.cat === 'of' && span.start === end - 1 && span.end === end);
  const words = tokens.slice(start, isOf ? end - 1 : end);
  return isOne && !isHeld
    ? { kind: 'missing', words: [`“${words.map((word) => word.written).join(' ')}”`, first.name] }
    : undefined;
}

/** Words as they stand, those that are neighbours as one phrase. */
function phrases(tokens: readonly Token[], words: readonly Token[]): string[] {
  const found: string[] = [];
  for (const token of words) {
    const isNext = words.includes(tokens[tokens.indexOf(token) - 1] ?? token) && found.length > 0;
    if (isNext) found.push(`${found.pop() ?? ''} ${token.written}`);
    else found.push(token.written);
  }
  return found;
}

/** Words that ask, none of which is to blame. */
const ASKING: ReadonlySet<Category> = new Set(
  wordsOf('how howMany howMuch howBig howOften what who when where'),
);

/** The words to name in a refusal: those that nothing is known of, else those beside the longest part that was read. */
export function unexplainedWords(tokens: readonly Token[], spans: readonly Span[], chart: Chart): string[] {
  const unknown = unknownTokens(tokens, spans);
  if (unknown.length > 0) return phrases(tokens, unknown).slice(0, 3);
  let best = { start: 0, end: 0 };
  for (let start = 0; start < tokens.length; start += 1)
    for (const item of chart.from(start)) {
      const { part, end } = item;
      // `Who` is a health organization, but hardly where it asks.
      const isName = leavesOf(item)[0]?.part.cat === 'Set' && isFunctionWord(start, spans);
      if (
        !isName &&
        (part.cat === 'Question' || part.cat === 'Value' || part.cat === 'Set') &&
        end - start > best.end - best.start
      )
        best = { start, end };
    }
  const aside = new Set(
    spans.flatMap(({ start, end, part }) => (part === undefined ? range(start, end) : [])),
  );
  const isAsking = (at: number): boolean =>
    spans.some(({ start, end, part }) => start <= at && at < end && part && ASKING.has(part.cat));
  const isTelling = (at: number): boolean => !isFunctionWord(at, spans) && !isAsking(at);
  const isNamed = (at: number): boolean =>
    spans.some(
      ({ start, end, part }) => start <= at && at < end && part?.cat === 'Set' && part.names !== undefined,
    );
  const all = range(0, tokens.length).filter((at) => tokens[at]?.kind !== 'mark' && !aside.has(at));
  const left = all.filter((at) => at < best.start || at >= best.end);
  const asked = all.filter((at) => isTelling(at) && !isNamed(at));
  const telling = left.filter(isTelling);
  // A name that is known is rarely what is not understood.
  const choices = [telling.filter((at) => !isNamed(at)), telling, asked, left, range(0, tokens.length)];
  const found = choices.find((places) => places.length > 0) ?? [];
  return unknownName(tokens, spans) ?? found.slice(0, 3).map((at) => tokens[at]?.written ?? '');
}

/** Words in capitals that together name nothing that is known, though each by itself does: `American Airlines`. */
function unknownName(tokens: readonly Token[], spans: readonly Span[]): string[] | undefined {
  const isCapital = (at: number): boolean => at > 0 && /^\p{Lu}\p{Ll}/u.test(tokens[at]?.written ?? '');
  const isName = (from: number, to: number): boolean =>
    spans.some(
      ({ start, end, part }) => part?.cat === 'Set' && part.names !== undefined && start <= from && end >= to,
    );
  const at = tokens.findIndex(
    ({ after }, at) => after === undefined && isCapital(at) && isCapital(at + 1) && !isName(at, at + 2),
  );
  return at < 0 ? undefined : [`${tokens[at]?.written} ${tokens[at + 1]?.written}`];
}
