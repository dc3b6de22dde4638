import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';

test.each([
  ['top 10 cos by cash & equivalents', 'companies.order_by=cash DESC.limit=10'],
  ["where is General Mills HQ'd", 'General Mills.headquarters'],
  ['novartis homepage url', 'Novartis.website'],
  ['iso3 code for Switzerland and South Africa', 'Switzerland OR South Africa.iso3'],
  ['Apple opinc 2023', 'Apple.operating_income.at=2023'],
  ['who belongs to the G7', 'Group of Seven.members'],
  ['full name of OPEC', 'Organization of the Petroleum Exporting Countries.name'],
  ['MIT full name and country', 'Massachusetts Institute of Technology.return(name, country)'],
  ['Umsatzwachstum Nvidia 2024 ggü. Vorjahr', 'Nvidia.revenue_growth.at=2024'],
  ['euro zone member states and since when', 'countries.member_of.name=Euro area.member_of.since'],
  ['Nobel Prize in Economic Sciences winners since 2019', 'people.awards.date>=2019'],
  ['diluted shares outstanding of Coca-Cola', 'The Coca-Cola Company.diluted_shares'],
  ['banks with revenue over US$50bn', 'companies.industry=Banking.revenue>50000000000'],
  ['banks whose revenue exceeded USD 50 bn', 'companies.industry=Banking.revenue>50000000000'],
  ['USD 5 in EUR', 'USD/EUR.rate_times_5'],
  ['convert EUR 100 to USD', 'EUR/USD.rate_times_100'],
])('what is written short is read as what it stands for: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['total assets JPM, BAC, WFC, C in 2024', 'Citigroup'],
  ['V, MA and AXP net income 2023', 'Visa Inc.'],
  ['Which company has the ticker KER?', 'Kering'],
  ['which company trades under the ticker MC', 'LVMH'],
  ['KER website', 'Kering'],
])(
  'a ticker means its company among tickers, where it is asked for and where it means nothing else: %s',
  (question, name) => {
    expect(engine.rows(question).results.map((row) => row['name'])).toContain(name);
  },
);

test.each(['Visa, Mastercard and F revenue 2023', 'grade C companies', 'MC revenue', 'QZX revenue'])(
  'a letter elsewhere is no ticker: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

test.each([
  ['What is the highest US unemployment rate on record since 1948, and when was it?', 'April 2020'],
  ['What was the highest inflation rate of Turkey and when was it', '1994'],
])('of when the highest is is said with it: %s', (question, time) => {
  expect(engine.answer(question).content).toContain(time);
});
