import type { Answer } from '../../contract/knowledge';
import type { KnowledgeEngine } from '../knowledge';
import { createEvaluator } from '../query/evaluate';
import { createEntitySearch, type EntitySearch } from '../search/entity-search';
import type { Store } from '../store/stored';
import { answerOf } from './answer';
import { expressionFinding } from './expression-finding';
import { createLinker } from './linker';
import { mentionsOf } from './mentions';
import { findAnswer } from './read-question';
import type { Finding } from './statement';

/**
 * Makes what answers the knowledge operations (§4.4, §4.5) from a store. Input that reads as an expression is evaluated,
 * any other is read as a question; neither ever throws. A search that is there already is used for names.
 */
export function createKnowledgeEngine(
  store: Store,
  search: EntitySearch = createEntitySearch(store),
): KnowledgeEngine {
  const evaluator = createEvaluator(store, search);
  const tools = { evaluator, linker: createLinker(evaluator, search) };
  const find = (input: string): Finding => expressionFinding(input, evaluator) ?? findAnswer(input, tools);
  return {
    rows: (input) => {
      const { rows, about } = find(input);
      return { results: rows, entities: mentionsOf(about, [input]) };
    },
    answer: (input): Answer => answerOf(find(input), input),
  };
}
