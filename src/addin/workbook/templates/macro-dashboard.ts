import type { Template } from './template';

const COUNTRIES = ['United States', 'Germany', 'Japan', 'Brazil'];
const LETTERS = ['B', 'C', 'D', 'E'];
const YEARS = { first: 2009, last: 2023 };
const COUNT = YEARS.last - YEARS.first + 1;
const GDP = { row: 8, series: 'GDP (current US dollars)', format: '#,##0' };
const PEOPLE = { row: 27, series: 'Population', format: '#,##0.0' };
const PRICES = { row: 46, series: 'Inflation rate (consumer prices)', format: '0.0' };
const BLOCKS = [GDP, PEOPLE, PRICES];
const PER_HEAD_TITLE = 'GDP per head, current US dollars';

/** The row of the headings of the last block: what each country made per head in the last year. */
const PER_HEAD = 65;
const ROWS = [...BLOCKS.map(({ row }) => row), PER_HEAD];

/** Countries over the years, with charts. */
export const macroDashboard: Template = {
  sheet: 'Macro',
  title: 'Macro dashboard',
  note: `Type countries into B4:E4, ${COUNT} years into B5:C5 and the names of series into A7, A26 and A45 (KER.FIELDS lists them).`,
  cells: {
    A4: 'Countries',
    ...Object.fromEntries(LETTERS.map((letter, at) => [`${letter}4`, COUNTRIES[at] ?? ''])),
    A5: 'Years',
    B5: YEARS.first,
    C5: YEARS.last,
    ...Object.fromEntries(BLOCKS.flatMap((each) => Object.entries(block(each)))),
    ...perHead(),
  },
  headings: [...ROWS.map((row) => `A${row}:E${row}`), `A${PER_HEAD + 1}`],
  sections: ROWS.map((row) => `A${row - 1}`),
  figures: ROWS.map((row) => `B${row}:E${row}`),
  texts: ['B4:E5'],
  inputs: ['B4:E4', 'B5:C5', ...BLOCKS.map(({ row }) => `A${row - 1}`)],
  formats: {
    ...Object.fromEntries(BLOCKS.map(({ row, format }) => [`B${row + 1}:E${row + COUNT}`, format])),
    [`B${PER_HEAD + 1}:E${PER_HEAD + 1}`]: '#,##0',
  },
  widths: [75, 90, 90, 90, 90, 16],
  titleRows: 5,
  charts: [
    ...BLOCKS.map(({ row, series }) => ({
      title: series,
      kind: 'Line' as const,
      data: `A${row}:E${row + COUNT}`,
      from: `G${row}`,
      to: `O${row + COUNT}`,
    })),
    {
      title: PER_HEAD_TITLE,
      kind: 'ColumnClustered',
      data: `A${PER_HEAD}:E${PER_HEAD + 1}`,
      from: `G${PER_HEAD}`,
      to: `O${PER_HEAD + COUNT}`,
    },
  ],
};

/** One row, whose label is text: a chart would take a year for one more figure. Both are in millions. */
function perHead(): Record<string, string> {
  const cells = new Map([
    [`A${PER_HEAD - 1}`, PER_HEAD_TITLE],
    ...Object.entries({ ...headings(PER_HEAD), [`A${PER_HEAD}`]: 'Year' }),
    [`A${PER_HEAD + 1}`, '=$C$5&""'],
  ]);
  for (const letter of LETTERS) {
    cells.set(`${letter}${PER_HEAD + 1}`, `=${letter}${GDP.row + COUNT}/${letter}${PEOPLE.row + COUNT}`);
  }
  return Object.fromEntries(cells);
}

/**
 * Headings are fixed, since a row does not grow with its spill. The unit stands after the series, at no extra
 * request.
 */
function block({ row, series }: typeof GDP): Record<string, string> {
  const above = `A${row - 1}`;
  const asked = (countries: string) => `KER.HISTORY(${countries},${above},$B$5,$C$5,"A"`;
  return {
    [above]: series,
    [`D${row - 1}`]: `=SUBSTITUTE(INDEX(${asked('$B$4')},"scale=millions"),1,2),${above}&" ","")`,
    ...headings(row),
    [`A${row + 1}`]: `=${asked('$B$4:$E$4')},"scale=millions; headers=no")`,
  };
}

function headings(row: number): Record<string, string> {
  const names = LETTERS.map((letter) => [`${letter}${row}`, `=${letter}$4`] as const);
  return { [`A${row}`]: 'Year to', ...Object.fromEntries(names) };
}
