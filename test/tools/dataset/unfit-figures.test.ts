import { isLess, leftOut, markLeftOut } from '../../../tools/dataset/filings/balance';
import {
  markBreaks,
  markOthersShare,
  markUnlikeQuarters,
  markUnlikeYearsToDate,
} from '../../../tools/dataset/filings/breaks';
import type { Figure, Figures } from '../../../tools/dataset/filings/filed-figures';
import { addFourthQuarters, addsUp, isAsListed } from '../../../tools/dataset/filings/fourth-quarters';
import { fillHoles } from '../../../tools/facts/missing-periods';
import {
  pointsOf,
  type Cadence,
  type Cited,
  type Line,
  shortNumber,
} from '../../../tools/dataset/filings/line';
import { lineName } from '../../../tools/dataset/filings/line-names';
import { factKey, ofOneConcept } from '../../../tools/facts/revenue-concept';
import { bringToSingleShares, markChangedShares } from '../../../tools/dataset/filings/shares';
import { turnedBy } from '../../../tools/facts/redefined-tags';
import { leaveOutOtherIncomes, leaveOutUnfit } from '../../../tools/dataset/filings/unfit-figures';

/** A point as it stands: its value, and where it differs its cite, its tag and what was said first. */
type Told = number | (Partial<Cited> & { value: number });

const QUARTERS = ['03-31', '06-30', '09-30', '12-31'];

/** A line by the end of its periods. */
function line(name: string, cadence: Cadence, points: Readonly<Record<string, Told>>): Line {
  const figures: Figures = {
    cik: '1',
    line: name,
    concept: name,
    unit: 'USD',
    cadence: cadence === 'a' ? 'annual' : 'quarterly',
    data: [],
    split_adjusted: [],
  };
  const cited = Object.entries(points).map(([end, told]): [string, Cited] => [
    end,
    { cite: '', tag: 'Revenues', ...(typeof told === 'number' ? { value: told } : told) },
  ]);
  return { figures, name: lineName(figures)!, cadence, points: new Map(cited) };
}

/** Quarters of a year, oldest first; the fourth where there are four. */
const quartersOf = (year: number, values: readonly Told[]): Record<string, Told> =>
  Object.fromEntries(values.map((told, at) => [`${String(year)}-${QUARTERS[at] ?? ''}`, told]));

const calendarOf = (...years: number[]): Parameters<typeof addFourthQuarters>[1] => ({
  years: years.map((year) => `${String(year)}-12-31`),
  quarters: years.flatMap((year) => QUARTERS.map((end) => `${String(year)}-${end}`)),
  firstYear: years[0],
  turned: new Map(),
});

const valuesOf = (lines: readonly Line[], name: string, cadence: Cadence): Record<string, number> =>
  Object.fromEntries([...pointsOf(lines, name, cadence)].map(([end, { value }]) => [end, value]));

describe('a fourth quarter', () => {
  const derived = (year: Told, three: readonly Told[]): number | undefined => {
    const lines = [
      line('Revenue', 'a', { '2024-12-31': year }),
      line('Revenue', 'q', quartersOf(2024, three)),
    ];
    addFourthQuarters(lines, calendarOf(2024));
    return valuesOf(lines, 'Revenue', 'q')['2024-12-31'];
  };

  test('is the year less the other three', () => {
    expect(derived(410, [100, 100, 100])).toBe(110);
  });

  test('is left out where the year is restated and the quarters are not', () => {
    expect(derived({ value: 390, cite: '3', first: 410 }, [100, 100, 100])).toBeUndefined();
  });

  test('is left out where a quarter is read in no known filing', () => {
    expect(derived(410, [100, { value: 100, cite: '?' }, 100])).toBeUndefined();
  });

  test.each([
    ['negative', 290],
    ['beyond the other quarters', 700],
  ])('is left out where it is %s', (_, year) => {
    expect(derived(year, [100, 100, 100])).toBeUndefined();
  });

  test('of other lines goes with a revenue that cannot be', () => {
    const lines = [
      line('Revenue', 'a', { '2024-12-31': 700 }),
      line('Revenue', 'q', quartersOf(2024, [100, 100, 100])),
      line('Operating income', 'a', { '2024-12-31': 60 }),
      line('Operating income', 'q', quartersOf(2024, [10, 10, 10])),
    ];
    addFourthQuarters(lines, calendarOf(2024));
    expect(valuesOf(lines, 'Operating income', 'q')['2024-12-31']).toBeUndefined();
  });

  test('worked out does not prove that quarters sum to their years', () => {
    const quarters = line('Revenue', 'q', quartersOf(2024, [10, 10, 10]));
    const lines = [line('Revenue', 'a', { '2024-12-31': 130 }), quarters];
    expect(addsUp(lines, quarters, calendarOf(2024))).toBe(false);
  });
});

