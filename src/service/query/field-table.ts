import * as v from 'valibot';

import words from '../../shared/names/field-words.json';
import propertyWords from '../../shared/names/property-words.json';
import { fieldKey } from './field-key';
import { fieldSchema, type FieldSpec } from './field-spec';
import fields from './fields.json';
import { FORMULAS } from './formulas';

/** Every field with its synonyms; whatever is not listed is looked for as a property, a relationship or a series. */
export const FIELDS: readonly FieldSpec[] = [
  ...v.parse(v.array(fieldSchema), fields),
  ...FORMULAS.map(({ name, label }): FieldSpec => ({ name, label, also: [], look: [`=${name}`] })),
];

/** The words that sheets have for a property or a line, which formulas answer to as well. */
const WORDS: readonly { places: readonly string[]; words: readonly string[] }[] = [
  ...propertyWords.map(({ fields, words: all }) => ({ places: fields, words: all })),
  ...words.lines.map(({ series, words: all }) => ({ places: [`~${series}`], words: all })),
];

const BY_KEY: ReadonlyMap<string, FieldSpec> = new Map([
  ...WORDS.flatMap(({ places, words: all }) => {
    const spec = FIELDS.find(({ look }) => places.some((place) => look.includes(place)));
    return spec === undefined ? [] : all.map((word) => [fieldKey(word), spec] as const);
  }),
  ...FIELDS.flatMap((spec) => [spec.name, ...spec.also].map((key) => [key, spec] as const)),
]);

/** The field of a key (see `fieldKey`), if the table has it. */
export function fieldSpec(key: string): FieldSpec | undefined {
  return BY_KEY.get(key);
}
