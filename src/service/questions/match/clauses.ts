import { range } from 'es-toolkit/math';

import { wordsOf, type Category } from '../parts';
import type { Token } from '../tokenize/tokens';
import type { Span } from './span';

/** A run of tokens that marks part from what stands beside it. */
export type Clause = { start: number; end: number };

/** What a clause is about that no question asks: nothing, or only those that it names. */
type Kind = 'aside' | 'naming';

/** The row of the spans of asides, which an answer shows as ignored. */
export const ASIDE_CLAUSE = 'aside clause';

/** What an aside costs, and each of its tokens: more than words that are used. */
const COST = { clause: 0.6, token: 0.1 } as const;

/** Words with which another clause begins where no mark parts it. */
const OPENERS: ReadonlySet<Category> = new Set(
  wordsOf('what who where when how howMany howMuch howBig list'),
);

/** What says something that a question may be about. */
const CONTENT: ReadonlySet<Category> = new Set(
  wordsOf(
    'Set Fields Value Place Time Year Month Quarter Unit Scale Amount Summary Change Per Basis Group Order',
  ),
);

/** Words before what a question is about. */
const ABOUT: ReadonlySet<Category> = new Set(wordsOf('for on about'));

/** Names in small letters of what hardly anybody knows are common words. */
const KNOWN = 0.5;

/** The sentences of a question, the marks between them left out. */
export function sentencesOf(tokens: readonly Token[]): Clause[] {
  const ends = tokens.flatMap((_, at) => (endsSentence(tokens, at) ? [at + 1] : []));
  return between(tokens, ends);
}

export const endsSentence = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.after === 'stop' || tokens[at]?.after === 'ask' || tokens[at]?.text === '.';

function between(tokens: readonly Token[], ends: readonly number[]): Clause[] {
  let from = 0;
  return [...ends, tokens.length].flatMap((to) => {
    let [start, end] = [from, to];
    while (start < end && tokens[start]?.kind === 'mark') start += 1;
    while (end > start && tokens[end - 1]?.kind === 'mark') end -= 1;
    from = to;
    return start < end ? [{ start, end }] : [];
  });
}

/** What may be a clause: what marks part, words that ask or report, and up to a mark what a word of who asks begins. */
function clausesOf(tokens: readonly Token[], spans: readonly Span[]): Clause[] {
  const starts = (at: number, cats: ReadonlySet<Category>): boolean =>
    spans.some(({ start, part }) => start === at && part !== undefined && cats.has(part.cat));
  const ends = (test: (at: number) => boolean): number[] =>
    tokens.flatMap((_, at) => (test(at) ? [at + 1] : []));
  const isMark = (at: number): boolean =>
    tokens[at]?.after !== undefined || (tokens[at]?.kind === 'mark' && tokens[at].text !== "'s");
  const isSaid = (at: number): boolean =>
    spans.some(({ end, part }) => end === at + 1 && part?.cat === 'saying');
  const parted = between(
    tokens,
    ends((at) => isMark(at) || isSaid(at) || starts(at + 1, OPENERS)),
  );
  const marked = between(tokens, ends(isMark));
  const reports = spans.flatMap((said) =>
    said.part?.cat === 'saying'
      ? spans.flatMap(({ part, start, end }) =>
          part?.cat === 'that' && start >= said.end ? [{ start: 0, end }] : [],
        )
      : [],
  );
  const all = [
    ...sentencesOf(tokens),
    ...marked,
    ...marked.map(({ end }) => ({ start: 0, end })),
    ...reports,
    ...parted,
  ];
  return [...new Map(all.map((clause) => [`${clause.start} ${clause.end}`, clause])).values()];
}

/** Whether words that may be said around a question ask for something: `and who's the boss`. */
export const asksMore = ({ start, end }: Clause, spans: readonly Span[]): boolean =>
  spans.some(
    (opener) =>
      opener.start >= start &&
      isOpener(opener) &&
      spans.some(
        ({ start: from, end: to, part }) =>
          from >= opener.end && to === end && (part?.cat === 'Fields' || part?.cat === 'Reference'),
      ),
  );

