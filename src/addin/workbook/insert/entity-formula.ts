import type { EntitySummary } from '../../../shared/contract/entity';
import { quoteText } from '../../../shared/formula/text-constant';
import { CLOSE } from '../../../shared/names/closeness';
import { identify } from '../../../shared/names/entity-identification';
import { nameCloseness } from '../../../shared/names/candidate-ranking';

/** What a search was asked: the name as typed and the type filter, `undefined` for all types. */
export type SearchTerms = { name: string; type: string | undefined };

/**
 * The `KER.ENTITY` formula for exactly this match: by full name and type if no other match is close, else by the
 * search and its rank, else by the id.
 */
export function entityFormula(
  matches: readonly EntitySummary[],
  picked: EntitySummary,
  { name, type }: SearchTerms,
): string {
  const ofItsType = matches.filter((match) => match.entity_type === picked.entity_type);
  if (ofItsType.every((match) => match === picked || isApart(picked, match))) {
    return `=KER.ENTITY(${quoteText(picked.name)},${quoteText(picked.entity_type)})`;
  }
  const rank = matches.indexOf(picked) + 1;
  if (isGiven(name, picked, [picked])) {
    return `=KER.ENTITY(${quoteText(name)},${type === undefined ? '' : quoteText(type)},${rank})`;
  }
  return `=KER.ENTITY(${quoteText(picked.id)})`;
}

/** Whether the full name of the one gives it, wherever the service ranks the other. */
function isApart(picked: EntitySummary, other: EntitySummary): boolean {
  if (other.name.toLowerCase() === picked.name.toLowerCase()) return false;
  const isFar = nameCloseness(picked.name, other) < CLOSE;
  return (
    isGiven(picked.name, picked, [picked, other]) && (isFar || isGiven(picked.name, picked, [other, picked]))
  );
}

function isGiven(typed: string, picked: EntitySummary, matches: readonly EntitySummary[]): boolean {
  const lead = identify(typed, matches);
  return lead.kind === 'settled' && lead.verdict.kind === 'match' && lead.verdict.entity.id === picked.id;
}
