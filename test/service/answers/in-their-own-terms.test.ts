import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';

test.each([
  ['Nike net income fiscal 23', 'Nike.net_income.at=FY2023'],
  ['When does the financial year of Oracle close?', 'Oracle Corporation.fiscal_year_end'],
  ['firms that close their books on 30 September', 'companies.fiscal_year_end=September 30'],
  ['What SIC code does Pfizer report under?', 'Pfizer.sic_code'],
  ['by what names did Meta go previously', 'Meta Platforms.former_names'],
  [
    'How much cash did Coca-Cola pay out as dividends in 2024?',
    'The Coca-Cola Company.dividends_paid.at=2024',
  ],
  ['Nvidia revenue 5y CAGR to 2024', 'Nvidia.revenue_annual_growth.at=2019, 2024'],
  ['Intel 3-year net income CAGR to 2021', 'Intel.net_income_annual_growth.at=2018, 2021'],
  ['EURCHF ECB fixing end of June 2025', 'EUR/CHF.rate.at=2025-06-30'],
  ['Pfizer revenue march quarter 2025', 'Pfizer.revenue.at=quarter to 2025-03'],
  ["Oracle's net margin in its last full fiscal year", 'Oracle Corporation.net_income_percent_of_revenue'],
])('what professions call a figure is read as that figure: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['Apple revenue 5y CAGR since the pandemic', 'pandemic'],
  ['under what slogan did Meta trade previously', 'slogan'],
  ['USDJPY Fed fixing end of June 2025', 'Fed'],
])('what is asked in other terms is refused by name: %s', (question, word) => {
  const { content } = engine.answer(question);
  expect(content).toMatch(/^This is not in the embedded dataset/);
  expect(content).toContain(word);
});