describe('a figure is left out', () => {
  const left = (...lines: Line[]): Record<string, Record<string, number>> => {
    leaveOutUnfit(lines);
    return Object.fromEntries(
      lines.map(({ figures, cadence }) => [
        `${figures.line} ${cadence}`,
        valuesOf(lines, figures.line, cadence),
      ]),
    );
  };

  test('where a shell filed a revenue of nothing', () => {
    expect(left(line('Revenue', 'a', { '2014-12-31': 0, '2015-12-31': 5 }))).toEqual({
      'Revenue a': { '2015-12-31': 5 },
    });
  });

  test('where the year stands in the place of the quarter, or the quarter is beyond all around it', () => {
    const quarters = { ...quartersOf(2024, [10, 10, 10, 42]), ...quartersOf(2025, [11, 11, 11, 45, 12]) };
    const lines = left(line('Revenue', 'a', { '2024-12-31': 42 }), line('Revenue', 'q', quarters));
    expect(Object.values(lines['Revenue q'] ?? {})).toEqual([10, 10, 10, 11, 11, 11, 12]);
  });

  test('where a cost is a part of the cost, beside the usual share of the revenue', () => {
    const years = { '2022-12-31': 100, '2023-12-31': 110, '2024-12-31': 120 };
    const costs = { '2022-12-31': 70, '2023-12-31': 77, '2024-12-31': 1 };
    const lines = left(line('Revenue', 'a', years), line('Cost of revenue', 'a', costs));
    expect(Object.values(lines['Cost of revenue a'] ?? {})).toEqual([70, 77]);
  });

  test('where a gross profit exceeds the revenue', () => {
    const lines = left(
      line('Revenue', 'a', { '2016-12-31': 43 }),
      line('Gross profit', 'a', { '2016-12-31': 44 }),
    );
    expect(lines['Gross profit a']).toEqual({});
  });

  test('where a cost is as first filed, and revenue and gross profit are restated', () => {
    const lines = left(
      line('Revenue', 'a', { '2018-12-31': { value: 343, cite: '1' } }),
      line('Cost of revenue', 'a', { '2018-12-31': 117 }),
      line('Gross profit', 'a', { '2018-12-31': { value: 212, cite: '1' } }),
    );
    expect([lines['Cost of revenue a'], lines['Gross profit a']]).toEqual([{}, { '2018-12-31': 212 }]);
  });

  test('where a lone sum of debt is nothing', () => {
    expect(left(line('Long-term debt', 'a', { '2022-05-31': 0 }))).toEqual({ 'Long-term debt a': {} });
  });
});

describe('a number of shares', () => {
  const shares = (value: number, perShare?: number): Record<string, number> => {
    const lines = [
      line('Diluted weighted average shares', 'a', { '2024-12-31': value }),
      line('Net income', 'a', { '2024-12-31': 8_223_000_000 }),
      line('Diluted EPS', 'a', perShare === undefined ? {} : { '2024-12-31': perShare }),
    ];
    bringToSingleShares(lines, 'a');
    return valuesOf(lines, 'Diluted weighted average shares', 'a');
  };

  test('filed in millions is brought to single shares where earnings per share prove it', () => {
    expect(shares(721.9, 11.39)).toEqual({ '2024-12-31': 721_900_000 });
  });

  test('is left out where nothing proves in what it is counted', () => {
    expect(shares(721.9)).toEqual({});
  });

  test('is left out where earnings per share stand on the other side of a split', () => {
    expect(shares(7_219_403_000, 11.39)).toEqual({});
  });
});

