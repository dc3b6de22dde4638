import { guarded } from './guard';
import { tableCalls } from './tables/lazy-tables';

/**
 * List the fields of an entity: its properties, relationships and series.
 * @customfunction FIELDS
 * @helpurl https://localhost:3000/help.html#ker-fields
 * @remarks
 * Start here when you do not know the name of a field. It costs one request per entity.
 * @param entity Id or name of the entity, or a range of them.
 * @param [kind] Only "properties", "relationships" or "observations". "all" if omitted.
 * @param [headers] FALSE leaves out the headings.
 * @param invocation What Excel passes about the call.
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
