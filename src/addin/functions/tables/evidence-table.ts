import { cellText } from '../../cells/text';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { Answer, ContextItem } from '../../../shared/contract/knowledge';
import type { Table } from './stacked-table';
import { say } from '../../../shared/messages/message';

/** A statement with a fact that supports it; either may be missing. */
type Support = { statement: string; fact: ContextItem | undefined };

/** What an answer rests on: a row for each statement, fact and document; facts without a statement come last. */
export function evidenceTable(answer: Answer): Table {
  const rows = supports(answer).flatMap(({ statement, fact }) => {
    const origins = fact?.origins ?? [];
    return (origins.length > 0 ? origins : [undefined]).map((origin) => [
      statement,
      fact?.content ?? '',
      origin?.source?.name ?? origin?.document?.name ?? '',
      origin?.document?.url ?? origin?.source?.url ?? '',
    ]);
  });
  if (rows.length === 0) throw new Failure('absent', say(FUNCTIONS.EVIDENCE.empty));
  return {
    header: ['statement', 'fact', 'source', 'document'],
    rows: rows.map((row) => row.map((text) => cellText(text))),
  };
}

function supports({ explainability, context }: Answer): readonly Support[] {
  const facts = new Map((context ?? []).map((item) => [item.id, item]));
  const used = new Set<string>();
  const stated = (explainability ?? []).flatMap(({ content, references }): Support[] => {
    references.forEach((id) => used.add(id));
    const known = references.filter((id) => facts.has(id));
    if (known.length === 0) return [{ statement: content, fact: undefined }];
    return known.map((id) => ({ statement: content, fact: facts.get(id) }));
  });
  const unstated = [...facts.values()].filter(({ id }) => !used.has(id));
  return [...stated, ...unstated.map((fact) => ({ statement: '', fact }))];
}
