import type { Evaluator } from '../query/evaluate';
import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import { formulaOf, termsOf } from '../query/formulas';
import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** What is asked for is worked out from figures that no such dataset holds. */
export type LackingInputs = { kind: 'inputs'; measure: string; inputs: readonly string[] };

/** The most words that name a figure of a formula. */
const MOST_TOGETHER = 6;

/** Of a figure of which nothing holds what goes in: what that is. */
export function lackingIn(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  { reader }: Evaluator,
): LackingInputs | undefined {
  for (let start = 0; start < words.length; start += 1)
    for (const { senses, begins } of vocabularies) {
      let text = '';
      let found: string | undefined;
      for (const { text: word } of words.slice(start, start + MOST_TOGETHER)) {
        text = text === '' ? word : `${text} ${word}`;
        for (const { part } of senses(text))
          if (part.kind === 'fields') found = part.fields.find((field) => formulaOf(field) !== undefined);
        if (!begins(text)) break;
      }
      const refusal = found === undefined ? undefined : refusalFor(found, reader);
      if (refusal !== undefined) return refusal;
    }
  return undefined;
}

function refusalFor(field: string, reader: Evaluator['reader']): LackingInputs | undefined {
  const formula = formulaOf(field);
  const inputs = (formula === undefined ? [] : termsOf(formula))
    .filter(({ fields }) => !fields.some((each) => reader.isField(fieldKey(each))))
    .flatMap(({ fields }) => fields.slice(0, 1));
  if (formula === undefined || inputs.length === 0) return undefined;
  const labels = inputs.map((each) => fieldSpec(each)?.label ?? each.replace(/_/g, ' '));
  return { kind: 'inputs', measure: formula.label, inputs: labels };
}
