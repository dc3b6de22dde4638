import { nameText } from '../../names/name-text';
import { askedKeys } from '../planner/asked-names';
import { furtherKeys } from '../search/further-names';
import { identifiersOf } from '../search/identifiers';
import { exactKeys, formsOf } from '../search/name-forms';
import { foldName } from '../store/fold-name';
import type { EntityPart } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';
import type { CopyValue } from './copy-rows';
import type { LoadedTable } from './dataset-tables';
import { writeBody, writeHead } from './entity-body';

/** Texts that are longer stand as no text, which any filter lets through to be looked at. */
const LONGEST_VALUE = 500;

const DATE = /^\d{4}-\d{2}(-\d{2})?(T.*)?$/;

/** A text as filters compare it: a date keeps its hyphens, which no other text has. */
function comparedText(value: string): string {
  if (DATE.test(value)) return value.slice(0, 10);
  return value.length > LONGEST_VALUE ? '' : nameText(value);
}

/** Takes a row of a table. */
export type Put = (table: LoadedTable, ...values: readonly CopyValue[]) => void;

/** Where the rows of an entity go: its number, and the number of its next name. */
export type Numbers = { no: number; name: number };

/** Puts all rows of an entity, and tells the number of the next name. */
export function putEntity(part: EntityPart, { no, name: first }: Numbers, put: Put): number {
  const { id, type, name, prominence = 0, aliases = [], furtherNames = [], properties = {} } = part;
  put('entity', no, id, type, name, prominence, writeHead(part), writeBody(part));
  const keyed = {
    ...{ type, name, aliases, furtherNames },
    properties: new Map<string, StoredProperty>(Object.entries(properties)),
  };
  const next = putNames(keyed, { no, name: first, prominence }, put);
  for (const [key, alias] of calledKeys(name, aliases)) put('called', key, no, prominence, alias);
  const seen = new Set<string>();
  furtherKeys(keyed).forEach(({ key, name: further, isHint }, place) => {
    if (!seen.has(key)) put('further', key, no, place, further, isHint);
    seen.add(key);
  });
  for (const { key, tag } of askedKeys(keyed)) put('asked', key, tag, no, prominence);
  for (const key of new Set(identifiersOf(keyed).map(({ kind, key: own }) => `${kind} ${own}`)))
    put('identifier', key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1), no);
  for (const [field, { value }] of Object.entries(properties)) putValue(field, value, { no, type, put });
  return next;
}

function putNames(
  { type, name, aliases }: Pick<EntityPart, 'type' | 'name'> & { aliases: readonly string[] },
  { no, name: first, prominence }: Numbers & { prominence: number },
  put: Put,
): number {
  let place = first;
  for (const form of formsOf({ name, aliases })) {
    put('name', place, no, type, prominence, form.isAlias, form.name, form.text, form.core);
    for (const key of exactKeys(form)) put('name_key', key, place, prominence);
    for (const word of new Set(form.words)) put('posting', word, place, prominence);
    place += 1;
  }
  return place;
}

/** The name, then the aliases, each way of writing once. */
function calledKeys(name: string, aliases: readonly string[]): Map<string, boolean> {
  const keys = new Map([[foldName(name), false]]);
  for (const alias of aliases) {
    const key = foldName(alias);
    if (!keys.has(key)) keys.set(key, true);
  }
  return keys;
}

function putValue(
  field: string,
  value: StoredProperty['value'],
  { no, type, put }: { no: number; type: string; put: Put },
): void {
  if (typeof value === 'number') put('figure', field, type, value, no);
  else
    for (const each of typeof value === 'string' ? [value] : value)
      put('value', field, type, comparedText(each), no);
}
