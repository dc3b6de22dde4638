import type { Figure, Figures } from '../../../tools/dataset/filings/filed-figures';
import { basisChanges } from '../../../tools/facts/basis-changes';
import { withOwnParts } from '../../../tools/facts/own-parts';
import { proveFigures } from '../../../tools/facts/proof';
import { interestsOf } from '../../../tools/facts/interests';
import { withExactDebts } from '../../../tools/facts/missing-lines';
import { Vintages, withFirstFilings } from '../../../tools/facts/vintages';
import { yearsToDate } from '../../../tools/facts/years-to-date';

const CIK = '0000000001';

/** What a filing said of a period: its value, form and day. */
type Said = readonly [value: number, form: string, filed: string];

/** All that was filed under a tag, by period: `start/end`, or the day of a sheet. */
const filed = (tag: string, periods: Readonly<Record<string, readonly Said[]>>): unknown => ({
  ...{ cik: Number(CIK), tag, unit: 'USD' },
  data: Object.entries(periods).map(([period, said]) => {
    const [start = '', end] = period.split('/');
    // The filings of a day are one.
    const values = said.map(([value, form, day]) => [value, form, day, day.replaceAll('-', '')]);
    return [end === undefined ? null : start, end ?? start, values];
  }),
});

const figures = (
  line: string,
  cadence: Figures['cadence'],
  data: readonly (readonly [period: string, value: number, filed: string, tag: string])[],
): Figures => ({
  ...{ cik: CIK, line, concept: line, unit: 'USD', cadence, split_adjusted: [] },
  data: data.map(([period, value, day, tag]): Figure => {
    const [start = '', end] = period.split('/');
    const span = [end === undefined ? null : start, end ?? start] as const;
    return [...span, value, '10-K', day, day.replaceAll('-', ''), 'filing', 1, tag];
  }),
});

test('a quarter whose report tells the year to date otherwise than the quarters make begins another basis', () => {
  const [first, second, half] = ['2024-01-01/2024-03-31', '2024-04-01/2024-06-30', '2024-01-01/2024-06-30'];
  const changesWith = (sum: number): unknown => {
    const vintages = new Vintages([
      filed('Revenues', {
        [first]: [[100e6, '10-Q', '2024-04-20']],
        [second]: [[110e6, '10-Q', '2024-07-20']],
        [half]: [[sum, '10-Q', '2024-07-20']],
      }),
    ]);
    const quarters = figures('Revenue', 'quarterly', [
      [first, 100e6, '2024-04-20', 'Revenues'],
      [second, 110e6, '2024-07-20', 'Revenues'],
    ]);
    return basisChanges({ annual: [], quarterly: [quarters] }, vintages);
  };
  expect(changesWith(210e6)).toEqual([]);
  expect(changesWith(180e6)).toEqual([{ cik: CIK, line: 'Revenue', cadence: 'q', ends: ['2024-06-30'] }]);
});

test('a quarter whose report tells the one a year before a little otherwise changes sums alone', () => {
  const [before, end] = ['2023-01-01/2023-03-31', '2024-01-01/2024-03-31'];
  const changesWith = (shown: number): unknown => {
    const vintages = new Vintages([
      filed('Revenues', {
        [before]: [
          [100e6, '10-Q', '2023-04-20'],
          [shown, '10-Q', '2024-04-20'],
        ],
        [end]: [[110e6, '10-Q', '2024-04-20']],
      }),
    ]);
    const quarters = figures('Revenue', 'quarterly', [
      [before, 100e6, '2023-04-20', 'Revenues'],
      [end, 110e6, '2024-04-20', 'Revenues'],
    ]);
    return basisChanges({ annual: [], quarterly: [quarters] }, vintages);
  };
  const row = { cik: CIK, line: 'Revenue', cadence: 'q' };
  expect(changesWith(100e6)).toEqual([]);
  expect(changesWith(101e6)).toEqual([{ ...row, ends: [], slight: ['2024-03-31'] }]);
  expect(changesWith(110e6)).toEqual([{ ...row, ends: ['2024-03-31'] }]);
});

test('a year to date less the one before is the quarter, or says what it makes of it', () => {
  const [half, months] = ['2024-01-01/2024-06-30', '2024-01-01/2024-09-30'];
  const madeOf = (quarter: number): unknown => {
    const vintages = new Vintages([
      filed('Revenues', {
        [half]: [
          [210e6, '10-Q', '2024-07-20'],
          [200e6, '10-Q', '2025-07-20'],
        ],
        [months]: [[330e6, '10-Q', '2024-10-20']],
      }),
    ]);
    const third = figures('Revenue', 'quarterly', [
      ['2024-07-01/2024-09-30', quarter, '2024-10-20', 'Revenues'],
    ]);
    return yearsToDate([third], vintages).flatMap(({ ends }) => ends);
  };
  expect(madeOf(120e6)).toEqual([['2024-09-30', 120e6]]);
  expect(madeOf(130.5e6)).toEqual([['2024-09-30', 130.5e6]]);
  expect(madeOf(90e6)).toEqual([['2024-09-30', 120e6, 130e6]]);
});

