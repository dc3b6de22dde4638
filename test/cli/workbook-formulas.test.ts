import { readFileSync } from 'node:fs';

import { WorkbookFile } from '../../src/cli/file/workbook-file';
import { formulasOf } from '../../src/cli/file/workbook-formulas';
import { rowXml as row, TestFolder } from './workbook-of';

const folder = new TestFolder();
afterAll(() => folder.remove());

const opened = async (...given: Parameters<TestFolder['workbook']>) =>
  new WorkbookFile(readFileSync(await folder.workbook(...given)));

const formulas = async (cells: string) =>
  formulasOf(await opened('f.xlsx', { sheets: [['A', cells]] })).map(({ address, formula }) => [
    address,
    formula,
  ]);

test('a shared formula stands in each of its cells', async () => {
  const shared = (text: string) => `<c><f t="shared" si="0">${text}</f><v>1</v></c>`;
  expect(
    await formulas(
      row(1, [shared('B1+$B1+B$1+SUM(C:C)+Other!D1')]) + row(2, [shared('')]) + row(3, ['', shared('')]),
    ),
  ).toEqual([
    ['A!A1', '=B1+$B1+B$1+SUM(C:C)+Other!D1'],
    ['A!A2', '=B2+$B2+B$1+SUM(C:C)+Other!D2'],
    ['A!B3', '=C3+$B3+C$1+SUM(D:D)+Other!E3'],
  ]);
});

test('an emoji before a cell moves no place in the XML', async () => {
  const cells = row(1, ['\u{1F600}', '<c><f>A1</f><v>1</v></c>']);
  const { sheets } = await opened('e.xlsx', { sheets: [['A', cells]] });
  const [part] = sheets;
  const second = part?.sheet.rows[0]?.cells[1];
  expect(part?.sheet.xml.slice(second?.start, second?.end)).toBe('<c r="B1"><f>A1</f><v>1</v></c>');
});

test('a number format that a data type carries is told from other data types', async () => {
  const parts = {
    'xl/metadata.xml':
      '<metadata><metadataTypes><metadataType name="XLRICHVALUE"/></metadataTypes><futureMetadata name="XLRICHVALUE">' +
      '<bk><extLst><ext><xlrd:rvb xmlns:xlrd="x" i="0"/></ext></extLst></bk><bk><extLst><ext><xlrd:rvb xmlns:xlrd="x" i="1"/></ext></extLst></bk>' +
      '</futureMetadata><valueMetadata><bk><rc t="1" v="0"/></bk><bk><rc t="1" v="1"/></bk></valueMetadata></metadata>',
    'xl/richData/rdrichvalue.xml': '<rvData><rv s="1"><v>0</v></rv><rv s="0"><v>0</v></rv></rvData>',
    'xl/richData/rdrichvaluestructure.xml':
      '<rvStructures><s t="_entity"><k n="Name" t="s"/></s><s t="_formattednumber"><k n="_Format" t="spb"/></s></rvStructures>',
    'xl/richData/richStyles.xml':
      '<richStyleSheet><dxfs><dxf><numFmt numFmtId="164" formatCode="0.0000\\ &quot;(2020-02-28)&quot;"/></dxf></dxfs></richStyleSheet>',
  };
  const { formats, hasMarkedFormats } = await opened('r.xlsx', {
    sheets: [['A', '']],
    parts: Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)])),
  });
  expect([...formats]).toEqual(['1']);
  expect(hasMarkedFormats).toBe(true);
});
