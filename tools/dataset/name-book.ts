import { coreText } from '../../src/shared/names/legal-form';
import { nameText, squeezed } from '../../src/shared/names/name-text';
import type { CollectedEntity } from './collection';
import { list, table, texts } from './table';

/** The names that entities have already. */
export type NameBook = {
  /** Whether a name, by its letters, is already one of another entity that it would be taken for or would hide. */
  isTaken(letters: string, by: CollectedEntity): boolean;
  /** Whether a name without its legal form is another company's: Ingersoll-Rand plc is Trane today, and Ingersoll Rand is not. */
  isOtherCompany(name: string, by: CollectedEntity): boolean;
  /** Whether a university would be called by its first words as well-known companies begin: American, as American Express. */
  isBeginning(name: string, by: CollectedEntity): boolean;
};

/** As long as most tickers and codes of countries are. */
const CODE_LENGTH = 3;

/** Below this lead the search puts the one that is named so before the one that is also called so. */
const LEAD = 0.03;

/** Notes the names and aliases of entities. */
export function createNameBook(entities: Iterable<CollectedEntity>): NameBook {
  const bearers = new Map<string, Set<CollectedEntity>>();
  const companies: string[] = [];
  for (const entity of entities) {
    if (entity.type === 'Company') companies.push(`${nameText(entity.name)} `);
    for (const name of [entity.name, ...entity.aliases]) {
      const text = nameText(name);
      for (const letters of new Set([squeezed(text), squeezed(coreText(text))]))
        bearers.set(letters, (bearers.get(letters) ?? new Set()).add(entity));
    }
  }
  const othersOf = (letters: string, by: CollectedEntity): CollectedEntity[] =>
    [...(bearers.get(letters) ?? [])].filter((other) => other !== by);
  return {
    isOtherCompany: (name, by) =>
      by.type === 'Company' && othersOf(coreLetters(name), by).some(({ type }) => type === 'Company'),
    isBeginning: (name, by) => {
      const beginning = `${nameText(name)} `;
      const isShort = by.type === 'EducationalInstitution' && nameText(by.name).startsWith(beginning);
      return isShort && companies.some((company) => company.startsWith(beginning));
    },
    isTaken: (letters, by) =>
      othersOf(letters, by).some(
        (other) =>
          other.type === by.type ||
          letters.length <= CODE_LENGTH ||
          (by.prominence > other.prominence - LEAD && !isNamesake(by, other)),
      ),
  };
}

/**
 * A country and the city or region of its name share their names in other languages too; and a part of a country is most
 * often called after its city, whatever language its own name is in: Copenhagen is København before the region is.
 */
function isNamesake(one: CollectedEntity, other: CollectedEntity): boolean {
  const isOfCity = one.type === 'Municipality' && other.type === 'CountrySubdivision';
  return isOfCity || nameText(one.name) === nameText(other.name);
}

/** The letters of a name without its legal form, as the book notes it. */
export function coreLetters(name: string): string {
  return squeezed(coreText(nameText(name)));
}

/**
 * Names that a table gives a company and that are those of its subsidiaries or brands. No rule can tell them: a short name is most
 * often the company's own, and only who knows the group knows that this one is a thing by itself.
 */
const SUBSIDIARIES = table('subsidiaries', { ...texts('company'), names: list, ...texts('reason') });

/** Whether a name is known to be that of a subsidiary or brand of the company with a key. */
export const isSubsidiary = (key: string, name: string): boolean =>
  SUBSIDIARIES().some(({ company, names }) => company === key && names.includes(name));
