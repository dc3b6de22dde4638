/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { loaded } from './call/lazy-part';
import { guarded } from './guard';
import { tableCalls } from './tables/lazy-tables';

/**
 * List the entities related to an entity, such as subsidiaries, officers or industries.
 * @customfunction RELATED
 * @helpurl https://localhost:3000/help.html#ker-related
 * @remarks
 * You may also write `is CEO of` for `IS_CEO_OF`.
 * @param entity Id or name of the entity, or a range of them.
 * @param [relationship] Relationship such as "IS_CEO_OF", or a range of them. KER.FIELDS lists them. All if omitted.
 * @param [direction] Only "outgoing" from the entity, or only "incoming" to it. "both" if omitted.
 * @param [limit] Most related entities of each relationship.
 * @param [offset] How many related entities of each relationship to skip.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
 * @returns Relationship, direction, id, name, type, valid since, valid until and source of each related entity.
 * @throws #N/A `… has no outgoing relationship "IS_CEO_OF", only incoming ones`: change the direction.
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
 * @remarks
 * A parent that ended is not shown. A company with several parents gives an error that names them.
 * @param entity Id or name of the company, or a range of them.
 * @param [ultimate] TRUE for the company at the top of the group, FALSE for the direct parent. FALSE if omitted.
 * @param invocation What Excel passes about the call.
 * @returns Names of the parents, in the shape of the entities.
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
