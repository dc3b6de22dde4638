import { flagArgument, requiredRange } from '../cells/argument';
import { guarded } from './guard';
import { loaded } from './call/lazy-part';
import { typesArgument } from './names/type-argument';

/**
 * Match a list of names to entities, for cleaning it; a name that no entity is like enough is told as no match.
 * @customfunction MATCH
 * @helpurl https://localhost:3000/help.html#ker-match
 * @param names Names as they were typed, such as a column of counterparties.
 * @param [type] Only entities of this type, such as "Company" (KER.TYPES lists them); several parted by commas.
 * @param [headers] Whether the first row names the columns: TRUE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Id, matched name, type, confidence from 0 to 1 and the runner-up of each name.
 * @cancelable
 * @requiresAddress
 */
export function match(
  names: unknown[][],
  type: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'MATCH', invocation }, async (context) => {
    const texts = requiredRange(names, 'names').flat();
    const types = await typesArgument(type);
    const withHeaders = flagArgument(headers, 'headers', true);
    const { MATCH_COLUMNS, matchRows } = await loaded(import(/* webpackChunkName: "names" */ './match-rows'));
    return [...(withHeaders ? [[...MATCH_COLUMNS]] : []), ...(await matchRows(context, texts, types))];
  });
}
