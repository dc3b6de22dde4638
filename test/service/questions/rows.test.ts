import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createEvaluator } from '../../../src/service/query/evaluate';
import { printExpression } from '../../../src/service/query/print';
import { CHECK_ROWS } from '../../../src/service/questions/check/check';
import { createQuestionReader, isRefused } from '../../../src/service/questions/engine';
import { MATCH_ROWS } from '../../../src/service/questions/match/match';
import { SPELLING_ROWS } from '../../../src/service/questions/normalize/spelling';
import { RULES } from '../../../src/service/questions/parse/grammar';
import { whole } from '../whole';

const evaluator = createEvaluator(whole.store, whole.search);
const reader = createQuestionReader(whole.store, { evaluator, search: whole.search });

const [, ...lines] = readFileSync(join(__dirname, 'rules.tsv'), 'utf8').trimEnd().split('\n');
const examples = lines.map((line): [string, string, string] => {
  const [name = '', question = '', expression = ''] = line.split('\t');
  return [name, question, expression];
});

test.each(examples)('rule “%s” is tried by “%s”', (_name, question, expression) => {
  const reading = reader.read(question);
  const read = isRefused(reading) ? JSON.stringify(reading.refusal) : printExpression(reading.expression);
  if (expression === '') expect(isRefused(reading)).toBe(false);
  else expect(read).toBe(expression);
});

test('every name of a rule occurs once, and examples are of rules', () => {
  const names = RULES.map(({ name }) => name);
  expect(examples.filter(([name]) => !names.includes(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each(MATCH_ROWS.flatMap(({ name, examples: own }) => own.map((example) => [name, example] as const)))(
  'row “%s” finds “%s”',
  (name, text) => {
    const { stages } = reader.explain(text);
    expect(stages.some(({ stage, rows }) => stage.startsWith('match') && rows.includes(name))).toBe(true);
  },
);

test.each(SPELLING_ROWS.flatMap(({ name, examples: own }) => own.map((example) => [name, example] as const)))(
  'row “%s” reads “%s”',
  (name, text) => {
    const { reading, stages } = reader.explain(text);
    expect(isRefused(reading)).toBe(false);
    expect(stages.some(({ stage, rows }) => stage === 'normalize' && rows.includes(name))).toBe(true);
  },
);

test.each(CHECK_ROWS.flatMap(({ name, examples: own }) => own.map((example) => [name, example] as const)))(
  'row “%s” refuses “%s”',
  (_name, question) => {
    expect(isRefused(reader.read(question))).toBe(true);
  },
);
