import { whole } from '../whole';

const said = (question: string): string => whole.engine.answer(question).content;

describe('a share of a time for which one of its figures is lacking', () => {
  test.each([
    ['net margin of Apple 2009', '2009', 'net income'],
    ['equity ratio of 3M 2014', '2014', "stockholders' equity"],
    ['3M.equity_percent_of_total_assets.at=2014', '2014', "stockholders' equity"],
    ['debt to equity of Apple 2011', '2011', "stockholders' equity"],
  ])('is none, and not the newest: %s', (question, year, lacking) => {
    expect(said(question)).toMatch(
      new RegExp(`^This is not in the embedded dataset: .* for ${year}, because it has no`),
    );
    expect(said(question)).toContain(lacking);
  });

  test('is left out where those of other years are held', () => {
    const years = said('ROE of Lockheed Martin for each year 2017-2021');
    for (const year of [2018, 2019, 2020, 2021])
      expect(years).toContain(`for the year that ended on 31 December ${year}`);
    expect(years).not.toContain('2025');
  });

  test('is that of the period where both are held, and the newest where no time is asked for', () => {
    expect(said('net margin of Microsoft 2023')).toContain('34.1%');
    expect(said('gross margin of Apple')).toContain('2025');
  });
});

test.each([
  // In German, whose “gross” is large, nothing was left unsaid.
  ['amd gross proft q4 2021', 'gross profit of Advanced Micro Devices'],
  // The measure behind “as % of” was taken for one of those that are compared.
  [
    'capex as % of operating cash flow, Chevron vs ConocoPhillips, 2014 through 2020',
    'capital expenditure as a percentage of operating cash flow of ConocoPhillips',
  ],
  ['population growth annualised of Nigeria 1990-2020', '+2.7%'],
])('every word counts: %s', (question, expected) => {
  expect(said(question)).toContain(expected);
});

test('a total of several named over several years is told year by year, and not as that of the last', () => {
  const total = said('total revenue of Apple and Microsoft 2020 to 2022');
  for (const year of [2020, 2021, 2022]) expect(total).toContain(String(year));
  expect(total).toContain('of Apple Inc. and Microsoft');
  expect(total).not.toContain('from 2020 to 2022 is');
  expect(total).not.toContain('no such figure');
});
