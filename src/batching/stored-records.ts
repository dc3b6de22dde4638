import { EntityNeeds } from './entity-needs';
import type { Slice, Values } from './entity-request';
import { Inquiry } from './inquiry';
import type { Fetched, Need, NeedKind, Owner } from './need';
import type { IsWhole } from './options';
import type { Snapshot } from './snapshot';
import type { StoredRecord } from './storage';

/** What is stored of one entity. */
type EntityData = {
  entity: string;
  fields: StoredField[];
  /** The properties that its last coarse answer brought. */
  inProfile: string[];
};

/** One held value of an entity; JSON keeps `undefined` only as an element that is not there. */
type StoredField = [
  kind: NeedKind,
  name: string,
  detail: unknown,
  at: number,
  renewed: boolean,
  value?: unknown,
];

const NEED_KINDS: readonly NeedKind[] = [
  'property',
  'outgoing',
  'incoming',
  'observation',
  'profile',
  'head',
];

/** What is stored of one inquiry. */
type InquiryData = { family: string; key: string; value: unknown; at: number; renewed: boolean };

/** The record of what is held of an entity or an inquiry; undefined where nothing is. */
export function recordOf(owner: Owner): StoredRecord | undefined {
  if (owner instanceof Inquiry) return inquiryRecord(owner);
  return owner instanceof EntityNeeds ? entityRecord(owner as EntityNeeds<Values>) : undefined;
}

/**
 * Puts stored records into the snapshot. Storage may hold anything after a crash or an older version, so what has not
 * the expected shape is passed over; a record with one value that is not whole is no answer of the service at all.
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
      if (Array.isArray(fields) && areWhole(entity, fields, isWhole)) {
        restoreEntity(snapshot.entity(entity), { snapshot, fields, inProfile: data['inProfile'] });
      }
    } else if (typeof family === 'string' && typeof key === 'string' && isWhole({ family }, data['value'])) {
      restoreInquiry(snapshot.inquiry(family, key).need, { snapshot, data });
    }
  }
}

function areWhole(entity: string, fields: readonly unknown[], isWhole: IsWhole): boolean {
  return fields.every((field) => {
    if (!Array.isArray(field)) return true;
    const [kind, , , , , value] = field as unknown[];
    return !isNeedKind(kind) || isWhole({ entity, kind }, value);
  });
}

function entityRecord(owner: EntityNeeds<Values>): StoredRecord | undefined {
  const fields: StoredField[] = [];
  let newest = -Infinity;
  for (const { aspect, name, value, fetched } of owner.needs()) {
    if (fetched === undefined) continue;
    const field: StoredField = [aspect.kind, name, aspect.detail, fetched.at, fetched.renewed];
    if (value !== undefined) field.push(value);
    fields.push(field);
    newest = Math.max(newest, fetched.at);
  }
  if (fields.length === 0) return undefined;
  const data: EntityData = { entity: owner.id, fields, inProfile: [...owner.inProfile] };
  return { key: `entity ${owner.id}`, fetchedAt: newest, data };
}

function inquiryRecord({ family, key, need }: Inquiry<unknown>): StoredRecord | undefined {
  if (need.fetched === undefined) return undefined;
  const { at, renewed } = need.fetched;
  const data: InquiryData = { family, key, value: need.value, at, renewed };
  // Inquiries have been stored under this word since the first version; another would keep each of them twice.
  return { key: `call ${family} ${key}`, fetchedAt: at, data };
}

/** What was read from storage, before it is known to be of any shape. */
type Untyped<T> = Readonly<Partial<Record<keyof T, unknown>>>;

function restoreEntity(
  entity: EntityNeeds<Values>,
  {
    snapshot,
    fields,
    inProfile,
  }: { snapshot: Snapshot<Values>; fields: readonly unknown[]; inProfile: unknown },
): void {
  let fetched: Fetched | undefined;
  for (const field of fields) {
    if (!Array.isArray(field)) continue;
    const [kind, name, detail, at, renewed, value] = field as unknown[];
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

/** What is held already was fetched since storage was read; a fresh value settles who waits for it already, one without date none. */
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
