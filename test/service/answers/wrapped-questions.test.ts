import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';

test.each([
  ["I need the shareholders' equity of Adobe for a slide, thanks", 'Adobe.equity'],
  ['For my presentation: GDP of Poland 2015', 'Poland.gdp.at=2015'],
  ['can you pull Apple revenue 2023', 'Apple.revenue.at=2023'],
  ['could you please grab me Netflix net income 2022, just the number', 'Netflix.net_income.at=2022'],
  ['Revenue of Tesla 2023, in a table', 'Tesla.revenue.at=2023'],
  ['What is the revenue of Intel, keep it short', 'Intel.revenue'],
  ['population of Spain for our client memo', 'Spain.population'],
  ['In one word: who runs Nvidia', 'Nvidia.ceo'],
  ['Für den Monatsbericht: Umsatz von Boeing 2021', 'Boeing.revenue.at=2021'],
  ['if you have it, the LEI of Siemens', 'Siemens.lei'],
  [
    'Out of everything you have, which company has the most employees?',
    'companies.order_by=employee_count DESC.limit=1',
  ],
  ['Umsatz von Adobe 2023 als Tabelle, danke im Voraus', 'Adobe.revenue.at=2023'],
  ['Is JPMorgan a bank? yes/no', 'JPMorgan Chase.is(industry=Banking)'],
  ['Ist Polen in der EU? ja/nein', 'Poland.is(member_of=European Union)'],
  ["Did Apple's revenue rise in 2023? yes or no", 'Apple.revenue_change.at=2023'],
  ['Ich brauche den Umsatz von Adobe 2023 für eine Folie', 'Adobe.revenue.at=2023'],
  ['Nur die Zahl bitte: Umsatz von Boeing 2021', 'Boeing.revenue.at=2021'],
] as const)(
  'what an answer is for and how it is to look says nothing of what is asked: %s',
  (question, expression) => {
    expect(ran(question)).toBe(expression);
  },
);

test.each([
  ['Fed funds range after the meeting in March 2022', 'FOMC decision of 2022-03-16.target_range'],
  ['Can you tell me whether Germany is in the EU', 'Germany.is(member_of=European Union)'],
])('words that the question is about stay where they are: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  'revenue for the client segment of Intel',
  'companies for a friend',
  'revenue of Apple for a fortnight',
  'population of Spain in a drought',
])('a phrase that is none of those is named: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});
