import { refuseErrorCode } from '../../cells/argument';
import type { Cell, Host } from '../../cells/cell';
import { citation, newestSource } from '../../cells/citation';
import { cellText } from '../../cells/text';
import { textCell } from '../../cells/value';
import type { RelatedEntity } from '../../../shared/contract/entity';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { Direction, RelationshipNeed, Slice } from '../../runtime/knowledge';
import { missingFieldFailure } from '../names/lazy-missing-field';
import { subjectOf } from '../names/entity-label';
import type { FunctionContext } from '../call/context';
import type { Table } from './stacked-table';
import { say } from '../../../shared/messages/message';

/** Which relationships of an entity are wanted; no types means all. */
export type WantedRelationships = {
  types: readonly string[];
  direction: Direction | 'both';
  slice: Slice;
};

/** An entity: its id, the typed text, and a callback when its projection is requested. */
type Entity = { id: string; text: string; begin: () => void };

const HEADER = ['relationship', 'direction', 'id', 'name', 'type', 'valid since', 'valid until', 'source'];

/** The related entities of one entity as a table. */
export async function relatedTable(
  context: FunctionContext,
  entity: Entity,
  wanted: WantedRelationships,
): Promise<Table> {
  for (const type of wanted.types) refuseErrorCode(type, 'relationship');
  const needs = await needsOf(context, entity.id, wanted);
  const asked = needs.map(async (need) => ({
    need,
    related: await context.knowledge.relationship(need, context.waiter),
  }));
  entity.begin();
  const found = await Promise.all(asked);
  const rows = found.flatMap(({ need, related }) => related.map((item) => row(need, item, context.host)));
  if (rows.length > 0) return { header: HEADER, rows };
  throw await nothingRelated(context, entity, wanted);
}

async function nothingRelated(
  { knowledge }: FunctionContext,
  { id, text }: Entity,
  { types, direction, slice }: WantedRelationships,
): Promise<Failure> {
  const [type] = types;
  const other = direction === 'incoming' ? 'outgoing' : 'incoming';
  const opposite = knowledge.known.introspection(id)?.relationships?.[other] ?? [];
  if (type !== undefined && direction !== 'both' && opposite.includes(type)) {
    const template =
      direction === 'incoming'
        ? '{} has no incoming relationship "{}", only outgoing ones'
        : '{} has no outgoing relationship "{}", only incoming ones';
    return new Failure('absent', say(template, subjectOf(knowledge, id, text), type));
  }
  if (type !== undefined && slice.offset === undefined) {
    return missingFieldFailure(knowledge, { id, entity: text, field: type, kind: 'relationship' });
  }
  const subject = subjectOf(knowledge, id, text);
  const sentence =
    slice.offset === undefined
      ? say(FUNCTIONS.RELATED.empty, subject)
      : say(
          '{} has no related entities after the first {}. KER.FIELDS lists its relationships',
          subject,
          slice.offset,
        );
  return new Failure('absent', sentence);
}

/** "All" needs introspection. A named relationship of unknown direction is requested in both, which costs less. */
async function needsOf(
  { knowledge, waiter }: FunctionContext,
  id: string,
  { types, direction, slice }: WantedRelationships,
): Promise<readonly RelationshipNeed[]> {
  const directions: readonly Direction[] = direction === 'both' ? ['outgoing', 'incoming'] : [direction];
  const introspection =
    types.length === 0 ? await knowledge.introspection(id, waiter, true) : knowledge.known.introspection(id);
  return directions.flatMap((way) => {
    const listed = introspection?.relationships?.[way] ?? undefined;
    const named =
      types.length === 0 ? (listed ?? []) : types.filter((type) => listed?.includes(type) ?? true);
    return named.map((type): RelationshipNeed => ({ id, direction: way, type, slice }));
  });
}

function row(
  { type, direction }: RelationshipNeed,
  { id, name, entity_type, properties }: RelatedEntity,
  host: Host,
): Cell[] {
  const source = newestSource(properties.sources ?? []);
  return [
    cellText(type),
    direction,
    cellText(id),
    cellText(name),
    cellText(entity_type),
    textCell(properties.valid_since ?? '', host),
    textCell(properties.valid_until ?? '', host),
    cellText(source === undefined ? '' : citation(source)),
  ];
}
