import type { ICellData } from '@univerjs/core';
import { writeXlsx, type WriteSheet } from 'hucre/xlsx';

import { readWorkbookFile } from '../../../src/trial/xlsx/read-workbook-file';

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);

const written = async (...sheets: WriteSheet[]) =>
  fileOf('model.xlsx', (await writeXlsx({ sheets })) as Uint8Array<ArrayBuffer>);

/** The beginning of a file of Office's old container that names a part. */
const compound = (part: string) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504),
    Buffer.from(part, 'utf16le'),
  ]);

describe('a file that cannot be opened', () => {
  it.each([
    ['notes.xlsx', Buffer.from('just a text'), 'is no .xlsx workbook.'],
    ['empty.xlsx', Buffer.alloc(0), 'is no .xlsx workbook.'],
    ['torn.xlsx', Buffer.from('PK\u0003\u0004 torn'), 'is damaged, or no .xlsx workbook.'],
    ['secret.xlsx', compound('EncryptedPackage'), 'is protected with a password.'],
    ['old.xls', compound('Workbook'), 'is in an older format of Excel.'],
    ['huge.xlsx', Buffer.alloc(30 * 2 ** 20 + 1), 'has 31 MB; the trial opens files up to 30 MB.'],
  ])('%s says why', async (name, bytes, sentence) => {
    await expect(readWorkbookFile(fileOf(name, bytes))).rejects.toThrow(`${name} ${sentence}`);
  });

  it('has more cells than the sheet can take', async () => {
    const rows = Array.from({ length: 12 }, () => Array.from({ length: 100 }, () => 1));
    const large = await written({ name: 'Large', rows });
    await expect(readWorkbookFile(large, { bytes: 1e6, cells: 1_000 })).rejects.toThrow(
      'model.xlsx has 1,200 filled cells; the trial opens up to 1,000.',
    );
    await expect(readWorkbookFile(large)).resolves.toBeDefined();
  });
});

describe('a file that is opened', () => {
  it('brings values as they are: texts that look like others, dates as days, errors', async () => {
    const { snapshot } = await readWorkbookFile(
      await written({
        name: 'Data',
        rows: [['007', 7, true, new Date(Date.UTC(2024, 1, 29)), '=1+1']],
        cells: new Map([['1,0', { type: 'error', value: '#N/A' }]]),
      }),
    );
    const rows = snapshot.sheets['sheet-1']?.cellData;
    const first: (ICellData | undefined)[] = Array.from({ length: 5 }, (_cell, at) => rows?.[0]?.[at]);
    expect(first.map((cell) => [cell?.v, cell?.t])).toEqual([
      ['007', 1],
      [7, 2],
      [1, 3],
      [45_351, 2],
      ['=1+1', 1],
    ]);
    expect(rows?.[1]?.[0]?.v).toBe('#N/A');
  });

  it('leaves out what a formula spilled, which would be in its way, and keeps its format', async () => {
    const bold = { font: { bold: true } };
    const { snapshot } = await readWorkbookFile(
      await written({
        name: 'Spill',
        cells: new Map([
          [
            '0,0',
            {
              formula: '_xldudf_KER_SERIES("Apple","Revenue")',
              formulaResult: 'time',
              formulaType: 'array',
              formulaDynamic: true,
              formulaRef: 'A1:B2',
            },
          ],
          ['0,1', { value: 'Revenue', style: bold }],
          ['1,1', { value: 12 }],
          ['2,0', { value: 'below' }],
        ]),
      }),
    );
    const rows = snapshot.sheets['sheet-1']?.cellData;
    expect(rows?.[0]?.[0]).toMatchObject({ f: '=KER.SERIES("Apple","Revenue")' });
    expect(rows?.[0]?.[1]?.v).toBeUndefined();
    expect(rows?.[0]?.[1]?.s).toMatchObject({ bl: 1 });
    expect(rows?.[1]?.[1]).toBeUndefined();
    expect(rows?.[2]?.[0]?.v).toBe('below');
  });

  it('says what of it the sheet cannot show', async () => {
    const { notice, name } = await readWorkbookFile(
      await written({
        name: 'Chart',
        rows: [[1], [2]],
        charts: [
          { type: 'line', series: [{ values: 'Chart!$A$1:$A$2' }], anchor: { from: { row: 3, col: 0 } } },
        ],
      }),
    );
    expect(name).toBe('model');
    expect(notice).toBe('Opened model.xlsx without its charts, which the trial’s sheet cannot show.');
  });

  it.each<[string, Partial<WriteSheet>]>([
    ['comments', { cells: new Map([['0,0', { value: 1, comment: { text: 'why', author: 'me' } }]]) }],
    [
      'links of cells',
      { cells: new Map([['0,0', { value: 1, hyperlink: { target: 'https://example.com/' } }]]) },
    ],
    ['filters', { rows: [['a'], [1]], autoFilter: { range: 'A1:A2' } }],
    ['protection', { rows: [[1]], protection: { sheet: true } }],
    [
      'data validation',
      { rows: [[1]], dataValidations: [{ type: 'whole', range: 'A1', formula1: '1', formula2: '2' }] },
    ],
  ])('says that its %s are left out', async (what, sheet) => {
    const { notice } = await readWorkbookFile(await written({ name: 'Full', ...sheet }));
    expect(notice).toBe(`Opened model.xlsx without its ${what}, which the trial’s sheet cannot show.`);
  });

  it('keeps sheets as hidden as they were, and opens on one that can be seen', async () => {
    const workbook = await readWorkbookFile(
      await written(
        { name: 'Log', veryHidden: true, rows: [[1]] },
        { name: 'Model', rows: [[2]], freezePane: { rows: 1 } },
      ),
    );
    expect(workbook.document.veryHidden).toEqual(['sheet-1']);
    expect(workbook.active).toBe('sheet-2');
    expect(workbook.snapshot.sheets['sheet-1']?.hidden).toBe(1);
    expect(workbook.snapshot.sheets['sheet-2']?.freeze).toMatchObject({ ySplit: 1, startRow: 1 });
  });
});
