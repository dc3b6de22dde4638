import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

describe('an entity with one series', () => {
  test.each([
    ['=KER.LATEST("UNRATE")', '=KER.LATEST("UNRATE","Unemployment Rate")'],
    ['=KER.LATEST("UNRATE",,"2024-06-30")', '=KER.LATEST("UNRATE","Unemployment Rate","2024-06-30")'],
    [
      '=KER.LATEST({"UNRATE";"Unemployment Rate"})',
      '=KER.LATEST({"UNRATE";"Unemployment Rate"},"Unemployment Rate")',
    ],
    [
      '=KER.SERIES("UNRATE",,"2024-01","2024-06")',
      '=KER.SERIES("UNRATE","Unemployment Rate","2024-01","2024-06")',
    ],
    [
      '=KER.HISTORY("UNRATE",,2023,2023,"Q","aggregate=average")',
      '=KER.HISTORY("UNRATE","Unemployment Rate",2023,2023,"Q","aggregate=average")',
    ],
  ])('needs no name of it: %s', async (without, named) => {
    const only = await workbook.shown(evaluate(without));
    expect(only).toEqual(await workbook.shown(evaluate(named)));
    expect(only.flat().length).toBeGreaterThan(0);
  });
});

test.each(['LATEST', 'SERIES', 'HISTORY'])('%s tells the series of an entity with several', async (name) => {
  expect(await workbook.error(evaluate(`=KER.${name}("Apple Inc.")`))).toMatch(
    /^#VALUE!: Specify one of its \d+ series: "[^"]+"; .*; …$/,
  );
});

test('an entity without a series says so', async () => {
  expect(await workbook.error(evaluate('=KER.LATEST("Satya Nadella")'))).toBe(
    '#N/A: Satya Nadella, a person, has no series. KER.FIELDS lists what it has',
  );
});

test.each(['=KER.LATEST("UNRATE","")', '=KER.SERIES("UNRATE"," ")'])(
  'a blank name is none: %s',
  async (typed) => {
    expect(await workbook.error(evaluate(typed))).toContain('observation must not be blank');
  },
);

test('an only series is asked for what its entity lists and for itself, and no more', async () => {
  const { shown, requests } = await openWorkbook();
  await shown(evaluate('=KER.LATEST("UNRATE")'));
  expect(requests()).toBe(3);
});
