import { ownValue } from '../../../shared/contract/own-value';
import type { Category, Part, PartOf } from '../parts';
import type { Knowledge } from '../knowledge';

/** Categories that often share a place. */
const GROUPS = {
  AUX: ['be', 'do', 'have'],
} as const satisfies Record<string, readonly Category[]>;

type Groups = typeof GROUPS;

type NameOf<Text extends string> = Text extends `${infer One}|${infer Others}`
  ? NameOf<One> | NameOf<Others>
  : Text extends keyof Groups
    ? Groups[Text][number]
    : Text;

type PartAt<Text extends string> = Text extends `${infer Place}?`
  ? PartOf<NameOf<Place> & Category> | undefined
  : PartOf<NameOf<Text> & Category>;

type PartsOf<Text extends string> = Text extends `${infer Place} ${infer Others}`
  ? [PartAt<Place>, ...PartsOf<Others>]
  : [PartAt<Text>];

type NamesIn<Text extends string> = Text extends `${infer Place} ${infer Others}`
  ? NamesIn<Place> | NamesIn<Others>
  : Text extends `${infer Place}?`
    ? NameOf<Place>
    : NameOf<Text>;

/** The pattern itself where each name in it is a category, so that a slip is an error of types. */
type Checked<Text extends string> = NamesIn<Text> extends Category ? Text : never;

/** A place of a pattern, which may be empty if it is optional. */
type Place = { categories: readonly Category[]; isOptional: boolean };

/** What joins neighbouring parts to one: a row of the grammar. test/service/questions/rules.tsv holds its questions. */
export type Rule = {
  name: string;
  places: readonly Place[];
  /** What the parts make; nothing where they do not fit. */
  result: (parts: readonly (Part | undefined)[], knowledge: Knowledge) => Part | undefined;
  cost: number;
};

/** How much a step of the grammar costs where nothing is said: fewer steps are likelier. */
const STEP = 0.1;

/** The one of two places of a pattern that is filled; nothing where both are, or none. */
export const onlyOne = <One, Other>(
  one: One | undefined,
  other: Other | undefined,
): One | Other | undefined => (one !== undefined && other !== undefined ? undefined : (one ?? other));

const placesOf = (pattern: string): Place[] =>
  pattern.split(' ').map((text) => ({
    categories: text
      .replace('?', '')
      .split('|')
      .flatMap((name): readonly Category[] => ownValue(GROUPS, name) ?? [name as Category]),
    isOptional: text.endsWith('?'),
  }));

/**
 * Makes a row of the grammar. A pattern is a list of places: categories parted by `|`, with `?` behind a place that
 * may be empty; its part is then undefined.
 */
export function rule<const Pattern extends string>(row: {
  name: string;
  pattern: Pattern & Checked<Pattern>;
  result: (parts: PartsOf<Pattern>, knowledge: Knowledge) => Part | undefined;
  cost?: number;
}): Rule {
  return {
    name: row.name,
    places: placesOf(row.pattern),
    cost: row.cost ?? STEP,
    result: row.result as Rule['result'],
  };
}
