import { EXPRESSION_SHOWN, type Answer, type ContextItem } from '../../../shared/contract/knowledge';

/** A fact with the number that it is cited by, counted from 1. */
export type NumberedFact = { number: number; fact: ContextItem };

/** A statement with the numbers of the facts that it rests on. */
export type CitedStatement = { content: string; numbers: readonly number[] };

/** What an answer rests on; `expression` is the one that was run for it, where the service shows it. */
export type Citations = {
  facts: readonly NumberedFact[];
  statements: readonly CitedStatement[];
  expression?: string;
};

/** Numbers the facts of an answer in the order in which its statements cite them; uncited facts come last. */
export function citationsOf({ context, explainability }: Answer): Citations {
  const facts = context ?? [];
  const cited = (explainability ?? []).flatMap(({ references }) => references);
  const ids = [...new Set([...cited, ...facts.map(({ id }) => id)])];
  const ordered = ids.flatMap((id) => facts.filter((fact) => fact.id === id));
  const numbered = ordered.map((fact, index) => ({ number: index + 1, fact }));
  const numberOf = new Map(numbered.map(({ number, fact }) => [fact.id, number]));
  const shown = (explainability ?? []).find(isExpression)?.content.slice(EXPRESSION_SHOWN.length);
  const stated = (explainability ?? []).filter((statement) => !isExpression(statement));
  const statements = stated.map(({ content, references }) => ({
    content,
    numbers: [...new Set(references)].flatMap((id) => numberOf.get(id) ?? []),
  }));
  return { facts: numbered, statements, ...(shown === undefined ? {} : { expression: shown }) };
}

const isExpression = ({ content }: { content: string }): boolean => content.startsWith(EXPRESSION_SHOWN);
