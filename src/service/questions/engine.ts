import { uniqBy } from 'es-toolkit/array';
import { range } from 'es-toolkit/math';

import type { Evaluator } from '../query/evaluate';
import { fieldSpec } from '../query/field-table';
import { printExpression } from '../query/print';
import type { EntitySearch } from '../search/entity-search';
import type { Graph } from '../store/graph';
import type { Steps } from '../store/steps';
import type { StoredEntity } from '../store/stored';
import { CHECK_ROWS, leavesOf, usedTokens, type Refusal } from './check/check';
import { missingField, unexplainedWords, unknownTokens } from './check/refusal-words';
import { compile, isObstacle, type Plan } from './compile/compile';
import { foundSet, isPlainValue, jointsOf, opens, referringSpans, shareTimes, spansWithin } from './compound';
import { createKnowledge, type Knowledge } from './knowledge';
import { createLexicon, type Lexicon } from './lexicon/lexicon';
import { LANGUAGES } from './lexicon/languages';
import type { LanguageFiles } from './lexicon/schema';
import { ASIDE_CLAUSE, isNaming } from './match/clauses';
import { asidesOf, matchSpans, type Matching } from './match/match';
import type { Span } from './match/span';
import { splitCompounds } from './normalize/compounds';
import { SPELLING_ROWS, type Misread } from './normalize/spelling';
import { datedClass } from './parse/dates';
import { readChart, type Chart, type Item, type Work } from './parse/chart';
import { GRAMMAR } from './parse/grammar';
import type { PartOf, SetPart } from './parts';
import { tokenize, type Token } from './tokenize/tokens';

/** What a question was read as. */
export type Reading =
  | (Plan & {
      misread?: readonly Misread[];
      /** Clauses that ask nothing, in their words. */
      ignored?: readonly string[];
      /** A second question of the same text, in its words. */
      also?: { text: string; reading: Reading };
    })
  | { refusal: Refusal };

/** One stage of a reading, with the rows that fired in it. */
export type Stage = { stage: string; rows: readonly string[]; output: string };

/** Reads questions over one graph. */
export type QuestionReader = {
  read: (question: string) => Reading;
  /** Builds, step by step, what the first questions would wait for: lexicons, indexes of names and of near names. */
  steps: () => Steps<void>;
  /** The collections that questions can be about. */
  classes: () => readonly string[];
  /** The same with what each stage made. */
  explain: (question: string) => { reading: Reading; stages: readonly Stage[] };
};

/** Bounds of one question. */
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
  const read = (question: string, note?: Run['note']): Reading =>
    readQuestion(question, { graph, evaluator, search, lexicons: languages.map(lexiconOf), note });
  return {
    read: (question) => read(question),
    *steps() {
      for (const language of languages) {
        lexiconOf(language);
        yield;
      }
    },
    classes: () => [...new Set(languages.flatMap((language) => lexiconOf(language).classes))],
    explain: (question) => {
      const stages: Stage[] = [];
      return { reading: read(question, (stage) => void stages.push(stage)), stages };
    },
  };
}

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

/** Reads the spans of one language, and where they are no question without the clauses that ask nothing. */
function readMatched(matching: Matching, spans: readonly Span[], run: Run): Reading {
  const reading = readSpelt(matching, spans, run);
  if (!isRefused(reading) || reading.refusal.kind === 'tangled') return reading;
  const asides = asidesOf(matching, spans);
  if (asides.length === 0) return reading;
  run.note?.({ stage: 'asides', rows: [], output: describeSpans(matching.tokens, asides) });
  const beside = readSpelt(matching, [...spans, ...asides], run);
  return isRefused(beside) ? reading : beside;
}

