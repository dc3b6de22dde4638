import { guarded } from './guard';
import { tableCalls } from './tables/lazy-tables';

/**
 * List what may be asked of an entity: its properties, relationships and observations.
 * @customfunction FIELDS
 * @helpurl https://localhost:3000/help.html#ker-fields
 * @param entity Id or name of the entity, or a range of them.
 * @param [kind] Only "properties", "relationships" or "observations"; "all" of them if omitted.
 * @param [headers] Whether the first row names the columns: TRUE if omitted.
 * @param invocation What Excel tells of the call.
 * @returns Kind, name, direction or type, unit, cadence, id and description of each field.
 * @cancelable
 * @requiresAddress
 */
export function fields(
  entity: unknown[][],
  kind: unknown,
  headers: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'FIELDS', invocation }, async (context) =>
    (await tableCalls()).fieldGrid(context, { entity, kind, headers }),
  );
}
