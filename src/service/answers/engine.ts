import type { Answer } from '../../shared/contract/knowledge';
import { nameText } from '../../shared/names/name-text';
import type { DirectEngine, Rows } from '../knowledge';
import type { Plan } from '../planner/compile';
import { ENGLISH } from '../planner/language/english';
import type { ModelVocabulary } from '../planner/model-reader';
import { isWholeName } from '../planner/named';
import { createPlanner, MOST_LETTERS, type Planner } from '../planner/plan';
import { isPlan, type Planned, type Refusal } from '../planner/plan-result';
import { plannerInSteps } from '../planner/warm-up';
import { TooMuchWork, Work } from '../planner/work';
import { createEvaluator, type Evaluator } from '../query/evaluate';
import { FIELDS } from '../query/field-table';
import { EVERYDAY } from '../query/namer';
import { dayOfFigure, ownQuarters } from '../query/own-quarters';
import { parsePeriod } from '../query/period';
import { printExpression } from '../query/print';
import { repaired } from '../query/repair';
import type { SyntaxFault } from '../query/syntax-fault';
import { readAmbiguity, type Ambiguity, ambiguityNote, ambiguityText } from '../query/ambiguity';
import { projected, withoutMarks } from '../query/projection';
import { withLast } from '../query/result-rows';
import type { Expression } from '../query/tree';
import { createEntitySearch, type EntitySearch } from '../search/entity-search';
import type { Steps } from '../store/steps';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { answerOf, mentionsOf } from './answer';
import { formatDate, formatFact, inPercent, inScale, joinNames } from './format-value';
import { pathLabel, spoken } from './labels';
import { ofHalves, ofSinceWhen, ofUntoldHalf } from './compound-questions';
import { misunderstood } from './refusal';
import { type Finding, notInDataset, remark, tooMuch } from './statement';
import { tell } from './answer-rendering';

/** What answers over one graph; `vocabulary` and `unread` are for a second reader. */
export type GraphEngine = DirectEngine & {
  /** Makes what the first question would otherwise wait for, step by step; it is kept with the dataset. */
  steps: () => Steps<void>;
  /** Whether an input was not understood, so that another reader may try. */
  isUnread: (input: string) => boolean;
  vocabulary: () => ModelVocabulary;
  /** What an expression that another reader gave finds; nothing where it is none, or finds nothing. */
  readAs: (
    expression: string,
  ) => { rows: (input: string) => Rows; answer: (input: string) => Answer } | undefined;
};

/**
 * Makes what answers the knowledge operations (§4.4, §4.5) from a graph. Input that reads as an expression is run, any
 * other is read as a question, which becomes an expression and is run by the same evaluator; neither ever throws. A
 * search that is there already is used for names; `today` is the day by which figures are old.
 * @default the day on which the built-in dataset was put together
 */
export function createKnowledgeEngine(
  graph: Graph,
  search: EntitySearch = createEntitySearch(graph),
  today?: () => string,
): GraphEngine {
  const tools = toolsOf(graph, search, today);
  const { evaluator } = tools;
  return {
    rows: (input) => withinWork(input, tools, (found) => rowsOf(found, input)),
    answer: (input) => withinWork(input, tools, (found) => answerOf(found, input)),
    isUnread: (input) => withinWork(input, tools, ({ isUnread }) => isUnread === true),
    vocabulary: () => vocabularyOf(evaluator),
    steps: () => plannerInSteps(graph, evaluator),
    readAs: (expression) => {
      const found = modelFinding(expression, evaluator);
      return found && { rows: (input) => rowsOf(found, input), answer: (input) => answerOf(found, input) };
    },
  };
}

type Tools = { graph: Graph; evaluator: Evaluator; planner: Planner; work: Work };

function toolsOf(graph: Graph, search: EntitySearch, today?: () => string): Tools {
  const evaluator = createEvaluator(graph, search, today);
  const work = new Work();
  return { graph, evaluator, work, planner: createPlanner(graph, { evaluator, search, work }) };
}

