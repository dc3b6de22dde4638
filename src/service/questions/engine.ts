import type { Evaluator } from '../query/evaluate';
import { printExpression } from '../query/print';
import type { EntitySearch } from '../search/entity-search';
import type { Graph } from '../store/graph';
import { CHECK_ROWS, usedTokens, type Refusal } from './check/check';
import { compile, isObstacle, type Plan } from './compile/compile';
import { isPlainValue, jointsOf, opens, referringSpans, shareTimes, spansWithin } from './compound';
import { createKnowledge, type Knowledge } from './knowledge';
import { createLexicon, type Lexicon } from './lexicon/lexicon';
import { LANGUAGES } from './lexicon/languages';
import type { LanguageFiles } from './lexicon/schema';
import { matchSpans, type Matching } from './match/match';
import type { Span } from './match/span';
import { splitCompounds } from './normalize/compounds';
import { SPELLING_ROWS, type Misread } from './normalize/spelling';
import { datedClass } from './parse/dates';
import { readChart, type Chart, type Item, type Work } from './parse/chart';
import { GRAMMAR } from './parse/grammar';
import type { PartOf } from './parts';
import { tokenize, type Token } from './tokenize/tokens';

/** What a question was read as. */
export type Reading =
  | (Plan & {
      misread?: readonly Misread[];
      /** A second question of the same text, in its words. */
      also?: { text: string; reading: Reading };
    })
  | { refusal: Refusal };

/** One stage of a reading, with the rows that fired in it. */
export type Stage = { stage: string; rows: readonly string[]; output: string };

/** Reads questions over one graph. */
export type QuestionReader = {
  read: (question: string) => Reading;
  /** Builds what the first questions would wait for: lexicons, indexes of names and of near names. */
  warmUp: () => void;
  /** The same with what each stage made. */
  explain: (question: string) => { reading: Reading; stages: readonly Stage[] };
};

/** Longer inputs are no questions. */
const MOST = { letters: 600, tokens: 64, readings: 6, misspelt: 4, parts: 2, steps: 30_000 } as const;

export const isRefused = (reading: Reading): reading is { refusal: Refusal } => 'refusal' in reading;

const lexicons = new WeakMap<LanguageFiles, Lexicon>();

/** The lexicon of a language, made when it is first needed. */
function lexiconOf(files: LanguageFiles): Lexicon {
  const made = lexicons.get(files) ?? createLexicon(files);
  lexicons.set(files, made);
  return made;
}

/** Makes the reader of questions in some languages. */
export function createQuestionReader(
  graph: Graph,
  { evaluator, search }: { evaluator: Evaluator; search: EntitySearch },
  languages: readonly LanguageFiles[] = LANGUAGES,
): QuestionReader {
  const lexicons = languages.map(lexiconOf);
  const read = (question: string, note?: Run['note']): Reading =>
    readQuestion(question, { graph, evaluator, search, lexicons, note });
  return {
    read: (question) => read(question),
    warmUp: () => WARM_UP.forEach((question) => read(question)),
    explain: (question) => {
      const stages: Stage[] = [];
      return { reading: read(question, (stage) => void stages.push(stage)), stages };
    },
  };
}

/** A name, a class with a place, and words that only the search of near names knows. */
const WARM_UP = ['revenue of Apple in 2023', 'largest banks in Texas', 'Umsatz von Mikrosofft Inc'];

/** What goes with one question through its stages. */
type Run = { note: ((stage: Stage) => void) | undefined; work: Work };

type Reader = {
  graph: Graph;
  evaluator: Evaluator;
  search: EntitySearch;
  lexicons: readonly Lexicon[];
  note: Run['note'];
};

function readQuestion(question: string, { graph, evaluator, search, lexicons, note }: Reader): Reading {
  const text = question.trim();
  if (text === '') return { refusal: { kind: 'nothing' } };
  if (text.length > MOST.letters) return { refusal: { kind: 'too long' } };
  const tokens = tokenize(text);
  note?.({ stage: 'tokenize', rows: [], output: tokens.map((token) => token.text).join(' | ') });
  if (tokens.length === 0) return { refusal: { kind: 'nothing' } };
  if (tokens.length > MOST.tokens) return { refusal: { kind: 'too long' } };
  const knowledge = createKnowledge(graph, evaluator, search);
  const matched = lexicons
    .map((lexicon) => {
      const isName = (word: string): boolean => graph.names.asked(word, '').length > 0;
      const read = lexicon.elision === true ? tokenize(text, true) : tokens;
      const own = splitCompounds(read, lexicon, isName);
      const matching = { text, tokens: own, lexicon, knowledge };
      const spans = matchSpans(matching);
      return { matching, spans, unknown: unknownTokens(own, spans).length };
    })
    .sort((a, b) => a.unknown - b.unknown);
  const work = { left: MOST.steps };
  let refused: Refusal | undefined;
  for (const { matching, spans } of matched) {
    const reading = readMatched(matching, spans, { note, work });
    if (!isRefused(reading)) return reading;
    refused ??= reading.refusal;
  }
  return { refusal: refused ?? { kind: 'nothing' } };
}