describe('a revenue that a later report tells smaller', () => {
  const CONTRACT = 'RevenueFromContractWithCustomerExcludingAssessedTax';
  const year = '2021-01-01/2021-12-31';
  const provedWith = (other: number): readonly (number | undefined)[] => {
    const contract: Said[] = [
      [1098e6, '10-K', '2022-02-24'],
      [1040e6, '10-K', '2023-02-24'],
    ];
    const vintages = new Vintages([
      filed(CONTRACT, { [year]: contract }),
      filed('Revenues', { [year]: [[other, '10-K', '2023-02-24']] }),
    ]);
    const annual = [figures('Revenue', 'annual', [[year, 1040e6, '2023-02-24', CONTRACT]])];
    const { annual: proved } = proveFigures({ annual, quarterly: [] }, vintages);
    return proved.flatMap(({ data }) => data.map(([, , value]) => value));
  };

  test('is a part of it where that report tells what was first said under another tag', () => {
    expect(provedWith(1098e6)).toEqual([1098e6]);
  });

  test('is restated where it does not', () => {
    expect(provedWith(1060e6)).toEqual([1040e6]);
  });
});

test('a debt is without what is due within a year, or says by its tag that this may be in it', () => {
  const day = '2024-12-31';
  const said = (value: number): Readonly<Record<string, readonly Said[]>> => ({
    [day]: [[value, '10-K', '2025-02-20']],
  });
  const debtBeside = (...others: readonly unknown[]): unknown => {
    const vintages = new Vintages([filed('LongTermDebt', said(100)), ...others]);
    const debts = figures('Long-term debt', 'instant', [[day, 100, '2025-02-20', 'LongTermDebt']]);
    const [, , value, , , , , , tag] = withOwnParts([debts], vintages)[0]?.data[0] ?? [];
    return [value, tag];
  };
  expect(debtBeside()).toEqual([100, 'LongTermDebt']);
  expect(debtBeside(filed('LongTermDebtCurrent', said(0)))).toEqual([100, 'LongTermDebt']);
  expect(debtBeside(filed('LongTermDebtCurrent', said(10)))).toEqual([100, 'LongTermDebtWithDue']);
  expect(debtBeside(filed('LongTermDebtNoncurrent', said(90)))).toEqual([90, 'LongTermDebtNoncurrent']);
});

test('a figure cites the first filing that says it, under any tag of its line', () => {
  const quarter = '2024-07-01/2024-09-30';
  const contract = 'RevenueFromContractWithCustomerExcludingAssessedTax';
  const firstOf = (...rows: readonly unknown[]): unknown => {
    const given = figures('Revenue', 'quarterly', [[quarter, 100, '2026-02-20', contract]]);
    const [, , , , day, , how] = withFirstFilings([given], new Vintages(rows))[0]?.data[0] ?? [];
    return [day, how];
  };
  const later = filed(contract, { [quarter]: [[100, '10-K', '2025-02-20']] });
  expect(firstOf(later)).toEqual(['2025-02-20', 'first']);
  expect(firstOf(later, filed('Revenues', { [quarter]: [[100, '10-Q', '2024-10-20']] }))).toEqual([
    '2024-10-20',
    'first',
  ]);
  expect(firstOf(filed(contract, { [quarter]: [[99, '10-Q', '2024-10-20']] }))).toEqual([
    '2026-02-20',
    'filing',
  ]);
});

test('a debt that a note rounds is what the own report’s statement says, or is left out', () => {
  const day = '2024-12-31';
  const exactWith = (filedOn: string, value: number): unknown => {
    const vintages = new Vintages([filed('LongTermDebt', { [day]: [[value, '10-K', filedOn]] })]);
    const debts = figures('Long-term debt', 'instant', [
      [day, 7_200e6, '2025-02-20', 'LongTermDebtNoncurrent'],
    ]);
    return withExactDebts([debts], vintages).flatMap(({ data }) => data.map(([, , each]) => each));
  };
  expect(exactWith('2025-02-20', 7_217e6)).toEqual([7_217e6]);
  expect(exactWith('2026-02-20', 7_217e6)).toEqual([]);
  expect(exactWith('2025-02-20', 7_317e6)).toEqual([7_200e6]);
});

test('what belongs to others stands beside the equities of companies that tell it', () => {
  const day = '2024-12-31';
  const said = (value: number): Readonly<Record<string, readonly Said[]>> => ({
    [day]: [[value, '10-K', '2025-02-20']],
  });
  const equity = figures('Total equity', 'instant', [[day, 100, '2025-02-20', 'StockholdersEquity']]);
  const interests = (...rows: readonly unknown[]): unknown =>
    interestsOf([equity], new Vintages(rows)).flatMap(({ ends }) => ends);
  const whole = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
  const redeemable = filed('RedeemableNoncontrollingInterestEquityCarryingAmount', said(7));
  expect(interests(filed('StockholdersEquity', said(100)))).toEqual([]);
  expect(interests(filed('StockholdersEquity', said(100)), filed(whole, said(104)), redeemable)).toEqual([
    [day, 4, 7],
  ]);
  expect(interests(filed('MinorityInterest', said(3)))).toEqual([[day, 3]]);
});
