import type { Cell, Sheet, Workbook } from 'hucre/xlsx';

/** What the trial's sheet cannot show or keep, by the name that Excel has for it. */
const LEFT_OUT: readonly (readonly [word: string, isIn: (sheet: Sheet) => boolean])[] = [
  ['charts', ({ charts }) => isSome(charts)],
  ['pictures', ({ images }) => isSome(images)],
  ['text boxes', ({ textBoxes }) => isSome(textBoxes)],
  ['pivot tables', ({ pivotTables }) => isSome(pivotTables)],
  ['slicers', ({ slicers, timelines }) => isSome(slicers) || isSome(timelines)],
  ['sparklines', ({ sparklines }) => isSome(sparklines)],
  ['conditional formats', ({ conditionalRules }) => isSome(conditionalRules)],
  ['data validation', ({ dataValidations }) => isSome(dataValidations)],
  ['filters', ({ autoFilter }) => autoFilter !== undefined],
  ['comments', (sheet) => isSome(sheet.threadedComments) || hasCell(sheet, ({ comment }) => comment)],
  ['links of cells', (sheet) => hasCell(sheet, ({ hyperlink }) => hyperlink)],
  ['protection', ({ protection }) => protection?.sheet === true],
  ['print areas', ({ pageSetup }) => pageSetup?.printArea !== undefined],
  [
    'print titles',
    ({ pageSetup }) => (pageSetup?.printTitlesRow ?? pageSetup?.printTitlesColumn) !== undefined,
  ],
];

/** Says that a file is open, and without what; `others` are what its parts show to be missing. */
export function omittedPartsMessage({ sheets }: Workbook, name: string, others: readonly string[]): string {
  const missing = [...others, ...LEFT_OUT.flatMap(([word, isIn]) => (sheets.some(isIn) ? [word] : []))];
  if (missing.length === 0) return `Opened ${name}.xlsx.`;
  return `Opened ${name}.xlsx without its ${missing.join(', ')}, which the trial’s sheet cannot show.`;
}

function isSome(parts: readonly unknown[] | undefined): boolean {
  return parts !== undefined && parts.length > 0;
}

function hasCell({ cells }: Sheet, part: (cell: Cell) => unknown): boolean {
  for (const cell of cells?.values() ?? []) if (part(cell) !== undefined) return true;
  return false;
}
