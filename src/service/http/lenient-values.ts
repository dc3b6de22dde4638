import type * as v from 'valibot';

import { ownValue } from '../../shared/contract/own-value';

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;
type RecordSchema = v.RecordSchema<v.GenericSchema<string>, v.GenericSchema, undefined>;
type ArraySchema = v.ArraySchema<v.GenericSchema, undefined>;
type WrappedSchema = v.OptionalSchema<v.GenericSchema, undefined>;

const isObject = (schema: v.GenericSchema): schema is ObjectSchema => schema.type === 'object';
const isRecord = (schema: v.GenericSchema): schema is RecordSchema => schema.type === 'record';
const isArray = (schema: v.GenericSchema): schema is ArraySchema => schema.type === 'array';
const isWrapped = (schema: v.GenericSchema): schema is WrappedSchema =>
  schema.type === 'optional' || schema.type === 'nullish';

const isUuid = (schema: v.GenericSchema): boolean =>
  'pipe' in schema &&
  Array.isArray(schema.pipe) &&
  schema.pipe.some(({ type }: { type: string }) => type === 'uuid');

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts a value as pydantic's lax mode does (§7): `"2"`, `2.0` and `true` are integers, `"no"` and 1 are booleans,
 * a UUID may lack hyphens. Any other value stays, so that the schema names it.
 */
export function readLenient(schema: v.GenericSchema, value: unknown): unknown {
  if (isWrapped(schema)) return readLenient(schema.wrapped, value);
  if (isObject(schema) && isNode(value)) return mapped(value, (each, key) => laxEntry(schema, key, each));
  if (isRecord(schema) && isNode(value)) return mapped(value, (each) => readLenient(schema.value, each));
  if (isArray(schema) && Array.isArray(value)) return value.map((each) => readLenient(schema.item, each));
  if (schema.type === 'number') return integerOf(value);
  if (schema.type === 'boolean') return truthOf(value);
  return typeof value === 'string' && isUuid(schema) ? uuidOf(value) : value;
}

function laxEntry({ entries }: ObjectSchema, key: string, value: unknown): unknown {
  const entry = ownValue(entries, key);
  return entry === undefined ? value : readLenient(entry, value);
}

/** A key such as `__proto__` stays a key: the schemas judge it as any other. */
function mapped(node: Record<string, unknown>, read: (value: unknown, key: string) => unknown): unknown {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, read(value, key)]));
}

function integerOf(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string') return value;
  const [, digits] = /^\s*([+-]?\d+(?:_\d+)*)(?:\.0+)?\s*$/.exec(value) ?? [];
  return digits === undefined ? value : Number(digits.replaceAll('_', ''));
}

const TRUTHS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...['1', 'on', 't', 'true', 'y', 'yes', 1].map((each) => [each, true] as const),
  ...['0', 'off', 'f', 'false', 'n', 'no', 0].map((each) => [each, false] as const),
]);

function truthOf(value: unknown): unknown {
  return TRUTHS.get(typeof value === 'string' ? value.toLowerCase() : value) ?? value;
}

function uuidOf(text: string): string {
  const bare = text.replace(/^urn:uuid:/i, '').replace(/^\{(.*)\}$/, '$1');
  return bare
    .toLowerCase()
    .replace(/^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/, '$1-$2-$3-$4-$5');
}
