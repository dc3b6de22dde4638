import type { EntityNeeds } from './entity-needs';
import type { Slice, Values } from './entity-request';
import type { Fetched, Need, NeedKind } from './need';
import type { IsWhole } from './options';
import type { InquiryData } from './entity-record';
import type { Snapshot } from './snapshot';
import type { StoredRecord } from './storage';

/** A field is longer that says all of itself. */
const LONGEST_NEIGHBOUR = 3;

const NEED_KINDS: readonly NeedKind[] = [
  'property',
  'outgoing',
  'incoming',
  'observation',
  'profile',
  'head',
];

/**
 * Loads stored records into the snapshot. A record of unexpected shape is skipped, because storage may hold anything
 * after a crash or an older version.
 */
export function restore(
  snapshot: Snapshot<Values>,
  records: readonly StoredRecord[],
  isWhole: IsWhole,
): void {
  for (const { data } of records) {
    if (!isRecord(data)) continue;
    const { entity, fields, family, key } = data;
    if (typeof entity === 'string') {
      const whole = Array.isArray(fields) ? inFull(fields) : undefined;
      if (whole !== undefined && areWhole(entity, whole, isWhole)) {
        restoreEntity(snapshot.entity(entity), { snapshot, fields: whole, inProfile: data['inProfile'] });
      }
    } else if (typeof family === 'string' && typeof key === 'string' && isWhole({ family }, data['value'])) {
      restoreInquiry(snapshot.inquiry(family, key).need, { snapshot, data });
    }
  }
}

/** Stored fields with what they have in common with those before them. */
function inFull(fields: readonly unknown[]): readonly unknown[][] {
  let last: unknown[] = [];
  return fields.filter(Array.isArray).map((field: unknown[]) => {
    const isNeighbour = field.length <= LONGEST_NEIGHBOUR;
    return (last = isNeighbour ? besides(last, field) : field);
  });
}

function besides(last: readonly unknown[], [name, value, shared]: readonly unknown[]): unknown[] {
  const [kind, , detail, at, renewed, before] = last;
  return [kind, name, detail, at, renewed, shared === undefined ? value : completed(value, before, shared)];
}

/** A value with what it shares with the one before it; where there is no such thing, nothing that is whole. */
function completed(value: unknown, before: unknown, shared: unknown): unknown {
  if (!isRecord(value) || !isRecord(before) || !isText(shared) || !Object.hasOwn(before, shared)) return null;
  // any text: it is the object's own
  return { ...value, [shared]: before[shared] };
}

function areWhole(entity: string, fields: readonly unknown[][], isWhole: IsWhole): boolean {
  return fields.every(([kind, , , , , value]) => !isNeedKind(kind) || isWhole({ entity, kind }, value));
}

/** What was read from storage, before it is known to be of any shape. */
type Untyped<T> = Readonly<Partial<Record<keyof T, unknown>>>;

function restoreEntity(
  entity: EntityNeeds<Values>,
  {
    snapshot,
    fields,
    inProfile,
  }: { snapshot: Snapshot<Values>; fields: readonly unknown[][]; inProfile: unknown },
): void {
  let fetched: Fetched | undefined;
  for (const [kind, name, detail, at, renewed, value] of fields) {
    fetched = fetchedOf(at, renewed, fetched);
    const need = typeof name === 'string' ? find(entity, { kind, name, detail }) : undefined;
    if (need !== undefined) take(need, { snapshot, value, fetched });
  }
  if (Array.isArray(inProfile)) entity.inProfile = new Set(inProfile.filter(isText));
}

function restoreInquiry(
  need: Need<unknown>,
  { snapshot, data }: { snapshot: Snapshot<Values>; data: Untyped<InquiryData> },
): void {
  const { value, at, renewed } = data;
  take(need, { snapshot, value, fetched: fetchedOf(at, renewed, undefined) });
}

function find(
  entity: EntityNeeds<Values>,
  { kind, name, detail }: { kind: unknown; name: string; detail: unknown },
): Need<unknown> | undefined {
  if (kind === 'property') return entity.property(name);
  if (kind === 'head' || kind === 'profile') return entity[kind];
  if (kind === 'observation' && typeof detail === 'string') {
    return entity.observation({ type: detail, id: name });
  }
  if (kind !== 'outgoing' && kind !== 'incoming') return undefined;
  const slice = isRecord(detail) ? sliceOf(detail) : undefined;
  return entity.relationship({ direction: kind, type: name, slice });
}

/**
 * Values already in memory are newer than those of storage. A fresh stored value settles its waiting needs, one
 * without a date does not.
 */
function take(
  need: Need<unknown>,
  { snapshot, value, fetched }: { snapshot: Snapshot<Values>; value: unknown; fetched: Fetched | undefined },
): void {
  if (need.fetched !== undefined) return;
  need.value = value;
  need.fetched = fetched;
  if (snapshot.isFresh(need)) need.settle(value);
}

/** Neighbours came with one answer, so they share one object. */
function fetchedOf(at: unknown, renewed: unknown, last: Fetched | undefined): Fetched | undefined {
  if (typeof at !== 'number') return undefined;
  if (last?.at === at && last.renewed === (renewed === true)) return last;
  return { at, renewed: renewed === true, recalculation: 0 };
}

function sliceOf({ limit, offset }: Untyped<Slice>): Slice {
  return {
    limit: typeof limit === 'number' ? limit : undefined,
    offset: typeof offset === 'number' ? offset : undefined,
  };
}

function isNeedKind(kind: unknown): kind is NeedKind {
  return NEED_KINDS.some((one) => one === kind);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
