import { choiceArgument, flagArgument, requiredRange, textRange, wholeArgument } from '../../cells/argument';
import type { Grid } from '../../cells/cell';
import { relationshipName } from '../../cells/field-name';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import type { FunctionContext } from '../call/context';
import { propertyOf } from '../cells/property';
import { namer } from '../names/entity-resolution';
import { subjectOf } from '../names/entity-label';
import { typesArgument } from '../names/type-argument';
import { FIELD_KINDS } from './field-kinds';
import { fieldTable } from './field-table';
import { relatedTable } from './related-table';
import { searchTable } from './search-table';
import { sourceTable } from './source-cells';
import { pairItems, textItems } from './stack-items';
import { stacked } from './stacked-table';

const ANY_COUNT = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** What `KER.SEARCH` is called with. */
export type SearchArguments = { name: unknown; type: unknown; limit: unknown; headers: unknown };

/** The matches of some names. */
export async function searchGrid(context: FunctionContext, given: SearchArguments): Promise<Grid> {
  const names = requiredRange(given.name, 'name');
  const options = {
    types: await typesArgument(given.type),
    limit: wholeArgument(given.limit, 'limit', SEARCH_LIMIT) ?? SEARCH_LIMIT.default,
  };
  return stacked(context, textItems(names, 'searched'), {
    headers: withHeaders(given),
    tableOf: (text) => searchTable(context, text, options),
  });
}

/** What `KER.RELATED` is called with. */
export type RelatedArguments = {
  entity: unknown;
  relationship: unknown;
  direction: unknown;
  limit: unknown;
  offset: unknown;
  headers: unknown;
};

/** What some entities are related to. */
export function relatedGrid(context: FunctionContext, given: RelatedArguments): Promise<Grid> {
  const entities = requiredRange(given.entity, 'entity');
  const limit = wholeArgument(given.limit, 'limit', { ...ANY_COUNT, min: 1 });
  const offset = wholeArgument(given.offset, 'offset', ANY_COUNT);
  const wanted = {
    types: textRange(given.relationship, 'relationship')
      .flat()
      .filter((type) => type !== undefined)
      .map(relationshipName),
    direction: choiceArgument(given.direction, 'direction', ['both', 'outgoing', 'incoming']),
    slice: {
      ...(limit !== undefined && { limit }),
      ...(offset !== undefined && offset > 0 && { offset }),
    },
  };
  const named = namer(context, { types: [] });
  return stacked(context, textItems(entities, 'entity'), {
    headers: withHeaders(given),
    tableOf: (text) => named.later(text, (id, begin) => relatedTable(context, { id, text, begin }, wanted)),
  });
}

/** What `KER.FIELDS` is called with. */
export type FieldArguments = { entity: unknown; kind: unknown; headers: unknown };

/** What may be asked of some entities. */
export function fieldGrid(context: FunctionContext, given: FieldArguments): Promise<Grid> {
  const { knowledge, waiter } = context;
  const entities = requiredRange(given.entity, 'entity');
  const wanted = choiceArgument(given.kind, 'kind', FIELD_KINDS);
  const named = namer(context, { types: [] });
  return stacked(context, textItems(entities, 'entity'), {
    headers: withHeaders(given),
    tableOf: (text) =>
      named.together(text, async (id) =>
        fieldTable(await knowledge.introspection(id, waiter), wanted, subjectOf(knowledge, id, text)),
      ),
  });
}

/** What `KER.SOURCES` is called with. */
export type SourceArguments = { entity: unknown; property: unknown; headers: unknown };

/** Every source of some properties. */
export function sourceGrid(context: FunctionContext, given: SourceArguments): Promise<Grid> {
  const entities = requiredRange(given.entity, 'entity');
  const items = pairItems(entities, requiredRange(given.property, 'property'), 'property');
  const named = namer(context);
  return stacked(context, items, {
    headers: withHeaders(given),
    tableOf: (pair) =>
      named.together(pair.entity, async (id) =>
        sourceTable(context, { ...pair, id }, await propertyOf(context, { ...pair, id })),
      ),
  });
}

function withHeaders({ headers }: { headers: unknown }): boolean {
  return flagArgument(headers, 'headers', true);
}
