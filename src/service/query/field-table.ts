import words from '../../shared/names/field-words.json';
import propertyWords from '../../shared/names/property-words.json';
import { fieldKey } from './field-key';
import { COLLECTION_FIELDS } from './fields/collection-fields';
import { COMPANY_FIELDS } from './fields/company-fields';
import { COMPANY_PEOPLE_FIELDS } from './fields/company-people-fields';
import { FINANCIAL_FIELDS } from './fields/financial-fields';
import { LOCATION_FIELDS } from './fields/location-fields';
import { OTHER_FIELDS } from './fields/other-fields';
import { OWNERSHIP_FIELDS } from './fields/ownership-fields';
import { PERSON_FIELDS } from './fields/person-fields';
import { PLACE_FIELDS } from './fields/place-fields';
import type { FieldSpec } from './fields/field-spec';
import { FORMULAS } from './formulas';

/** Every field with its synonyms; whatever is not listed is looked for as a property, a relationship or a series. */
export const FIELDS: readonly FieldSpec[] = [
  ...COMPANY_PEOPLE_FIELDS,
  ...COMPANY_FIELDS,
  ...OWNERSHIP_FIELDS,
  ...FINANCIAL_FIELDS,
  ...PERSON_FIELDS,
  ...PLACE_FIELDS,
  ...LOCATION_FIELDS,
  ...COLLECTION_FIELDS,
  ...OTHER_FIELDS,
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
