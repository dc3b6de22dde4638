import { uniq } from 'es-toolkit/array';

import { notInDataset, remark, unanswered, type Finding } from './statement';
import { runFinding, withNameReadings } from './run';
import type { Evaluator } from '../query/evaluate';
import { printExpression } from '../query/print';
import { ambiguityNote } from '../query/ambiguity';
import { capital, formatDate, formatFact } from './format-value';
import { dayOfFigure, ownQuarters } from '../query/own-quarters';
import { parsePeriod } from '../query/period';
import type { Expression } from '../query/tree';
import type { Refusal } from '../questions/check/check';
import { isRefused, type Reading } from '../questions/engine';

/** What a reading finds: rows and sentences of the same facts. */
export function readingFinding(reading: Reading, evaluator: Evaluator): Finding {
  if (isRefused(reading)) return refusedFinding(reading.refusal);
  const first = planFinding(reading, evaluator);
  return reading.also === undefined ? first : together(first, secondFinding(reading.also, evaluator));
}

/** Why a question was not read; that it is too long is nothing that the dataset lacks. */
function refusedFinding(refusal: Refusal): Finding {
  const why = refusalText(refusal);
  const isOfQuestion =
    refusal.kind === 'nothing' || refusal.kind === 'too long' || refusal.kind === 'tangled';
  return { ...(isOfQuestion ? unanswered(capital(why)) : notInDataset(why)), isUnread: true };
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
    : readingFinding(reading, evaluator);

const together = (one: Finding, other: Finding): Finding => ({
  ...one,
  statements: () => [...one.statements(), ...other.statements()],
  rows: [...one.rows, ...other.rows],
  about: [...new Set([...one.about, ...other.about])],
});

function planFinding(
  { expression, taken, claims, isShare, misread = [], ignored = [] }: Exclude<Reading, { refusal: Refusal }>,
  evaluator: Evaluator,
): Finding {
  const asked = evaluator.parse(printExpression(expression));
  const words = misread.map(({ written, as }) => `“${written}” is read as “${as}”.`);
  const names = taken.map((each) =>
    each.misspelt === undefined ? ambiguityNote(each) : `“${each.misspelt}” is taken as ${each.entity.name}.`,
  );
  const found = runFinding(asked, evaluator, {
    notes: [
      ...ignored.map((clause) => `Ignored: “${clause}”.`),
      ...words,
      ...names,
      ...otherQuarterNote(asked, evaluator),
    ],
    ...(claims === undefined ? {} : { claims }),
    ...(isShare === true ? { isShare } : {}),
  });
  return withNameReadings(found, expression, {
    taken: taken.filter(({ misspelt, others }) => misspelt === undefined || others.length > 0),
    read: [],
  });
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
    case 'unclear': {
      const words = uniq(refusal.words);
      return `it cannot tell what ${joined(words)} ${words.length > 1 ? 'mean' : 'means'} here.`;
    }
    case 'unfit': {
      const [name = '', field = ''] = refusal.words;
      return `it has no ${field} of ${name}.`;
    }
    case 'missing':
      return `it has no ${refusal.words.join(' of ')}.`;
    case 'quarters':
      return 'it does not have each of the quarters that are asked for.';
  }
}

const joined = (words: readonly string[]): string =>
  words
    .map((word) => `“${word}”`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

/** What a company itself counts as the quarter that was taken as the calendar's; nothing where both are the same, or it is not held. */
function otherQuarterNote(
  { topic, select, at: [asked = '', ...others] = [] }: Expression,
  { reader, topics }: Evaluator,
): string[] {
  const period = parsePeriod(asked);
  const found = topics.find(topic);
  const entity = found?.kind === 'named' ? found.entities[0] : undefined;
  const isOne = others.length === 0 && select.length === 1;
  if (period?.kind !== 'calendar' || entity === undefined || !isOne) return [];
  const path = reader.steps(select);
  const [taken] = reader.at([asked], true).read(entity, path);
  const own = ownQuarters(entity, path, { time: asked, reader })?.own;
  const day = dayOfFigure(own);
  if (own === undefined || day === undefined || taken === undefined || day === dayOfFigure(taken)) return [];
  const told = `${formatFact(own)} in the quarter of ${formatDate(day)}`;
  return [
    `${asked} is read as a calendar quarter; Q${period.quarter} of fiscal ${period.year} of ${entity.name} was ${told}.`,
  ];
}
