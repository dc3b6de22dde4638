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

/** What joins neighbouring parts to one: a row of the grammar. */
export type Rule = {
  name: string;
  pattern: readonly (readonly Category[])[];
  /** What the parts make; nothing where they do not fit. */
  result: (parts: readonly Part[], knowledge: Knowledge) => Part | undefined;
  cost: number;
};

/** A rule as it is written; test/service/questions/rules.tsv holds the questions that need it. */
export type RuleRow = { name: string; rules: readonly Rule[] };

/** How much a step of the grammar costs where nothing is said: fewer steps are likelier. */
const STEP = 0.1;

/** The one of two places of a pattern that is filled; nothing where both are, or none. */
export const onlyOne = <One, Other>(
  one: One | undefined,
  other: Other | undefined,
): One | Other | undefined => (one !== undefined && other !== undefined ? undefined : (one ?? other));

type Place = { categories: readonly Category[]; isOptional: boolean };

const placesOf = (pattern: string): Place[] =>
  pattern.split(' ').map((text) => ({
    categories: text
      .replace('?', '')
      .split('|')
      .flatMap((name): readonly Category[] => ownValue(GROUPS, name) ?? [name as Category]),
    isOptional: text.endsWith('?'),
  }));

/** Each choice of the places that are filled, by their numbers. */
function choicesOf(places: readonly Place[]): number[][] {
  return places.reduce<number[][]>(
    (choices, { isOptional }, at) => [
      ...choices.map((choice) => [...choice, at]),
      ...(isOptional ? choices : []),
    ],
    [[]],
  );
}

/**
 * Makes a row of the grammar. A pattern is a list of places: categories parted by `|`, with `?` behind a place that
 * may be empty; its part is then undefined.
 */
export function rule<const Pattern extends string>(row: {
  name: string;
  pattern: Pattern & Checked<Pattern>;
  result: (parts: PartsOf<Pattern>, knowledge: Knowledge) => Part | undefined;
  cost?: number;
}): RuleRow {
  const places = placesOf(row.pattern);
  const result = row.result as (
    parts: readonly (Part | undefined)[],
    knowledge: Knowledge,
  ) => Part | undefined;
  const rules = choicesOf(places).map((filled) => ({
    name: row.name,
    pattern: filled.map((at) => places[at]?.categories ?? []),
    cost: row.cost ?? STEP,
    result: (parts: readonly Part[], knowledge: Knowledge) =>
      result(
        places.map((_, at) => parts[filled.indexOf(at)]),
        knowledge,
      ),
  }));
  return { name: row.name, rules };
}
