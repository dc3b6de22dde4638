import type { Handler } from 'hono';

import { questionSchema, rowsQuerySchema } from '../../../shared/contract/request';
import { noBodyProblem, validationProblem } from '../problem';
import { readBody } from '../read-body';
import type { KnowledgeEngine } from '../../knowledge';

/** Answers `POST /v1/knowledge/search` (§4.4); what a request does not want is null, as §2.9 allows. */
export function searchKnowledge(knowledge: KnowledgeEngine): Handler {
  return async (context) => {
    const body = await readBody(context.req.raw, questionSchema);
    if ('faults' in body) return validationProblem(body.faults);
    if (!body.value) return noBodyProblem();
    const { input, explainability, return_entities: returnEntities } = body.value;
    const answer = await knowledge.answer(input);
    return context.json({
      content: answer.content,
      explainability: explainability ? (answer.explainability ?? []) : null,
      context: answer.context ?? [],
      entities: returnEntities ? (answer.entities ?? []) : null,
    });
  };
}

/** Answers `POST /v1/knowledge/query` (§4.5); without entities the list is empty, since §2.11 does not name null. */
export function queryKnowledge(knowledge: KnowledgeEngine): Handler {
  return async (context) => {
    const body = await readBody(context.req.raw, rowsQuerySchema);
    if ('faults' in body) return validationProblem(body.faults);
    if (!body.value) return noBodyProblem();
    const { input, return_entities: returnEntities } = body.value;
    const { results, entities } = await knowledge.rows(input);
    return context.json({ results, entities: returnEntities ? entities : [] });
  };
}
