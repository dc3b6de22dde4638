import { EntityNeeds } from './entity-needs';
import type { Values } from './entity-request';
import { Inquiry } from './inquiry';
import type { Fetched, Need, NeedKind, Owner } from './need';
import type { StoredRecord } from './storage';

/** What is stored of one entity. */
type EntityData = {
  entity: string;
  fields: (StoredField | StoredNeighbour)[];
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

/**
 * One that came with the one before it and is of its sort, as nearly all are. `shared` names what its value has in common
 * with that one's, as the values of an entity have their sources, and lacks here: so a record is a quarter as long.
 */
type StoredNeighbour = [name: string, value?: unknown, shared?: string];

/** What is stored of one inquiry. */
export type InquiryData = { family: string; key: string; value: unknown; at: number; renewed: boolean };

/** The stored record of an entity or an inquiry; undefined if nothing is stored. */
export function recordOf(owner: Owner): StoredRecord | undefined {
  if (owner instanceof Inquiry) return inquiryRecord(owner);
  return owner instanceof EntityNeeds ? entityRecord(owner as EntityNeeds<Values>) : undefined;
}

function entityRecord(owner: EntityNeeds<Values>): StoredRecord | undefined {
  const fields: EntityData['fields'] = [];
  let newest = -Infinity;
  let last: Need<unknown> | undefined;
  for (const need of owner.needs()) {
    const { aspect, fetched } = need;
    if (fetched === undefined) continue;
    const isNeighbour = last?.aspect === aspect && last.fetched === fetched;
    fields.push(isNeighbour ? neighbour(need, last?.value) : field(need, fetched));
    newest = Math.max(newest, fetched.at);
    last = need;
  }
  if (fields.length === 0) return undefined;
  const data: EntityData = { entity: owner.id, fields, inProfile: [...owner.inProfile] };
  return { key: `entity ${owner.id}`, fetchedAt: newest, data };
}

function field({ aspect, name, value }: Need<unknown>, { at, renewed }: Fetched): StoredField {
  const stored: StoredField = [aspect.kind, name, aspect.detail, at, renewed];
  if (value !== undefined) stored.push(value);
  return stored;
}

function neighbour({ name, value }: Need<unknown>, before: unknown): StoredNeighbour {
  if (value === undefined) return [name];
  if (isRecord(value) && isRecord(before)) {
    for (const [shared, part] of Object.entries(value)) {
      // any text: what came with an answer is never what all objects have
      if (!isObject(part) || part !== before[shared]) continue;
      const { [shared]: _shared, ...own } = value;
      return [name, own, shared];
    }
  }
  return [name, value];
}

function inquiryRecord({ family, key, need }: Inquiry<unknown>): StoredRecord | undefined {
  if (need.fetched === undefined) return undefined;
  const { at, renewed } = need.fetched;
  const data: InquiryData = { family, key, value: need.value, at, renewed };
  // Inquiries have been stored under this word since the first version; another would keep each of them twice.
  return { key: `call ${family} ${key}`, fetchedAt: at, data };
}

/** An object that is no list. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
