import type { Chart, Skip } from './chart';
import type { Alone } from './join';
import { rootOf } from './root';
import type { Light, Part } from './question-parts';
import type { Span } from './spans';
import type { Word } from './words';

/** What is in the way: the runs of words that a reading leaves unexplained, and the rest, which makes sense without them. */
export type Obstacle = { runs: readonly string[]; rest: readonly Word[]; isRank: boolean };

/** A question and what was made of it, where words may be left unexplained. */
type Parts = {
  words: readonly Word[];
  spans: readonly Span[];
  chart: Chart;
  alone: Alone;
  skips: readonly Skip[];
};

/** The most partial readings that are looked at, the longest question of which any is, and the most words that one leaves. */
const MOST = { tries: 14, words: 24, left: 8 } as const;

/** Small words that say which part, or which time, is meant. */
const RESTRICTING: ReadonlySet<Light> = new Set<Light>([
  ...(['before', 'after', 'since', 'until', 'not', 'outside', 'than', 'ever', 'between'] as const),
  ...(['per', 'against', 'or', 'order', 'onset', 'firstTime', 'lastTime'] as const),
]);

/** How much is lost with a word that is left unexplained, by what it means: least with one that says which part is meant. */
const LOSS = {
  ...{ light: 0.6, restricting: 2, verb: 2.2, other: 2.4, field: 3, ask: 3.1, time: 3.2, kind: 6, name: 5 },
} as const;

/** What each further word of one sense costs, which would be as little explained without it. */
const FURTHER = 0.2;

const lossOf = (part: Part): number => {
  switch (part.kind) {
    case 'light':
      // Without it two conditions would be read as one thing.
      if (part.light === 'whose') return LOSS.name;
      return RESTRICTING.has(part.light) ? LOSS.restricting : LOSS.light;
    case 'set':
      return part.named === undefined ? LOSS.kind : LOSS.name;
    case 'place':
      return LOSS.name;
    case 'fields':
      return LOSS.field;
    case 'times':
    case 'number':
      return LOSS.time;
    case 'relation':
      return LOSS.verb;
    case 'ask':
      return LOSS.ask;
    default:
      return LOSS.other;
  }
};

/** Whether a small word stands at a place, or several together do, that say which part is meant. */
const isRestricting = ({ start, end, sense: { part } }: Span): boolean =>
  part.kind === 'light' && part.light !== 'the' && (RESTRICTING.has(part.light) || end - start > 1);

/** Every word that says something, with what its loss costs; a word of a longer sense by what that means. */
export function skipsOf(words: readonly Word[], spans: readonly Span[]): Skip[] {
  if (words.length > MOST.words) return [];
  return words.flatMap((word, at) => {
    if (word.kind === 'mark') return [];
    const own = spans.filter(({ start, end }) => start <= at && at < end);
    const widest = Math.max(0, ...own.map(({ start, end }) => end - start));
    const meant = own.filter(({ start, end }) => end - start === widest);
    // What follows such a word narrows what is asked, and is no more than that.
    const isNarrowing = meant.some(({ start }) =>
      spans.some((before) => before.end === start && isRestricting(before)),
    );
    const loss = Math.max(
      LOSS.light,
      ...meant.map((span) =>
        isRestricting(span) || isNarrowing ? LOSS.restricting : lossOf(span.sense.part),
      ),
    );
    return [{ at, cost: meant.some(({ start }) => start < at) ? FURTHER : loss }];
  });
}

/**
 * What stands in the way of a question whose words all mean something: the words that the reading leaves unexplained which
 * explains most of the others. Of names, which are known, that is the last thing to be said, of small words the first.
 */
export function obstacleIn(
  { words, spans, chart, alone, skips }: Parts,
  makesSense: (rest: readonly Word[]) => boolean,
): Obstacle | undefined {
  const costs = new Map(skips.map(({ at, cost }) => [at, cost]));
  const lossOfAll = (left: readonly number[]): number =>
    left.reduce((sum, at) => sum + (costs.get(at) ?? 0), 0);
  const partial = chart
    .at(0, words.length)
    .filter(({ part, skipped = 0 }) => skipped > 0 && rootOf(part, alone) !== undefined)
    .map(({ skipped = 0 }) =>
      words.flatMap((_, at) => (Math.floor(skipped / 2 ** at) % 2 === 1 ? [at] : [])),
    );
  // One sense alone may be in the way where the readings of a long question are too many for it to be among them.
  const single = spans
    .filter((span) => span.sense.part.kind !== 'light' || isRestricting(span))
    .map(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
  const sets = new Map<string, readonly number[]>();
  for (const left of [...partial, ...single])
    if (left.length <= MOST.left && left.length < words.length) sets.set(left.join(), left);
  const likely = [...sets.values()].sort((a, b) => lossOfAll(a) - lossOfAll(b)).slice(0, MOST.tries);
  for (const left of likely) {
    const rest = words.filter((_, at) => !left.includes(at));
    // What collections are called is known, and stands in no way.
    if (left.every((at) => isKindAt(spans, at)) || !makesSense(rest)) continue;
    return { runs: runsOf(words, withSmallWords(left, spans)), rest, isRank: isRankIn(spans, left) };
  }
  return undefined;
}

const isKindAt = (spans: readonly Span[], at: number): boolean =>
  spans.some(
    ({ start, end, sense: { part } }) =>
      start <= at && at < end && part.kind === 'set' && part.topic !== undefined,
  );

/** With the small words before them that say which part is meant, and say nothing without them. */
export function withSmallWords(left: readonly number[], spans: readonly Span[]): number[] {
  const all = new Set(left);
  for (const at of left)
    for (const span of spans)
      if (span.end === at && isRestricting(span))
        for (let before = span.start; before < span.end; before += 1) all.add(before);
  return [...all].sort((a, b) => a - b);
}

/** Whether what is left only ranks what the rest asks for. */
const isRankIn = (spans: readonly Span[], left: readonly number[]): boolean =>
  spans.some(
    ({ start, end, sense: { part } }) =>
      part.kind === 'superlative' && left.length === end - start && left[0] === start,
  );

/** Whether a word is written as a name is, where no sentence begins. */
const isCapital = (word: Word | undefined, at: number): boolean =>
  at > 0 && word?.kind === 'word' && /^\p{Lu}/u.test(word.written);

/** With the words beside them that are written as parts of one name: `Wayne Enterprises` is no kind of enterprise. */
function withNames(words: readonly Word[], places: readonly number[]): number[] {
  const all = new Set(places);
  for (const place of places) {
    if (!isCapital(words[place], place)) continue;
    for (const step of [-1, 1]) for (let at = place + step; isCapital(words[at], at); at += step) all.add(at);
  }
  return [...all].sort((a, b) => a - b);
}

/** Places as runs of words as they were written, each with the rest of the name that it is a part of. */
export function runsOf(words: readonly Word[], left: readonly number[]): string[] {
  const places = withNames(words, left);
  const runs: Word[][] = [];
  for (const [at, place] of places.entries()) {
    const word = words[place];
    if (word === undefined) continue;
    const last = runs.at(-1);
    if (last !== undefined && places[at - 1] === place - 1) last.push(word);
    else runs.push([word]);
  }
  return runs.map(writtenOf);
}

/** Words as they stood in the question. */
const writtenOf = (words: readonly Word[]): string =>
  words
    .map(({ written, isJoined, isHyphened }, at) => {
      const joint = isHyphened === true ? '-' : isJoined ? '' : ' ';
      return (at > 0 ? joint : '') + written;
    })
    .join('');
