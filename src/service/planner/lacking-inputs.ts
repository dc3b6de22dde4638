import { nameText } from '../../names/name-text';
import type { Evaluator } from '../query/evaluate';
import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import { formulaOf, FORMULAS, termsOf } from '../query/formulas';
import { beginsOneOf, type Word } from './words';

/** What is asked for is worked out from figures that no such dataset holds. */
export type LackingInputs = { kind: 'inputs'; measure: string; inputs: readonly string[] };

/** The most words that name a figure of a formula. */
const MOST_TOGETHER = 6;

/** What such figures are called, in either language, with what is lacking. */
type Lacking = { refusals: ReadonlyMap<string, LackingInputs>; list: string };

const known = new WeakMap<Evaluator, Lacking>();

/** Of a figure of which nothing holds what goes in: what that is. */
export function lackingIn(words: readonly Word[], evaluator: Evaluator): LackingInputs | undefined {
  const { refusals, list } = known.get(evaluator) ?? lackingOf(evaluator);
  for (let start = 0; start < words.length; start += 1) {
    if (!beginsOneOf(list, words[start]?.text ?? '')) continue;
    for (let length = MOST_TOGETHER; length > 0; length -= 1) {
      const run = words.slice(start, start + length).map(({ text }) => text);
      const refusal = run.length === length ? refusals.get(run.join(' ')) : undefined;
      if (refusal !== undefined) return refusal;
    }
  }
  return undefined;
}

function lackingOf(evaluator: Evaluator): Lacking {
  const refusals = new Map<string, LackingInputs>();
  for (const { name, label, words } of FORMULAS) {
    const refusal = refusalFor(name, evaluator.reader);
    const names = [name.replace(/_/g, ' '), label, ...words.en.split('|'), ...words.de.split('|')];
    if (refusal !== undefined) for (const each of names) refusals.set(nameText(each), refusal);
  }
  const made = { refusals, list: [...refusals.keys()].join('|') };
  known.set(evaluator, made);
  return made;
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
