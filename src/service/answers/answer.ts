import { EXPRESSION_SHOWN, type Answer, type ContextItem } from '../../contract/knowledge';
import { contextItem } from './fact-context';
import { mentionsOf } from './mentions';
import type { Finding } from './statement';

/** How many entities prose lists as found: it tells twenty rows and counts the rest, which a query lists. */
const MENTIONED = 100;

/**
 * Writes what was found as an answer (§2.9): each statement refers to the context items of its facts; the last says which
 * expression ran.
 */
export function answerOf({ statements: told, about, expression }: Finding, input: string): Answer {
  const statements = told();
  const context = new Map<string, ContextItem>();
  const stated = statements.flatMap((statement) => statement.rows ?? [statement]);
  const explainability = stated.flatMap(({ content, facts }) => {
    const items = facts.flatMap((fact) => fact.grounds ?? [fact]).map(contextItem);
    for (const item of items) context.set(item.id, item);
    const references = [...new Set(items.map(({ id }) => id))];
    return references.length === 0 ? [] : [{ content: unmarked(content), references }];
  });
  const content = statements.map((statement) => statement.content).join('\n');
  const shown =
    expression === undefined || context.size === 0
      ? []
      : [{ content: `${EXPRESSION_SHOWN}${expression}`, references: [...context.keys()] }];
  return {
    content,
    explainability: [...explainability, ...shown],
    context: [...context.values()],
    entities: mentionsOf(about.slice(0, MENTIONED), [input, content.replace(/\*\*/g, '')]),
  };
}

/** A statement stands alone where it is explained, so it is neither an item of a list nor emphasised. */
function unmarked(statement: string): string {
  return statement.replace(/\*\*/g, '').replace(/^- /, '').trim();
}