/** What is made of what an input finds; of one that takes more work than it may, of its refusal. */
function withinWork<Made>(input: string, tools: Tools, make: (found: Finding) => Made): Made {
  tools.work.begin();
  try {
    return make(findingOf(input, tools));
  } catch (error) {
    if (error instanceof TooMuchWork) return make(unread({ kind: 'nested' }));
    throw error;
  }
}

const rowsOf = ({ rows, about }: Finding, input: string): Rows => {
  const cells = new Set(rows.flatMap((row) => Object.values(row).flat()));
  return { results: rows, entities: mentionsOf(about, [input], cells) };
};

const vocabularyOf = ({ topics }: Evaluator): ModelVocabulary => ({
  fields: FIELDS.map(({ name }) => name),
  collections: Object.keys(ENGLISH.classes).filter((topic) => topics.first(topic) !== undefined),
});

/** What a model gave, run where it is a whole expression without a slip whose topic and fields are known. */
function modelFinding(text: string, evaluator: Evaluator): Finding | undefined {
  const { expression, slips } = repaired(evaluator.read(text), evaluator);
  const { topic, also = [] } = expression;
  const isKnown = [topic, ...also].every((name) => evaluator.topics.find(name) !== undefined);
  if (slips.length > 0 || !isKnown || !isExpression(expression, evaluator)) return undefined;
  const note =
    'A language model read the question as an expression, which was checked and run; every figure comes from the dataset.';
  const found = runFinding(expression, evaluator, { notes: [note] });
  return found.rows.length === 0 ? undefined : found;
}

/** The most marks and blanks in a row that a question keeps: more mean nothing, and patterns try each of them. */
const MOST_MARKS = 8;

/** A question whose long runs of marks and blanks are cut to their two ends. One that is too long is left as it is. */
function withoutLongRuns(question: string): string {
  if (question.length > MOST_LETTERS) return question;
  return question.replace(/[^\p{L}\p{M}\p{N}]+/gu, (run) =>
    run.length > MOST_MARKS ? run.slice(0, MOST_MARKS / 2) + run.slice(-MOST_MARKS / 2) : run,
  );
}

function findingOf(input: string, { graph, evaluator, planner }: Tools): Finding {
  const { expression, slips } = repaired(evaluator.read(input), evaluator);
  graph.settle();
  // `Minnesota companies` is a question, though a search takes it for a firm called so.
  const question = withoutLongRuns(input);
  const understood = hasClauses(expression) || isName(input, graph) ? undefined : planner(question);
  graph.settle();
  const isQuestion = understood !== undefined && isPlan(understood);
  if (!isQuestion && isExpression(expression, evaluator)) {
    const refused = slips.find(({ isRefused }) => isRefused);
    if (refused !== undefined) return tooMuch(`This cannot be answered. ${slipNote(refused)}`);
    const { expression: meant, taken } = readAmbiguity(expression, evaluator);
    graph.settle();
    const notes = [...slips.map(slipNote), ...taken.map(ambiguityNote)];
    const read = slips.flatMap((slip) => slip.taken ?? []);
    return withTaken(runFinding(meant, evaluator, { notes }), meant, { taken, read });
  }
  const plan = understood ?? planner(question);
  const find = (each: Planned): Finding => firstHeld(each, evaluator);
  const halving = { evaluator, planner, find };
  if (!isPlan(plan) && plan.kind === 'no time')
    return tooMuch(`This cannot be answered: ${misunderstood(plan)}`);
  if (!isPlan(plan) && input.length > MOST_LETTERS) return unread(plan);
  if (!isPlan(plan)) return ofSinceWhen(question, halving) ?? ofHalves(question, halving) ?? unread(plan);
  const both = ofUntoldHalf(question, plan, halving);
  if (both !== undefined) return both;
  const without = plan.lacking === undefined ? undefined : uncomparable(plan, evaluator);
  if (without !== undefined) return without;
  const found = inPercent(question, inScale(question, firstHeld(plan, evaluator)));
  if (found.isNone === true && plan.expression.within === undefined)
    return otherwiseHeld(question, planner, find) ?? found;
  if (found.rows.length === 0)
    return (
      ofSinceWhen(question, halving) ??
      // Of what is ranked nothing need be so, and in other words it would be asked of another ranking.
      (plan.expression.within === undefined ? otherwiseHeld(question, planner, find) : undefined) ??
      denial(question, plan, { found, evaluator })
    );
  const { lacking } = plan;
  if (lacking === undefined || isOfSome(plan)) return found;
  return ofHalves(question, halving) ?? unread(lacking);
}

