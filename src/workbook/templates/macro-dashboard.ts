import type { Template } from './template';

const COUNTRIES = ['United States', 'Germany', 'Japan', 'Brazil'];
const LETTERS = ['B', 'C', 'D', 'E'];
const YEARS = Array.from({ length: 15 }, (_, index) => 2003 + index);
const GDP = {
  row: 5,
  series: 'Real GDP, national accounts',
  heading: 'Real GDP, trillion 2011 USD',
  unit: 10 ** 6,
};
const PEOPLE = { row: 24, series: 'Population', heading: 'Population, millions', unit: 1 };

/** The row of the headings of the last block: what each country made per head in the last year. */
const PER_HEAD = 43;

/** Countries over the years, with charts. */
export const macroDashboard: Template = {
  sheet: 'Macro',
  title: 'Macro dashboard',
  note: 'Type countries into B5:E5 and the name of a series into G4 or G23 (KER.FIELDS lists them).',
  cells: { ...block(GDP), ...block(PEOPLE), ...perHead() },
  headings: [
    `A${GDP.row}:E${GDP.row}`,
    `A${PEOPLE.row}:E${PEOPLE.row}`,
    `A${PER_HEAD}:E${PER_HEAD}`,
    `A${PER_HEAD + 1}`,
  ],
  sections: [GDP.row, PEOPLE.row, PER_HEAD].map((row) => `A${row - 1}`),
  figures: [GDP.row, PEOPLE.row, PER_HEAD].map((row) => `B${row}:E${row}`),
  texts: [],
  inputs: ['B5:E5', 'G4', 'G23'],
  formats: {
    [`B${GDP.row + 1}:E${GDP.row + YEARS.length}`]: '#,##0.00',
    [`B${PEOPLE.row + 1}:E${PEOPLE.row + YEARS.length}`]: '#,##0.0',
    [`B${PER_HEAD + 1}:E${PER_HEAD + 1}`]: '#,##0',
  },
  widths: [60, 90, 90, 90, 90, 16, 180],
  titleRows: 5,
  charts: [
    ...[GDP, PEOPLE].map(({ row, heading }) => ({
      title: heading,
      kind: 'Line' as const,
      data: `A${row}:E${row + YEARS.length}`,
      from: `G${row}`,
      to: `O${row + YEARS.length}`,
    })),
    {
      title: 'Real GDP per head, 2011 USD',
      kind: 'ColumnClustered',
      data: `A${PER_HEAD}:E${PER_HEAD + 1}`,
      from: `G${PER_HEAD}`,
      to: `O${PER_HEAD + YEARS.length}`,
    },
  ],
};

/** One row, whose label is text: a chart would take a year for one more figure. */
function perHead(): Record<string, string> {
  const cells = new Map([
    [`A${PER_HEAD - 1}`, 'Real GDP per head, 2011 USD'],
    [`A${PER_HEAD}`, 'Year'],
    [`A${PER_HEAD + 1}`, `=A${GDP.row + YEARS.length}&""`],
  ]);
  for (const letter of LETTERS) {
    cells.set(`${letter}${PER_HEAD}`, `=${letter}$${GDP.row}`);
    cells.set(
      `${letter}${PER_HEAD + 1}`,
      `=${letter}${GDP.row + YEARS.length}*10^6/${letter}${PEOPLE.row + YEARS.length}`,
    );
  }
  return Object.fromEntries(cells);
}

function block({ row, series, heading, unit }: typeof GDP): Record<string, string | number> {
  const above = row - 1;
  const cells = new Map<string, string | number>([
    [`A${above}`, heading],
    [`G${above}`, series],
    [`A${row}`, 'Year'],
  ]);
  LETTERS.forEach((letter, index) => {
    // The second block takes its countries from the first, so that they are typed once.
    cells.set(`${letter}${row}`, row === GDP.row ? (COUNTRIES[index] ?? '') : `=${letter}$${GDP.row}`);
    YEARS.forEach((_year, down) => {
      const at = row + 1 + down;
      const value = `KER.LATEST(${letter}$${row},$G$${above},$A${at})`;
      cells.set(`${letter}${at}`, unit === 1 ? `=${value}` : `=${value}/${unit}`);
    });
  });
  YEARS.forEach((year, down) => {
    cells.set(`A${row + 1 + down}`, year);
  });
  return Object.fromEntries(cells);
}
