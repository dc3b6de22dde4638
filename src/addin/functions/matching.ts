import { flagArgument, requiredRange } from '../cells/argument';
import { guarded } from './guard';
import { loaded } from './call/lazy-part';
import { typesArgument } from './names/type-argument';

/**
 * Match a list of typed names to entities, with a confidence for each.
 * @customfunction MATCH
 * @helpurl https://localhost:3000/help.html#ker-match
 * @remarks
 * Below a confidence of 0.8 it returns *no match* with the nearest entity as runner-up. If two entities are equally
 * close, it returns *several matches* with both. All functions that take a name judge it in the same way.
 *
 * | confidence | meaning |
 * | --- | --- |
 * | 1 | the same text |
 * | 0.98 | only case, accents, punctuation, word order or legal form differ (0.97 for an alias) |
 * | 0.99 | an alias, a ticker or an identifier |
 * | 0.95 | abbreviated as in securities registers (`TEXAS INSTRS INC`), or cut off within a word |
 * | 0.8 to 0.95 | typing errors |
 * | 0.7 | the legal forms belong to different countries: Merck KGaA is not Merck & Co. |
 * | up to 0.75 | another name |
 *
 * A short company name beats a region or a plant of that name (Delta, Meta), but is ambiguous beside a city or a country
 * (Zurich).
 * @param names Names as they were typed, such as a column of counterparties.
 * @param [type] Only this type, such as "Company", or several, separated by commas. KER.TYPES lists them.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
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