describe('a revenue that may be a part of the total is the total', () => {
  const years = {
    '2023-12-31': 9_600_000_000,
    '2024-12-31': { value: 7_700_000_000, first: 10_106_000_000 },
  };

  test('where what was first said of the listed year is the list’s figure', () => {
    expect(isAsListed(line('Revenue', 'a', years), 10_100_000_000)).toBe(true);
  });

  test('not where the list says another, or nothing', () => {
    expect(isAsListed(line('Revenue', 'a', years), 10_500_000_000)).toBe(false);
    expect(isAsListed(line('Revenue', 'a', years), undefined)).toBe(false);
  });

  test('not where a year is of an unknown tag', () => {
    const mixed = { ...years, '2022-12-31': { value: 9_000_000_000, tag: null } };
    expect(isAsListed(line('Revenue', 'a', mixed), 10_100_000_000)).toBe(false);
  });
});

describe('a figure per share that a later report changed', () => {
  const cites = (eps: readonly Told[], shares: readonly Told[] = []): string[] => {
    const byQuarter = (told: readonly Told[]) => quartersOf(2024, told);
    const lines = [
      line('Diluted EPS', 'q', byQuarter(eps)),
      { ...line('Diluted weighted average shares', 'q', byQuarter(shares)) },
    ];
    lines[1]!.figures = { ...lines[1]!.figures, unit: 'shares' };
    markChangedShares(lines);
    return lines.flatMap(({ points }) => [...points.values()].map(({ cite }) => cite));
  };
  const changed = (value: number, first?: number): Told => ({ value, first, cite: '1' });

  test('is restated', () => {
    expect(cites([0.5, changed(0.78, 0.68), changed(4.69, 4.7), changed(0.1, 0.1)])).toEqual([
      '',
      'r1',
      'r1',
      '1',
    ]);
  });

  test('is on the shares after a split where numbers of shares or several figures tell it', () => {
    const shares = [{ value: 5_600_000_000, first: 2_700_000_000, cite: '1' }];
    expect(cites([changed(0.06, 0.17)], shares)).toEqual(['r1', 'r1']);
    expect(cites([changed(0.06, 0.17)], [{ value: 8_100_000_000, first: 2_700_000_000, cite: '1' }])).toEqual(
      ['a1', 'a1'],
    );
    expect(cites([changed(1, 2), changed(1.1, 2.2), changed(1.2, 2.4)])).toEqual(['a1', 'a1', 'a1']);
    expect(cites([changed(1, 2)])).toEqual(['r1']);
  });

  test('is restated where another filing before it said otherwise', () => {
    expect(cites([{ value: 1, cite: '1', isRestated: true }])).toEqual(['r1']);
  });
});

