import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';

const { engine } = whole;

const said = (question: string): string => engine.answer(question).content;

/** The expression that an answer shows. */
const readAs = (question: string): string | undefined =>
  engine.answer(question).explainability?.at(-1)?.content.replace(EXPRESSION_SHOWN, '');

/** Questions by the class that they stand for, with the expression that they mean. */
const READINGS: Readonly<Record<string, readonly (readonly [question: string, expression: string])[]>> = {
  'when a figure last fell, year on year': [
    [
      "when did IBM's revenue last fall",
      'IBM.order_by=date DESC.limit=1.is(revenue_yearly_growth_history<0)',
    ],
    [
      "In which quarter did Starbucks' revenue last fall year on year?",
      'Starbucks.order_by=date DESC.limit=1.is(revenue_quarterly_yearly_growth_history<0)',
    ],
    [
      "When did Nike's quarterly revenue last decline compared with the prior year?",
      'Nike.order_by=date DESC.limit=1.is(revenue_quarterly_yearly_growth_history<0)',
    ],
    [
      'Wann sank der Umsatz von IBM zuletzt?',
      'IBM.order_by=date DESC.limit=1.is(revenue_yearly_growth_history<0)',
    ],
    // Of what may be below nothing the amount counts.
    [
      "which years did Boeing's net income decline",
      'Boeing.order_by=date ASC.is(net_income_yearly_change_history<0)',
    ],
  ],
  'what has one day, of several times': [
    [
      'which countries joined NATO in 2009 or 2017',
      'countries.member_of.name=North Atlantic Treaty Organization.member_of.since=2009 OR 2017',
    ],
    [
      'which countries joined NATO in 2009 and 2017',
      'countries.member_of.name=North Atlantic Treaty Organization.member_of.since=2009 OR 2017',
    ],
    ['acquisitions completed in 2019 and 2021', 'acquisitions.date=2019 OR 2021'],
    ['companies founded in 1975 or 2003', 'companies.founded=1975 OR 2003'],
  ],
  'a change between two fiscal years, of names of several words': [
    [
      'By how much did the net income of Bank of America change from fiscal 2023 to fiscal 2024?',
      'Bank of America.net_income.at=FY2023, FY2024',
    ],
    [
      'By how much did the total equity of Old Dominion Freight Line change from fiscal 2024 to fiscal 2025?',
      'Old Dominion Freight Line.equity.at=FY2024, FY2025',
    ],
    [
      'By how much did the total assets of CME change from fiscal 2024 to fiscal 2025?',
      'CME Group.total_assets.at=FY2024, FY2025',
    ],
  ],
  'how often a figure fell, and when it moved most': [
    ["in how many years did IBM's revenue decline", 'IBM.count().is(revenue_yearly_growth_history<0)'],
    ["In which year did Tesla's revenue grow the most?", 'Tesla.maximum(revenue_yearly_growth_history)'],
    [
      "In which quarter of 2020 did Disney's revenue fall most?",
      'The Walt Disney Company.at=2020.minimum(revenue_quarterly_yearly_growth_history)',
    ],
    ["Has IBM's revenue ever fallen?", 'IBM.is(revenue_yearly_growth_history<0)'],
  ],
  'months of inflation by the price index, which has months': [
    [
      'how many months of 2023 was inflation above 4 %',
      'CPI-U nsa.at=2023.count().is(latest_value_yearly_growth_history>4)',
    ],
    ['inflation rate June 2022', 'CPI-U nsa.latest_value_growth.at=2022-06'],
  ],
  'names that are no longer borne': [
    ['Under what name did Elevance operate until 2022?', 'Elevance Health.former_names'],
    ["What was Altria's name before 2003?", 'Altria.former_names'],
  ],
  'what a verb leads to parts a collection': [
    ['How many companies are listed on each exchange?', 'companies.group_by=exchange.count()'],
    ['How many companies are headquartered in each state?', 'companies.group_by=state.count()'],
    ['companies per exchange: how many on Nasdaq', 'companies.exchange=Nasdaq Stock Market.count()'],
  ],
  'in percent, what is in percent': [
    [
      'net profit / total assets in percent, Bank of America 2023',
      'Bank of America.net_income_percent_of_total_assets.at=2023',
    ],
  ],
  'both ends of the range of the Federal Reserve': [
    [
      'Fed range with both limits',
      'Federal Funds Target Range - Lower Limit OR Federal Funds Target Range - Upper Limit.latest_value',
    ],
  ],
  'who owns somebody, and never what he owns': [['Who owns GitHub?', 'GitHub.parent']],
  'two that are offered, of which none is claimed': [
    [
      'Is GDP per capita higher in Norway or Switzerland?',
      'Norway OR Switzerland.order_by=gdp_per_population DESC',
    ],
    ['Is Shell listed in London or Amsterdam?', 'Shell.exchange'],
  ],
  'whether somebody is the first of his kind': [
    ['Is Munich the biggest city in Germany?', 'cities.location=Germany.order_by=population DESC.limit=1'],
  ],
  'German names in the genitive, and verbs in two parts': [
    ['Nikes Umsatz 2024', 'Nike.revenue.at=2024'],
    ['größte Stadt Brasiliens', 'cities.location=Brazil.order_by=population DESC.limit=1'],
    ['Wann trat Kroatien der EU bei?', 'Croatia.member_of.name=European Union.since'],
    [
      'Um wie viel Prozent ist der Umsatz von Eli Lilly 2025 gegenüber dem Vorjahr gestiegen?',
      'Eli Lilly.revenue_growth.at=2025',
    ],
  ],
  'an office before and until': [
    ['Who was CEO of Oracle before the current co-CEOs?', 'Oracle Corporation.former_ceos'],
    ['Until when was Andrew Witty head of UnitedHealth Group?', 'Andrew Witty.left_office'],
    ['Chairman of the board at Boeing?', 'Boeing.chair'],
  ],
  'rates by their ends and in other words': [
    ['When was the euro weakest against the dollar and what was the rate?', 'EUR/USD.minimum(rate_history)'],
    ['What was a euro worth in roubles at the end of January 2022?', 'EUR/RUB.rate.at=2022-01'],
    [
      'How did EUR/USD move from the end of 2020 to the end of 2024?',
      'EUR/USD.latest_value.at=2020-12, 2024-12',
    ],
    [
      'By how much did Brent rise from January 2022 until June 2022?',
      'Brent.latest_value.at=2022-01, 2022-06',
    ],
    ['How many dollars is one euro worth?', 'EUR/USD.rate'],
  ],
  'who came into a union, and who began it': [
    [
      'Who joined the OECD after 2015?',
      'countries.member_of.name=Organisation for Economic Co-operation and Development.member_of.since>2015',
    ],
    [
      'Who were the founding members of ASEAN?',
      'countries.member_of.name=Association of Southeast Asian Nations.member_of.since=1967-08-08',
    ],
    ['List the G7', 'countries.member_of=Group of Seven'],
  ],
  'what stands behind what it tells of': [
    ['Where is the company headquartered that acquired Xilinx?', 'Xilinx.parent.headquarters'],
    ['Robin Washington - which companies is she a director of?', 'Robin Washington.directs'],
    [
      'Who has the most employees out of Walmart, Amazon and Target?',
      'Walmart OR Amazon OR Target Corporation.order_by=employee_count DESC',
    ],
  ],
  'times by halves and quarters of what is dated': [
    ['acquisitions in Q1 2023', 'acquisitions.date>=2023-01.date<=2023-03'],
    ['Which takeovers closed in the first half of 2023?', 'acquisitions.date>=2023-01.date<=2023-06'],
    ['latest acquisition by Broadcom', 'acquisitions.company=Broadcom.order_by=date DESC.limit=1'],
  ],
};

