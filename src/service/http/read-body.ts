import * as v from 'valibot';

import { faultsOf, listInPlaceOfObject } from './faults';
import { readLenient } from './lenient-values';
import type { Fault } from './problem';

/** A body that obeys its schema, no body at all, or the faults that refuse it. */
export type ReadBody<Value> = { value: Value } | { value: undefined } | { faults: Fault[] };

const INVALID_JSON: Fault = { loc: ['body'], msg: 'Expected the body to be JSON', type: 'json_invalid' };

const INVALID_TEXT: Fault = {
  loc: ['body'],
  msg: 'Expected the body to be JSON in UTF-8, got bytes that are none',
  type: 'json_invalid',
};

/** A body that its sender declares to be something else is no JSON by accident. */
const JSON_TYPE = /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

const wrongType = (type: string): Fault => ({
  loc: ['header', 'content-type'],
  msg: `Expected a body with Content-Type application/json, got ${type.slice(0, 100)}`,
  type: 'content_type',
});

const parseJson = (text: string): { json: unknown } | undefined => {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** The text of a body, without a byte order mark; nothing where its bytes are no UTF-8 (RFC 8259 §8.1). */
const decode = (body: ArrayBuffer): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
};

const wholeIsList = (json: unknown): Fault[] => (Array.isArray(json) ? [listInPlaceOfObject([])] : []);

/**
 * Reads a JSON body, also one without a Content-Type; blank text and `null` count as no body, and unknown fields pass.
 * `misplaced` finds lists where the schema has objects.
 */
export async function readBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  misplaced: (json: unknown) => Fault[] = wholeIsList,
): Promise<ReadBody<v.InferOutput<Schema>>> {
  const text = decode(await request.arrayBuffer());
  if (text === undefined) return { faults: [INVALID_TEXT] };
  if (text.trim() === '') return { value: undefined };
  const type = request.headers.get('Content-Type') ?? '';
  if (type !== '' && !JSON_TYPE.test(type)) return { faults: [wrongType(type)] };
  const parsed = parseJson(text);
  if (!parsed) return { faults: [INVALID_JSON] };
  if (parsed.json === null) return { value: undefined };
  const lists = misplaced(parsed.json);
  if (lists.length > 0) return { faults: lists };
  const result = v.safeParse(schema, readLenient(schema, parsed.json));
  return result.success ? { value: result.output } : { faults: faultsOf('body', result.issues) };
}
