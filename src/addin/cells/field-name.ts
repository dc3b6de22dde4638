import { propertiesCalled } from '../../shared/names/property-words';

const underscored = (text: string): string => text.replace(/[\s-]+/g, '_');

/** A property's name as services write it. */
export const usualSpelling = (typed: string): string => underscored(typed).toLowerCase();

const NAMES = new Map<string, readonly string[]>();

/** The names under which services may have what is typed, as one writes it first. */
export function propertyNames(typed: string): readonly string[] {
  let names = NAMES.get(typed);
  if (names === undefined) {
    const usual = usualSpelling(typed);
    // Thousands of cells type the same few.
    NAMES.set(typed, (names = [usual, ...propertiesCalled(usual)]));
  }
  return names;
}

/** The service's name of a relationship, in upper case with underscores: `is CEO of` is `IS_CEO_OF`. */
export const relationshipName = (typed: string): string => underscored(typed).toUpperCase();
