import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createEvaluator } from '../../../src/service/query/evaluate';
import { printExpression } from '../../../src/service/query/print';
import { createQuestionReader, isRefused } from '../../../src/service/questions/engine';
import { whole } from '../whole';
import frenchSettings from './fr/language.json';
import frenchVocabulary from './fr/vocabulary.json';
import frenchWords from './fr/words.json';

/** A language is a folder: these three files are all that French takes. */
const FRENCH = {
  settings: frenchSettings,
  files: { 'fr/words': frenchWords, 'fr/vocabulary': frenchVocabulary },
};

const evaluator = createEvaluator(whole.store, whole.search);
const reader = createQuestionReader(whole.store, { evaluator, search: whole.search }, [FRENCH]);

const questions = readFileSync(join(__dirname, 'fr/questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [question: string, expression: string]);

test('there are at least 30 questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(30);
});

test.each(questions)('%s', (question, expression) => {
  const reading = reader.read(question);
  const read = isRefused(reading) ? '!' : printExpression(reading.expression);
  expect(read).toBe(expression === '' ? read : expression);
  expect(isRefused(reading)).toBe(expression === '!');
});
