import type { EntityType } from '../../shared/contract/entity-type';
import type { StoredEntity } from './stored';

/** A word of the dataset's names. */
export type Word = {
  text: string;
  /** How much the word tells, 0 to 1: "of" little, "berkshire" much. */
  weight: number;
  /** How many names hold it. */
  count: number;
};

/** One name of an entity, as the search compares it. */
export type NameForm = {
  entity: StoredEntity;
  /** The whole name as it is written. */
  name: string;
  /** The whole name. */
  text: string;
  /** The name without legal form. */
  core: string;
  /** The core without spaces. */
  letters: string;
  /** The words of the core. */
  words: readonly Pick<Word, 'text' | 'weight'>[];
  isAlias: boolean;
  /** Whether it finds the entity and settles nothing: a former name of the register, or a name without its trade. */
  isHint?: boolean;
};

/** A bearer of a further name; with `isHint` it settles nothing. */
export type Bearer = { entity: StoredEntity; name: string; isHint?: boolean };

/** The words of all names, held in the process by every store: 57,000 at 100,000 names, 160,000 at a million. */
export type Dictionary = {
  word: (text: string) => Word | undefined;
  /** The words that begin so, in order. */
  begun: (text: string) => readonly Word[];
  /** The words at most so many slips away, a swap of neighbouring letters counting once. */
  near: (text: string, slips: number) => readonly Word[];
};

/**
 * What names are worth a close look. Each name gets the sum of the worths of all that finds it, plus the prominence of
 * its entity; the best `most` are given.
 */
export type Sought = {
  /** Keys (text, core or either without spaces) that a name has. */
  exact: readonly { key: string; worth: number }[];
  /** Keys that begin so. */
  begun: readonly { key: string; worth: number }[];
  /** Two words typed as one. */
  joined: readonly { word: string; worth: number }[];
  /** Words of which a name has one at least; of each the `common` most prominent names that hold it. */
  finds: readonly { word: string; worth: number }[];
  /** Words that raise what was found by anything else, and find nothing by themselves. */
  raises: readonly { word: string; worth: number }[];
  /** Exactly these types, subtypes spelt out; every type where it is empty. */
  types: readonly EntityType[];
  most: number;
  common: number;
  /** What was typed: of the best those whose texts do not answer it may be left out. @default none is */
  typed?: string;
};

/** Looks names up, by keys that are compared as they are. */
export type NameLookups = {
  dictionary: Dictionary;
  /** The names that have a key: their text, core, or either without spaces; in the order of loading. */
  exact: (key: string) => readonly NameForm[];
  /** The best of what was sought, the best first. */
  candidates: (sought: Sought) => readonly NameForm[];
  /** By further names, signs of currencies, former names, labels of sites and familiar names (`furtherKeys`). */
  further: (key: string) => readonly Bearer[];
  /** By an identifier of a register or a site (`identifiersOf`). */
  registered: (key: string) => readonly StoredEntity[];
  /** By a ticker (`identifiersOf`). */
  ticker: (key: string) => readonly StoredEntity[];
  /** By what questions call an entity (`askedKeys`) in the language of the tag alone, or in any where it is empty; most prominent first. */
  asked: (key: string, tag: string) => readonly StoredEntity[];
  /** Whether any such name of that tag goes on after these words. */
  begins: (key: string, tag: string) => boolean;
};
