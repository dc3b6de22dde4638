import { readFileSync } from 'node:fs';

import { CellIndex } from '../../src/cli/file/cell-index';
import { formulasOf } from '../../src/cli/file/workbook-formulas';
import { WorkbookFile } from '../../src/cli/file/workbook-file';
import { partsOf } from '../../src/cli/refresh/formula-parts';
import { FormulaReads } from '../../src/cli/refresh/formula-reads';
import { formulaXml as formula, rowXml as row, TestFolder } from './workbook-of';

const folder = new TestFolder();
afterAll(() => folder.remove());

const EACH = 1_800;
const COMPANIES = ['Apple Inc.', 'Nike', 'Visa'];

test('all calls about an entity stand in one part, behind what they read and before what reads them', async () => {
  const name = (at: number) => COMPANIES[at % COMPANIES.length] ?? '';
  const rows = Array.from({ length: EACH * COMPANIES.length }, (_, at) => {
    const call = at < COMPANIES.length ? `KER.PROP("${name(at)}","website")` : `KER.PROP(A${at + 2},B$1)`;
    return row(at + 2, [name(at), formula(call, 1)]);
  });
  const follower = row(9_000, ['', formula('KER.LATEST(B2,"Revenue")', 1), formula('B9000*2', 1)]);
  const first = row(1, ['', formula('"employee"&"_count"', 'employee_count')]);
  const path = await folder.workbook('parts.xlsx', { sheets: [['A', [first, ...rows, follower].join('')]] });
  const file = new WorkbookFile(readFileSync(path));
  const formulas = formulasOf(file);
  const sorted = [...formulas.filter(({ isKer }) => isKer), ...formulas.filter(({ isKer }) => !isKer)];
  const parts = partsOf(sorted, { reads: new FormulaReads(file.names), cells: new CellIndex(file) });

  expect(parts.flat()).toHaveLength(formulas.length);
  const at = new Map(parts.flatMap((part, index) => part.map(({ address }) => [address, index] as const)));
  const partsOfCompany = COMPANIES.map((_name, company) => {
    const own = formulas.filter(({ cell }) => cell.row < 8_000 && cell.row % COMPANIES.length === company);
    return new Set(own.flatMap(({ isKer, address }) => (isKer ? [at.get(address)] : [])));
  });
  expect(partsOfCompany.map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(new Set(partsOfCompany.flatMap((own) => [...own])).size).toBeGreaterThan(1);
  const order = parts.flat().map(({ address }) => address);
  const chain = ['A!B1', 'A!B2', 'A!B9000', 'A!C9000'].map((address) => order.indexOf(address));
  expect(chain).toEqual(chain.toSorted((a, b) => a - b));
  expect(at.get('A!B9000')).toBe(at.get('A!B2'));
});

test('a range whose end is calculated reads what lies between its ends', async () => {
  const cells = ['', '', formula('SUM(A2:INDEX(B:B,3))', 1), formula('SUM(A2,B3)', 1)];
  const path = await folder.workbook('range.xlsx', { sheets: [['A', row(1, cells)]] });
  const file = new WorkbookFile(readFileSync(path));
  const reads = new FormulaReads(file.names);
  const [range, sum] = formulasOf(file).map((each) => reads.of(each).areas);
  expect(range).toEqual([{ sheet: 'a', row: 0, column: 0, rows: 1_048_576, columns: 2 }]);
  expect(sum).toHaveLength(2);
});

test.each([
  ['Other!Rate*2', 1],
  ['SUMIF(A1:A9,">3",B1)', 9],
  ['LOOKUP(4,A1:A9,B1:B2)', 9],
])('%s reads what it names, and what its function adds', async (text, rows) => {
  const names = ['B', 'A'].map(
    (column, at) => `<definedName name="Rate"${at ? '' : ' localSheetId="0"'}>A!$${column}$1</definedName>`,
  );
  const path = await folder.workbook('reads.xlsx', {
    sheets: [['A', row(1, ['', '', formula(text, 1)])]],
    names: `<definedNames>${names.join('')}</definedNames>`,
  });
  const file = new WorkbookFile(readFileSync(path));
  expect(new FormulaReads(file.names).areasOf(formulasOf(file))).toContainEqual(
    expect.objectContaining({ row: 0, column: 1, rows, columns: 1 }),
  );
});
