import * as v from 'valibot';

import { editDistance } from '../../src/shared/names/edit-distance';
import { repairEncoding } from '../../src/shared/names/encoding-repair';
import { nameText, squeezed } from '../../src/shared/names/name-text';
import { hasCurrencySign } from '../../src/service/store/currency-sign';
import { createNameBook, isSubsidiary, isWholeName, lacksLetters, type NameBook } from './names';
import { cleanName, grouped, type CollectedEntity, type Collection } from './collection';
import type { Inputs } from './inputs';
import { readPlaceNames } from './place-names';
import { list, table, texts } from './table';

const KINDS = ['exonym', 'former', 'nickname', 'acronym', 'symbol', 'ticker'] as const;

const aliasSchema = v.tuple([v.string(), v.picklist(KINDS), v.string()]);

/** The key of an entity, and each of its other names with its kind and the languages that it is of. */
const aliasesSchema = v.tupleWithRest([v.string()], aliasSchema);

type Alias = {
  bearer: CollectedEntity;
  text: string;
  letters: string;
  kind: (typeof KINDS)[number];
  languages: string;
};

/** What entities are called that no table tells: predecessors of companies, nicknames, names in the writing of their country. */
export const KNOWN_NAMES = table('known-names', { ...texts('key', 'name'), also: list });

type KnownName = ReturnType<typeof KNOWN_NAMES>[number];

/** Languages in which questions are put, so that their names are words of questions. */
const ASKED_IN = new Set(['en', 'de']);

/** A name of fewer letters is too easily another word: MIT is the German for "with". */
const FEWEST_LETTERS = 4;

/** How much more prominent the bearer of a name must be than the next of its type to be the one that is meant. */
const FAR_AHEAD = 0.1;

/**
 * Gives entities the names that they have elsewhere, had before, or have for short, wherever such a name cannot be taken
 * for another entity's.
 */
export function addAliases(
  collection: Collection,
  inputs: Inputs,
  known: readonly KnownName[] = KNOWN_NAMES(),
): void {
  const book = createNameBook(collection.entities.values());
  const isOther = readPlaceNames(inputs, [...collection.entities.values()]);
  const gathered = ['aliases.jsonl', 'place-names.jsonl']
    .flatMap((name) => inputs.lines(name, aliasesSchema))
    .map(([key, ...given]): Given => ({ key, given }));
  const lists = grouped([...gathered, ...givenByHand(collection, known)], ({ key }) => key);
  const aliases = [...lists]
    .flatMap(([key, own]) =>
      aliasesOf(
        collection.entities.get(key),
        own.flatMap(({ given }) => given),
      ),
    )
    .filter(({ bearer, text, letters }) => !book.isTaken(letters, bearer) && !isOther(bearer, text))
    .filter((alias) => !isOtherCity(alias, book))
    .filter(({ bearer, text }) => !book.isOtherCompany(text, bearer) && !book.isBeginning(text, bearer));
  // No two entities of a type are called alike.
  const claimOf = ({ letters, bearer }: Alias): string => `${bearer.type}|${letters}`;
  const claims = grouped(aliases, claimOf);
  const ofCities = new Set(aliases.flatMap(({ bearer, letters }) => (bearer.type === CITY ? [letters] : [])));
  for (const alias of aliases) {
    // Who writes Pékin means the city, and not the part of the country that is called after it.
    if (alias.bearer.type === 'CountrySubdivision' && ofCities.has(alias.letters)) continue;
    const rivals = claims.get(claimOf(alias)) ?? [];
    if (isAhead(alias, rivals)) alias.bearer[isSpoken(alias) ? 'aliases' : 'furtherNames'].add(alias.text);
  }
}

const CITY = 'Municipality';

/** Whether a name of a city is of the one table without languages, which lost letters and took names of what is around or near. */
const isOfTable = ({ bearer, kind, languages }: Pick<Alias, 'bearer' | 'kind' | 'languages'>): boolean =>
  bearer.type === CITY && kind === 'exonym' && languages === '';

/** Whether a city would have the name of a neighbour with where it lies: Guangzhou is not Dongguan, Guangdong. */
function isOtherCity(alias: Alias, book: NameBook): boolean {
  const [name = '', place] = alias.text.split(', ');
  const isWithPlace = isOfTable(alias) && place !== undefined && name !== alias.bearer.name;
  return isWithPlace && book.isTaken(lettersOf(name), alias.bearer);
}

type Given = { key: string; given: v.InferOutput<typeof aliasSchema>[] };

/** What entities are called by the table that is kept by hand. */
const givenByHand = (collection: Collection, rows: readonly KnownName[]): Given[] =>
  rows.map(({ key, name, also }) => {
    const bearer = collection.known(key);
    if (bearer.name !== name)
      throw new Error(`Expected ${key} to be ${name} in known-names.tsv, got ${bearer.name}`);
    return { key, given: also.map((text) => [text, 'nickname', '']) };
  });

function aliasesOf(bearer: CollectedEntity | undefined, given: Given['given']): Alias[] {
  if (bearer === undefined) return [];
  // A name in the order of a heading is found by the other order, in which people read it.
  const known = new Set(
    [bearer.name, ...bearer.aliases].filter((name) => repairEncoding(name) === name).map(lettersOf),
  );
  const others = [bearer.name, ...given.map(([text]) => text)];
  return given.flatMap(([written, kind, languages]) => {
    const text = cleanName(written);
    const letters = lettersOf(text);
    if (letters === '' || known.has(letters) || /[[\]|]/.test(text) || !isWholeName(text)) return [];
    if (isSubsidiary(bearer.key, text)) return [];
    if (isOfTable({ bearer, kind, languages }) && !isSpelling(text, others)) return [];
    known.add(letters);
    return [{ bearer, text, letters, kind, languages }];
  });
}

/** How much of a name another spelling of it may write otherwise. */
const WRITTEN_OTHERWISE = 0.45;

/** Whether a name is a spelling, and a whole one, of another of the same place: `West Yorkshire` is none of Leeds. */
function isSpelling(name: string, all: readonly string[]): boolean {
  const letters = lettersOf(name);
  const others = all.filter((other) => other !== name).map(lettersOf);
  const isLike = others.some(
    (other) =>
      (other !== '' && (other.includes(letters) || letters.includes(other))) ||
      editDistance(letters, other) < WRITTEN_OTHERWISE * Math.max(letters.length, other.length),
  );
  return isLike && !lacksLetters(name, all);
}

const lettersOf = (name: string): string => (hasCurrencySign(name) ? name : squeezed(nameText(name)));

const isAhead = ({ bearer }: Alias, rivals: readonly Alias[]): boolean =>
  rivals.every(
    (rival) => rival.bearer === bearer || bearer.prominence - rival.bearer.prominence >= FAR_AHEAD,
  );

/** Whether a question in words may mean the entity by this name. */
function isSpoken({ kind, languages, letters }: Alias): boolean {
  if (kind === 'symbol' || kind === 'ticker' || letters.length < FEWEST_LETTERS) return false;
  return languages.split(',').some((language) => ASKED_IN.has(language));
}
