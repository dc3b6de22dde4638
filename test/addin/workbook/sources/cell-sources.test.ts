import { freeze } from '../../../../src/addin/workbook/freeze/freeze';
import { audit } from '../../../../src/addin/workbook/sources/audit';
import { openLive, type LiveWorkbook } from '../plan/live-workbook';
import { quietActivity } from '../quiet-activity';
import { UNMARKED } from '../unmarked';
import { UNWATCHED } from '../unwatched';

/** Types a formula and waits for what it shows. */
async function modelOf(formula: string): Promise<LiveWorkbook> {
  const live = await openLive();
  live.model.type('B2', formula);
  await live.calculated();
  return live;
}

/** The first rows of a sheet that an action has written, some of their columns. */
function rowsOf({ model }: LiveWorkbook, name: string, columns: readonly number[]): unknown[][] {
  const sheet = model.sheet(name);
  return Array.from({ length: sheet.used()!.rows - 1 }, (_, row) =>
    columns.map((column) => sheet.at(row + 1, column)?.formula ?? model.valueOf(sheet, row + 1, column)),
  );
}

async function listed(live: LiveWorkbook) {
  const { known } = live.workbook.addIn.runtime.knowledge;
  await audit(
    { known, activity: quietActivity(live.model), wait: () => Promise.resolve() },
    false,
    UNWATCHED,
  );
  return rowsOf(live, 'Sources', [3, 4, 5, 6, 7, 9]);
}

async function logged(live: LiveWorkbook) {
  const { known } = live.workbook.addIn.runtime.knowledge;
  await freeze({ scope: 'workbook', known, marker: UNMARKED, now: 0 }, UNWATCHED);
  return rowsOf(live, 'KER Freeze Log', [6, 7, 8]);
}

const FILED_IN_2015 = expect.stringContaining('/320193/000119312515356351/') as unknown;
/** 28 October 2015, as a serial. */
const PUBLISHED = 42_305;

test.each([
  '=KER.LATEST("Apple Inc.","Revenue","2015-12-31")',
  '=KER.FIGURE("Apple Inc.","Revenue","2015")',
  '=KER.SERIES("Apple Inc.","Revenue","2012","2015")',
  '=KER.HISTORY("Apple Inc.","Revenue","FY2012","FY2015","A")',
])('what %s shows has the document that it was published in, not the newest one', async (formula) => {
  const live = await modelOf(formula);
  expect(await listed(live)).toEqual([
    ['Apple Inc.', 'Revenue', 233_715_000_000, 'SEC EDGAR', PUBLISHED, FILED_IN_2015],
  ]);
  expect(await logged(live)).toEqual([['SEC EDGAR', PUBLISHED, FILED_IN_2015]]);
});

test('a figure that is calculated from a series has its publisher, but no document of another figure', async () => {
  const live = await modelOf('=KER.LATEST("Apple Inc.","Revenue","2015-12-31")');
  live.model.find('B2').sheet.at(1, 1)!.value = 33_387_857_142.9;
  expect(await listed(live)).toEqual([['Apple Inc.', 'Revenue', '', 'SEC EDGAR', '', '']]);
  expect(await logged(live)).toEqual([['SEC EDGAR', '', '']]);
});

describe('of several publishers those are named whose figures stand in a cell', () => {
  test.each([
    ['=KER.LATEST("EUR/USD",,"2017-12-31")', /^(?:ECB|FRED|European Central Bank)$/],
    ['=KER.LATEST("Portugal","GDP",2024)', /^CIA$/],
    ['=KER.LATEST("Portugal","GDP",2025)', /^World Bank$/],
    ['=KER.SERIES("Portugal","GDP",2020)', /^World Bank$/],
  ])('%s', async (formula, publisher) => {
    const rows = await listed(await modelOf(formula));
    expect(rows.map(([, , , source]) => source)).toEqual([expect.stringMatching(publisher)]);
    expect(rows[0]?.[4]).toEqual(expect.any(Number));
  });
});

test('a converted figure names the rate, its months and its publisher', async () => {
  const live = await modelOf(
    '=KER.HISTORY("Oracle","Revenue","FY2024","FY2024","A","currency=CHF; headers=no")',
  );
  const rows = await listed(live);
  expect(rows).toEqual([
    [
      expect.stringContaining('Oracle'),
      'Revenue',
      52_961_000_000,
      'SEC EDGAR',
      expect.any(Number),
      expect.any(String),
    ],
    ['', '× CHF per USD', expect.any(Number), 'ECB', expect.anything(), expect.anything()],
  ]);
  const [[source] = []] = await logged(live);
  expect(source).toMatch(/^SEC EDGAR; × 0\.\d+ CHF per USD, average of 12 months to 2024-05-\d\d, ECB$/);
});

test('a year of quarters has their sum and the day on which the last was published', async () => {
  const live = await modelOf(
    '=KER.HISTORY("Apple Inc.","Revenue (quarterly)",2022,2022,"A","periods=calendar; headers=no")',
  );
  const [row] = await listed(live);
  expect(row?.slice(1, 4)).toEqual([
    'Revenue (quarterly)',
    live.model.valueOf(live.model.sheet('Model'), 1, 2),
    'SEC EDGAR',
  ]);
  // 44,957 is 31 January 2023.
  expect(Number(row?.[4])).toBeGreaterThan(44_957);
  expect(Number(row?.[4])).toBeLessThan(44_990);
});
