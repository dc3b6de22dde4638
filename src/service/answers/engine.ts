import type { Answer } from '../../contract/knowledge';
import type { KnowledgeEngine } from '../knowledge';
import { createPlanner, isPlan, type Plan, type Planner } from '../planner/plan';
import { createEvaluator, type Evaluator } from '../query/evaluate';
import { printExpression } from '../query/print';
import { repaired } from '../query/repair';
import type { Slip } from '../query/slip';
import type { Expression } from '../query/tree';
import { createEntitySearch, type EntitySearch } from '../search/entity-search';
import type { Store } from '../store/stored';
import { answerOf } from './answer';
import { mentionsOf } from './mentions';
import { misunderstood } from './refusal';
import { notHeld, type Finding } from './statement';
import { tell } from './tell';

/**
 * Makes what answers the knowledge operations (§4.4, §4.5) from a store. Input that reads as an expression is run, any
 * other is read as a question, which becomes an expression and is run by the same evaluator; neither ever throws. A
 * search that is there already is used for names.
 */
export function createKnowledgeEngine(
  store: Store,
  search: EntitySearch = createEntitySearch(store),
): KnowledgeEngine {
  const evaluator = createEvaluator(store, search);
  const planner = createPlanner(store, { evaluator, search, clock: () => performance.now() });
  const find = (input: string): Finding => findingOf(input, { evaluator, planner });
  return {
    rows: (input) => {
      const { rows, about } = find(input);
      return { results: rows, entities: mentionsOf(about, [input]) };
    },
    answer: (input): Answer => answerOf(find(input), input),
  };
}

function findingOf(
  input: string,
  { evaluator, planner }: { evaluator: Evaluator; planner: Planner },
): Finding {
  const { expression, slips } = repaired(evaluator.read(input), evaluator);
  if (isExpression(expression, evaluator))
    return runFinding(expression, evaluator, { notes: slips.map(slipNote) });
  const plan = planner(input);
  return isPlan(plan) ? planFinding(plan, evaluator) : notHeld(misunderstood(plan));
}

/** An expression is run as it would be if somebody had typed it: what is shown is what ran. */
function planFinding({ expression, taken, claims }: Plan, evaluator: Evaluator): Finding {
  const notes = taken.map(({ entity, others, misspelt }) =>
    misspelt === undefined
      ? `“${entity.name}” is taken as ${describe(entity)}; there ${others.length > 1 ? 'are' : 'is'} also ${others.slice(0, 3).map(describe).join(' and ')}.`
      : `“${misspelt}” is taken as ${entity.name}.`,
  );
  return runFinding(evaluator.parse(printExpression(expression)), evaluator, {
    notes,
    ...(claims === undefined ? {} : { claims }),
  });
}

const describe = ({ name, description, type }: Plan['taken'][number]['entity']): string =>
  `${name} (${description ?? type})`;

function runFinding(
  expression: Expression,
  evaluator: Evaluator,
  asked: { notes: readonly string[]; claims?: 'ASC' | 'DESC' },
): Finding {
  const found = tell(expression, evaluator.run(expression), evaluator, asked);
  if (found.rows.length === 0) {
    const notes = asked.notes.map((content) => ({ content, facts: [] }));
    return { ...found, statements: [...found.statements, ...notes] };
  }
  return { ...found, expression: printExpression(expression) };
}

const slipNote = ({ at, written, reason }: Slip): string => `At character ${at}, “${written}”: ${reason}.`;

/** An expression has clauses, or is nothing but a topic; a sentence that happens to hold a dot is neither. */
function isExpression(
  { topic, also, filters, select, orders, limit, returns, aggregate, claim, at, offset }: Expression,
  { topics }: Evaluator,
): boolean {
  const options = [limit, returns, aggregate, claim, at, offset, also];
  const hasClauses =
    [filters, select, orders].some((part) => part.length > 0) ||
    options.some((option) => option !== undefined);
  if (hasClauses) return !/^(who|what|which|where|when|how|is|are|does|do|did|list|show)\s/i.test(topic);
  return topic !== '' && topics.find(topic) !== undefined;
}