/** Reads the spans of one language; where nothing is known of a word, as it may be meant. */
function readMatched(matching: Matching, spans: readonly Span[], run: Run): Reading {
  const { tokens, lexicon, knowledge } = matching;
  run.note?.({
    stage: `match ${lexicon.tag}`,
    rows: rowsOfSpans(spans),
    output: describeSpans(tokens, spans),
  });
  const unknown = tokens.flatMap((token, at) => (unknownTokens(tokens, spans).includes(token) ? [at] : []));
  if (unknown.length === 0 || unknown.length > MOST.misspelt)
    return readSpans({ tokens, spans, knowledge, run });
  knowledge.graph.settle();
  const respelt = unknown.flatMap((at) =>
    SPELLING_ROWS.flatMap((row) => {
      const found = row.run({ ...matching, at });
      return found === undefined ? [] : [{ at, row: row.name, ...found }];
    }),
  );
  // Where several words are equally near, each is tried.
  const wordAt = (at: number, choice: number): Token | undefined => {
    const { tokens: near = [] } = respelt.find((each) => each.at === at && each.tokens !== undefined) ?? {};
    return near[Math.min(choice, near.length - 1)];
  };
  const choices = Math.max(1, ...respelt.map(({ tokens: near = [] }) => near.length));
  const versions = Array.from({ length: choices }, (_, choice) =>
    tokens.map((token, at) => wordAt(at, choice) ?? token),
  );
  const [read = tokens] = versions;
  run.note?.({
    stage: 'normalize',
    rows: respelt.map(({ row }) => row),
    output: read.map((token) => token.text).join(' | '),
  });
  const meant = [
    ...versions.flatMap((version) => matchSpans({ ...matching, tokens: version })),
    ...respelt.flatMap((each) => each.spans),
  ];
  const reading = readSpans({ tokens: read, spans: meant, knowledge, run });
  return isRefused(reading)
    ? reading
    : { ...reading, misread: respelt.flatMap(({ misread }) => misread ?? []) };
}

const rowsOfSpans = (spans: readonly Span[]): string[] => [...new Set(spans.map(({ row }) => row))];

/** What a run of tokens was read as, with the plan to answer it. */
type Read = { question: PartOf<'Question'>; reading: Reading };

const isRead = (found: Read | { refusal: Refusal }): found is Read => 'reading' in found;

/** Reads spans as one question, and where they are none as two. */
function readSpans(given: Spanned): Reading {
  const found = readParts(given);
  return isRead(found) ? found.reading : found;
}

type Spanned = {
  tokens: readonly Token[];
  spans: readonly Span[];
  knowledge: Knowledge;
  run: Run;
};

function readParts(given: Spanned, depth = 0): Read | { refusal: Refusal } {
  const whole = readOne(given);
  if (isRead(whole) || whole.refusal.kind === 'tangled' || depth >= MOST.parts) return whole;
  return readCompound(given, depth) ?? whole;
}

/** Reads two questions that a word joins; the second may be left unanswered where its first word says that it asks. */
function readCompound({ tokens, spans, knowledge, run }: Spanned, depth: number): Read | undefined {
  let best: Read | undefined;
  for (const { end, next } of jointsOf(spans, tokens.length)) {
    const first = readOne({
      tokens: tokens.slice(0, end),
      spans: spansWithin(spans, 0, end),
      knowledge,
      run,
    });
    if (!isRead(first)) continue;
    const rest = tokens.slice(next);
    const own = spansWithin(spans, next, tokens.length);
    const isTopic = first.question.asks === 'profile';
    if (isTopic && depth > 0) continue;
    if (isTopic && !own.some(({ part }) => part?.cat === 'Reference')) continue;
    const isAsked = opens(own);
    const dated = isBareWhen(own, rest.length) ? datedClass(first.question) : undefined;
    if (dated !== undefined) {
      const plan = compile(dated, knowledge);
      if (!isObstacle(plan)) return { question: dated, reading: plan };
    }
    const second = readParts(
      { tokens: rest, spans: referringSpans(own, first.question, knowledge), knowledge, run },
      depth + 1,
    );
    const text = written(rest);
    if (!isRead(second)) {
      if (isAsked && !isTopic && !isLongList(first.question))
        best ??= beside(first, { text, reading: second });
      continue;
    }
    if (isTopic) return second;
    if (!isAsked && ![first, second].every(({ question }) => isPlainValue(question))) continue;
    const [one, other] = shareTimes([first.question, second.question], knowledge).map((question) =>
      compile(question, knowledge),
    );
    const isTimed = one !== undefined && other !== undefined && !isObstacle(one) && !isObstacle(other);
    run.note?.({ stage: 'compound', rows: [], output: `and: ${text}` });
    return isTimed
      ? beside({ ...first, reading: one }, { text, reading: { ...second.reading, ...other } })
      : beside(first, { text, reading: second.reading });
  }
  return best;
}

