import { strFromU8, unzipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';

import { finishFile } from '../../../src/sheet/xlsx/finish-file';
import { readXlsx } from '../../trial/xlsx/xlsx-reader';

const written = () =>
  writeXlsx({
    sheets: [
      {
        name: 'Über',
        cells: new Map([
          ['0,0', { formula: 'NA()', formulaResult: '#N/A' }],
          ['1,0', { formula: '"text"', formulaResult: 'text' }],
          ['2,0', { value: '#N/A and more' }],
        ]),
      },
    ],
  });

describe('a finished file', () => {
  it('has the errors of formulas as errors, and leaves last values until somebody calculates', async () => {
    const file = finishFile(await written());
    const sheets = readXlsx(file);
    expect(Object.keys(sheets)).toEqual(['Über']);
    expect(sheets['Über']).toMatchObject({
      A1: { type: 'error', value: '#N/A', formula: 'NA()' },
      A2: { type: 'text', value: 'text', formula: '"text"' },
      A3: { type: 'text', value: '#N/A and more' },
    });
    const workbook = strFromU8(unzipSync(file)['xl/workbook.xml'] ?? new Uint8Array());
    expect(workbook).toContain('<calcPr calcId="191029"/>');
    expect(workbook).not.toContain('fullCalcOnLoad');
  });

  it('marks texts that begin as formulas do, so that Excel never makes formulas of them', async () => {
    const file = finishFile(
      await writeXlsx({
        sheets: [
          {
            name: 'A',
            cells: new Map([
              ['0,0', { value: '=1+1' }],
              ['1,0', { value: '-x', style: { font: { bold: true } } }],
              ['2,0', { value: 'plain' }],
              ['3,0', { value: '@here', style: { font: { bold: true } } }],
              ['4,0', { formula: '"=a"', formulaResult: '=a' }],
              ['5,0', { value: -5 }],
            ]),
          },
        ],
      }),
    );
    const parts = unzipSync(file);
    const [sheet, styles] = ['xl/worksheets/sheet1.xml', 'xl/styles.xml'].map((name) =>
      strFromU8(parts[name] ?? new Uint8Array()),
    );
    const xfs = /<cellXfs count="(\d+)">(.*?)<\/cellXfs>/.exec(styles ?? '');
    const list = xfs?.[2]?.match(/<xf [^>]*?\/>/g) ?? [];
    expect(list).toHaveLength(Number(xfs?.[1]));
    const styleOf = (cell: string): string =>
      list[Number(new RegExp(`r="${cell}"[^>]* s="(\\d+)"`).exec(sheet ?? '')?.[1] ?? 0)] ?? '';
    const isQuoted = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'].map((cell) =>
      styleOf(cell).includes('quotePrefix="1"'),
    );
    expect(isQuoted).toEqual([true, true, false, true, false, false]);
    expect(styleOf('A2')).toContain('fontId="1"');
    expect(styleOf('A2')).toBe(styleOf('A4'));
    expect(readXlsx(file)['A']).toMatchObject({
      A1: { type: 'text', value: '=1+1' },
      A2: { type: 'text', value: '-x' },
    });
  });

  it('is the same file for the same workbook', async () => {
    const file = await written();
    expect(Buffer.from(finishFile(file))).toEqual(Buffer.from(finishFile(file)));
  });

  it('is no longer a file where there was none', () => {
    expect(() => finishFile(new Uint8Array(100))).toThrow('invalid zip data');
  });
});
