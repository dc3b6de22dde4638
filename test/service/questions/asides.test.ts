import { createEvaluator } from '../../../src/service/query/evaluate';
import { printExpression } from '../../../src/service/query/print';
import { answerOf } from '../../../src/service/answers/answer';
import { readingFinding } from '../../../src/service/answers/question-answer';
import { createQuestionReader, isRefused } from '../../../src/service/questions/engine';
import { whole } from '../whole';

const evaluator = createEvaluator(whole.store, whole.search);
const reader = createQuestionReader(whole.store, { evaluator, search: whole.search });

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
