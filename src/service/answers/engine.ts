import { nameText } from '../../shared/names/name-text';
import type { Answer } from '../../shared/contract/knowledge';
import type { DirectEngine, Rows } from '../knowledge';
import { createEvaluator, type Evaluator } from '../query/evaluate';
import { FIELDS } from '../query/field-table';
import { repaired } from '../query/repair';
import type { SyntaxFault } from '../query/syntax-fault';
import { readAmbiguity, ambiguityNote } from '../query/ambiguity';
import type { Expression } from '../query/tree';
import { readingFinding } from './question-answer';
import { createQuestionReader, isRefused, type QuestionReader } from '../questions/engine';
import type { ModelVocabulary } from '../questions/model-reader';
import { createEntitySearch, type EntitySearch } from '../search/entity-search';
import { isWholeName } from '../store/name-keys';
import type { Steps } from '../store/steps';
import type { Graph } from '../store/graph';
import { answerOf, mentionsOf } from './answer';
import { inPercent, inScale } from './format-value';
import { runFinding, withNameReadings } from './run';
import { type Finding, tooMuch } from './statement';

/** What answers over one graph; `vocabulary` and `isUnread` are for a second reader. */
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
  /** The stages of reading a question, with the rows that fired in each. */
  explain: QuestionReader['explain'];
};

/**
 * Makes what answers the knowledge operations (§4.4, §4.5) from a graph. Input that is no expression is read as a
 * question, which becomes one; neither ever throws.
 * @param today the day by which figures are old
 * @default the day on which the built-in dataset was put together
 */
export function createKnowledgeEngine(
  graph: Graph,
  search: EntitySearch = createEntitySearch(graph),
  today?: () => string,
): GraphEngine {
  const evaluator = createEvaluator(graph, search, today);
  const reader = createQuestionReader(graph, { evaluator, search });
  const tools = { graph, evaluator, reader };
  return {
    rows: (input) => rowsOf(findingOf(input, tools), input),
    answer: (input) => answerOf(findingOf(input, tools), input),
    isUnread: (input) => findingOf(input, tools).isUnread === true,
    vocabulary: () => ({
      fields: FIELDS.map(({ name }) => name),
      collections: reader.classes().filter((topic) => evaluator.topics.first(topic) !== undefined),
    }),
    steps: reader.steps,
    readAs: (expression) => {
      const found = modelFinding(expression, evaluator);
      return found && { rows: (input) => rowsOf(found, input), answer: (input) => answerOf(found, input) };
    },
    explain: reader.explain,
  };
}

type Tools = { graph: Graph; evaluator: Evaluator; reader: QuestionReader };

const rowsOf = ({ rows, about }: Finding, input: string): Rows => {
  const cells = new Set(rows.flatMap((row) => Object.values(row).flat()));
  return { results: rows, entities: mentionsOf(about, [input], cells) };
};

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

function findingOf(input: string, { graph, evaluator, reader }: Tools): Finding {
  const { expression, slips } = repaired(evaluator.read(input), evaluator);
  graph.settle();
  // `Minnesota companies` is a question, though a search takes it for a firm called so.
  const isPlain = hasClauses(expression) || isName(input, graph);
  const reading = isPlain ? undefined : reader.read(input);
  graph.settle();
  if ((reading === undefined || isRefused(reading)) && isExpression(expression, evaluator)) {
    const refused = slips.find(({ isRefused: isSo }) => isSo);
    if (refused !== undefined) return tooMuch(`This cannot be answered. ${slipNote(refused)}`);
    const { expression: meant, taken } = readAmbiguity(expression, evaluator);
    graph.settle();
    const notes = [...slips.map(slipNote), ...taken.map(ambiguityNote)];
    const read = slips.flatMap((slip) => slip.taken ?? []);
    return withNameReadings(runFinding(meant, evaluator, { notes }), meant, { taken, read });
  }
  return inPercent(input, inScale(input, readingFinding(reading ?? reader.read(input), evaluator)));
}

/** Whether a text is nothing but somebody's name, though its words make sense by themselves: `Michigan State University`. */
function isName(input: string, graph: Graph): boolean {
  const text = nameText(input);
  if (!text.includes(' ')) return false;
  const called = [...graph.byName(input.trim()), ...graph.names.asked(text, '')];
  return called.some((entity) => isWholeName(entity, text));
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
