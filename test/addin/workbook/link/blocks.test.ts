import { type LinkCell, typedNumbers } from '../../../../src/addin/workbook/link/blocks';

type Rows = readonly (readonly (string | number | null)[])[];

/** The periods of the numbers in the last row. */
function periodsIn(rows: Rows): (string | undefined)[] {
  const cellsOf = (row: Rows[number]) =>
    row.flatMap((value, at): [number, LinkCell][] =>
      value === null ? [] : [[at, { value, isFormula: false, format: undefined }]],
    );
  const sheet = { name: 'S', rows: new Map(rows.map((row, at) => [at, new Map(cellsOf(row))])) };
  const last = typedNumbers(sheet).filter(({ place }) => place.row === rows.length - 1);
  return last.map(({ period }) => period?.period);
}

describe('years', () => {
  it.each<[string, Rows, (string | undefined)[]]>([
    [
      'of two tables',
      [
        [null, 'Apple', null, 'Visa', null],
        [null, 2022, 2023, 2022, 2023],
        ['Revenue', 1.5, 2.5, 3.5, 4.5],
      ],
      ['2022', '2023', '2022', '2023'],
    ],
    [
      'before a restated one',
      [
        [null, 2021, 2022, 2023, 2023],
        ['Revenue', 1.5, 2.5, 3.5, 4.5],
      ],
      ['2021', '2022', '2023', undefined],
    ],
    [
      'before a share',
      [
        [null, 2022, 2023, 0.05],
        ['Revenue', 1.5, 2.5, 3.5],
      ],
      ['2022', '2023', undefined],
    ],
    [
      'of each company down a column',
      [
        ['Name', 'Year', 'Revenue'],
        ...[2021, 2022, 2023, 2021, 2022, 2023].map((year, at) => [at < 3 ? 'Apple' : 'Visa', year, 1.5]),
      ],
      ['2023'],
    ],
  ])('%s are headings', (_name, rows, periods) => {
    expect(periodsIn(rows)).toEqual(periods);
  });

  it('among counts of shops are figures', () => {
    const shops = [1972, 1973, 1973, 1971, 1969, 2129];
    const years = [2019, 2020, 2021, 2022, 2023, 2024];
    const rows = [
      [null, ...years],
      ['Shops', ...shops],
      ['Revenue', ...shops.map((count) => count + 0.5)],
    ];
    expect(periodsIn(rows)).toEqual(years.map(String));
  });
});
