/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { guarded } from './guard';
import { tableCalls } from './tables/lazy-tables';

/**
 * List the entities related to an entity, such as subsidiaries, officers or industries.
 * @customfunction RELATED
 * @helpurl https://localhost:3000/help.html#ker-related
 * @remarks
 * Write a relationship in any case, with spaces or underscores: `is CEO of` is `IS_CEO_OF`.
 * @param entity Id or name of the entity, or a range of them.
 * @param [relationship] Relationship such as "IS_CEO_OF", or a range of them. KER.FIELDS lists them. All if omitted.
 * @param [direction] Only "outgoing" from the entity, or only "incoming" to it. "both" if omitted.
 * @param [limit] Most related entities of each relationship.
 * @param [offset] How many related entities of each relationship to skip.
 * @param [headers] Whether the first row names the columns. TRUE if omitted.
 * @param invocation What Excel passes about the call.
 * @returns Relationship, direction, id, name, type, valid since, valid until and source of each related entity.
 * @throws #N/A `… has no outgoing relationship "IS_CEO_OF", only incoming ones`: change the direction.
 * @throws #N/A `… has no related entities…`: KER.FIELDS lists the relationships of the entity.
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
): Promise<unknown[][]> {
  return guarded({ name: 'RELATED', invocation }, async (context) =>
    (await tableCalls()).relatedGrid(context, { entity, relationship, direction, limit, offset, headers }),
  );
}
