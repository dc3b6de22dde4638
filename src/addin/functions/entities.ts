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
 * Find the id of the entity that is called so; #N/A with the nearest where none is.
 * @customfunction ENTITY
 * @helpurl https://localhost:3000/help.html#ker-entity
 * @param name Name of a company, person, place, law or instrument; a range of names gives a range of ids. An id is given back as it is, without a request.
 * @param [type] Only entities of this type, such as "Company" (KER.TYPES lists them); several parted by commas.
 * @param [rank] Which match of KER.SEARCH to take, where several have the name: 1 is the first. Without it a name of several is not guessed.
 * @param invocation What Excel tells of the call.
 * @returns Ids, in the shape of the names.
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
    const named = namer(context, { types, rank: wholeArgument(rank, 'rank', SEARCH_LIMIT) });
    return cellGrid(context, names, (text) => named.together(text, (id) => Promise.resolve(id)));
  });
}

/**
 * List the entities that match a name, best match first.
 * @customfunction SEARCH
 * @helpurl https://localhost:3000/help.html#ker-search
 * @param name Name to look for; of a range of names each is looked for.
 * @param [type] Only entities of this type, such as "Company" (KER.TYPES lists them); several parted by commas.
 * @param [limit] Most matches to list, 1 to 100; 20 if omitted.
 * @param [headers] Whether the first row names the columns: TRUE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Id, name, type and description of each match.
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
 * @returns One type a row.
 */
export function types(): Promise<unknown[][]> | unknown[][] {
  return computed('TYPES', (): Grid => ENTITY_TYPES.map((type) => [type]));
}
