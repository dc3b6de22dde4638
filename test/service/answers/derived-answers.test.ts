import { whole } from '../whole';

const { engine } = whole;

const ranFor = (question: string): string =>
  (engine.answer(question).explainability ?? []).at(-1)?.content.replace(/^Evaluated as: /, '') ?? '';

const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

const NOT_HELD = /^This is not in the embedded dataset/;

describe('a figure in another currency, by the average of its period or the rate of its day', () => {
  test.each([
    ['GDP of Vietnam in EUR', 'Vietnam.gdp_in_eur'],
    ['Umsatz von Nike 2022 in Euro', 'Nike.revenue_in_eur.at=2022'],
    ['Apple revenue 2023 in billions of yen', 'Apple.revenue_in_jpy.at=2023'],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test('is told with its own and the rate', () => {
    expect(said('Umsatz von Nike 2022 in Euro')).toMatch(
      /^The revenue of Nike, Inc\. was 41\.1 billion EUR .+: \$46\.7 billion .+ at an average of 1\.1353 USD per EUR over the 12 months to May 2022 \(European Central Bank/,
    );
  });

  test('is worked out by the euro where no other rate is held', () => {
    expect(said("McDonald's revenue 2022 in british pounds")).toMatch(
      /18\.9 billion GBP .+ at an average of 1\.2294 USD per GBP over the 12 months to December 2022 \(European/,
    );
  });

  test.each(['number of employees of Apple in euros', 'inflation of Germany in euros'])(
    '%s is none',
    (question) => {
      expect(said(question)).toMatch(NOT_HELD);
    },
  );
});

describe('growth year on year over several years is that of each', () => {
  test.each([
    [
      'Umsatzwachstum Microsoft gegenüber Vorjahr, letzte drei Jahre',
      'Microsoft.revenue_yearly_growth.at=2024..2026',
    ],
    ['Apple revenue growth yoy 2021 to 2023', 'Apple.revenue_yearly_growth.at=2021..2023'],
    ['Apple revenue growth by year 2020 to 2023', 'Apple.revenue_yearly_growth.at=2020..2023'],
    ['Apple revenue growth 2020 to 2023', 'Apple.revenue.at=2020, 2023'],
    ['revenue growth of Apple in 2023 yoy', 'Apple.revenue_growth.at=2023'],
  ])('%s', (question, expression) => {
    expect(ranFor(question)).toBe(expression);
  });

  test('with what it went from and to', () => {
    expect(said('Apple revenue growth yoy 2021 to 2023')).toMatch(/\+33\.3%.+\n.+\+7\.8%.+\n.+-2\.8%/);
  });
});

describe('a statement with a question behind it', () => {
  test.each([
    ['UK joined NATO in 1993, correct?', 'No'],
    ['Tim Cook is the CEO of Apple, right?', 'Yes'],
    ['Polen ist 1999 der NATO beigetreten, richtig?', 'Yes'],
  ])('%s is answered with yes or no', (question, verdict) => {
    expect(said(question)).toMatch(new RegExp(`^${verdict}\\.`));
  });

  test('while behind a figure it says no more', () => {
    expect(ranFor('Apple revenue 2023, right?')).toBe('Apple.revenue.at=2023');
  });
});

describe('what nobody can check is left aside, and that is said', () => {
  test.each(['big tech revenue', 'fancy US banks by revenue'])('%s names what no word says', (question) => {
    expect(said(question)).toMatch(NOT_HELD);
  });
});

describe('of two questions', () => {
  test('both are answered', () => {
    const answer = said('What is the capital of Kenya and who is the CEO of Apple?');
    expect(answer).toContain('Nairobi');
    expect(answer).toContain('Tim Cook');
  });

  test.each([
    ['who audits Apple and when did it start', 'Not answered: “when did it start”.'],
    [
      'Wie viele Bundesländer hat Deutschland und welches ist das bevölkerungsreichste?',
      'Not answered: “welches ist',
    ],
  ])('%s: the one that is left is named', (question, words) => {
    expect(said(question)).toContain(words);
  });

  test('what narrows the first is no second', () => {
    expect(said('companies in Texas and what they eat')).toMatch(NOT_HELD);
  });
});