describe('a line breaks', () => {
  const cites = (
    points: Readonly<Record<string, Told>>,
    quarters: Readonly<Record<string, Told>> = {},
  ): string[] => {
    const lines = [line('Revenue', 'a', points), line('Revenue', 'q', quarters)];
    markBreaks(lines, calendarOf(2022, 2023, 2024));
    return [...pointsOf(lines, 'Revenue', 'a').values()].map(({ cite }) => cite);
  };

  test('where a year is restated and the year before is not', () => {
    const restated = { value: 171, first: 204, cite: '1' };
    expect(cites({ '2022-12-31': 202, '2023-12-31': restated, '2024-12-31': 168 })).toEqual(['', 'br1', '']);
  });

  test('for sums alone where a fourth quarter stands as filed beside those that the next year changed', () => {
    const filed = '2024-11-09';
    const quarters = line('Revenue', 'q', {
      '2023-09-30': { value: 102, first: 100, cite: '1' },
      ...{ '2023-12-31': 100, '2024-03-31': 100, '2024-06-30': 100 },
    });
    const third = [null, '2023-09-30', 102, '10-Q', filed, null, 'filing', 1, 'Revenues'] as const;
    quarters.figures = { ...quarters.figures, data: [third] };
    markBreaks([quarters], calendarOf(2023, 2024));
    expect([...quarters.points.values()].map(({ cite }) => cite)).toEqual(['r1', 'm', 'm', '']);
  });

  test('for sums alone where a quarter tells those before it a little otherwise', () => {
    const quarters = line('Revenue', 'q', {
      '2024-03-31': 100,
      '2024-06-30': { value: 100, isSlightlyOther: true },
    });
    markBreaks([quarters], calendarOf(2024));
    expect([...quarters.points.values()].map(({ cite }) => cite)).toEqual(['', 'm']);
  });

  test('not where both were restated alike, or little', () => {
    const alike = (value: number, first: number, cite: string): Told => ({ value, first, cite });
    expect(cites({ '2022-12-31': 200, '2023-12-31': alike(199, 200, '1') })).toEqual(['', 'r1']);
    expect(
      cites({
        '2022-12-31': 202,
        '2023-12-31': alike(171, 204, '1'),
        '2024-12-31': alike(168, 200, '2'),
      }),
    ).toEqual(['', 'br1', 'r2']);
  });

  test('where a figure of no known filing, or of a later report alone, is out of all proportion to the other', () => {
    const of = (value: number, cite: string): Told => ({ value, cite });
    expect(cites({ '2022-12-31': 400, '2023-12-31': of(200, '?') })).toEqual(['', 'b?']);
    expect(cites({ '2022-12-31': of(100, '?'), '2023-12-31': 200 })).toEqual(['?', 'b']);
    expect(cites({ '2022-12-31': 400, '2023-12-31': of(200, '0') })).toEqual(['', 'b0']);
    // What a first report tells of the years before it is of its own basis.
    expect(cites({ '2022-12-31': of(100, '0'), '2023-12-31': 200 })).toEqual(['0', '']);
    expect(cites({ '2022-12-31': 100, '2023-12-31': of(140, '?') })).toEqual(['', '?']);
  });

  test('at a year that is read in no known filing, and smaller than the one before and than its quarters', () => {
    const years = { '2022-12-31': 400, '2023-12-31': { value: 320, cite: '?' } };
    expect(cites(years, quartersOf(2023, [100, 100, 100]))).toEqual(['', 'b?']);
    expect(cites(years, quartersOf(2023, [80, 80, 80]))).toEqual(['', '?']);
  });

  test('after a year whose quarters are already shown on the next basis', () => {
    const later = (value: number): Told => ({ value, cite: '?' });
    const quarters = quartersOf(2023, [80, later(62), later(62)]);
    expect(cites({ '2023-12-31': 326, '2024-12-31': 246 }, quarters)).toEqual(['', 'b']);
  });
});

const filedIn = (year: number, value: number, tag: string): Figure => [
  null,
  `${String(year)}-12-31`,
  value,
  '10-K',
  `${String(year + 1)}-02-01`,
  String(year),
  'filing',
  2,
  tag,
];
const revenueOf = (data: readonly Figure[]): Figures => ({
  ...line('Revenue', 'a', {}).figures,
  data: [...data],
});
const factsOf = (data: readonly Figure[]): Parameters<typeof ofOneConcept>[2] => ({
  latest: new Map(data.map((each) => [factKey('1', each[8] ?? '', 'annual', each[1]), each])),
  first: new Map(),
});
const [net, gross] = ['Revenues', 'RevenueFromContractWithCustomerExcludingAssessedTax'];

