import type { Category, Part, PartOf } from '../parts';
import type { Knowledge } from '../knowledge';

/** A place of a pattern: one category, or any of several. */
type Place = Category | readonly Category[];

type PartAt<P extends Place> = P extends readonly Category[]
  ? PartOf<P[number]>
  : P extends Category
    ? PartOf<P>
    : never;

type PartsOf<Pattern extends readonly Place[]> = { [At in keyof Pattern]: PartAt<Pattern[At]> };

/** A question that a rule is needed for, with what it is read as; nothing where it is refused. */
export type Example = readonly [question: string, expression?: string];

/** What joins neighbouring parts to one: a row of the grammar. */
export type Rule = {
  name: string;
  pattern: readonly (readonly Category[])[];
  /** What the parts make; nothing where they do not fit. */
  result: (parts: readonly Part[], knowledge: Knowledge) => Part | undefined;
  cost: number;
  examples: readonly Example[];
};

/** How much a step of the grammar costs where nothing is said: fewer steps are likelier. */
const STEP = 0.1;

/** Makes a row of the grammar whose result gets parts of the pattern's categories. */
export function rule<const Pattern extends readonly Place[]>(row: {
  name: string;
  pattern: Pattern;
  result: (parts: PartsOf<Pattern>, knowledge: Knowledge) => Part | undefined;
  cost?: number;
  examples?: readonly Example[];
}): Rule {
  return {
    name: row.name,
    pattern: row.pattern.map((place) => (typeof place === 'string' ? [place] : place)),
    result: row.result as Rule['result'],
    cost: row.cost ?? STEP,
    examples: row.examples ?? [],
  };
}
