import type { EntitySummary } from '../../contract/entity';
import { quoteText } from '../../formula/text-constant';

/** What a search was asked: the name as typed and the type filter, `undefined` for all types. */
export type SearchTerms = { name: string; type: string | undefined };

/**
 * The `KER.ENTITY` formula that gives exactly this match. Its full name and type say it where no namesake is among the
 * matches; otherwise the search as it was made with the match's rank does, which is the same search and costs nothing.
 */
export function entityFormula(
  matches: readonly EntitySummary[],
  picked: EntitySummary,
  terms: SearchTerms,
): string {
  const isNamesake = (match: EntitySummary): boolean =>
    match.name.toLowerCase() === picked.name.toLowerCase();
  if (matches.filter(isNamesake).length <= 1) {
    return `=KER.ENTITY(${quoteText(picked.name)},${quoteText(picked.entity_type)})`;
  }
  const rank = matches.indexOf(picked) + 1;
  const type = terms.type === undefined ? '' : quoteText(terms.type);
  return `=KER.ENTITY(${quoteText(terms.name)},${type},${rank})`;
}