/** What the question finds in other words: before anything is denied it is looked for as it may be meant. */
function otherwiseHeld(
  input: string,
  planner: Planner,
  find: (plan: Planned) => Finding,
): Finding | undefined {
  const recast = planner.recast(input);
  const found = recast && find(recast);
  return found !== undefined && found.rows.length > 0 && found.isNone !== true ? found : undefined;
}

/**
 * That something is not held. Where it was read by what others have, and leads to nothing at all, it was not understood;
 * nor where a word was taken for another, or for a code, and what that is has nothing of the kind at any time.
 */
function denial(
  input: string,
  plan: Planned,
  { found, evaluator }: { found: Finding; evaluator: Evaluator },
): Finding {
  const { lacking, taken, read = [], expression } = plan;
  const { topics, reader } = evaluator;
  const { also, select } = expression;
  const [first] = select;
  const topic = topics.find(expression.topic);
  const entities = topic?.kind === 'named' ? topic.entities : [];
  const isNowhere = (path: readonly string[]): boolean =>
    entities.length > 0 && entities.every((entity) => reader.read(entity, reader.steps(path)).length === 0);
  if (lacking !== undefined && first !== undefined && select.length > 1 && isNowhere([first]))
    return unread(lacking);
  const isOne = also === undefined && select.length > 0 && isNowhere(select);
  const guessed = [
    ...(isOne
      ? [...taken.flatMap(({ misspelt = [] }) => misspelt), ...read.map(({ written }) => written)]
      : []),
    ...codesIn(input, plan, { evaluator, subject: isOne ? entities[0] : undefined }),
  ];
  return guessed.length > 0 ? unread({ kind: 'unclear', words: guessed }) : found;
}

/** Words that were taken for a code: `cat` for a ticker in small letters, `AI` for a place that nobody calls so. */
function codesIn(
  input: string,
  { expression: { filters } }: Planned,
  { evaluator: { means, reader }, subject }: { evaluator: Evaluator; subject: StoredEntity | undefined },
): string[] {
  const words = input.match(/(?<![\p{L}\p{N}.])\p{L}{2,4}(?![\p{L}\p{N}.])/gu) ?? [];
  const [ticker] = subject === undefined ? [] : reader.read(subject, ['ticker']);
  const code = ticker?.value.kind === 'text' ? ticker.value.text.toLowerCase() : undefined;
  const named = new Set(filters.flatMap(({ operand }) => operand.anyOf.flat()));
  return words.filter((word) => {
    if (word === word.toLowerCase()) return word === code;
    if (!/^\p{Lu}{2}$/u.test(word) || EVERYDAY.has(word.toLowerCase())) return false;
    return [...means.exact(word)].some(({ type, name }) => CODED.has(type) && named.has(name));
  });
}

/** Places that have codes of two letters by which hardly anybody calls them. */
const CODED: ReadonlySet<string> = new Set(['Country', 'DependentTerritory', 'CountrySubdivision']);

/** What is compared and not held of somebody, who is named with it rather than the words that ask for more of it. */
function uncomparable(
  { expression: { topic, also = [], orders }, isComparison }: Planned,
  { topics, reader }: Evaluator,
): Finding | undefined {
  const [order, ...others] = orders;
  if (!isComparison || order === undefined || others.length > 0) return undefined;
  const entities = [topic, ...also].flatMap((name) => {
    const found = topics.find(name);
    return found?.kind === 'named' ? found.entities.slice(0, 1) : [];
  });
  const without = entities.filter((entity) => reader.read(entity, reader.steps(order.path)).length === 0);
  if (without.length === 0) return undefined;
  return notInDataset(`it has no ${pathLabel(order.path)} of ${joinNames(without.map(spoken))}.`);
}