/** Reads spans; where nothing is known of a word, as it may be meant. */
function readSpelt(matching: Matching, spans: readonly Span[], run: Run): Reading {
  const { text, tokens, lexicon, knowledge } = matching;
  run.note?.({
    stage: `match ${lexicon.tag}`,
    rows: rowsOfSpans(spans),
    output: describeSpans(tokens, spans),
  });
  const asides = spans.filter(({ row }) => row === ASIDE_CLAUSE);
  const readAs = (read: readonly Token[], meant: readonly Span[]): Reading => {
    const given = { text, tokens: read, spans: meant, knowledge, run };
    const found = readParts(given);
    return isRead(found) ? found.reading : found;
  };
  const strange = new Set(unknownTokens(tokens, spans));
  const unknown = tokens.flatMap((token, at) => (strange.has(token) ? [at] : []));
  if (unknown.length === 0 || unknown.length > MOST.misspelt) return readAs(tokens, spans);
  knowledge.graph.settle();
  const isNamed = (at: number): boolean =>
    spans.some(({ start, end, part }) => start <= at && at < end && part?.cat === 'naming');
  const respelt = unknown.flatMap((at) =>
    SPELLING_ROWS.filter(({ isOfNames }) => isOfNames === true || !isNamed(at)).flatMap((row) => {
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
    ...asides,
  ];
  const reading = readAs(read, meant);
  if (isRefused(reading)) return reading;
  const { also } = reading;
  // Words of names, and of what was not answered, were not read as others.
  const left = [
    reading.expression.topic,
    ...(reading.expression.also ?? []),
    ...reading.taken.map(({ misspelt = '' }) => misspelt),
    also !== undefined && isRefused(also.reading) ? also.text : '',
  ]
    .join(' ')
    .toLowerCase();
  const misread = respelt
    .flatMap((each) => each.misread ?? [])
    .filter(({ written: word }) => !left.includes(word.toLowerCase()));
  return { ...reading, misread: [...(reading.misread ?? []), ...misread] };
}

const rowsOfSpans = (spans: readonly Span[]): string[] => [...new Set(spans.map(({ row }) => row))];

/** What a run of tokens was read as, with the plan to answer it. */
type Read = { question: PartOf<'Question'>; reading: Reading };

const isRead = (found: Read | { refusal: Refusal }): found is Read => 'reading' in found;

type Spanned = {
  text: string;
  tokens: readonly Token[];
  spans: readonly Span[];
  knowledge: Knowledge;
  run: Run;
};

/** Reads spans as one question, and where they are none as two. */
function readParts(given: Spanned, depth = 0): Read | { refusal: Refusal } {
  const whole = readOne(given);
  if (isRead(whole) || whole.refusal.kind === 'tangled' || depth >= MOST.parts) return whole;
  return readCompound(given, depth) ?? whole;
}

/** Reads two questions that a word or the end of a sentence joins; the second may be left unanswered where it asks. */
function readCompound(given: Spanned, depth: number): Read | undefined {
  const { tokens, spans, knowledge, run } = given;
  const part = (from: number, to: number): Spanned => ({
    ...given,
    tokens: tokens.slice(from, to),
    spans: spansWithin(spans, from, to),
  });
  let best: Read | undefined;
  for (const { end, next, isSentence } of jointsOf(spans, tokens)) {
    const first = readOne(part(0, end));
    const behind = part(next, tokens.length);
    const own = behind.spans;
    const isTopic = isRead(first) && first.question.asks === 'profile';
    const isPointed = own.some(({ part }) => part?.cat === 'Reference');
    if (!isRead(first) || isNaming(spans, next) || (isTopic && !isPointed)) {
      const about = readAboutTopic(part(0, next), behind);
      if (about !== undefined) return about;
      continue;
    }
    if (isTopic && depth > 0) continue;
    const isStated = isSentence && tokens[end - 1]?.after !== 'ask';
    const isSpoken = spans.some((span) => span.start === 0 && span.part?.cat === 'speaker') && !opens(spans);
    if (isStated && (isSpoken || isLongList(first.question))) continue;
    const isAsked = opens(own) || (isSentence && tokens.at(-1)?.after === 'ask');
    const dated = isBareWhen(own, behind.tokens.length) ? datedClass(first.question) : undefined;
    if (dated !== undefined) {
      const plan = compile(dated, knowledge);
      if (!isObstacle(plan)) return { question: dated, reading: plan };
    }
    const second = readReferring(first, behind, depth + 1);
    const text = written(behind);
    const isNarrowed = own.some(({ part }) => part?.cat === 'narrowing');
    if (isNarrowed) continue;
    if (!isRead(second) || (second.question.asks === 'profile' && !isAsked)) {
      if ((isAsked || isNaming(own, behind.tokens.length)) && !isTopic && !isLongList(first.question))
        best ??= beside(first, { text, reading: isRead(second) ? second.reading : second });
      continue;
    }
    if (isTopic) return opens(spans) ? beside(first, { text, reading: second.reading }) : second;
    if (!isAsked && !isSentence && ![first, second].every(({ question }) => isPlainValue(question))) continue;
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

/** Reads a question that may point back to another; where two readings of that differ, it is refused. */
function readReferring(first: Read, behind: Spanned, depth: number): Read | { refusal: Refusal } {
  const { spans, knowledge } = behind;
  const before = { question: first.question, ...foundFirst(first, knowledge) };
  const each = referringSpans(spans, before, knowledge).map((meant) =>
    readParts({ ...behind, spans: meant }, depth),
  );
  const [read, ...others] = uniqBy(each.filter(isRead), ({ reading }) =>
    isRefused(reading) ? '' : printExpression(reading.expression),
  );
  if (others.length > 0) return { refusal: { kind: 'unclear', words: pointing(behind) } };
  return readOfSame(first, behind, depth) ?? read ?? each[0] ?? { refusal: { kind: 'nothing' } };
}

/** The words that point back. */
const pointing = ({ text, tokens, spans }: Spanned): string[] =>
  spans.flatMap(({ part, start, end }) =>
    part?.cat === 'Reference' ? [written({ text, tokens: tokens.slice(start, end) })] : [],
  );

/** Whom a ranking found that is cut to its first. */
function foundFirst(
  { question: { root }, reading }: Read,
  { evaluator }: Knowledge,
): { found?: readonly StoredEntity[] } {
  if (root.cat !== 'Set' || root.ranking === undefined || isRefused(reading)) return {};
  const { expression } = reading;
  if (expression.limit === undefined || expression.select.length > 0) return {};
  const asked = evaluator.parse(printExpression({ ...expression, returns: [] }));
  return { found: evaluator.run(asked).rows.map(({ entity }) => entity) };
}

/** Whether a span names somebody and is nothing else: a figure is a thing by itself too. */
const isSubject = ({ part, start, end }: Span, spans: readonly Span[]): boolean =>
  part?.cat === 'Set' &&
  part.names !== undefined &&
  !spans.some(
    (other) =>
      other.start === start && other.end === end && other.part !== undefined && other.part.cat !== 'Set',
  );

/** Reads a question that names nobody as one about whom the question before named: `and how high is the GDP`. */
function readOfSame({ question }: Read, behind: Spanned, depth: number): Read | undefined {
  const { root } = question;
  const topic = root.cat === 'Value' && isPlainValue(question) ? root.set : undefined;
  const { spans, tokens } = behind;
  const isNamed = spans.some((span) => isSubject(span, spans) || span.part?.cat === 'Reference');
  const isAsked = opens(spans) || tokens.at(-1)?.after === 'ask';
  if (topic?.names === undefined || isNamed || !isAsked) return undefined;
  const [own, other] = [topic, foundSet(root, behind.knowledge)].map(
    (set) => set && readAbout({ ...set, times: [] }, behind, depth),
  );
  return other === undefined ? own : undefined;
}

/** Reads a question as if it ended in `of` somebody. */
function readAbout(topic: SetPart, { tokens, spans, ...given }: Spanned, depth: number): Read | undefined {
  const [token] = tokens;
  if (token === undefined) return undefined;
  const [from, row] = [tokens.length, 'topic'];
  const found = readParts(
    {
      ...given,
      tokens: [...tokens, token, token],
      spans: [
        ...spans,
        { start: from, end: from + 1, part: { cat: 'of' }, cost: 0, row },
        { start: from + 1, end: from + 2, part: topic, cost: 0, row },
      ],
    },
    depth,
  );
  return isRead(found) ? found : undefined;
}

/** The text of a run of tokens. */
const written = ({ text, tokens }: Pick<Spanned, 'text' | 'tokens'>): string =>
  text.slice(tokens[0]?.start, tokens.at(-1)?.end).replace(/[\s,:-]+$/, '');

/** Reads a question about what a clause before it names: `I write about Boeing. What is its revenue?` */
function readAboutTopic(clause: Spanned, behind: Spanned): Read | undefined {
  if (!isNaming(clause.spans, clause.tokens.length)) return undefined;
  const { knowledge, run } = clause;
  const [topic] = namedSets(
    readChart(clause.tokens.length, clause.spans, GRAMMAR, { knowledge, work: run.work }),
    clause,
  );
  const pointing = behind.spans.find(({ part }) => part?.cat === 'Reference');
  const named = behind.spans.find((span) => isSubject(span, behind.spans));
  const read = (spans: readonly Span[]): Read | undefined => {
    const found = readParts({ ...behind, spans }, 1);
    return isRead(found) ? found : undefined;
  };
  if (
    topic !== undefined &&
    pointing !== undefined &&
    (named === undefined || pointing.start <= named.start)
  ) {
    const before = { question: { cat: 'Question', root: topic, asks: 'profile' } } as const;
    return referringSpans(behind.spans, before, knowledge)
      .map(read)
      .find((each) => each !== undefined);
  }
  const alone = read(behind.spans);
  if (alone !== undefined && namesSomebody(alone.question)) return ignoring(alone, [written(clause)]);
  return topic === undefined || named !== undefined ? undefined : readAbout(topic, behind, 1);
}

/** The named things of a clause, the longest first. */
const namedSets = (chart: Chart, { tokens }: Spanned): SetPart[] =>
  tokens
    .flatMap((_, start) => chart.from(start))
    .sort((a, b) => b.end - b.start - (a.end - a.start) || a.cost - b.cost)
    .flatMap(({ part }) =>
      part.cat === 'Set' && part.names !== undefined && part.conditions.length === 0 ? [part] : [],
    );

const namesSomebody = ({ root }: PartOf<'Question'>): boolean =>
  (root.cat === 'Set' ? root : root.set).names !== undefined;

/** A reading with what is left out of it. */
const ignoring = (read: Read, ignored: readonly string[]): Read =>
  isRefused(read.reading) || ignored.length === 0
    ? read
    : { ...read, reading: { ...read.reading, ignored: [...ignored, ...(read.reading.ignored ?? [])] } };

/** The clauses that a reading leaves out, in their words. */
function ignoredIn(item: Item, { text, tokens, spans }: Spanned): string[] {
  const used = usedTokens(item);
  const isFree = ({ start, end }: Span): boolean => range(start, end).every((at) => !used.has(at));
  const other = spans.filter((span) => span.part === undefined && span.row !== ASIDE_CLAUSE && isFree(span));
  let from = 0;
  return spans
    .filter((span) => span.row === ASIDE_CLAUSE && span.part === undefined && isFree(span))
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .flatMap(({ start, end }) => {
      const isOther = range(start, end).every((at) =>
        other.some((span) => span.start <= at && at < span.end),
      );
      if (start < from || isOther) return [];
      from = end;
      return [written({ text, tokens: tokens.slice(start, end) })];
    });
}

/** The words of a reading that may mean another figure than they are read as. */
const nearIn = (item: Item, given: Spanned): Misread[] =>
  leavesOf(item).flatMap(({ part, start, end }) =>
    part.cat === 'Fields' && part.isNear === true
      ? part.fields.map((path) => ({
          written: written({ ...given, tokens: given.tokens.slice(start, end) }),
          as: fieldSpec(path.at(-1) ?? '')?.label ?? '',
        }))
      : [],
  );

/** A list that nothing cuts is long, and hardly what was asked where the rest was not read. */
const isLongList = ({ root, asks }: PartOf<'Question'>): boolean =>
  root.cat === 'Set' && root.names === undefined && root.ranking === undefined && asks !== 'count';

const isBareWhen = (spans: readonly Span[], length: number): boolean =>
  spans.some(
    ({ start, end, part }) =>
      start === 0 && end === length && part?.cat === 'when' && part.unit === undefined,
  );

/** A reading with a second question; where that is read as the first, its words say something else. */
function beside(first: Read, also: { text: string; reading: Reading }): Read {
  if (isRefused(first.reading)) return first;
  const isSame =
    !isRefused(also.reading) &&
    printExpression(first.reading.expression) === printExpression(also.reading.expression);
  const reading: Reading = isSame ? { refusal: { kind: 'unclear', words: [also.text] } } : also.reading;
  return { ...first, reading: { ...first.reading, also: { text: also.text, reading } } };
}

/** Reads spans as one question. */
function readOne(given: Spanned): Read | { refusal: Refusal } {
  const { tokens, spans, knowledge, run } = given;
  const { note, work } = run;
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
      if (plan.obstacle === 'quarters') refused ??= { kind: 'quarters' };
      continue;
    }
    const expression = printExpression(plan.expression);
    note?.({ stage: 'compile', rows: [], output: expression });
    const dropped = droppedYear(item, expression);
    if (dropped !== undefined) {
      refused ??= { kind: 'unclear', words: [String(dropped)] };
      continue;
    }
    const reading = { ...plan, misread: nearIn(item, given) };
    return ignoring({ question: item.part, reading }, ignoredIn(item, given));
  }
  if (chart.isCut) return { refusal: { kind: 'tangled' } };
  return {
    refusal: refused ??
      missingField(tokens, spans, knowledge) ?? {
        kind: 'unclear',
        words: unexplainedWords(tokens, spans, chart),
      },
  };
}

/** A year that a reading uses and its expression does not say; the year before or after an end is said by that. */
const droppedYear = (item: Item, expression: string): number | undefined =>
  leavesOf(item)
    .flatMap(({ part }) => (part.cat === 'Year' ? [part.year] : []))
    .find((year) => !new RegExp(`(?<!\\d)(?:${year - 1}|${year}|${year + 1})(?!\\d)`).test(expression));

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
