import { choiceArgument, flagArgument, textRange } from '../cells/argument';
import { subjectOf } from './absent';
import { FIELD_KINDS, fieldTable } from './field-table';
import { asking } from './guard';
import { required } from './required';
import { resolver } from './resolve';
import { stacked } from './stacked';

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
): Promise<unknown[][]> {
  return asking({ name: 'FIELDS', invocation }, (call) => {
    const entities = required(textRange(entity, 'entity'), 'entity').flat();
    const wanted = choiceArgument(kind, 'kind', FIELD_KINDS);
    const resolve = resolver(call);
    const items = entities
      .filter((text) => text !== undefined)
      .map((text) => ({ labels: [text], need: text }));
    return stacked(items, {
      host: call.host,
      name: 'FIELDS',
      labels: entities.length > 1 ? ['entity'] : [],
      headers: flagArgument(headers, 'headers', true),
      tableOf: async (text) => {
        const id = await resolve(text);
        const introspection = await call.knowledge.introspection(id, call.waiter);
        return fieldTable(introspection, wanted, subjectOf(call.knowledge, id, text));
      },
    });
  });
}
