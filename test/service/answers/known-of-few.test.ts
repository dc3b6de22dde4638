import { whole } from '../whole';

const { engine } = whole;

const saidOf = (question: string): string => engine.answer(question).content;
const countOf = (expression: string): number => Number(engine.rows(expression).results[0]?.['count']);
const ONLY = /has the (.+?) of only (\d+) of the (\d+) (.+?)\./;

describe('a list of those that meet what few are known for', () => {
  test.each([
    ['count of companies audited by KPMG', 'auditor'],
    ['companies audited by Ernst & Young', 'auditor'],
    ['companies not audited by KPMG', 'auditor'],
    ['how many companies are audited by Deloitte', 'auditor'],
  ])('%s says how many are known', (question, field) => {
    const [, label, known, all] = ONLY.exec(saidOf(question)) ?? [];
    expect([label, Number(known), Number(all)]).toEqual([
      field,
      countOf(`companies.${field}=*.count()`),
      countOf('companies.count()'),
    ]);
  });

  test.each(['companies listed on Nasdaq', 'companies in Texas', 'countries in Africa'])(
    '%s, which is known of most, says nothing',
    (question) => {
      expect(saidOf(question)).not.toMatch(ONLY);
    },
  );

  test('a count of those of which something is known says so', () => {
    expect(saidOf('companies.auditor=*.count()')).toMatch(/^Companies whose auditor is known /);
  });
});

describe('the first of many', () => {
  test.each([
    ['Which country had the highest GDP growth in 2021?', 'Monaco'],
    ["Which country's economy grew fastest in 2021?", 'Monaco'],
  ])('says at once that it is known of few: %s', (question, name) => {
    const said = saidOf(question);
    expect(said).toMatch(
      /^This is known of only \d+ of the \d+ countries in the embedded dataset, too few to tell which of all has the highest real GDP growth rate: of the \d+ it is /,
    );
    expect(said).toContain(`it is **${name}**`);
  });

  test('is it where most are known', () => {
    expect(saidOf("Which country's economy is growing fastest?")).toMatch(/^\*\*Guyana\*\* has the highest/);
    expect(saidOf('top 5 countries by GDP growth in 2023')).toContain('**189**. The 5');
  });

  test('stands in a list beside how many there are', () => {
    expect(saidOf('top 5 countries by GDP growth in 2021')).toMatch(/: \*\*\d+\*\* of \d+\. The 5/);
  });
});

describe('the end of a year that a line of months does not reach', () => {
  test.each([
    '2y treasury yield at the end of 2022',
    'which level did the 2y treasury end 2022 at',
    '2-year treasury yield at year-end 2022',
  ])('%s is no average of that year', (question) => {
    const said = saidOf(question);
    expect(said).toContain('it has no figure of Market Yield on U.S. Treasury Securities at 2-Year');
    expect(said).toContain('December 2022');
  });

  test.each([
    ['2y treasury yield at the end of 2021', '2021-12-01'],
    ['unemployment rate at the end of 2022', '2022-12-01'],
    ['cash of PayPal at the end of 2021', '2021-12-31'],
  ])('%s is of %s', (question, date) => {
    expect(engine.rows(question).results).toEqual([expect.objectContaining({ date })]);
  });
});

test.each([
  'revenue of Apple and Foobarix',
  'total revenue of Apple, Foobarix and Intel',
  'Which is larger: Apple, Foobarix or Intel?',
  'Did Apple, Foobarix and Intel make a loss in 2023?',
])('what is told of all together is not told of some: %s', (question) => {
  expect(whole.engine.rows(question).results).toHaveLength(0);
});
