import type { Answer, ContextItem } from '../../contract/knowledge';
import { contextItem } from './fact-context';
import { mentionsOf } from './mentions';
import type { Finding } from './statement';

/** Writes what was found as an answer (§2.9): each statement refers to the context items of its facts. */
export function answerOf({ statements, about }: Finding, input: string): Answer {
  const context = new Map<string, ContextItem>();
  const explainability = statements.flatMap(({ content, facts }) => {
    const items = facts.map(contextItem);
    for (const item of items) context.set(item.id, item);
    const references = [...new Set(items.map(({ id }) => id))];
    return references.length === 0 ? [] : [{ content: unmarked(content), references }];
  });
  const content = statements.map((statement) => statement.content).join('\n');
  return {
    content,
    explainability,
    context: [...context.values()],
    entities: mentionsOf(about, [input, content.replace(/\*\*/g, '')]),
  };
}

/** A statement stands alone where it is explained, so it is neither an item of a list nor emphasised. */
function unmarked(statement: string): string {
  return statement.replace(/\*\*/g, '').replace(/^- /, '');
}
