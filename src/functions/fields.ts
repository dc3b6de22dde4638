import { choiceArgument, flagArgument, requiredRange } from '../cells/argument';
import { loaded } from './call/loaded';
import { subjectOf } from './names/subject';
import { FIELD_KINDS } from './tables/choices';
import { guarded } from './guard';
import { namer } from './names/named';
import { textItems } from './tables/stack-items';
import { stacked } from './tables/stacked';

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
  return guarded({ name: 'FIELDS', invocation }, (context) => {
    const entities = requiredRange(entity, 'entity');
    const wanted = choiceArgument(kind, 'kind', FIELD_KINDS);
    const named = namer(context);
    return stacked(context, textItems(entities, 'entity'), {
      headers: flagArgument(headers, 'headers', true),
      tableOf: (text) =>
        named.together(text, async (id) => {
          const [introspection, { fieldTable }] = await Promise.all([
            context.knowledge.introspection(id, context.waiter),
            loaded(import(/* webpackChunkName: "tables" */ './tables/field-table')),
          ]);
          return fieldTable(introspection, wanted, subjectOf(context.knowledge, id, text));
        }),
    });
  });
}
