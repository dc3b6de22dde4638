import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';

const { engine } = whole;

/** The expression that an answer shows. */
const readAs = (question: string): string | undefined =>
  engine.answer(question).explainability?.at(-1)?.content.replace(EXPRESSION_SHOWN, '');

test.each([
  [
    'Which company had the largest net loss in 2022?',
    'companies.net_income<0.order_by=net_income ASC.limit=1.at=2022',
  ],
  ['top 5 losses 2022', 'companies.net_income<0.order_by=net_income ASC.limit=5.at=2022'],
  [
    'Companies with the heaviest losses in 2023',
    'companies.net_income<0.order_by=net_income ASC.limit=10.at=2023',
  ],
  [
    'Which company lost the most money in 2023?',
    'companies.net_income<0.order_by=net_income ASC.limit=1.at=2023',
  ],
  [
    'Welches Unternehmen hatte 2022 den größten Verlust?',
    'companies.net_income<0.order_by=net_income ASC.limit=1.at=2022',
  ],
  [
    'Which company made the smallest loss in 2023?',
    'companies.net_income<0.order_by=net_income DESC.limit=1.at=2023',
  ],
  [
    'Which company had the largest operating loss in 2022?',
    'companies.operating_income<0.order_by=operating_income ASC.limit=1.at=2022',
  ],
  ['companies with a net loss of more than $5 billion in 2022', 'companies.net_income<-5000000000.at=2022'],
  [
    'companies with a net loss of less than $100 million in 2022',
    'companies.net_income>-100000000.net_income<0.at=2022',
  ],
  [
    'Unternehmen mit einem Verlust von mehr als 5 Milliarden Dollar 2022',
    'companies.net_income<-5000000000.at=2022',
  ],
  ['Who had the larger loss in 2024, Intel or Boeing?', 'Intel OR Boeing.order_by=net_income ASC.at=2024'],
  ["Did Intel's loss exceed 10 billion in 2024?", 'Intel.at=2024.is(net_income<-10000000000)'],
  ["What was Intel's biggest loss?", 'Intel.minimum(net_income_history)'],
  ["What was Intel's net loss in 2024?", 'Intel.net_income.at=2024'],
  ['total losses of airlines in 2020', 'companies.industry=Airlines.net_income<0.at=2020.sum(net_income)'],
  ["Which companies' losses grew in 2023?", 'companies.net_income_change<0.net_income<0.at=2023'],
  [
    'Which country has the largest current account deficit?',
    'countries.current_account_balance<0.order_by=current_account_balance ASC.limit=1',
  ],
  [
    'countries with a current account deficit above 100 billion dollars',
    'countries.current_account_balance<-100000000000',
  ],
])('a loss is what is below nothing: %s', (question, expression) => {
  expect(readAs(question)).toBe(expression);
});

test('that nobody made a loss is no question for whoever is largest', () => {
  const { content } = engine.answer('Which bank had the biggest loss in 2020?');
  expect(content).toMatch(
    /^This is not in the embedded dataset: it has no banks with a net income below \$0/,
  );
});
