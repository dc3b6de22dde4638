import { whole } from '../whole';

const { engine } = whole;

const ranFor = (question: string): string =>
  (engine.answer(question).explainability ?? []).at(-1)?.content.replace(/^Evaluated as: /, '') ?? '';

const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

const NOT_HELD = /^This is not in the embedded dataset/;

describe('what turns is asked for the first time, and what was so for each time', () => {
  test.each([
    [
      "In which year did McDonald's equity turn negative?",
      'first below $0 in the year that ended on 31 December 2016',
    ],
    ["In welchem Jahr wurde das Eigenkapital von McDonald's negativ?", '31 December 2016'],
    ["when did the equity of McDonald's become negative", 'first below $0'],
    ["in which years was McDonald's equity negative", 'from 31 December 2016 to 31 December 2025'],
    ['When did Boeing make a loss?', 'from 31 December 2019 to'],
    ['In welchen Jahren machte Boeing Verlust?', 'from 31 December 2019 to'],
  ])('%s', (question, words) => {
    expect(said(question)).toContain(words);
    expect(said(question)).not.toMatch(/^Yes/);
  });
});

describe('what is left out is left out of countries, and not what lies in it', () => {
  test.each([
    [
      "which countries use the US dollar but aren't the US",
      'countries.currency=US Dollar.name!=United States',
    ],
    ['countries that use the US dollar except the US', 'countries.currency=US Dollar.name!=United States'],
    ['countries outside Germany that use the euro', 'countries.name!=Germany.currency=Euro'],
    [
      'Not in EU but in NATO: which European countries?',
      'countries.location=Europe.member_of=North Atlantic Treaty Organization.member_of!=European Union',
    ],
    [
      'Welche Länder sind nicht in der EU, aber in der NATO?',
      'countries.member_of!=European Union.member_of=North Atlantic Treaty Organization',
    ],
    [
      'countries outside Europe with more than 100 million people',
      'countries.location!=Europe.population>100000000',
    ],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });
});

describe('firms with a profit or a loss are those alone', () => {
  test.each([
    [
      'Which companies headquartered in Texas had a net loss in 2020?',
      'companies.headquarters=Texas.net_income<0.at=2020',
    ],
    ['Texas companies that had a net profit in 2020', 'companies.net_income>0.location=Texas.at=2020'],
    [
      'companies in Texas that posted an annual loss in 2020',
      'companies.location=Texas.net_income<0.at=2020',
    ],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test('while the loss of one is its figure', () => {
    expect(ranFor('What net loss did Boeing have in 2020')).toBe('Boeing.net_income.at=2020');
  });
});

describe('a time that was said is kept', () => {
  test.each([
    ['top three by revenue growth among US restaurants 2022', '.limit=3.at=2022'],
    ['Texas Instruments revenue each year from 2014', 'Texas Instruments.revenue.at=2014..'],
    ['Texas Instruments revenue each year from 2014 to 2016', 'Texas Instruments.revenue.at=2014..2016'],
    ['AMD vs Intel gross margin 2021 thru 2023', '.at=2021..2023'],
    [
      'how fast did the revenue of Chipotle grow from 2018 to 2023 (CAGR)',
      'revenue_annual_growth.at=2018, 2023',
    ],
  ])('%s', (question, end) => {
    expect(ranFor(question).endsWith(end)).toBe(true);
  });

  test('years of a line of months or quarters are averages, side by side as well', () => {
    expect(ranFor('us gdp in trillions 2008 2009')).toBe(
      'Gross Domestic Product.at=2008, 2009.average(latest_value_history)',
    );
  });

  test('a day of a line of months is looked up in that of days', () => {
    expect(ranFor('us 10 year treasury yield 15 march 2023')).toBe(
      'daily 10-year Treasury yield.latest_value.at=2023-03-15',
    );
  });

  test.each(['Inflationsrate Argentinien letztes Jahr', 'inflation Argentina last year'])(
    '%s: last year is said to be the newest that is held',
    (question) => {
      expect(said(question)).toContain('“Last year” is read as the newest year with data.');
    },
  );
});

describe('names are what they are called today, and codes those of what they stand beside', () => {
  test('the word of a trade does not make a firm another', () => {
    expect(said('Martin Marietta revenue 2022')).toContain('Martin Marietta Materials was');
  });

  test.each([
    'population of the Commonwealth of Nations',
    'Commonwealth of Nations members',
    'What about the other one',
  ])('%s is no other thing', (question) => {
    expect(said(question)).toMatch(NOT_HELD);
  });

  test.each([
    ['Welche Währung hat Albanien und welchen ISO-Code?', 'currency code ALL'],
    ['currency and iso code of Japan', 'currency code JPY'],
  ])('%s', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test('a code in brackets tells which of a name is meant', () => {
    expect(ranFor('Which countries use the CFA franc (XOF)?')).toBe('countries.currency=CFA Franc BCEAO');
    expect(ranFor('Which countries use the CFA franc (XAF)?')).toBe('countries.currency=CFA Franc BEAC');
  });
});

test('what a question asks besides is not left aside as talk', () => {
  expect(said('how much tax will I owe on my MSFT dividends')).toMatch(NOT_HELD);
  expect(said('U.S. imports from China')).not.toContain('Ignored');
});
