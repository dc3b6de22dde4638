import { flagArgument, textRange } from '../cells/argument';
import { asking } from './guard';
import { loaded } from './loaded';
import { required } from './required';
import { typesArgument } from './type-argument';

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
): Promise<unknown[][]> {
  return asking({ name: 'MATCH', invocation }, async (call) => {
    const texts = required(textRange(names, 'names'), 'names').flat();
    const types = typesArgument(type);
    const withHeaders = flagArgument(headers, 'headers', true);
    const { MATCH_COLUMNS, matchRows } = await loaded(import(/* webpackChunkName: "match" */ './match-rows'));
    return [...(withHeaders ? [[...MATCH_COLUMNS]] : []), ...(await matchRows(call, texts, types))];
  });
}
