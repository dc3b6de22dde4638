/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { loaded } from './call/lazy-part';
import { guarded } from './guard';
import { tableCalls } from './tables/lazy-tables';

/**
 * List the entities that an entity is related to, such as subsidiaries, officers or industries.
 * @customfunction RELATED
 * @helpurl https://localhost:3000/help.html#ker-related
 * @param entity Id or name of the entity, or a range of them.
 * @param [relationship] Relationship such as "IS_CEO_OF" (KER.FIELDS lists them), or a range of them; all of them if omitted.
 * @param [direction] Only "outgoing" from the entity, or only "incoming" to it; "both" if omitted.
 * @param [limit] Most related entities of each relationship.
 * @param [offset] How many related entities of each relationship to pass over.
 * @param [headers] Whether the first row names the columns: TRUE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Relationship, direction, id, name, type, valid since, valid until and source of each related entity.
 * @cancelable
 * @requiresAddress
 */
export function related(
  entity: unknown[][],
  relationship: unknown[][],
  direction: unknown,
  limit: unknown,
  offset: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'RELATED', invocation }, async (context) =>
    (await tableCalls()).relatedGrid(context, { entity, relationship, direction, limit, offset, headers }),
  );
}

/**
 * Find the parent company of a company.
 * @customfunction PARENT
 * @helpurl https://localhost:3000/help.html#ker-parent
 * @param entity Id or name of the company, or a range of them.
 * @param [ultimate] Whether to give the company at the top of the group in place of the direct parent: FALSE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Names of the parents, in the shape of the entities; #N/A where none is known.
 * @cancelable
 * @requiresAddress
 */
export function parent(
  entity: unknown[][],
  ultimate: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'PARENT', invocation }, async (context) => {
    const part = import(/* webpackChunkName: "tables" */ './tables/parent-cells');
    return (await loaded(part)).parentCells(context, { entity, ultimate });
  });
}
