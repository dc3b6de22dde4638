import type { Need, NeedKind } from './need';
import type { StoredRecord } from './storage';

/** One held value as it is stored; JSON keeps `undefined` only as an element that is not there. */
type StoredField = [
  kind: NeedKind,
  name: string,
  detail: unknown,
  at: number,
  renewed: boolean,
  value?: unknown,
];

/** The record of what is held of one entity; undefined where nothing is. */
export function entityRecord(
  entity: string,
  needs: Iterable<Need<unknown>>,
  inProfile: ReadonlySet<string>,
): StoredRecord | undefined {
  const fields: StoredField[] = [];
  let newest = -Infinity;
  for (const { aspect, name, value, fetched } of needs) {
    if (fetched === undefined) continue;
    const field: StoredField = [aspect.kind, name, aspect.detail, fetched.at, fetched.renewed];
    if (value !== undefined) field.push(value);
    fields.push(field);
    newest = Math.max(newest, fetched.at);
  }
  if (fields.length === 0) return undefined;
  return { key: `entity ${entity}`, fetchedAt: newest, data: { entity, fields, inProfile: [...inProfile] } };
}
