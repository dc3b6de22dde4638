import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { answerOf } from '../../../src/service/answers/answer';
import { readingFinding } from '../../../src/service/answers/question-answer';
import { createEvaluator } from '../../../src/service/query/evaluate';
import { printExpression } from '../../../src/service/query/print';
import { CHECK_ROWS } from '../../../src/service/questions/check/check';
import { createQuestionReader, isRefused } from '../../../src/service/questions/engine';
import { MATCH_ROWS } from '../../../src/service/questions/match/match';
import { SPELLING_ROWS } from '../../../src/service/questions/normalize/spelling';
import { RULES } from '../../../src/service/questions/parse/grammar';
import { whole } from '../whole';
import frenchSettings from './fr/language.json';
import frenchVocabulary from './fr/vocabulary.json';
import frenchWords from './fr/words.json';

const evaluator = createEvaluator(whole.store, whole.search);
const reader = createQuestionReader(whole.store, { evaluator, search: whole.search });

describe('rows of tables', () => {
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

  test.each(
    SPELLING_ROWS.flatMap(({ name, examples: own }) => own.map((example) => [name, example] as const)),
  )('row “%s” reads “%s”', (name, text) => {
    const { reading, stages } = reader.explain(text);
    expect(isRefused(reading)).toBe(false);
    expect(stages.some(({ stage, rows }) => stage === 'normalize' && rows.includes(name))).toBe(true);
  });

  test.each(CHECK_ROWS.flatMap(({ name, examples: own }) => own.map((example) => [name, example] as const)))(
    'row “%s” refuses “%s”',
    (_name, question) => {
      expect(isRefused(reader.read(question))).toBe(true);
    },
  );
});

describe('asides', () => {
  /** The expression of a question with what is left out of it. */
  function read(question: string): { expression: string; ignored: readonly string[] } | undefined {
    const reading = reader.read(question);
    return isRefused(reading)
      ? undefined
      : { expression: printExpression(reading.expression), ignored: reading.ignored ?? [] };
  }

  const content = (question: string): string =>
    answerOf(readingFinding(reader.read(question), evaluator), question).content;

  test.each([
    ['Who is the CEO of Walmart? I must sell them something.', 'Walmart.ceo', 'I must sell them something'],
    ['hey quick one before my call - revenue of Nike?', 'Nike.revenue', 'hey quick one before my call'],
    [
      'Bin gerade in der Bahn, Akku leer: Chef von Ford?',
      'Ford Motor Company.ceo',
      'Bin gerade in der Bahn, Akku leer',
    ],
    [
      'A blog claims Ford has more revenue than Nike, true?',
      'Ford Motor Company OR Nike.order_by=revenue DESC',
      'A blog claims',
    ],
    ['I work at Boeing. What is the revenue of Nike?', 'Nike.revenue', 'I work at Boeing'],
  ])('“%s” is %s without “%s”', (question, expression, ignored) => {
    expect(read(question)).toEqual({ expression, ignored: [ignored] });
    expect(content(question)).toContain(`Ignored: “${ignored}”.`);
  });

  test.each([
    ['yo who runs Netflix', 'Netflix.ceo'],
    ['Unternehmen pro Börse, bitte zählen', 'companies.group_by=exchange.count()'],
    ['I am writing homework about Boeing. What is its revenue?', 'Boeing.revenue'],
    ['Ich schreibe ein Referat über Brasilien. Wie heißt die Hauptstadt?', 'Brazil.capital'],
    ['for Nike I need: CEO, HQ, employees', 'Nike.return(name, ceo, headquarters, employee_count)'],
  ])('“%s” is %s, and nothing is left out', (question, expression) => {
    expect(read(question)).toEqual({ expression, ignored: [] });
  });

  test.each([
    ['Revenue of Tesla 2023. Not restated.'],
    ['In 2022 dollars. What is the revenue of Apple?'],
    ['I only care about US companies. Which has the highest revenue?'],
    ["I'm looking at airlines. Which company has the highest revenue?"],
  ])('“%s” is refused, since its other sentence may change what is asked', (question) => {
    expect(read(question)).toBeUndefined();
  });

  test.each([
    ['What is the revenue of Apple? And of Zorblatt?', 'of Zorblatt'],
    ['Wer leitet Ford, und wie heißt sein Hund?', 'wie heißt sein Hund'],
  ])('“%s” says that “%s” is not answered', (question, left) => {
    expect(content(question)).toContain(`Not answered: “${left}”.`);
  });

  test('the refusal of a fact that somebody lacks names both', () => {
    expect(content('founder of Amazon')).toContain('it has no “founder” of Amazon.');
  });

  test.each([
    ['revenue of American Airlines', 'American Airlines'],
    ['Revenue of Apple 2023. In gold.', 'gold'],
  ])('the refusal of “%s” names “%s” alone', (question, word) => {
    expect(reader.read(question)).toEqual({ refusal: { kind: 'unclear', words: [word] } });
  });
});

describe('a third language', () => {
  /** A language is a folder: these three files are all that French takes. */
  const FRENCH = {
    settings: frenchSettings,
    files: { 'fr/words': frenchWords, 'fr/vocabulary': frenchVocabulary },
  };

  const french = createQuestionReader(whole.store, { evaluator, search: whole.search }, [FRENCH]);

  const questions = readFileSync(join(__dirname, 'fr/questions.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [question: string, expression: string]);

  test('there are at least 30 questions', () => {
    expect(questions.length).toBeGreaterThanOrEqual(30);
  });

  test.each(questions)('%s', (question, expression) => {
    const reading = french.read(question);
    const read = isRefused(reading) ? '!' : printExpression(reading.expression);
    expect(read).toBe(expression === '' ? read : expression);
    expect(isRefused(reading)).toBe(expression === '!');
  });
});