describe('a revenue is of one concept', () => {
  test('that of its total, where a year shows another and the total was filed for it too', () => {
    const lines = [revenueOf([filedIn(2022, 222, net), filedIn(2021, 298, gross)])];
    const [{ data }] = ofOneConcept(lines, lines, factsOf([filedIn(2021, 189, net)])) as [Figures];
    expect(data.map(([, , value]) => value)).toEqual([222, 189]);
  });

  test('left out where the total was not filed and the other is known to differ from it', () => {
    const lines = [revenueOf([filedIn(2022, 222, net), filedIn(2023, 360, gross)])];
    const known = factsOf([filedIn(2022, 222, net), filedIn(2022, 340, gross)]);
    const [{ data }] = ofOneConcept(lines, lines, known) as [Figures];
    expect(data.map(([, , value]) => value)).toEqual([222]);
  });

  test('and stays where a filer changed the tag alone', () => {
    const lines = [revenueOf([filedIn(2022, 222, net), filedIn(2023, 230, gross)])];
    const known = factsOf([filedIn(2022, 222, net), filedIn(2022, 222, gross)]);
    expect(ofOneConcept(lines, lines, known)).toEqual(lines);
  });
});

describe('a hole of a line is closed', () => {
  const valuesIn = (lines: readonly Figures[]): number[][] =>
    lines.map(({ data }) => data.map(([, , value]) => value));

  test('by what was filed under its tag, oldest first, and gone on with under one that says the same', () => {
    const lines = [revenueOf([filedIn(2017, 117, net), filedIn(2019, 119, net)])];
    const own = [2016, 2017, 2018, 2019].map((year) => filedIn(year, year - 1900, net));
    const next = [2017, 2019, 2020].map((year) => filedIn(year, year - 1900, gross));
    expect(valuesIn(fillHoles(lines, factsOf([...own, ...next])))).toEqual([[116, 117, 118, 119, 120]]);
  });

  test('not under a tag that says another of any year, nor under one that says the same of a single year', () => {
    const lines = [revenueOf([2017, 2018, 2019].map((year) => filedIn(year, year - 1900, net)))];
    const other = [filedIn(2017, 117, gross), filedIn(2018, 118, gross), filedIn(2019, 150, gross)];
    const lone = [filedIn(2019, 119, 'RevenuesNetOfInterestExpense')];
    const newest = [filedIn(2020, 160, gross), filedIn(2020, 160, 'RevenuesNetOfInterestExpense')];
    expect(fillHoles(lines, factsOf([...other, ...lone, ...newest]))).toEqual(lines);
  });

  test('not with twelve months that end in another line’s year, nor with a share’s', () => {
    const years = [filedIn(2018, 118, net), filedIn(2019, 119, net)];
    const twelveMonths: Figure = [null, '2020-06-30', 130, '10-Q', '2020-08-01', '1', 'filing', 2, net];
    const income = { ...revenueOf([filedIn(2020, 20, 'NetIncomeLoss')]), line: 'Net income' };
    const perShare = { ...revenueOf(years), line: 'Diluted EPS', unit: 'USD/shares' };
    const lines = [revenueOf(years), income];
    expect(fillHoles(lines, factsOf([...years, twelveMonths]))).toEqual(lines);
    expect(fillHoles([perShare], factsOf([...years, filedIn(2020, 140, net)]))).toEqual([perShare]);
  });
});

describe('a tag that a company turned to another measure', () => {
  const first = new Map([[factKey('1', net, 'annual', '2017-12-31'), 1415]]);
  const turned = (beside: number, latest = 1085): boolean[] => {
    const years = [filedIn(2016, 1199, net), filedIn(2017, latest, net), filedIn(2018, 1218, net)];
    const facts = factsOf([...years, filedIn(2017, beside, gross)]);
    return [...years, filedIn(2018, 958, gross)].map((each) => turnedBy({ ...facts, first })('1', each));
  };

  test('tells no revenue from the report on that changes a year which another tag says as it was', () => {
    expect(turned(1479)).toEqual([false, true, true, false]);
  });

  test('is none where no other tag says that year as it was, or it was changed little', () => {
    expect(turned(1000)).toEqual([false, false, false, false]);
    expect(turned(1415, 1400)).toEqual([false, false, false, false]);
  });
});

