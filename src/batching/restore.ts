import type { Values, Slice } from './entity-request';
import type { Fetched, Need } from './need';
import type { Snapshot } from './snapshot';
import type { StoredRecord } from './storage';

/**
 * Puts stored records into the snapshot. Storage may hold anything after a crash or an older version, so what has not
 * the expected shape is passed over.
 */
export function restore(snapshot: Snapshot<Values>, records: readonly StoredRecord[]): void {
  for (const { data } of records) {
    if (!isRecord(data)) continue;
    const { entity, fields, inProfile } = data;
    if (typeof entity === 'string' && Array.isArray(fields)) {
      restoreFields(snapshot, entity, fields);
      if (Array.isArray(inProfile)) snapshot.entity(entity).inProfile = new Set(inProfile.filter(isText));
    } else if (typeof data['family'] === 'string' && typeof data['key'] === 'string') {
      const fetched = fetchedOf(data['at'], data['renewed'], undefined);
      const { need } = snapshot.call(data['family'], data['key']);
      if (fetched !== undefined) hold(snapshot, need, { value: data['value'], fetched });
    }
  }
}

function restoreFields(snapshot: Snapshot<Values>, id: string, fields: readonly unknown[]): void {
  let fetched: Fetched | undefined;
  for (const field of fields) {
    if (!Array.isArray(field)) continue;
    const [kind, name, detail, at, renewed, value] = field as unknown[];
    fetched = fetchedOf(at, renewed, fetched);
    const need = typeof name === 'string' ? find(snapshot, id, { kind, name, detail }) : undefined;
    if (need !== undefined && fetched !== undefined) hold(snapshot, need, { value, fetched });
  }
}

function find(
  snapshot: Snapshot<Values>,
  id: string,
  { kind, name, detail }: { kind: unknown; name: string; detail: unknown },
): Need<unknown> | undefined {
  const entity = snapshot.entity(id);
  if (kind === 'property') return entity.property(name);
  if (kind === 'head' || kind === 'profile') return entity[kind];
  if (kind === 'observation' && typeof detail === 'string')
    return entity.observation({ type: detail, id: name });
  if (kind !== 'outgoing' && kind !== 'incoming') return undefined;
  return entity.relationship({
    direction: kind,
    type: name,
    slice: isRecord(detail) ? sliceOf(detail) : undefined,
  });
}

/** What is held was fetched since storage was read; a fresh value settles who waits for it already. */
function hold(
  snapshot: Snapshot<Values>,
  need: Need<unknown>,
  held: { value: unknown; fetched: Fetched },
): void {
  if (need.fetched !== undefined) return;
  need.value = held.value;
  need.fetched = held.fetched;
  if (snapshot.isFresh(need)) need.settle(held.value);
}

/** Neighbours came with one answer, so they share one object. */
function fetchedOf(at: unknown, renewed: unknown, last: Fetched | undefined): Fetched | undefined {
  if (typeof at !== 'number') return undefined;
  if (last?.at === at && last.renewed === (renewed === true)) return last;
  return { at, renewed: renewed === true, recalculation: 0 };
}

function sliceOf(detail: Readonly<Record<string, unknown>>): Slice {
  const { limit, offset } = detail;
  return {
    limit: typeof limit === 'number' ? limit : undefined,
    offset: typeof offset === 'number' ? offset : undefined,
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
