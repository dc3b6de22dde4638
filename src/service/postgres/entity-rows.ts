import { nameText } from '../../shared/names/name-text';
import { withoutProtocol } from '../query/compared-text';
import { nameKeysOf } from '../store/name-keys';
import { aliasKeys } from '../search/aliases';
import { identifiersOf } from '../search/identifiers';
import { eachExactKey, formsOf } from '../search/name-forms';
import { foldName } from '../store/fold-name';
import type { EntityPart } from '../store/store-parts';
import type { StoredProperty } from '../store/stored';
import { writeBody, writeHead } from './entity-body';
import type { ImportState } from './import-state';
import { packed, packedInOrder } from './name-scores';
import { marksOf } from './word-marks';

/** Texts that are longer stand as no text, which any filter lets through to be looked at. */
const LONGEST_VALUE = 500;

/** Properties that hold the address of a site, and those that say in words where an entity lies. */
const SITES: ReadonlySet<string> = new Set(['website', 'url', 'homepage']);
export const SEATS: ReadonlySet<string> = new Set([
  ...['headquarters', 'headquarters_address', 'location', 'registered_address', 'registered_in'],
]);

const DATE = /^\d{4}-\d{2}(-\d{2})?(T.*)?$/;

/** A text as filters compare it: a date keeps its hyphens, which no other text has. */
function comparedText(value: string): string {
  if (DATE.test(value)) return value.slice(0, 10);
  return value.length > LONGEST_VALUE ? '' : nameText(value);
}

/** Puts all rows of an entity under its number; the names that it had before keep theirs, so that their order stays. */
export function putEntity(
  part: Omit<EntityPart, 'id'>,
  { no, id, places = [] }: { no: number; id: string; places?: number[] | undefined },
  loading: ImportState,
): void {
  const { copier, lists, slots } = loading;
  const { type, name, aliases = [], furtherNames = [] } = part;
  const { prominence = 0 } = part;
  const properties = new Map<string, StoredProperty>(Object.entries(part.properties ?? {}));
  copier.put('entity', no, id, type, name, prominence, writeHead(part), writeBody(part));
  const keyed = { type, name, aliases, furtherNames, properties };
  const asked = nameKeysOf(keyed);
  const names = new Set(asked.flatMap(({ key, tag }) => (tag === '' ? [key] : [])));
  putNames(keyed, { no, prominence, asked: names, places }, loading);
  for (const [key, alias] of calledKeys(name, aliases)) copier.put('called', key, no, prominence, alias);
  const seen = new Set<string>();
  aliasKeys(keyed).forEach(({ key, name: further, isHint }, place) => {
    if (!seen.has(key)) copier.put('further', key, no, place, further, isHint);
    seen.add(key);
  });
  for (const { key, tag } of asked)
    if (tag !== '' || names.has(key)) copier.put('asked', key, tag, no, prominence);
  for (const key of new Set(identifiersOf(keyed).map(({ kind, key: own }) => `${kind} ${own}`)))
    copier.put('identifier', key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1), no);
  for (const [field, { value }] of properties) {
    if (typeof value === 'number') {
      copier.put('figure', slots.numberOf(field), type, value, no);
      continue;
    }
    if (typeof value === 'object') lists.add(field);
    for (const each of typeof value === 'object' ? value : [value]) {
      copier.put(
        'value',
        slots.numberOf(field),
        comparedText(SITES.has(field) ? withoutProtocol(each) : each),
        no,
      );
      if (SEATS.has(field)) copier.put('stage_address', no, field, each);
    }
  }
}

function putNames(
  { type, name, aliases }: Pick<EntityPart, 'type' | 'name'> & { aliases: readonly string[] },
  { no, prominence, asked, places }: { no: number; prominence: number; asked: Set<string>; places: number[] },
  loading: ImportState,
): void {
  const { copier, words } = loading;
  const numbered = loading.types.numberOf(type);
  for (const form of formsOf({ name, aliases })) {
    const place = places.shift() ?? loading.name++;
    const said = form.words.join(' ');
    const told = said === form.core ? undefined : said;
    copier.put('name', place, no, form.isAlias, form.name, form.text, form.core, told);
    // What a question calls it too is told once.
    eachExactKey(form, (key) => copier.put('name_key', key, place, prominence, asked.delete(key), numbered));
    const own = new Set(form.words);
    const bytes = packed({ name: place, prominence, type: numbered, marks: marksOf(own) });
    const ordered = packedInOrder(bytes, prominence);
    for (const word of own) copier.put('stage_posting', words.numberOf(word), ordered);
  }
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
