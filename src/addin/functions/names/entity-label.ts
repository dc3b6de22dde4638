import { nameOfCard } from './card-names';
import type { Knowledge } from '../../runtime/knowledge';

/** The name of an entity as far as it is known without a request, else what was typed. */
export function subjectOf(knowledge: Knowledge, id: string, entity: string): string {
  return knowledge.known.head(id)?.name ?? nameOfCard(id) ?? entity;
}