/** What a clause is, where it asks nothing and somebody says why he asks; else nothing. */
function kindOf(
  { start, end }: Clause,
  { tokens, spans, isTalk, capitalNouns = false }: Spoken,
): Kind | undefined {
  const own = spans.filter((span) => span.start >= start && span.end <= end);
  const has = (...cats: Category[]): boolean =>
    own.some(({ part }) => part !== undefined && cats.includes(part.cat));
  const isAbout = spans.some(
    (span) => span.start === start && span.part !== undefined && ABOUT.has(span.part.cat),
  );
  const isSpoken = has('speaker', 'saying');
  const isFrame = isFramed({ start, end }, tokens, spans);
  if (
    (!isSpoken && !isAbout && !isFrame) ||
    own.some((span) => span.start === start && isOpener(span)) ||
    has('narrowing')
  )
    return undefined;
  const content = own.filter(
    (span) =>
      span.part !== undefined &&
      CONTENT.has(span.part.cat) &&
      (span.row === 'state' || !range(span.start, span.end).every(isTalk)) &&
      !isCommon(span, tokens) &&
      !isOwn(span, spans) &&
      !spans.some((other) => other.part === undefined && other.start <= span.start && span.end <= other.end),
  );
  const isUnknownName = (at: number): boolean =>
    !capitalNouns &&
    at > start &&
    /^\p{Lu}/u.test(tokens[at]?.written ?? '') &&
    !spans.some((span) => span.start <= at && at < span.end);
  const names = range(start, end).some(isUnknownName);
  const isAll = range(start, end).every((at) => content.some((span) => span.start <= at && at < span.end));
  if (isAll) return undefined;
  if (content.length === 0 && !names) return isSpoken || isFrame ? 'aside' : undefined;
  if (!isSpoken && !isAbout) return undefined;
  if (content.length === 0) return 'naming';
  // What somebody needs it for may be called by what is asked of others: `for the growth page of my pitchbook`.
  if (isSpoken && isFrame && content.every(isCommonNoun)) return 'aside';
  return content.every(({ part }) => part?.cat === 'Set' && part.names !== undefined) ? 'naming' : undefined;
}

/** Words that begin what narrows a question, and not what frames it. */
const NARROWING: ReadonlySet<Category> = new Set(
  wordsOf('in on of outside not since before after until from to at by with than between each all'),
);

/** Whether a clause stands before a mark and a question behind it, so that it says what that is for. */
function isFramed({ start, end }: Clause, tokens: readonly Token[], spans: readonly Span[]): boolean {
  const next = range(end, tokens.length).find((at) => tokens[at]?.kind !== 'mark') ?? tokens.length;
  const begins = (at: number, cats: ReadonlySet<Category>): boolean =>
    spans.some((span) => span.start === at && span.part !== undefined && cats.has(span.part.cat));
  const mark = next > end ? tokens[end]?.text : undefined;
  // A word before a mark, or some before a comma, may say how the figure is meant: `like for like, how much …`.
  const isMarked = mark === ',' ? begins(start, ABOUT) : (mark === ':' || mark === '-') && end > 1;
  return start === 0 && isMarked && begins(next, ASKING) && !begins(start, NARROWING);
}

/** Words with which a question begins behind a mark. */
const ASKING: ReadonlySet<Category> = new Set([...OPENERS, ...wordsOf('be do have by')]);

/** Whether words name a figure, a change or a class and nobody. */
const isCommonNoun = ({ part }: Span): boolean =>
  part?.cat === 'Fields' || part?.cat === 'Change' || (part?.cat === 'Set' && part.names === undefined);

const isOpener = ({ part }: Span): boolean =>
  part !== undefined && part.cat !== 'list' && OPENERS.has(part.cat);

/** What clauses are judged by. */
export type Spoken = {
  tokens: readonly Token[];
  spans: readonly Span[];
  /** Whether a token is one of those that may stand around a question. */
  isTalk: (at: number) => boolean;
  capitalNouns?: boolean | undefined;
};

/** Whether it is the speaker's own: `my company`. */
const isOwn = ({ start, part }: Span, spans: readonly Span[]): boolean =>
  !(part?.cat === 'Set' && part.names !== undefined) &&
  spans.some(
    (span) =>
      span.end === start &&
      span.part?.cat === 'speaker' &&
      // `US companies` are not ours.
      !spans.some((other) => other.part?.cat === 'Set' && other.start === span.start && other.end === start),
  );

/** Whether a name is hardly meant: a common word that somebody little known is called. */
function isCommon({ start, end, part }: Span, tokens: readonly Token[]): boolean {
  if (part?.cat !== 'Set' || part.names === undefined) return false;
  const isSmall = tokens.slice(start, end).every(({ written }) => written === written.toLowerCase());
  return isSmall && part.names.every(({ bearers: [entity] }) => (entity?.prominence ?? 0) < KNOWN);
}

/** The spans of clauses that may be left out beside a question, to be shown in its answer, and of those that only name somebody. */
export function clauseSpans(spoken: Spoken): Span[] {
  const { tokens, spans } = spoken;
  return clausesOf(tokens, spans).flatMap((clause): Span[] => {
    const { start, end } = clause;
    const kind = end - start < tokens.length ? kindOf(clause, spoken) : undefined;
    if (kind === undefined) return [];
    const cost = COST.clause + COST.token * (end - start);
    if (kind === 'aside') return [{ start, end, part: undefined, cost, row: ASIDE_CLAUSE }];
    const last = range(end, tokens.length).find((at) => tokens[at]?.kind !== 'mark') ?? tokens.length;
    return [{ start, end: last, part: { cat: 'naming' }, cost, row: ASIDE_CLAUSE }];
  });
}

/** Whether a run of tokens asks nothing and names somebody. */
export const isNaming = (spans: readonly Span[], length: number): boolean =>
  spans.some(({ start, end, part }) => start === 0 && end === length && part?.cat === 'naming');
