/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { requiredRange, wholeArgument } from '../cells/argument';
import type { Grid } from '../cells/cell';
import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import { SEARCH_LIMIT } from '../../shared/contract/search-limit';
import { cellGrid } from './cells/cell-grid';
import { computed, guarded } from './guard';
import { namer } from './names/entity-resolution';
import { typesArgument } from './names/type-argument';
import { tableCalls } from './tables/lazy-tables';

/**
 * Find an entity's id by name.
 * @customfunction ENTITY
 * @helpurl https://localhost:3000/help.html#ker-entity
 * @remarks
 * Use it to pin an entity once and refer to its id from other cells. It never guesses: a name that is not close enough
 * to an entity, or equally close to several, is `#N/A`.
 *
 * - A country comes before cities, mountains and islands with its name (Jamaica).
 * - If you ask for a series, KER tries up to three entities of different types and takes the one that has it.
 *   `KER.LATEST("Georgia", "GDP")` is the country's figure, `KER.LATEST("GE", "Revenue")` the company's.
 * - `USD/CHF`, `USDCHF` and `usd-chf` are one currency pair. `CHF/USD` is another.
 * - Type a ticker in capitals, or all in small letters: `Cake` is not read as a ticker.
 * - A name that only an alias explains, such as `GOOG`, costs one extra request, once.
 * @param name Name of a company, person, place, law or instrument. A range of names gives a range of ids. An id is returned as it is, without a request.
 * @param [type] Only this type, such as "Company", or several, separated by commas. KER.TYPES lists them.
 * @param [rank] Which match of KER.SEARCH to take if several entities have the name: 1 is the first. If omitted, an ambiguous name is an error.
 * @param invocation What Excel passes about the call.
 * @returns Ids, in the shape of the names.
 * @throws #N/A `No entity named "Aapl". Closest: Apple Inc. (Company, 0.60)`: correct the name.
 * @throws #N/A `"Georgia" matches 2 entities: …`: specify its type, its `rank` or its id.
 * @throws #N/A `"CHF/USD" isn't available, only USD/CHF…`: take one divided by the pair that exists.
 * @cancelable
 * @requiresAddress
 */
export function entity(
  name: unknown[][],
  type: unknown,
  rank: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'ENTITY', invocation }, async (context) => {
    const names = requiredRange(name, 'name');
    const types = await typesArgument(type);
    const named = namer(context, {
      types,
      rank: wholeArgument(rank, 'rank', SEARCH_LIMIT),
    });
    return cellGrid(context, names, (text) => named.together(text, (id) => Promise.resolve(id)));
  });
}

/**
 * List the entities that match a name, best match first.
 * @customfunction SEARCH
 * @helpurl https://localhost:3000/help.html#ker-search
 * @remarks
 * A name may be misspelt, incomplete, an alias, a ticker or an identifier such as an LEI or a CIK. A word that begins
 * with a capital letter is a whole name: `KER.SEARCH("Toro")` finds no Toronto, `KER.SEARCH("toro")` does.
 * @param name Name to search for. For a range of names, each is searched.
 * @param [type] Only this type, such as "Company", or several, separated by commas. KER.TYPES lists them.
 * @param [limit] Most matches to list, 1 to 100. 20 if omitted.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
 * @returns Id, name, type and description of each match.
 * @throws #N/A `The service has no Company named "Migros AG"…`: check the spelling, or leave out the type.
 * @cancelable
 * @requiresAddress
 */
export function search(
  name: unknown[][],
  type: unknown,
  limit: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'SEARCH', invocation }, async (context) =>
    (await tableCalls()).searchGrid(context, { name, type, limit, headers }),
  );
}

/**
 * List the 38 entity types, for example as the source of a validation list.
 * @customfunction TYPES
 * @helpurl https://localhost:3000/help.html#ker-types
 * @remarks
 * It sends no request.
 * @returns One type per row.
 */
export function types(): Promise<unknown[][]> | unknown[][] {
  return computed('TYPES', (): Grid => ENTITY_TYPES.map((type) => [type]));
}
