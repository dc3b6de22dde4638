/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { choiceArgument, flagArgument, requiredRange, textRange, wholeArgument } from '../cells/argument';
import { relationshipName } from '../cells/field-name';
import { loaded } from './call/loaded';
import { guarded } from './guard';
import { namer } from './names/named';
import { textItems } from './tables/stack-items';
import { stacked } from './tables/stacked';

const ANY_COUNT = { min: 0, max: Number.MAX_SAFE_INTEGER };

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
): Promise<unknown[][]> {
  return guarded({ name: 'RELATED', invocation }, (context) => {
    const entities = requiredRange(entity, 'entity');
    const slice = {
      limit: wholeArgument(limit, 'limit', { ...ANY_COUNT, min: 1 }),
      offset: wholeArgument(offset, 'offset', ANY_COUNT),
    };
    const wanted = {
      types: textRange(relationship, 'relationship')
        .flat()
        .filter((type) => type !== undefined)
        .map(relationshipName),
      direction: choiceArgument(direction, 'direction', ['both', 'outgoing', 'incoming']),
      slice: {
        ...(slice.limit !== undefined && { limit: slice.limit }),
        ...(slice.offset !== undefined && slice.offset > 0 && { offset: slice.offset }),
      },
    };
    const named = namer(context);
    return stacked(context, textItems(entities, 'entity'), {
      headers: flagArgument(headers, 'headers', true),
      tableOf: (text) =>
        named.later(text, async (id, begin) => {
          const { relatedTable } = await loaded(
            import(/* webpackChunkName: "tables" */ './tables/related-table'),
          );
          return relatedTable(context, { id, text, begin }, wanted);
        }),
    });
  });
}
