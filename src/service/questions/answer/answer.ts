import { notInDataset, remark, type Finding } from '../../answers/statement';
import { tell } from '../../answers/answer-rendering';
import type { Evaluator } from '../../query/evaluate';
import { printExpression } from '../../query/print';
import { ambiguityNote } from '../../query/ambiguity';
import type { Refusal } from '../check/check';
import { isRefused, type Reading } from '../engine';

/** What a reading finds: rows and sentences of the same facts. */
export function findingOf(reading: Reading, evaluator: Evaluator): Finding {
  if (isRefused(reading)) return notInDataset(refusalText(reading.refusal));
  const first = planFinding(reading, evaluator);
  return reading.also === undefined ? first : together(first, secondFinding(reading.also, evaluator));
}

/** What a second question finds, or that it was not answered. */
const secondFinding = (
  { text, reading }: NonNullable<Exclude<Reading, { refusal: Refusal }>['also']>,
  evaluator: Evaluator,
): Finding =>
  isRefused(reading)
    ? {
        statements: () => [remark(`Not answered: “${text}”. For this ${refusalText(reading.refusal)}`)],
        rows: [],
        about: [],
      }
    : findingOf(reading, evaluator);

const together = (one: Finding, other: Finding): Finding => ({
  ...one,
  statements: () => [...one.statements(), ...other.statements()],
  rows: [...one.rows, ...other.rows],
  about: [...new Set([...one.about, ...other.about])],
});

function planFinding(
  { expression, taken, claims, isShare, misread = [] }: Exclude<Reading, { refusal: Refusal }>,
  evaluator: Evaluator,
): Finding {
  const asked = evaluator.parse(printExpression(expression));
  const words = misread.map(({ written, as }) => `“${written}” is read as “${as}”.`);
  const names = taken.map((each) =>
    each.misspelt === undefined ? ambiguityNote(each) : `“${each.misspelt}” is taken as ${each.entity.name}.`,
  );
  const found = tell(asked, evaluator.run(asked), evaluator, {
    notes: [...words, ...names],
    ...(claims === undefined ? {} : { claims }),
    ...(isShare === true ? { isShare } : {}),
  });
  return found.rows.length === 0 ? found : { ...found, expression: printExpression(asked) };
}

/** Why a question was not read, in words. */
function refusalText(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'nothing':
      return 'there is no question.';
    case 'too long':
      return 'the question is too long. Ask it in fewer words.';
    case 'tangled':
      return 'the question can be read in too many ways. Ask it in parts.';
    case 'unclear':
      return `it cannot tell what ${joined(refusal.words)} ${refusal.words.length > 1 ? 'mean' : 'means'} here.`;
    case 'unfit': {
      const [name = '', field = ''] = refusal.words;
      return `${name} has no ${field}.`;
    }
  }
}

const joined = (words: readonly string[]): string =>
  words
    .map((word) => `“${word}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
