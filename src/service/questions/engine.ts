import type { Evaluator } from '../query/evaluate';
import { printExpression } from '../query/print';
import type { EntitySearch } from '../search/entity-search';
import type { Graph } from '../store/graph';
import type { Steps } from '../store/steps';
import { CHECK_ROWS, isFunctionWord, usedTokens, type Refusal } from './check/check';
import { compile, isObstacle, type Plan } from './compile/compile';
import { isPlainValue, jointsOf, opens, referringSpans, shareTimes, spansWithin } from './compound';
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
import { EMPTY_SET, type PartOf, type SetPart } from './parts';
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
      for (const question of WARM_UP) {
        read(question);
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
  const misread = respelt.flatMap((each) => each.misread ?? []);
  return { ...reading, misread: misread.filter(({ written: word }) => !left.includes(word.toLowerCase())) };
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
    const second = readParts({ ...behind, spans: referringSpans(own, first.question, knowledge) }, depth + 1);
    const text = written(behind);
    const isNarrowed = own.some(({ part }) => part?.cat === 'narrowing');
    if (isNarrowed) continue;
    if (!isRead(second) || (second.question.asks === 'profile' && !isAsked)) {
      if ((isAsked || isNaming(own, behind.tokens.length)) && !isTopic && !isLongList(first.question))
        best ??= beside(first, { text, reading: isRead(second) ? second.reading : second });
      continue;
    }
    if (isTopic) return second;
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
  const named = behind.spans.find(
    ({ part, start, end }) =>
      part?.cat === 'Set' &&
      part.names !== undefined &&
      !behind.spans.some(
        (other) =>
          other.start === start && other.end === end && other.part !== undefined && other.part.cat !== 'Set',
      ),
  );
  const read = (spans: readonly Span[], tokens = behind.tokens): Read | undefined => {
    const found = readParts({ ...behind, spans, tokens }, 1);
    return isRead(found) ? found : undefined;
  };
  if (topic !== undefined && pointing !== undefined && (named === undefined || pointing.start <= named.start))
    return read(referringSpans(behind.spans, { cat: 'Question', root: topic, asks: 'profile' }, knowledge));
  const alone = read(behind.spans);
  if (alone !== undefined && namesSomebody(alone.question)) return ignoring(alone, [written(clause)]);
  const length = behind.tokens.length;
  const [token] = clause.tokens;
  if (topic === undefined || token === undefined || named !== undefined) return undefined;
  return read(
    [
      ...behind.spans,
      { start: length, end: length + 1, part: { cat: 'of' }, cost: 0, row: 'topic' },
      { start: length + 1, end: length + 2, part: topic, cost: 0, row: 'topic' },
    ],
    [...behind.tokens, token, token],
  );
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
  let empty: Read | undefined;
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
    const read = ignoring({ question: item.part, reading: plan }, ignoredIn(item, given));
    if (isHeld(item.part, knowledge)) {
      if (empty === undefined || isOtherSide(empty.question, item.part)) return read;
    } else empty ??= read;
  }
  if (empty !== undefined) return empty;
  if (chart.isCut) return { refusal: { kind: 'tangled' } };
  return {
    refusal: refused ??
      missing(tokens, spans, knowledge) ?? { kind: 'unclear', words: unexplained(tokens, spans, chart) },
  };
}

/** A year that a reading uses and its expression does not say; the year before or after an end is said by that. */
function droppedYear({ part, from }: Item, expression: string): number | undefined {
  if (from.length > 0)
    return from.map((each) => droppedYear(each, expression)).find((year) => year !== undefined);
  return part.cat === 'Year' && ![-1, 0, 1].some((step) => expression.includes(String(part.year + step)))
    ? part.year
    : undefined;
}

/** Whether who is named has what is asked; a relationship may be told from its other side. */
const isHeld = ({ root }: PartOf<'Question'>, { holds, leadsToEntities }: Knowledge): boolean =>
  root.cat !== 'Value' ||
  root.set.names?.length !== 1 ||
  holds(root.set, root.fields[0] ?? []) ||
  !leadsToEntities(root.set, root.fields[0] ?? []);

/** Whether a reading asks who is in what another asks of which it is. */
const isOtherSide = ({ root: one }: PartOf<'Question'>, { root: other }: PartOf<'Question'>): boolean =>
  one.cat === 'Value' &&
  other.cat === 'Value' &&
  one.fields[0]?.join() === 'member_of' &&
  other.fields[0]?.join() === 'members' &&
  JSON.stringify(one.set.names?.map(({ bearers }) => bearers[0]?.id)) ===
    JSON.stringify(other.set.names?.map(({ bearers }) => bearers[0]?.id));

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
      (kind === 'word' || kind === 'date') &&
      !spans.some(({ start, end, part }) => start <= at && at < end && part?.cat !== 'naming'),
  );

/** The field that none of those who are named has, where nothing else is meant by its words and their names. */
function missing(
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
  const [path = []] = paths;
  const [first] = names[0]?.bearers ?? [];
  const isOne = new Set(paths.map((each) => each.join('.'))).size === 1 && first !== undefined;
  const isHeld = names.some(
    (name) =>
      name.bearers.some((entity) => factsAt(entity, path).length > 0) ||
      mayHold({ ...EMPTY_SET, names: [name] }, path),
  );
  const words = tokens.slice(said[0]?.start, said[0]?.end).filter(({ text }) => text !== 'of');
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

/** The words to name in a refusal: those that nothing is known of, else those beside the longest part that was read. */
function unexplained(tokens: readonly Token[], spans: readonly Span[], chart: Chart): string[] {
  const unknown = unknownTokens(tokens, spans);
  if (unknown.length > 0) return phrases(tokens, unknown).slice(0, 3);
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
  const isTelling = (at: number): boolean => !isFunctionWord(at, spans);
  const isNamed = (at: number): boolean =>
    spans.some(
      ({ start, end, part }) => start <= at && at < end && part?.cat === 'Set' && part.names !== undefined,
    );
  const all = range(0, tokens.length).filter((at) => tokens[at]?.kind !== 'mark' && !aside.has(at));
  const left = all.filter((at) => at < best.start || at >= best.end);
  const asked = all.filter((at) => isTelling(at) && !isNamed(at));
  const choices = [left.filter(isTelling), asked, left, range(0, tokens.length)];
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
