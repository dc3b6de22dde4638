import type { FunctionId } from '../../../shared/formula/function-table';
import { quoteText } from '../../../shared/formula/text-constant';
import type { Introspection } from '../../../shared/contract/introspection';
import { isOnePrice, isSameMeasure, meansPrice } from '../../../shared/names/same-measure';
import { seriesNamed, seriesOf } from '../../../shared/names/series-name';
import { propertiesCalled } from '../../../shared/names/property-words';
import { relationshipCalled, seriesCalled } from './synonyms';

/** What an entity may lack. */
export type FieldKind = 'property' | 'relationship' | 'observation';

/** A missing field, with the id of its entity and the typed name. */
export type MissingField = { id: string; entity: string; field: string; kind: FieldKind };

/** The names of one kind that introspection lists. */
export function fieldNames(introspection: Introspection, kind: FieldKind): readonly string[] {
  if (kind === 'property') return introspection.properties;
  if (kind === 'relationship') {
    const { incoming, outgoing } = introspection.relationships ?? {};
    return [...new Set([...(outgoing ?? []), ...(incoming ?? [])])];
  }
  return Object.values(introspection.numerical_observations ?? {}).flatMap((items) =>
    items.map(({ name }) => name),
  );
}

/** A function by which what was asked for may be had, and its name there; what an entity lists decides whether. */
export type NameSuggestion = { call: FunctionId; name: string };

/** The function and name for an unambiguous word, if the entity's fields are unknown. */
export function suggestByName({ field, kind }: MissingField): NameSuggestion | undefined {
  const series = kind === 'observation' ? undefined : seriesCalled(field);
  if (series !== undefined) return { call: 'LATEST', name: series };
  const relationship = kind === 'relationship' ? undefined : relationshipCalled(field);
  return relationship === undefined ? undefined : { call: 'RELATED', name: relationship };
}

/**
 * The formula that gives what was asked for as the wrong kind of field, ready to paste, or the name of what was asked for
 * by another word; undefined where there is none. It is proposed only where the entity lists it: it has to work.
 */
export function suggestFormula(
  introspection: Introspection,
  { entity, field, kind }: MissingField,
): string | undefined {
  const call = (name: FunctionId, found: string): string =>
    `=KER.${name}(${quoteText(entity)},${quoteText(found)})`;
  const known = (other: FieldKind, name: string | undefined): string | undefined => {
    const names = fieldNames(introspection, other);
    return names.find((each) => alike(each, name ?? field)) ?? names.find((each) => alike(each, field));
  };
  const series = known('observation', seriesCalled(field));
  // By the same function, whichever that is.
  if (series !== undefined) return kind === 'observation' ? quoteText(series) : call('LATEST', series);
  const property = propertyCalled(introspection, field);
  if (property !== undefined && kind !== 'relationship')
    return kind === 'property' ? quoteText(property) : call('PROP', property);
  const begun = kind === 'property' ? seriesBegun(introspection, field) : undefined;
  if (begun !== undefined) return call('LATEST', begun);
  const relationship = known('relationship', relationshipCalled(field));
  if (relationship !== undefined)
    return kind === 'relationship' ? quoteText(relationship) : call('RELATED', relationship);
  const isPrice = kind === 'property' && meansPrice(field) && isOnePrice(seriesOf(introspection));
  if (isPrice) return `=KER.LATEST(${quoteText(entity)})`;
  return property === undefined ? undefined : call('PROP', property);
}

/**
 * The name of the series of one measure that a word begins, as KER.LATEST takes it: `gdp` of GDP (current US dollars). What
 * begins a property is a part of its name.
 */
function seriesBegun(introspection: Introspection, field: string): string | undefined {
  const word = (seriesCalled(field) ?? field).replaceAll('_', ' ');
  const isProperty = introspection.properties.some(
    (name) =>
      !FOLLOWS_ON.test(name.slice(field.length)) && name.toLowerCase().startsWith(field.toLowerCase()),
  );
  const [first, ...others] =
    isProperty || word.length < FEWEST_LETTERS ? [] : seriesNamed(introspection, word);
  return first !== undefined && others.every((other) => isSameMeasure(other, first)) ? first.name : undefined;
}

/** Another property that is called after what was typed is not meant by it: gdp_ppp by `gdp`. */
const FOLLOWS_ON = /^[_ ]/;

const FEWEST_LETTERS = 3;

function propertyCalled({ properties }: Introspection, field: string): string | undefined {
  return [field, ...propertiesCalled(field)]
    .map((name) => properties.find((each) => alike(each, name)))
    .find((name) => name !== undefined);
}

function alike(one: string, other: string): boolean {
  const plain = (text: string): string => text.toLowerCase().replace(/[\s_-]+/g, ' ');
  return plain(one) === plain(other);
}
