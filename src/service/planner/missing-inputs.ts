import { nameText } from '../../shared/names/name-text';
import type { Evaluator } from '../query/evaluate';
import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import { formulaOf, FORMULAS, termsOf } from '../query/formulas';
import { beginsOneOf, type Word } from './words';

/** What is asked for is worked out from figures that no such dataset holds. */
export type MissingInputs = { kind: 'inputs'; measure: string; inputs: readonly string[] };

/** The most words that name a figure of a formula. */
const MOST_TOGETHER = 6;

/** The formulas by what their figures are called, in either language; the last that is called so first. */
type Named = { formulas: ReadonlyMap<string, readonly string[]>; list: string };

let known: Named | undefined;

/** Of a figure of which nothing holds what goes in: what that is. */
export function findMissingInputs(words: readonly Word[], { reader }: Evaluator): MissingInputs | undefined {
  const { formulas, list } = (known ??= namedFormulas());
  for (let start = 0; start < words.length; start += 1) {
    if (!beginsOneOf(list, words[start]?.text ?? '')) continue;
    for (let length = MOST_TOGETHER; length > 0; length -= 1) {
      const run = words.slice(start, start + length).map(({ text }) => text);
      if (run.length < length) continue;
      for (const formula of formulas.get(run.join(' ')) ?? []) {
        const refusal = refusalFor(formula, reader);
        if (refusal !== undefined) return refusal;
      }
    }
  }
  return undefined;
}

function namedFormulas(): Named {
  const formulas = new Map<string, string[]>();
  for (const { name, label, words } of FORMULAS) {
    const written = [name.replace(/_/g, ' '), label, ...words.en.split('|'), ...words.de.split('|')];
    for (const text of new Set(written.map((each) => nameText(each))))
      formulas.set(text, [name, ...(formulas.get(text) ?? [])]);
  }
  return { formulas, list: [...formulas.keys()].join('|') };
}

function refusalFor(field: string, reader: Evaluator['reader']): MissingInputs | undefined {
  const formula = formulaOf(field);
  const inputs = (formula === undefined ? [] : termsOf(formula))
    .filter(({ fields }) => !fields.some((each) => reader.isField(fieldKey(each))))
    .flatMap(({ fields }) => fields.slice(0, 1));
  if (formula === undefined || inputs.length === 0) return undefined;
  const labels = inputs.map((each) => fieldSpec(each)?.label ?? each.replace(/_/g, ' '));
  return { kind: 'inputs', measure: formula.label, inputs: labels };
}