describe('what its own period contradicts', () => {
  const EQUITY = 'Total equity (parent, or including noncontrolling interests where the tag says so)';
  const million = (each: Told): Told =>
    typeof each === 'number' ? each * 1e6 : { ...each, value: each.value * 1e6 };
  const years = (name: string, told: readonly Told[]): Line =>
    line(
      name,
      'a',
      Object.fromEntries(told.map((each, at) => [`${String(2022 + at)}-12-31`, million(each)])),
    );
  const left = (lines: readonly Line[], name: string, cadence: Cadence = 'a'): number[] => {
    leaveOutUnfit(lines);
    return Object.values(valuesOf(lines, name, cadence)).map((value) => value / 1e6);
  };
  const unknown = (value: number): Told => ({ value, cite: '?' });

  test('an equity of nothing is another company’s', () => {
    expect(left([years(EQUITY, [0, 400])], EQUITY)).toEqual([400]);
  });

  test.each([
    ['the parent’s between those of all owners', unknown(200), [400, 410]],
    ['restated beside assets as they were filed', unknown(450), [400, 410]],
    ['as large as the sheet says', unknown(405), [400, 405, 410]],
    ['read in the own report', 200, [400, 200, 410]],
  ])('an equity that is %s', (_, equity, kept) => {
    const lines = [
      years('Total assets', [1000, 1000, 1000]),
      years('Total liabilities', [600, 595, 590]),
      years(EQUITY, [400, equity, 410]),
    ];
    expect(left(lines, EQUITY)).toEqual(kept);
  });

  test('the sheet and the quarters of a shell go, and what it filed when it had nothing', () => {
    const lines = [
      years('Revenue', [4000, 4100, 4200]),
      years('Total assets', [700, 4600, 5000]),
      years('Total liabilities', [25, 5300, 4500]),
      years(EQUITY, [-540, -700, 500]),
      line('Net income', 'q', quartersOf(2022, [1e6, 1e6, 1e6, 1e6])),
    ];
    expect(left(lines, 'Total assets')).toEqual([4600, 5000]);
    expect(valuesOf(lines, 'Net income', 'q')).toEqual({});
    expect(left([years('Total assets', [0.025, 700])], 'Total assets')).toEqual([700]);
  });

  test.each([
    ['quarters of no known filing beside a year of its own report', 400, unknown(40), [400], []],
    ['a year of no known filing beside quarters of their own', unknown(400), 40, [], [40, 40, 40, 40]],
    ['both, where none is of a known filing', unknown(400), unknown(40), [], []],
    ['nothing, where all stand in their own reports', 400, 40, [400], [40, 40, 40, 40]],
    ['nothing, where they are the year', unknown(400), unknown(102), [400], [102, 102, 102, 102]],
  ])(
    'of a year and its quarters that contradict each other go %s',
    (_, year, quarter, ofYear, ofQuarters) => {
      const lines = [
        years('Operating income', [year]),
        line('Operating income', 'q', quartersOf(2022, Array<Told>(4).fill(million(quarter)))),
      ];
      expect(left(lines, 'Operating income')).toEqual(ofYear);
      expect(left(lines, 'Operating income', 'q')).toEqual(ofQuarters);
    },
  );
});

describe('a revenue that no known filing tells, far from the year before', () => {
  const marks = (values: readonly Told[], assets: readonly Told[] = []): (string | undefined)[] => {
    const at = (told: readonly Told[]): Record<string, Told> =>
      Object.fromEntries(told.map((each, place) => [`${String(2018 + place)}-12-31`, each]));
    const revenue = line('Revenue', 'a', at(values));
    markBreaks([revenue, line('Total assets', 'a', at(assets))], calendarOf(2018, 2019, 2020, 2021));
    return [...revenue.points.values()].map(({ cite }) => cite);
  };
  const unknown = (value: number): Told => ({ value, cite: '?' });

  test('begins another basis', () => {
    expect(marks([100, unknown(45), 44])).toEqual(['', 'b?', '']);
    expect(marks([100, unknown(200)], [100, 110])).toEqual(['', 'b?']);
  });

  test('is growth where it lies on the course between the years that are proved', () => {
    expect(marks([100, unknown(190), 400])).toEqual(['', '?', '']);
  });

  test('is growth where the assets of both reports grow alike', () => {
    expect(marks([100, unknown(200)], [100, 190])).toEqual(['', '?']);
  });
});