/** Whether a figure of each of several is asked for: then it is told of those that have it, and the others are named. */
function isOfSome({ expression, isComparison, claims }: Planned): boolean {
  const { also = [], aggregate, claim, orders, filters, select } = expression;
  const isPlain = [aggregate, claim, claims].every((part) => part === undefined) && !isComparison;
  return also.length > 0 && isPlain && orders.length + filters.length === 0 && select.length === 1;
}

/** Whether a text is nothing but somebody's name, though its words make sense by themselves: `Michigan State University`. */
function isName(input: string, graph: Graph): boolean {
  const text = nameText(input);
  if (!text.includes(' ')) return false;
  const called = [...graph.byName(input.trim()), ...graph.names.asked(text, '')];
  return called.some((entity) => isWholeName(entity, text));
}

const unread = (refusal: Refusal): Finding => ({ ...notInDataset(misunderstood(refusal)), isUnread: true });

/** Of readings that are about as likely the first that finds something; else what the likeliest has to say. */
function firstHeld(plan: Planned, evaluator: Evaluator): Finding {
  const { read = [], left = [], others } = plan;
  const notes = [
    ...left.map((aside) => `Ignored: “${aside}”.`),
    ...read.map(({ written, as }) => `“${written}” is read as “${as}”.`),
  ];
  const likeliest = planFinding(plan, evaluator, notes);
  // A time that one series lacks is a reason to look into the next, and a word for laws that sanctions are called by too.
  const isOther =
    plan.expression.at !== undefined ||
    plan.expression.topic === 'laws' ||
    // The heads of a company are its employees, and who has headquarters in a city is no headquarters of it.
    plan.expression.select.some((field) => field.endsWith('_per_population') || field === 'headquarters');
  if (likeliest.rows.length > 0 && likeliest.isNone !== true) return likeliest;
  const former = formerMembership(plan.expression);
  const gone = former && planFinding({ ...plan, expression: former }, evaluator, notes);
  if (gone !== undefined && gone.rows.length > 0) return gone;
  if (!isOther) return likeliest;
  for (const other of others.filter((each) => keepsTimes(plan, each) && keepsConditions(plan, each))) {
    const found = planFinding(other, evaluator, notes);
    if (found.rows.length > 0 && found.isNone !== true) return found;
  }
  return likeliest;
}

/** Since when somebody is a member, as it is asked of who has left. */
function formerMembership(expression: Expression): Expression | undefined {
  const { select, filters, at } = expression;
  const [filter, ...others] = filters;
  const [field, ...rest] = filter?.path ?? [];
  if (filter === undefined || field !== 'member_of' || select.join('.') !== 'since') return undefined;
  if (others.length > 0 || at !== undefined) return undefined;
  return { ...expression, filters: [{ ...filter, path: ['former_member_of', ...rest] }] };
}

/** Whether a reading names every year, month and day that another does: one that drops it answers another question. */
function keepsTimes(plan: Plan, other: Plan): boolean {
  const [asked, kept] = [plan, other].map(({ expression }) => printExpression(expression));
  return (asked?.match(/(?<!\d)(?:1[89]|20)\d\d(?:-\d\d)*(?!\d)/g) ?? []).every((time) =>
    kept?.includes(time),
  );
}

/** Whether a reading says more than some of the conditions of another: one that drops a condition answers another question. */
const keepsConditions = ({ expression: { filters } }: Plan, other: Plan): boolean => {
  const own = new Set(filters.map((filter) => JSON.stringify(filter)));
  return (
    other.expression.filters.length >= filters.length ||
    other.expression.filters.some((filter) => !own.has(JSON.stringify(filter)))
  );
};