test('a list of several dates is headed by each of them', () => {
  expect(said('acquisitions completed in 2019 or 2021')).toContain('dated in 2019 or 2021');
});

test.each([
  ['Boeing.Net income.at=2018', '$10.5 billion'],
  ['Meta Platforms.R&D.at=2023', '$38.5 billion'],
  ['Starbucks.revenue.at=2024Q4', '$9.4 billion'],
  ['companies.Industry=Banking.count()', 'Banks in the embedded dataset'],
  ['COMPANIES.eps>20.count()', 'Companies with diluted earnings per share above 20'],
  ['companies.headquarters!=Ohio.headquarters!=Iowa.count()', 'Companies not headquartered in Ohio or Iowa'],
  ['companies.name=*Financial*.count()', 'Companies whose names hold Financial'],
  ['Boeing.moons.at=2018', 'it has no field “moons”'],
  ['Boeing.revenue.at=yesterday', 'it is not a time; write it as `2024`'],
  ['Boeing.revenue.at=LTM', 'the last twelve months are asked for in words'],
  [
    'Boeing.revenue.at=15.05.2024',
    'The last that ended before that day is for the year that ended on 31 December 2023',
  ],
  ['companies.net_income<0.at=2021..2023.count()', 'each of 2021 to 2023'],
  ['when was oil above 140 dollars', 'The highest of its'],
  ['Nike revenue in calendar year 2024', 'a calendar year needs four fiscal quarters'],
])('is met however it is written, or named for what it is: %s', (input, told) => {
  expect(said(input)).toContain(told);
});

describe.each(Object.entries(READINGS))('%s', (_class, questions) => {
  test.each(questions)('%s', (question, expression) => {
    expect(readAs(question)).toBe(expression);
  });
});

test('of a fall to below nothing it is told by how much, and since when the figures are held', () => {
  expect(said("In which year did Intel's net income drop the most?")).toContain(
    'The change in net income of Intel was **-$20.4 billion**',
  );
  expect(said('when did us inflation first exceed 5% in 2021')).toContain('Its figures begin in 1914.');
});

test('what nobody owns is not answered with what it owns', () => {
  expect(said('Who owns Microsoft?')).toContain('it has no parent company of Microsoft');
});

test('whose founders may have ratified later are not told', () => {
  expect(said('founding members of the OECD')).toMatch(/^This is not in the embedded dataset/);
});

test('a year of a rate is told by its last fixing', () => {
  expect(said('EUR/USD 2024')).toContain('1.0389 US Dollar** on 31 December 2024');
});

test.each([
  ['Capital of Poland and how many people live there?', 'The population of Warsaw is'],
  ["Who led Anthropic's Series F and how much was raised?", 'raised **$13.0 billion**'],
])('a second half is of what the first tells: %s', (question, words) => {
  expect(said(question)).toContain(words);
  expect(said(question)).not.toContain('Not answered');
});

test('a class of shares is left aside where the figure is the firm’s', () => {
  expect(said('Alphabet class C net income 2024')).toContain('Ignored: “class C”.');
  expect(said('Alphabet class C ticker')).not.toContain('Ignored');
});
