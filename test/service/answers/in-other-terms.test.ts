import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';

const { engine } = whole;

/** The expression that an answer shows. */
const readAs = (question: string): string | undefined =>
  engine.answer(question).explainability?.at(-1)?.content.replace(EXPRESSION_SHOWN, '');

/** Questions by the class that they stand for, with the expression that they mean. */
const READINGS: Readonly<Record<string, readonly (readonly [question: string, expression: string])[]>> = {
  'a quarter by the month that it ends with': [
    ['Nvidia revenue in the april quarter of 2026', 'Nvidia.revenue.at=quarter to 2026-04'],
    ['net income of Microsoft in the December quarter 2025', 'Microsoft.net_income.at=quarter to 2025-12'],
  ],
  'the newest year that is over, in many words': [
    [
      'Intel gross margin in its most recently completed fiscal year',
      'Intel.gross_profit_percent_of_revenue',
    ],
    ['Pfizer revenue latest full year', 'Pfizer.revenue'],
    ['Microsoft long term debt most recent FY', 'Microsoft.long_term_debt'],
    ['equity ratio of Apple at its latest fiscal year end', 'Apple.equity_percent_of_total_assets'],
  ],
  'when a purchase was over': [
    ['when did the Activision deal close', 'Activision Blizzard.parent.since'],
    ['when did the Microsoft deal with Activision close?', 'Activision Blizzard.parent.name=Microsoft.since'],
    [
      'when did Microsoft complete its takeover of Nuance',
      'Nuance Communications.parent.name=Microsoft.since',
    ],
  ],
  'days that have a name': [
    ["Apple CFO on New Year's Eve 2024", 'Apple.cfo.at=2024-12-31'],
    ['Wer war Silvester 2024 Finanzchef von Apple?', 'Apple.cfo.at=2024-12-31'],
  ],
  'the day that ends a company’s year': [
    ['When does the fiscal year of Nike end?', 'Nike.fiscal_year_end'],
    ['When does Oracle close its books?', 'Oracle Corporation.fiscal_year_end'],
    ['companies closing their books on 31 May', 'companies.fiscal_year_end=May 31'],
    ['Wann endet das Geschäftsjahr von Nike?', 'Nike.fiscal_year_end'],
  ],
  'names that are no longer borne': [
    ['Wie hieß Meta vorher?', 'Meta Platforms.former_names'],
    ['Under what name did Tesla trade previously?', 'Tesla.former_names'],
    ['Was Tesla ever called Tesla Motors?', 'Tesla.former_names'],
    ['revenue of the company formerly known as Facebook', 'Meta Platforms.revenue'],
  ],
  'rivers and states that are no more': [
    ['which countries does the Rhine run through', 'Rhine River.country'],
    ['which countries emerged from the break-up of Czechoslovakia', 'Czechoslovakia.successors'],
  ],
  'what is denied behind what it is denied of': [
    ['Welche EU-Länder nutzen den Euro nicht?', 'countries.currency!=Euro.member_of=European Union'],
  ],
  'financings of a time': [
    ['Anthropic funding rounds in 2025', 'funding_rounds.company=Anthropic.date=2025.amount'],
    ['How much did OpenAI raise in October 2024?', 'funding_rounds.company=OpenAI.date=2024-10.amount'],
  ],
  'one average of several years': [
    [
      'average annual revenue of Ford between 2020 and 2024',
      'Ford Motor Company.at=2020..2024.average(revenue_history)',
    ],
  ],
  'the newest of a union, and since when': [
    [
      'latest NATO member and since when',
      'countries.member_of.name=North Atlantic Treaty Organization.order_by="member_of.since" DESC.limit=1',
    ],
  ],
  'the figure of a month, where its average is asked for': [
    ['USDJPY monthly average June 2026', 'USD/JPY.latest_value.at=2026-06'],
  ],
  'the years before the one that a growth ends with': [
    ['Microsoft revenue 5y CAGR to 2023', 'Microsoft.revenue_annual_growth.at=2018, 2023'],
    ['Umsatzwachstum von Nike über drei Jahre bis 2024', 'Nike.revenue.at=2021, 2024'],
  ],
  'whether a figure moved one way every year': [
    ["Has Nike's revenue risen every year since 2019?", 'Nike.revenue_yearly_growth.at=2019..'],
    [
      "Did Netflix's revenue ever fall between 2018 and 2024?",
      'Netflix.at=2018..2024.is(revenue_yearly_growth_history<0)',
    ],
  ],
  'German words for firms of a trade, and for big cities': [
    ['Versicherungskonzerne in Texas', 'companies.industry=Insurance.location=Texas'],
    ['Millionenstädte in Spanien', 'cities.population>1000000.location=Spain'],
  ],
  'who is told by what he is of another': [
    ["Does Apple's CEO sit on Nike's board?", 'Tim Cook.is(directs="Nike, Inc.")'],
    ['Is the parent of LinkedIn headquartered in Redmond?', 'Microsoft.is(headquarters=Redmond)'],
    [
      'Does the owner of GitHub make more profit than Amazon?',
      'Microsoft OR Amazon.order_by=net_income DESC',
    ],
  ],
  'firms in a row without commas': [
    ['employees walmart costco target', 'Walmart OR Costco OR Target Corporation.employee_count'],
  ],
  'countries by their currency, whichever stands first': [
    ['the euro is the currency of which countries', 'countries.currency=Euro'],
  ],
};

describe.each(Object.entries(READINGS))('%s', (_, questions) => {
  test.each(questions)('%s', (question, expression) => {
    expect(readAs(question)).toBe(expression);
  });
});

test.each([
  ['Alphabet gross profit FY2025', 'gross profit'],
  ['Meta gross profit 2024', 'gross profit'],
])('half the name of a figure is no light word of another language: %s', (question, lacking) => {
  const { content, explainability } = engine.answer(question);
  expect(content).toContain(`has no ${lacking}`);
  expect(explainability?.some(({ content: said }) => said.startsWith(EXPRESSION_SHOWN)) ?? false).toBe(false);
});

test('who is told so is said', () => {
  expect(engine.answer("Does Apple's CEO sit on Nike's board?").content).toContain(
    "“Apple's CEO” is read as “Tim Cook”",
  );
});

test.each([
  'when did the Google deal with LinkedIn close',
  'which G7 country does Nestlé come from',
  'revenue of Apple in the june quarter',
])('what is not so, or not said in full, is refused: %s', (question) => {
  expect(engine.answer(question).content).toContain('not in the embedded dataset');
});
