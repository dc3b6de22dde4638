import * as v from 'valibot';

import formulas from './formulas.json';

const formulaSchema = v.strictObject({
  name: v.string(),
  label: v.string(),
  /** Fields with an operator between each two, worked out from left to right; `|` parts fields of which one is enough. */
  formula: v.string(),
  unit: v.picklist(['USD', 'USD/share', 'times', '%']),
  /** Whether it is of a time, so that those of several years add up. */
  isFlow: v.exactOptional(v.boolean()),
  /** What it is called, by the language's tag; the label and the name say it in English too. */
  words: v.strictObject({ en: v.string(), de: v.string() }),
});

/** A figure that is worked out from others of the same day. */
export type Formula = Readonly<v.InferOutput<typeof formulaSchema>>;

/** All figures that a formula derives. If the dataset lacks an input, the refusal names it. */
export const FORMULAS: readonly Formula[] = v.parse(v.array(formulaSchema), formulas);

const BY_NAME: ReadonlyMap<string, Formula> = new Map(FORMULAS.map((each) => [each.name, each]));

/** The formula of a field that is worked out so. */
export function formulaOf(field: string): Formula | undefined {
  return BY_NAME.get(field);
}

/** One operand of a formula: the fields of which one is enough, and what is done with it to what stands before. */
export type Term = { operator: '+' | '-' | '/'; fields: readonly string[] };

const terms = new Map<Formula, readonly Term[]>();

/** A formula taken apart, from left to right. */
export function termsOf(formula: Formula): readonly Term[] {
  const known = terms.get(formula);
  if (known !== undefined) return known;
  const parts = `+ ${formula.formula}`.split(' ');
  const made = parts.flatMap((part, at): Term[] =>
    part === '+' || part === '-' || part === '/'
      ? [{ operator: part, fields: (parts[at + 1] ?? '').split('|') }]
      : [],
  );
  terms.set(formula, made);
  return made;
}