/** An expression is run as it would be if somebody had typed it: what is shown is what ran. */
function planFinding(
  { expression, taken, claims, isShare, quarter, isLastYear }: Plan,
  evaluator: Evaluator,
  read: readonly string[],
): Finding {
  const names = taken.map(ambiguityNote);
  const other = quarter === undefined ? [] : otherQuarterNote(quarter, expression, evaluator);
  const found = runFinding(evaluator.parse(printExpression(expression)), evaluator, {
    notes: [...read, ...names, ...other, ...(isLastYear === true ? [LAST_YEAR] : [])],
    ...(claims === undefined ? {} : { claims }),
    ...(isShare === true ? { isShare } : {}),
  });
  return withTaken(found, expression, {
    taken: taken.filter(({ misspelt, others }) => misspelt === undefined || others.length > 0),
    read: [],
  });
}

/** Rows carry no note, so that a last column says which bearer of a name they are about, and how a condition was read. */
function withTaken(
  found: Finding,
  { returns }: Expression,
  { taken, read }: { taken: readonly Ambiguity[]; read: readonly string[] },
): Finding {
  if (returns?.includes('taken_as') === false) return found;
  const said = [...read, ...taken.map(ambiguityText)].join('; ');
  const values = found.rows.map(() => (said === '' ? null : said));
  const rows = withLast(found.rows, { column: 'taken_as', values });
  const isOfMany = rows.some((row) => returns?.some((column) => !Object.hasOwn(row, column)));
  return { ...found, rows: projected(rows, returns, isOfMany) };
}

const LAST_YEAR = '“Last year” is read as the newest year with data.';

function runFinding(
  expression: Expression,
  evaluator: Evaluator,
  asked: Parameters<typeof tell>[3],
): Finding {
  const run = withoutMarks(expression);
  const found = tell(run, evaluator.run(run), evaluator, { ...asked, returns: expression.returns });
  if (found.rows.length === 0) {
    const notes = asked.notes.map(remark);
    return { ...found, statements: () => [...found.statements(), ...notes] };
  }
  return { ...found, expression: printExpression(expression) };
}

const slipNote = ({ at, written, reason }: SyntaxFault): string =>
  `At character ${at}, “${written}”: ${reason}.`;

/** An expression has clauses, or is nothing but a topic; a sentence that happens to hold a dot is neither. */
function isExpression(expression: Expression, { topics }: Evaluator): boolean {
  const { topic } = expression;
  if (hasClauses(expression))
    return !/^(who|what|which|where|when|how|is|are|does|do|did|list|show)\s/i.test(topic);
  return topic !== '' && topics.find(topic) !== undefined;
}

function hasClauses({ also, filters, select, orders, ...options }: Expression): boolean {
  const { limit, returns, aggregate, claim, at, offset, within } = options;
  const given = [limit, returns, aggregate, claim, at, offset, also, within];
  return (
    [filters, select, orders].some((part) => part.length > 0) || given.some((each) => each !== undefined)
  );
}

/** What a company itself counts as the quarter that was taken as the calendar's; nothing where both are the same, or it is not held. */
function otherQuarterNote(
  asked: string,
  { topic, select, at = [] }: Expression,
  { reader, topics }: Evaluator,
): string[] {
  const period = parsePeriod(asked);
  const found = topics.find(topic);
  const entity = found?.kind === 'named' ? found.entities[0] : undefined;
  const isOne = at.length === 1 && at[0] === asked && select.length === 1;
  if (period?.kind !== 'calendar' || entity === undefined || !isOne) return [];
  const path = reader.steps(select);
  const [taken] = reader.at([asked], true).read(entity, path);
  const own = ownQuarters(entity, path, { time: asked, reader })?.own;
  const day = dayOfFigure(own);
  if (own === undefined || day === undefined || taken === undefined || day === dayOfFigure(taken)) return [];
  const told = `${formatFact(own)} in the quarter of ${formatDate(day)}`;
  return [
    `${asked} is read as a calendar quarter; Q${period.quarter} of fiscal ${period.year} of ${entity.name} was ${told}.`,
  ];
}