test('a quarter that its years to date contradict says so, unless it is restated or on another basis', () => {
  const marked = (told: Told): string | undefined => {
    const revenue = line('Revenue', 'q', { '2024-09-30': told });
    markUnlikeYearsToDate([revenue], new Map([['1|Revenue|2024-09-30', [120e6, 130e6]]]));
    return revenue.points.get('2024-09-30')?.cite;
  };
  expect(marked(131e6)).toBe('');
  expect(marked(90e6)).toBe('y');
  expect(marked({ value: 90e6, cite: '?' })).toBe('y?');
  expect(marked({ value: 90e6, cite: 'b' })).toBe('b');
  expect(marked({ value: 90e6, cite: '3' })).toBe('3');
});

test('a net income of no known filing goes that earnings per share and shares contradict', () => {
  const left = (last: Told): string[] => {
    const ends = ['2021-12-31', '2022-12-31', '2023-12-31'];
    const at = (told: readonly Told[]): Record<string, Told> =>
      Object.fromEntries(told.map((each, place) => [ends[place] ?? '', each]));
    const lines = [
      line('Net income', 'a', at([102, 204, last])),
      line('Diluted EPS', 'a', at([1, 2, 3])),
      line('Diluted weighted average shares', 'a', at([100, 100, 100])),
    ];
    leaveOutOtherIncomes(lines);
    return [...pointsOf(lines, 'Net income', 'a').keys()].filter((end) => end === '2023-12-31');
  };
  expect(left({ value: 306, cite: '?' })).toHaveLength(1);
  expect(left({ value: 276, cite: '?' })).toEqual([]);
  expect(left({ value: 330, cite: '?' })).toEqual([]);
  expect(left({ value: 330, cite: 'n?' })).toHaveLength(1);
  expect(left({ value: 276, cite: '' })).toHaveLength(1);
});

describe('a net income', () => {
  const marked = (incomes: readonly Told[], eps: readonly number[]): string[] => {
    const at = (told: readonly Told[]): Record<string, Told> =>
      Object.fromEntries(told.map((each, place) => [`${String(2020 + place)}-12-31`, each]));
    const income = line('Net income', 'a', at(incomes));
    const lines = [
      income,
      line('Diluted EPS', 'a', at(eps)),
      line('Diluted weighted average shares', 'a', at(eps.map(() => 100))),
    ];
    markOthersShare(lines);
    return [...income.points.values()].map(({ cite }) => cite);
  };

  test('that is what a share earns on all shares belongs to their holders', () => {
    expect(marked([102, 205, 305], [1, 2, 3])).toEqual(['', '', '']);
  });

  test('that is more has in it what belongs to others, also where one year tells no earnings per share', () => {
    expect(marked([120, { value: 250, cite: '?' }, 390, 400], [1, 2, 3])).toEqual(['n', 'n?', 'n', 'n']);
  });

  test('says so where its tag does', () => {
    expect(marked([{ value: 100, tag: 'ProfitLoss' }], [])).toEqual(['n']);
  });

  test('is the holders’ under such a tag too where earnings per share prove it, also of a loss', () => {
    expect(marked([{ value: 100, tag: 'ProfitLoss' }], [1])).toEqual(['']);
    expect(marked([{ value: -100, tag: 'ProfitLoss' }], [-1])).toEqual(['']);
  });

  test('of the parent by its tag may be less than the earnings per share of diluted shares make', () => {
    expect(marked([{ value: 270, tag: 'NetIncomeLoss' }], [3])).toEqual(['']);
    expect(marked([{ value: 330, tag: 'NetIncomeLoss' }], [3])).toEqual(['n']);
    expect(marked([{ value: -270, tag: 'NetIncomeLoss' }], [-3])).toEqual(['n']);
  });

  test('of a quarter is told by the shares of the years around it, where that is so of most quarters', () => {
    const shares = { '2023-12-31': 90, '2024-12-31': 110 };
    const marks = (incomes: readonly number[]): string[] => {
      const income = line('Net income', 'q', quartersOf(2024, incomes));
      const eps = quartersOf(2024, [1, 1, 1, 1]);
      markOthersShare([
        ...[income, line('Diluted EPS', 'q', eps)],
        line('Diluted weighted average shares', 'a', shares),
      ]);
      return [...income.points.values()].map(({ cite }) => cite);
    };
    expect(marks([140, 150, 160, 100])).toEqual(['n', 'n', 'n', '']);
    expect(marks([91, 100, 109, 160])).toEqual(['', '', '', '']);
  });
});

