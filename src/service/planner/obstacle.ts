import type { Light } from './sense';
import type { Span } from './spans';
import type { Word } from './words';

/** Words of a question that follow each other; `end` is the place after the last. */
type Run = { start: number; end: number };

/** Words in the way as they were written, what is left without them, and whether they only rank what the rest asks for. */
export type Obstacle = { written: string; rest: readonly Word[]; isRank: boolean };

/** The most runs that are left out to see whether the rest makes sense, and the longest question of which any is. */
const MOST = { tries: 16, words: 20 } as const;

/** Small words that say which part, or which time, is meant. */
const RESTRICTING: ReadonlySet<Light> = new Set<Light>([
  ...(['before', 'after', 'since', 'until', 'not', 'outside', 'than', 'ever', 'between'] as const),
  ...(['per', 'against', 'or'] as const),
]);

/** Small words that belong to what follows them. */
const LEADING: ReadonlySet<Light> = new Set<Light>([
  ...(['of', 'in', 'for', 'on', 'at', 'from', 'to', 'by', 'with', 'and'] as const),
  ...RESTRICTING,
]);

/**
 * What stood in the way of a question whose words all mean something: the shortest run of words without which the rest
 * makes sense. Of names, which are known, that is the last thing to be said.
 */
export function obstacleIn(
  words: readonly Word[],
  spans: readonly Span[],
  makesSense: (rest: readonly Word[]) => boolean,
): Obstacle | undefined {
  if (words.length > MOST.words) return undefined;
  const found = runsOf(words, spans)
    .slice(0, MOST.tries)
    .find(({ start, end }) => makesSense(without(words, { start, end })));
  if (found === undefined) return undefined;
  const isRank = spans.some(
    ({ start, end, sense: { part } }) =>
      part.kind === 'superlative' && start === found.start && end === found.end,
  );
  return { written: writtenOf(words.slice(found.start, found.end)), rest: without(words, found), isRank };
}

const without = (words: readonly Word[], { start, end }: Run): readonly Word[] => [
  ...words.slice(0, start),
  ...words.slice(end),
];

function runsOf(words: readonly Word[], spans: readonly Span[]): Run[] {
  const lights = spans.filter(({ sense: { part } }) => part.kind === 'light');
  const content = spans.filter(({ sense: { part } }) => part.kind !== 'light' && part.kind !== 'ask');
  const isName = ({ sense: { part } }: Span): boolean => part.kind === 'set' && part.named !== undefined;
  const names = content.filter(isName);
  const isIn = (run: Run, within: readonly Run[]): boolean =>
    within.some(({ start, end }) => start <= run.start && end >= run.end);
  const plain = content.filter((span) => !isIn(span, names));
  const restricting = lights.filter(
    ({ sense: { part } }) => part.kind === 'light' && RESTRICTING.has(part.light),
  );
  const ofs = lights.filter(({ sense: { part } }) => part.kind === 'light' && part.light === 'of');
  const led = lights
    .filter(({ sense: { part } }) => part.kind === 'light' && LEADING.has(part.light))
    .flatMap(({ start, end }) =>
      content
        .filter((span) => span.start === end)
        .map((span) => ({ ...span, start, isOf: ofs.some((of) => of.start === start && of.end === end) })),
    );
  // Behind `of` stands what is asked about, and behind `in` or `at` what narrows it.
  const [about, narrowing] = [led.filter(({ isOf }) => isOf), led.filter(({ isOf }) => !isOf)];
  const pairs = plain.flatMap((left) =>
    plain.filter((right) => right.start === left.end).map(({ end }) => ({ start: left.start, end })),
  );
  const longest = (runs: readonly Run[]): Run[] =>
    [...runs].sort((a, b) => b.end - b.start - (a.end - a.start));
  const all = [
    ...plain,
    ...restricting,
    ...pairs,
    ...longest(narrowing),
    ...longest(about),
    ...longest(names),
  ];
  const keys = new Set<string>();
  return all
    .map(({ start, end }) => ({ start, end }))
    .filter(({ start, end }) => {
      const key = `${start} ${end}`;
      const isNew = end - start < words.length && !keys.has(key);
      keys.add(key);
      return isNew;
    });
}

/** Words as they stood in the question. */
const writtenOf = (words: readonly Word[]): string =>
  words
    .map(({ written, isJoined, isHyphened }, at) => {
      const joint = isHyphened === true ? '-' : isJoined ? '' : ' ';
      return (at > 0 ? joint : '') + written;
    })
    .join('');