const written = (tokens: readonly Token[]): string => tokens.map((token) => token.written).join(' ');

/** A list that nothing cuts is long, and hardly what was asked where the rest was not read. */
const isLongList = ({ root, asks }: PartOf<'Question'>): boolean =>
  root.cat === 'Set' && root.names === undefined && root.ranking === undefined && asks !== 'count';

const isBareWhen = (spans: readonly Span[], length: number): boolean =>
  spans.some(
    ({ start, end, part }) =>
      start === 0 && end === length && part?.cat === 'when' && part.unit === undefined,
  );

const beside = (first: Read, also: { text: string; reading: Reading }): Read =>
  isRefused(first.reading) ? first : { ...first, reading: { ...first.reading, also } };

/** Reads spans as one question. */
function readOne({ tokens, spans, knowledge, run: { note, work } }: Spanned): Read | { refusal: Refusal } {
  const chart = readChart(tokens.length, spans, GRAMMAR, { knowledge, work });
  const roots = rootsOf(chart, tokens.length);
  note?.({
    stage: 'parse',
    rows: roots[0] === undefined ? [] : rowsOf(roots[0]),
    output: `${roots.length} readings in ${chart.steps} steps`,
  });
  let refused: Refusal | undefined;
  let tried = 0;
  for (const item of roots) {
    if (item.part.cat !== 'Question') continue;
    if (tried >= MOST.readings) break;
    const checking = { item, question: item.part, tokens, spans, knowledge };
    const failed = CHECK_ROWS.map((row) => ({ row, refusal: row.run(checking) })).find(
      ({ refusal }) => refusal !== undefined,
    );
    note?.({
      stage: 'check',
      rows: failed === undefined ? [] : [failed.row.name],
      output: `${usedTokens(item).size} words used`,
    });
    if (failed?.refusal !== undefined) {
      refused ??= failed.refusal;
      continue;
    }
    tried += 1;
    const plan = compile(item.part, knowledge);
    if (isObstacle(plan)) {
      note?.({ stage: 'compile', rows: [], output: `not compiled: ${plan.obstacle}` });
      continue;
    }
    note?.({ stage: 'compile', rows: [], output: printExpression(plan.expression) });
    return { question: item.part, reading: plan };
  }
  if (chart.isCut) return { refusal: { kind: 'tangled' } };
  return { refusal: refused ?? { kind: 'unclear', words: unexplained(tokens, spans, chart) } };
}

/** Readings of the whole question, asides around it left out, the likeliest first. */
function rootsOf(chart: Chart, length: number): Item[] {
  const roots: Item[] = [];
  for (const { at: start, cost: before } of chart.reach(0))
    for (const item of chart.from(start)) {
      if (item.part.cat !== 'Question') continue;
      const behind = chart.reach(item.end).find(({ at }) => at === length);
      if (behind !== undefined) roots.push({ ...item, cost: item.cost + before + behind.cost });
    }
  return roots.sort((a, b) => a.cost - b.cost);
}

const rowsOf = ({ row, from }: Item): string[] => [
  ...from.flatMap(rowsOf),
  ...(from.length === 0 ? [] : [row]),
];

/** Words that nothing is known of. */
const unknownTokens = (tokens: readonly Token[], spans: readonly Span[]): Token[] =>
  tokens.filter(
    ({ kind }, at) =>
      (kind === 'word' || kind === 'date') && !spans.some(({ start, end }) => start <= at && at < end),
  );

/** The words to name in a refusal: those that nothing is known of, else those beside the longest part that was read. */
function unexplained(tokens: readonly Token[], spans: readonly Span[], chart: Chart): string[] {
  const unknown = unknownTokens(tokens, spans);
  if (unknown.length > 0) return unknown.slice(0, 3).map(({ written }) => written);
  let best = { start: 0, end: 0 };
  for (let start = 0; start < tokens.length; start += 1)
    for (const { part, end } of chart.from(start))
      if (
        (part.cat === 'Question' || part.cat === 'Value' || part.cat === 'Set') &&
        end - start > best.end - best.start
      )
        best = { start, end };
  const aside = new Set(
    spans.flatMap(({ start, end, part }) => (part === undefined ? range(start, end) : [])),
  );
  const left = tokens.filter(
    (token, at) => (at < best.start || at >= best.end) && !aside.has(at) && token.kind !== 'mark',
  );
  return (left.length > 0 ? left : tokens).slice(0, 3).map(({ written }) => written);
}

const range = (start: number, end: number): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);

function describeSpans(tokens: readonly Token[], spans: readonly Span[]): string {
  return spans
    .map(
      ({ start, end, part }) =>
        `${tokens
          .slice(start, end)
          .map(({ text }) => text)
          .join(' ')}:${part === undefined ? 'aside' : part.cat}`,
    )
    .join(', ');
}
