import type * as v from 'valibot';

import type { Fault } from './problem';
import { ownValue } from '../../shared/contract/own-value';

/** What each kind of broken rule is called by pydantic, whose refusals §7 shows. */
const FAULT_TYPES: Readonly<Record<string, string>> = {
  string: 'string_type',
  number: 'int_type',
  integer: 'int_from_float',
  boolean: 'bool_type',
  array: 'list_type',
  object: 'model_attributes_type',
  record: 'dict_type',
  picklist: 'enum',
  min_length: 'string_too_short',
  min_value: 'greater_than_equal',
  max_value: 'less_than_equal',
  uuid: 'uuid_parsing',
};

const WANTED: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'an integer',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  picklist: 'one of the entity types',
  uuid: 'a UUID',
};

const COMPARED: Readonly<Record<string, string>> = {
  min_length: 'a length of at least',
  min_value: 'a number of at least',
  max_value: 'a number of at most',
};

/** More help nobody, and a body of half a million wrong items must not get an answer fifty times its size. */
const MOST_FAULTS = 100;

const shown = (value: unknown): string => {
  const text = jsonOf(value);
  return text === undefined ? 'nothing' : text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** Lists in lists in lists can be read from JSON at a depth at which they cannot be written again. */
function jsonOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return 'data nested too deep';
  }
}

function sentence(issue: v.BaseIssue<unknown>, place: string): string {
  const compared = ownValue(COMPARED, issue.type);
  const wanted = compared
    ? `${compared} ${String(issue.requirement)}`
    : (ownValue(WANTED, issue.type) ?? issue.expected ?? issue.type);
  return `Expected ${place} to be ${wanted}, got ${shown(issue.input)}`;
}

/** A text that could not be read as what is wanted is another fault than a value of another kind. */
function typeOf({ type, input }: v.BaseIssue<unknown>, [part]: readonly string[]): string {
  if (type === 'number' && typeof input === 'string') return 'int_parsing';
  if (type === 'boolean' && (typeof input === 'string' || Number.isInteger(input))) return 'bool_parsing';
  // All texts of this part are ids.
  if (type === 'string' && part === 'numerical_observations') return 'uuid_type';
  return ownValue(FAULT_TYPES, type) ?? type;
}

/** Whether a key of an object was left out, which the schemas report as a fault of the object itself. */
const isMissing = (issue: v.BaseIssue<unknown>): boolean =>
  issue.kind === 'schema' && issue.input === undefined;

/** The first hundred faults that a schema found, as 422 items; `part` is where the input came from: `query`, `path` or `body`. */
export function faultsOf(part: 'query' | 'path' | 'body', issues: readonly v.BaseIssue<unknown>[]): Fault[] {
  return issues.slice(0, MOST_FAULTS).map((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => String(key));
    const loc = [part, ...keys];
    const place = `\`${keys.join('.') || part}\``;
    return isMissing(issue)
      ? { loc, msg: `Expected ${place}, got nothing`, type: 'missing' }
      : { loc, msg: sentence(issue, place), type: typeOf(issue, keys) };
  });
}

/** The fault of a list that stands where an object belongs, a model's or a plain one; the schemas let lists pass as objects. */
export function listInPlaceOfObject(keys: readonly string[], kind: 'object' | 'record' = 'object'): Fault {
  const place = `\`${keys.join('.') || 'body'}\``;
  const type = ownValue(FAULT_TYPES, kind) ?? kind;
  return { loc: ['body', ...keys], msg: `Expected ${place} to be an object, got a list`, type };
}
