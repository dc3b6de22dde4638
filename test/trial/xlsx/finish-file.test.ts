import { writeXlsx } from 'hucre/xlsx';
import * as sheetJs from 'xlsx';

import { finishFile } from '../../../src/trial/xlsx/finish-file';
import { editParts } from '../../../src/trial/xlsx/zip-parts';

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
    const file = await finishFile(await written());
    const { Sheets, SheetNames } = sheetJs.read(file, { cellFormula: true });
    expect(SheetNames).toEqual(['Über']);
    expect(Sheets['Über']).toMatchObject({
      A1: { t: 'e', w: '#N/A', f: 'NA()' },
      A2: { t: 's', v: 'text', f: '"text"' },
      A3: { t: 's', v: '#N/A and more' },
    });
    let workbook = '';
    await editParts(file, (name, text) =>
      name === 'xl/workbook.xml' ? text().then((xml) => (workbook = xml)) : undefined,
    );
    expect(workbook).toContain('<calcPr calcId="191029"/>');
    expect(workbook).not.toContain('fullCalcOnLoad');
  });

  it('is no longer a file where there was none', async () => {
    await expect(finishFile(new Uint8Array(100))).rejects.toThrow('Expected a zip file');
  });
});
