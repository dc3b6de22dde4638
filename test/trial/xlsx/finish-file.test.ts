import { strFromU8, unzipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import * as sheetJs from 'xlsx';

import { finishFile } from '../../../src/trial/xlsx/finish-file';

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
    const { Sheets, SheetNames } = sheetJs.read(file, { cellFormula: true });
    expect(SheetNames).toEqual(['Über']);
    expect(Sheets['Über']).toMatchObject({
      A1: { t: 'e', w: '#N/A', f: 'NA()' },
      A2: { t: 's', v: 'text', f: '"text"' },
      A3: { t: 's', v: '#N/A and more' },
    });
    const workbook = strFromU8(unzipSync(file)['xl/workbook.xml'] ?? new Uint8Array());
    expect(workbook).toContain('<calcPr calcId="191029"/>');
    expect(workbook).not.toContain('fullCalcOnLoad');
  });

  it('is the same file for the same workbook', async () => {
    const file = await written();
    expect(Buffer.from(finishFile(file))).toEqual(Buffer.from(finishFile(file)));
  });

  it('is no longer a file where there was none', () => {
    expect(() => finishFile(new Uint8Array(100))).toThrow('invalid zip data');
  });
});
