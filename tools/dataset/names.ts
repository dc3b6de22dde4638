import { kindOf } from '../../src/shared/names/name-kind';
import { coreText } from '../../src/shared/names/legal-form';
import { nameText, squeezed } from '../../src/shared/names/name-text';
import { grouped, type CollectedEntity, type Collection } from './collection';
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
export const coreLetters = (name: string): string => squeezed(coreText(nameText(name)));

/**
 * Names that a table gives a company and that are those of its subsidiaries or brands. No rule can tell them: a short name is most
 * often the company's own, and only who knows the group knows that this one is a thing by itself.
 */
const SUBSIDIARIES = table('subsidiaries', { ...texts('company'), names: list, ...texts('reason') });

/** Whether a name is known to be that of a subsidiary or brand of the company with a key. */
export const isSubsidiary = (key: string, name: string): boolean =>
  SUBSIDIARIES().some(({ company, names }) => company === key && names.includes(name));

/** Whether a name is one and all of it: a table that parts names at commas cuts through brackets, and some tell of a name in a sentence. */
export function isWholeName(name: string): boolean {
  const count = (sign: string): number => name.split(sign).length;
  const isBalanced = count('(') === count(')');
  return isBalanced && !/""|\b(?:is|was|are|were) the\b/.test(name);
}

/** Nothing, or a letter that writes no other's sound, in the place of one outside ASCII: `Tbessa` and `Hai Phnng`. */
const LOST = '[bcdfghj-np-tv-z]?';

const WORD = /[\p{L}\p{M}]+/gu;

/**
 * Whether a name has lost letters that others of the same place have: a table of cities wrote `Ciudad de Panam`, and cut
 * names off there, as `Ciudad de M`.
 */
export function lacksLetters(name: string, others: readonly string[]): boolean {
  const words = name.toLowerCase().match(WORD) ?? [];
  const known = others
    .filter((other) => other !== name)
    .flatMap((other) => other.toLowerCase().match(WORD) ?? []);
  const plain = new Set(known.map((word) => nameText(word)));
  const marked = known.filter((word) => /[^a-z]/.test(word) && /[a-z]/.test(word));
  return words.some((word, at) => {
    if (plain.has(nameText(word))) return false;
    const isLast = at === words.length - 1;
    return marked.some(
      (whole) =>
        (isLast && word === /^[a-z]*/.exec(whole)?.[0]) ||
        (word.length > 2 && new RegExp(`^${whole.replace(/[^a-z]+/g, LOST)}$`).test(word)),
    );
  });
}

/**
 * What several countries are called that are told apart by a further word: Congo, of Congo (DRC) and Congo (Republic),
 * and Korea. No place is called so: who types it has to say which is meant.
 */
function sharedNames(collection: Collection): ReadonlySet<string> {
  const countries = collection.ofType('Country').map(({ name }) => name);
  const names = new Set(countries.map(nameText));
  const shared = [...grouped(countries, bareName)].flatMap(([bare, of]) => (of.length > 1 ? [bare] : []));
  return new Set(shared.filter((bare) => !names.has(bare)));
}

/** Takes these names from all places that have them beside their own. */
export function dropSharedNames(collection: Collection): void {
  const shared = sharedNames(collection);
  for (const { type, aliases, furtherNames } of collection.entities.values())
    for (const names of kindOf(type) === 'place' ? [aliases, furtherNames] : [])
      for (const name of names) if (shared.has(nameText(name))) names.delete(name);
}

/** A name without what tells it from others: a text in brackets at its end, or the quarter of the sky before it. */
const bareName = (name: string): string =>
  nameText(name.replace(/ \([^()]*\)$/, '').replace(/^(?:North|South|East|West) /, ''));
