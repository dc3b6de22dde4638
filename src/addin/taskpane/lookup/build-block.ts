import type { EntityHead } from '../../runtime/knowledge';
import type { CellPlace } from '../../../shared/formula/address';
import { BLANK, contentOf, squared, type Block, type CellContent } from '../../workbook/excel/content';
import { comparisonRows } from './comparison-block';
import { fieldKey, isAmount, propertyNames, type Field } from './field';
import { labelOf, MILLIONS } from './field-labels';
import { cardFormula, latestFormula, propertyFormula, relatedFormula, sourceFormula } from './field-formulas';

/** The forms in which ticked fields are inserted. */
export const INSERT_MODES = ['formulas', 'values', 'card', 'comparison'] as const;

/** One form in which ticked fields are inserted. */
export type InsertMode = (typeof INSERT_MODES)[number];

/** A value with the sentence that names its source, for insertion as a value. */
export type KnownValue = { value: unknown; unit?: string; source: string };

/** What is to be inserted. */
export type InsertChoice = {
  mode: InsertMode;
  head: EntityHead;
  fields: readonly Field[];
  /** Names in a column before the values. */
  labels: boolean;
  /** Sources in a column after the values. */
  sources: boolean;
  /** The entities of a comparison, in their order. */
  compared: readonly EntityHead[];
  /** By `fieldKey`; only for insertion as values. */
  values: ReadonlyMap<string, KnownValue>;
  headers: { entity: string; id: string };
  /** Names of the series that all compared entities have in one unit. */
  oneUnit: ReadonlySet<string>;
};

/** How far apart formulas that spill stand: the eight columns of `KER.RELATED` and one between. */
const SPILL_STRIDE = 9;

/** The cells of a choice with the top left one at the anchor; no rows where the mode has nothing to show. */
export function buildBlock(choice: InsertChoice, anchor: CellPlace): Block {
  switch (choice.mode) {
    case 'formulas':
      return squared([...fieldRows(choice, formulaOf), ...spillRows(choice)]);
    case 'values':
      return squared(fieldRows(choice, valueOf));
    case 'card':
      return [[{ formula: cardFormula(choice.head.id, propertyNames(choice.fields)) }]];
    case 'comparison':
      return comparisonRows(choice, anchor);
  }
}

type Column = (choice: InsertChoice, field: Field) => { value: CellContent; source: CellContent } | undefined;

function fieldRows(choice: InsertChoice, column: Column): CellContent[][] {
  return choice.fields.flatMap((field) => {
    const cells = column(choice, field);
    if (!cells) return [];
    return [
      [
        ...(choice.labels ? [{ value: labelOf(field) }] : []),
        cells.value,
        ...(choice.sources ? [cells.source] : []),
      ],
    ];
  });
}

const formulaOf: Column = ({ head, labels }, field) => {
  if (field.kind === 'relationship') return undefined;
  if (field.kind === 'observation') {
    const formula = latestFormula(head.id, field);
    // Only a label can say that they are millions.
    const isScaled = labels && isAmount(field);
    return {
      value: isScaled ? { formula: `${formula}/10^6`, format: MILLIONS } : { formula },
      source: BLANK,
    };
  }
  const { name } = field;
  return {
    value: { formula: propertyFormula(head.id, name) },
    source: { formula: sourceFormula(head.id, name) },
  };
};

const valueOf: Column = ({ values, labels }, field) => {
  const known = values.get(fieldKey(field));
  if (labels && field.kind === 'observation' && isAmount(field) && typeof known?.value === 'number')
    return { value: { value: known.value / 10 ** 6, format: MILLIONS }, source: { value: known.source } };
  const measure = field.kind === 'property' ? { name: field.name } : known?.unit ? { unit: known.unit } : {};
  return { value: contentOf(known?.value, measure), source: { value: known?.source ?? '' } };
};

/** Relationships spill, so they stand side by side below the single values, where nothing is in their way. */
function spillRows({ head, fields }: InsertChoice): CellContent[][] {
  const formulas = fields.flatMap((field) =>
    field.kind === 'relationship' ? [relatedFormula(head.id, field)] : [],
  );
  if (formulas.length === 0) return [];
  const row = formulas.flatMap((formula, index) => [
    ...(index === 0 ? [] : Array.from({ length: SPILL_STRIDE - 1 }, () => BLANK)),
    { formula },
  ]);
  return fields.length > formulas.length ? [[BLANK], row] : [row];
}