test.each([
  [67_702_000_000, '67702e6'],
  [-1_234_500, '-1234500'],
  [-2_000, '-2e3'],
  [0, '0'],
  [3.16, '3.16'],
  [100, '100'],
  [undefined, ''],
])('the number %s is written as “%s”', (value, text) => {
  expect(shortNumber(value)).toBe(text);
  expect(Number(text)).toBe(value ?? 0);
});

test.each([
  ['noncontrolling interests', 44, [44, 9], 'p'],
  ['redeemable ones', 44, [9, 44], 't'],
  ['redeemable ones of two kinds', 44, [9, 40, 4], 't'],
  ['both', 44, [40, 4], 'pt'],
  ['what no amount is', 44, [30, 4], 'l'],
  ['what is not known', 44, undefined, 'l'],
] as const)('an equity leaves out %s', (_, rest, amounts, marks) => {
  expect(leftOut(rest, 1000, amounts)).toBe(marks);
});

test.each<[string, [number, number, number], boolean]>([
  ['by more than its last digit', [31_053e6, 18_821e6, 12_227e6], true],
  ['by what three rounded sums leave open', [31_053e6, 18_821e6, 12_231e6], false],
  ['by what thousands leave open beside millions', [31_053_400e3, 18_821e6, 12_231e6], false],
  ['by thousands', [31_053_403e3, 18_821_001e3, 12_232_399e3], true],
  ['by nothing, being more', [31_053e6, 18_821e6, 12_240e6], false],
])('an equity is less than assets minus liabilities %s', (_, sums, expected) => {
  expect(isLess(...sums)).toBe(expected);
});

test('a small amount that is not all that is left out proves nothing', () => {
  expect(leftOut(5e6, 31_053e6, [3e6])).toBe('l');
  expect(leftOut(5e6, 31_053e6, [5e6])).toBe('p');
});

test.each([
  ['leaves out more than it did', [600, 556], undefined, [undefined, true]],
  ['leaves out no more', [556, 600], undefined, [false, true]],
  ['has redeemable interests beside it', [600, 556], [0, 44], [undefined, false]],
  ['leaves out the same', [556, 556], undefined, [false, false]],
] as const)('an equity that %s is of another basis or not', (_, equities, amounts, isNew) => {
  const at = (values: readonly number[]): Record<string, number> =>
    Object.fromEntries(values.map((value, place) => [`${2023 + place}-12-31`, value]));
  const equity = line('Total equity', 'a', at(equities));
  const lines = [
    line('Total assets', 'a', at([1000, 1000])),
    line('Total liabilities', 'a', at([400, 400])),
    equity,
  ];
  markLeftOut(lines, '1', new Map(amounts === undefined ? [] : [['1|2024-12-31', amounts]]));
  expect([...equity.points.values()].map(({ isNewBasis }) => isNewBasis)).toEqual(isNew);
});

test('a year that is not the sum of its quarters says so, restated or not', () => {
  const marked = (year: Told): string | undefined => {
    const whole = line('Revenue', 'a', { '2024-12-31': year });
    markUnlikeQuarters([whole, line('Revenue', 'q', quartersOf(2024, [1e9, 1e9, 1e9, 1e9]))]);
    return whole.points.get('2024-12-31')?.cite;
  };
  expect(marked(4.003e9)).toBe('');
  expect(marked(4.005e9)).toBe('y');
  expect(marked({ value: 3.5e9, cite: 'r3' })).toBe('yr3');
});
