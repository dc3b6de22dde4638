import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';

import type { Client } from '@modelcontextprotocol/client';
import { zipSync } from 'fflate';
import * as v from 'valibot';

import { RefreshReport } from '../../src/cli/refresh/report';
import { officeProgram, readByLibreOffice } from '../browser/saved-workbook';
import { ACCOUNT_KEY, countingUpstream } from '../gateway/counting-upstream';
import type { Forged } from '../trial/xlsx/forged-file';
import { callTool, connectMcp } from './connect-mcp';
import { brokenService, type Ended, PROGRAM, runKer, TRIAL_KEY, trialServer } from './run-ker';
import { formulaXml as formula, partsOf, rowXml as row, TestFolder } from './workbook-of';

const server = trialServer();
const folder = new TestFolder();
let running: Client;
beforeAll(async () => {
  const args = ['--allow-write'];
  running = await connectMcp({ service: server.url, folder: folder.path, args });
});
afterAll(async () => {
  await running.close();
  folder.remove();
});

/** How a refresh without its service ends, which it tries for twelve seconds: the other tests run meanwhile. */
const broken = brokenService();
let outage: Promise<Ended>;
beforeAll(async () => {
  const sheets = [['A', row(1, ['Apple Inc.', formula(EMPLOYEES, 1)])]] as const;
  const path = await folder.workbook('outage.xlsx', { sheets });
  const args = ['--out', folder.file('outage-out.xlsx'), '--service', broken.url()];
  outage = runKer(['refresh', path, '--json', ...args], { KER_API_KEY: TRIAL_KEY });
});

/** Refreshes as the command line does, but in one process: most tests are about files, not about the command. */
async function refreshed(file: string, more: { out?: string; unsupported?: string } = {}) {
  const { answer } = await callTool(running, 'refresh_workbook', { file, ...more });
  return v.parse(RefreshReport, answer);
}

async function refresh(path: string, ...args: readonly string[]) {
  const all = ['refresh', path, '--json', '--service', server.url, ...args];
  const { code, stdout, stderr } = await runKer(all, { KER_API_KEY: TRIAL_KEY });
  expect(stderr).toBe('');
  return { code, report: v.parse(RefreshReport, JSON.parse(stdout)) };
}

const hashes = (path: string) =>
  Object.fromEntries(
    Object.entries(partsOf(path)).map(([name, text]) => [
      name,
      createHash('sha256').update(text).digest('hex'),
    ]),
  );

const SHEET = 'xl/worksheets/s0.xml';
const EMPLOYEES = 'KER.PROP(A1,"employee_count")';
const DRAWN = 'http://schemas.openxmlformats.org/drawingml/2006';

/** Parts that a refresh must leave as they are, with a chart and a pivot table over changed cells. */
const PARTS = {
  'xl/charts/chart1.xml': `<c:chartSpace xmlns:c="${DRAWN}/chart"><c:f>Model!$B$1:$B$2</c:f></c:chartSpace>`,
  'xl/charts/chart2.xml': `<c:chartSpace xmlns:c="${DRAWN}/chart"><c:f>Model!$A$1</c:f></c:chartSpace>`,
  'xl/drawings/drawing1.xml': `<xdr:wsDr xmlns:xdr="${DRAWN}/spreadsheetDrawing"/>`,
  'xl/pivotCache/pivotCacheDefinition1.xml':
    '<pivotCacheDefinition><cacheSource type="worksheet"><worksheetSource ref="A1:C2" sheet="Model"/></cacheSource></pivotCacheDefinition>',
  'xl/pivotTables/pivotTable1.xml': '<pivotTableDefinition name="P"/>',
  'xl/slicers/slicer1.xml': '<slicers/>',
  'xl/comments1.xml': '<comments><authors/></comments>',
  'customXml/item1.xml': '<x>  spaces stay </x>\r\n',
  'docProps/core.xml': '<cp:coreProperties xmlns:cp="x"/>',
};
const BINARY = {
  'xl/vbaProject.bin': new Uint8Array([0, 255, 1, 254, 80, 75, 3, 4]),
  'xl/printerSettings/printerSettings1.bin': new Uint8Array(300).fill(7),
};

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** Which parts are what, for a reader that looks. */
const CONTENT_TYPES = Buffer.from(
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/book.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
    `<Override PartName="/${SHEET}" ContentType="${TYPE}.worksheet+xml"/></Types>`,
);

const MODEL: Forged = {
  sheets: [
    [
      'Model',
      row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('B1*2+1', 3), formula('RAND()', 0.5)]) +
        row(2, [
          'Microsoft',
          formula('KER.PROP(A2,"employee_count")', 228_000),
          formula('SUM(B1:B2)', 228_001),
        ]) +
        row(3, ['', formula('KER.PROP(A2,"no_such")', 7), formula('IF(C2>300000,"big","small")', 'small')]),
      '<extLst><ext uri="{05C60535-1F16-4fd2-B633-F4F36F0B64E0}"><x14:sparklineGroups xmlns:x14="x"/></ext></extLst>',
    ],
    ['Other', row(1, [formula('Model!C1+1', 4), 5])],
    ['Untouched', row(1, ['x', formula('B9', 0)])],
  ],
  names: '<calcPr calcId="191029" fullCalcOnLoad="1"/>',
  parts: {
    ...Object.fromEntries(Object.entries(PARTS).map(([name, xml]) => [name, Buffer.from(xml)])),
    ...BINARY,
  },
};

describe('a model with charts, a pivot table, macros and other parts', () => {
  let path: string;
  let out: string;
  beforeAll(async () => {
    path = await folder.workbook('model.xlsm', MODEL);
    out = folder.file('refreshed.xlsm');
  });

  it('is planned without a request, and --max-requests stops it before one', async () => {
    const before = await server.requests();
    const planned = await refresh(path, '--plan');
    expect(planned).toMatchObject({ code: 0, report: { outcome: 'plan', plan: { cells: 3 } } });
    expect(planned.report.plan.mostRequests).toBeGreaterThan(1);
    const plan = await runKer(['plan', path, '--json']);
    expect(JSON.parse(plan.stdout)).toMatchObject(planned.report.plan);
    const stopped = await refresh(path, '--max-requests', '1', '--out', out);
    expect(stopped).toMatchObject({ code: 4, report: { outcome: 'over-budget', requests: 0 } });
    expect(await server.requests()).toEqual(before);
    expect(existsSync(out)).toBe(false);
  });

  it('is checked without being written, and reported by the published schema', async () => {
    const { code, report } = await refresh(path, '--check');
    const schema = JSON.parse((await runKer(['schema'])).stdout) as { required: string[] };
    expect(Object.keys(report).toSorted()).toEqual(schema.required.toSorted());
    expect({ code, outcome: report.outcome }).toEqual({ code: 1, outcome: 'not-written' });
  });

  it('gets new values in place, and every other byte stays', async () => {
    const { code, report } = await refresh(path, '--out', out);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      outcome: 'written',
      changed: [
        { cell: 'Model!B1', from: 1, to: 164_000 },
        { cell: 'Model!B3', from: 7, to: '#N/A' },
      ],
      recalculated: 4,
      unsupported: [],
      copies: ['xl/charts/chart1.xml', 'xl/pivotCache/pivotCacheDefinition1.xml'],
    });
    expect(report.errors).toEqual([
      {
        cell: 'Model!B3',
        value: '#N/A',
        message: expect.stringContaining('no property "no_such"') as string,
      },
    ]);
    const [before, after] = [hashes(path), hashes(out)];
    const differ = Object.keys(before).filter((name) => before[name] !== after[name]);
    expect(differ).toEqual(['xl/book.xml', SHEET, 'xl/worksheets/s1.xml']);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const [old, now] = [partsOf(path), partsOf(out)];
    expect(now[SHEET]).toBe(
      old[SHEET]
        ?.replace('<v>1</v>', '<v>164000</v>')
        .replace('<v>3</v>', '<v>328001</v>')
        .replace('<v>228001</v>', '<v>392000</v>')
        .replace('<c r="B3"', '<c r="B3" t="e"')
        .replace('<v>7</v>', '<v>#N/A</v>')
        .replace('<v>small</v>', '<v>big</v>'),
    );
    expect(now['xl/book.xml']).toBe(old['xl/book.xml']?.replace(' fullCalcOnLoad="1"', ''));
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('gives the same bytes again, also over its own input', async () => {
    const first = readFileSync(out);
    const { code, report } = await refresh(out, '--out', out);
    expect({ code, outcome: report.outcome }).toEqual({ code: 0, outcome: 'unchanged' });
    expect(readFileSync(out).equals(first)).toBe(true);
    expect(await refresh(out, '--check')).toMatchObject({ code: 0 });
  });
});

const office = officeProgram();
(office === undefined ? test.skip : test)('LibreOffice reads the same values', async () => {
  const [sheets] = [MODEL.sheets.slice(0, 1)];
  const path = await folder.workbook('office.xlsx', {
    sheets,
    parts: { '[Content_Types].xml': CONTENT_TYPES },
  });
  const out = folder.file('office-out.xlsx');
  expect(await refreshed(path, { out })).toMatchObject({ outcome: 'written' });
  const read = readByLibreOffice(office ?? '', readFileSync(out));
  // It calculates errors anew, and does not know the functions of the add-in.
  expect(read['Model']?.flatMap((cells) => cells.slice(1, 3))).toEqual(
    expect.arrayContaining(['164000', '328001', '228000', '392000', 'big']),
  );
});

describe('cells that cannot be refreshed without Excel', () => {
  const HARD: Forged = {
    sheets: [
      [
        'Hard',
        row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('B1+1', 2)]) +
          row(2, ['', formula('B1*RAND()', 0.3), formula('B2+1', 1.3)]) +
          row(3, ['', formula('MyMacro(B1)', 5), formula('[1]Other!A1+B1', 6)]) +
          row(4, ['', formula('B1+1', undefined), formula('SUM(Sales[Amount])+B1', 9)]) +
          row(5, ['', formula('TODAY()', 40_000), formula('KER.HISTORY(A1,"Revenue",B5,B5)', 3)]) +
          row(6, [
            '',
            formula('KER.CARD(A1)', 'Apple Inc.'),
            formula('CELL("row",KER.PROP(A1,"employee_count"))', 3),
          ]) +
          row(7, ['', formula('C7+B1', 4), formula('B7+1', 5)]) +
          row(8, ['', formula('INDIRECT("B1")+1', 2), formula('OFFSET(A1,0,1)+1', 2)]) +
          row(9, ['', formula('INDIRECT("B1")+7', 3), formula('RAND()', 0.1)]),
      ],
    ],
  };
  const REASONS = {
    'Hard!B2': 'the engine does not reproduce its stored value',
    'Hard!C2': 'reads a cell that cannot be refreshed',
    'Hard!B3': 'the engine does not reproduce its stored value',
    'Hard!C3': 'the engine does not reproduce its stored value',
    'Hard!B4': 'the engine does not reproduce its stored value',
    'Hard!C4': 'the engine does not reproduce its stored value',
    'Hard!C5': 'reads a cell that changes with time or chance',
    'Hard!B6': 'is a card, which only Excel can store',
    'Hard!C6': 'has a KER call in a formula with CELL',
    'Hard!B7': 'the engine does not reproduce its stored value',
    'Hard!C7': 'reads a cell that cannot be refreshed',
    'Hard!B9': 'the engine does not reproduce its stored value',
  };
  let path: string;
  beforeAll(async () => (path = await folder.workbook('hard.xlsx', HARD)));

  it('are listed, and nothing is written', async () => {
    const before = readFileSync(path);
    const { code, report } = await refresh(path, '--out', path);
    expect({ code, outcome: report.outcome }).toEqual({ code: 3, outcome: 'unsupported' });
    const reasons = Object.fromEntries(report.unsupported.map(({ cell, reason }) => [cell, reason]));
    // Formulas that read no fixed place may read a cell that is not refreshed.
    const { 'Hard!B8': indirect, 'Hard!C8': offset, ...others } = reasons;
    expect([indirect, offset]).toEqual(Array(2).fill('reads a cell that cannot be refreshed'));
    expect(others).toEqual(REASONS);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it.each(['keep', 'na'])('with --unsupported %s the rest is written', async (policy) => {
    const out = folder.file(`hard-${policy}.xlsx`);
    const { code } = await refresh(path, '--out', out, '--unsupported', policy);
    expect(code).toBe(0);
    const xml = partsOf(out)[SHEET] ?? '';
    expect(xml).toContain('<v>164000</v></c><c r="C1"><f>B1+1</f><v>164001</v></c>');
    expect(xml).toContain('<c r="C9"><f>RAND()</f><v>0.1</v></c>');
    expect(xml).toContain(
      policy === 'keep'
        ? '<c r="B3"><f>MyMacro(B1)</f><v>5</v></c>'
        : '<c r="B3" t="e"><f>MyMacro(B1)</f><v>#N/A</v></c>',
    );
  });
});

test('a rate of another day is not written, because only Excel can show the day', async () => {
  const rate = formula('KER.LATEST("EUR/USD","rate","2020-03-20")', 1.2);
  const path = await folder.workbook('rate.xlsx', {
    sheets: [['Rates', row(1, [rate, formula('A1*2', 2.4)])]],
  });
  const report = await refreshed(path, { out: folder.file('rate-out.xlsx') });
  expect(report.outcome).toBe('unsupported');
  expect(report.unsupported[0]?.reason).toMatch(/^shows "\(2020-02-2\d\)" behind its value/);
});

test('balance checks that rounding alone fails, and lookups in refreshed cells, are calculated as in Excel', async () => {
  const cells =
    row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('B1*0.3-B1*0.1-B1*0.2', 0)]) +
    row(2, ['', 164_000, formula('IF(C1=0,"even","odd")', 'even'), formula('0.1*B1+0.2*B1-0.3*B1', 0)]) +
    row(3, ['', formula('B2+1', 164_001), formula('MATCH(164000,B1:B3,0)', 2), formula('C3+B1', 3)]);
  const path = await folder.workbook('balance.xlsx', { sheets: [['Balance', cells]] });
  const out = folder.file('balance-out.xlsx');
  expect(await refreshed(path, { out })).toMatchObject({ outcome: 'written', unsupported: [] });
  expect(
    partsOf(out)
      [SHEET]?.match(/<v>[^<]*<\/v>/g)
      ?.join(''),
  ).toBe(
    '<v>Apple Inc.</v><v>164000</v><v>0</v><v>164000</v><v>even</v><v>0</v><v>164001</v><v>1</v><v>164001</v>',
  );
});

test('what reads a circle is calculated from its stored values, and quotients have all their digits', async () => {
  const cells =
    row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('D1*0.5+1', 2), formula('C1', 2)]) +
    row(2, [1224.86145, 1224.911011, formula('C1+B1', 3), formula('C2+1', 4)]) +
    // A cell may take itself for the place from which OFFSET counts.
    row(3, ['', '', formula('A2/B2-1+0*B1', -4.0460898428351655e-5), formula('OFFSET(D3,-2,-2)+1', 2)]);
  const path = await folder.workbook('circle.xlsx', { sheets: [['Model', cells]] });
  const out = folder.file('circle-out.xlsx');
  expect(await refreshed(path, { out })).toMatchObject({ outcome: 'written', unsupported: [] });
  const values = [...(partsOf(out)[SHEET] ?? '').matchAll(/<\/f><v>([^<]*)/g)].map(([, value]) => value);
  expect(values).toEqual(['164000', '2', '2', '164002', '164003', '-0.000040460898428351655', '164001']);
});

test('names with dots and signs, and formulas that were filled, are calculated as in Excel', async () => {
  const names = ['Q1.Sales', 'Rate'].map(
    (name, at) => `<definedName name="${name}">Model!$B$${at + 1}</definedName>`,
  );
  const fill = [3, 4, 5].map((at) =>
    row(at, [at, '', formula(`B$1*A${at}`, at === 3 ? 1 : at), formula(`C${at}-B$1`, at - 1)]),
  );
  const path = await folder.workbook('names.xlsx', {
    sheets: [
      [
        'Model',
        row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('Q1.Sales+1', 2), formula('-Q1.Sales', -1)]) +
          row(2, ['', 2, formula('B1*-Rate', -2)]) +
          fill.join(''),
      ],
    ],
    names: `<definedNames>${names.join('')}</definedNames>`,
  });
  const out = folder.file('names-out.xlsx');
  const kept = await refreshed(path, { out, unsupported: 'keep' });
  // C3 is the first of a column of equal formulas, and the engine does not reproduce it.
  expect(kept.unsupported.map(({ cell }) => cell)).toEqual(['Model!C3', 'Model!D3']);
  expect(
    partsOf(out)
      [SHEET]?.match(/<v>[^<]*<\/v>/g)
      ?.join(''),
  ).toBe(
    [
      ...['Apple Inc.', 164_000, 164_001, -164_000, 2, -328_000, 3, 1, 2],
      ...[4, 656_000, 492_000, 5, 820_000, 656_000],
    ]
      .map((value) => `<v>${value}</v>`)
      .join(''),
  );
});

test('a workbook with more formulas than the engine takes at once is calculated in parts', async () => {
  const half = 5_500;
  const rows = Array.from({ length: half }, (_row, index) => {
    const at = index + 1;
    // Each row reads a row below it, and the first formulas read what later ones give.
    const next = at < half ? `B${at + 1}+1` : EMPLOYEES;
    const cells = ['', formula(next, half - at + 1), formula(`B${at}*2`, 2 * (half - at + 1))];
    return row(at, at === 1 ? ['Apple Inc.', ...cells.slice(1)] : cells);
  });
  const total = half * (half + 1);
  const last = [
    formula(`SUM(C1:C${half})`, total),
    formula(`KER.PROP(IF(A${half + 1}>${total},"Microsoft","Apple Inc."),"employee_count")`, 1),
    formula(`INDIRECT("B${half + 1}")+1`, 2),
  ];
  const path = await folder.workbook('parts.xlsx', {
    sheets: [['Model', rows.join('') + row(half + 1, last)]],
  });
  const out = folder.file('parts-out.xlsx');
  expect(await refreshed(path, { out })).toMatchObject({ outcome: 'written', unsupported: [] });
  const xml = partsOf(out)[SHEET] ?? '';
  const first = 164_000 + half - 1;
  expect(xml).toContain(
    `<c r="B1"><f>B2+1</f><v>${first}</v></c><c r="C1"><f>B1*2</f><v>${2 * first}</v></c>`,
  );
  const sum = 2 * (164_000 * half + (half * (half - 1)) / 2);
  const end = xml.slice(-400);
  expect(end).toContain(`<v>${sum}</v></c><c r="B${half + 1}">`);
  expect(end).toMatch(
    /"employee_count"\)<\/f><v>228000<\/v><\/c><c [^>]*><f>INDIRECT\([^<]*<\/f><v>228001<\/v>/,
  );
});

test('what reads a text that becomes empty is unsupported, because the engine takes it for 0', async () => {
  const cells = row(1, [
    'Apple Inc.',
    formula(EMPLOYEES, 1),
    formula('IF(B1>9,"",B1)', 1),
    formula('C1+1', 2),
  ]);
  const path = await folder.workbook('emptied.xlsx', { sheets: [['Model', cells]] });
  const report = await refreshed(path);
  expect(report.outcome).toBe('unsupported');
  expect(report.unsupported).toEqual([
    { cell: 'Model!D1', formula: '=C1+1', reason: 'reads a cell whose text is empty now' },
  ]);
});

test('a strict file is refreshed in its own namespaces', async () => {
  const cells = row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('B1+1', 2)]);
  const path = await folder.workbook('strict.xlsx', { sheets: [['Model', cells]] });
  const strict = Object.entries(partsOf(path)).map(([name, xml]): [string, Buffer] => [
    name,
    Buffer.from(
      xml
        .replaceAll(
          'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
          'http://purl.oclc.org/ooxml/spreadsheetml/main',
        )
        .replaceAll(
          'http://schemas.openxmlformats.org/officeDocument/2006/',
          'http://purl.oclc.org/ooxml/officeDocument/',
        ),
    ),
  ]);
  writeFileSync(path, zipSync(Object.fromEntries(strict)));
  const out = folder.file('strict-out.xlsx');
  expect(await refreshed(path, { out })).toMatchObject({ outcome: 'written', recalculated: 1 });
  const [before, after] = [partsOf(path)[SHEET], partsOf(out)[SHEET]];
  expect(after).toContain('http://purl.oclc.org/ooxml/spreadsheetml/main');
  expect(after).toBe(before?.replace('<v>1</v>', '<v>164000</v>').replace('<v>2</v>', '<v>164001</v>'));
});

test('a file that counts days from 1904 is refreshed but for cells that read or show a day', async () => {
  const days =
    '<c t="str" cm="1"><f t="array" ref="B3">_xldudf_KER_SERIES("Apple Inc.","Revenue")</f><v>time</v></c>';
  const cells =
    row(1, ['Apple Inc.', formula(EMPLOYEES, 1), formula('B1+1', 2)]) +
    row(2, [44_000, formula('KER.PROP(A1,"employee_count",A2)', 1)]) +
    row(3, ['', days]);
  const path = await folder.workbook('from-1904.xlsx', {
    sheets: [['Model', cells]],
    properties: 'date1904="1"',
  });
  const out = folder.file('from-1904-out.xlsx');
  const report = await refreshed(path, { out, unsupported: 'keep' });
  expect(report.changed).toEqual([{ cell: 'Model!B1', from: 1, to: 164_000 }]);
  expect(report.unsupported).toMatchObject([
    { cell: 'Model!B2', reason: 'may have to do with days, and the file counts them from 1904' },
    { cell: 'Model!B3', reason: 'is a day, and the file counts days from 1904' },
  ]);
});

describe('results that fill several cells', () => {
  const spill = (ref: string, text: string, value: string) =>
    `<c t="str" cm="1"><f t="array" ref="${ref}">${text.replaceAll('KER.', '_xldudf_KER_')}</f><v>${value}</v></c>`;
  const names = 'KER.PROP({"Apple Inc.";"Microsoft";"Walmart"},"headquarters")';

  it('grow, shrink, and fill the cells of an array formula', async () => {
    const path = await folder.workbook('spills.xlsx', {
      sheets: [
        [
          'Grow',
          row(1, [spill('A1:A2', names, 'x'), 1, formula('COUNTA(A1:A9)', 2)]) + row(2, ['y']),
          '<pageMargins left="0.7"/>',
        ],
        ['Shrink', row(1, [spill('A1:A5', names, 'x')]) + [2, 3, 4, 5].map((at) => row(at, ['y'])).join('')],
        [
          'Fixed',
          row(1, [spill('A1:A4', names, 'x').replace(' cm="1"', '')]) + row(2, ['y']) + row(4, ['', 'z']),
        ],
      ],
    });
    const out = folder.file('spilled.xlsx');
    expect(await refreshed(path, { out })).toMatchObject({ outcome: 'written', unsupported: [] });
    const parts = partsOf(out);
    expect(parts[SHEET]).toContain('ref="A1:A3"');
    expect(parts[SHEET]).toMatch(
      /Cupertino, California<.*<f>COUNTA\(A1:A9\)<\/f><v>3<.*<c r="A2" t="str"><v>Redmond, Washington<.*<row r="3"><c r="A3" t="str"><v>Bentonville/,
    );
    expect(parts['xl/worksheets/s1.xml']).toMatch(
      /ref="A1:A3".*Bentonville.*<row r="4"><\/row><row r="5"><\/row>/,
    );
    expect(parts['xl/worksheets/s2.xml']).toMatch(
      /ref="A1:A4".*<row r="4"><c r="A4" t="e"><v>#N\/A<\/v><\/c><c r="B4"/,
    );
    expect(await refreshed(out)).toMatchObject({ outcome: 'unchanged' });
  });

  it('are refused where a constant, merged cells, a table or another result is in their way', async () => {
    const blocked = (after: string) => [
      row(1, [spill('A1:A2', names, 'x')]) + row(2, ['y']) + row(3, [after]),
    ];
    const path = await folder.workbook('blocked.xlsx', {
      sheets: [
        ['Constant', ...(blocked('mine') as [string])],
        ['Merged', ...(blocked('') as [string]), '<mergeCells><mergeCell ref="A3:B3"/></mergeCells>'],
        ['Table', ...(blocked('') as [string])],
        ['Another', ...(blocked(spill('A3:B3', '{"a","b"}', 'a')) as [string])],
      ],
      parts: {
        'xl/worksheets/_rels/s2.xml.rels': Buffer.from(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="../tables/table1.xml"/></Relationships>',
        ),
        'xl/tables/table1.xml': Buffer.from('<table ref="A3:B4" name="T"/>'),
      },
    });
    const report = await refreshed(path);
    expect(report.outcome).toBe('unsupported');
    expect(Object.fromEntries(report.unsupported.map(({ cell, reason }) => [cell, reason]))).toEqual({
      'Constant!A1': expect.stringMatching(/blocked|no room/) as string,
      'Merged!A1': expect.stringMatching(/merged|no room/) as string,
      'Table!A1': 'its result is blocked by a table',
      'Another!A1': expect.stringMatching(/blocked|no room/) as string,
    });
  });
});

describe('a file that cannot be edited', () => {
  const zip = async () => readFileSync(await folder.workbook('plain.xlsx', { sheets: [['A', row(1, [1])]] }));
  const signed = { '_xmlsignatures/sig1.xml': Buffer.from('<Signature/>') };
  const CASES: [string, () => Uint8Array | Promise<Uint8Array>, string][] = [
    ['text', () => Buffer.from('no workbook'), 'is damaged, or is not an .xlsx or .xlsm file.'],
    ['cut', async () => (await zip()).subarray(0, 900), 'is damaged, or is not an .xlsx or .xlsm file.'],
    [
      'password',
      () =>
        Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      'is protected with a password',
    ],
    [
      'zip64',
      async () => {
        const bytes = await zip();
        bytes.writeUInt16LE(0xff_ff, bytes.length - 12);
        return bytes;
      },
      'is a zip64 file',
    ],
    [
      'flipped',
      async () => {
        const bytes = await zip();
        const at = bytes.indexOf('xl/worksheets/s0.xml') + 30;
        bytes[at] = (bytes[at] ?? 0) ^ 255;
        return bytes;
      },
      'is damaged',
    ],
    [
      'signed',
      async () =>
        readFileSync(await folder.workbook('s.xlsx', { sheets: [['A', row(1, [1])]], parts: signed })),
      'is signed: an edit would break its signature.',
    ],
  ];

  it.each(CASES)('(%s) is refused in one sentence', async (name, bytes, sentence) => {
    const path = folder.file(`${name}-case.xlsx`);
    writeFileSync(path, await bytes());
    const before = readFileSync(path);
    const { code, stdout, stderr } = await runKer(['refresh', path, '--out', path, '--service', server.url]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`${name}-case.xlsx ${sentence}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

test('KER cells of a large workbook share requests, however many they are', async () => {
  const call = (field: string) => row(1, [formula(`KER.PROP(Name!A1,"${field}")`, 1)]);
  const many = Array.from({ length: 10_000 }, (_, at) =>
    row(at + 1, [formula('KER.PROP(Name!A1,"employee_count")', 1)]),
  );
  const path = await folder.workbook('many.xlsx', {
    sheets: [
      ['Name', row(1, ['Apple Inc.'])],
      ['Many', many.join('')],
      ['Other', call('website')],
    ],
  });
  const { report } = await refresh(path);
  expect(report.changed).toHaveLength(10_001);
  // One for the name, one for both fields.
  expect(report.requests).toBe(2);
});

const terminal = existsSync('/usr/bin/script') ? test : test.skip;
terminal('requests are counted on a terminal, and nowhere else', async () => {
  const cells = row(1, ['Apple Inc.', formula(EMPLOYEES, 1)]);
  const path = await folder.workbook('progress.xlsx', { sheets: [['A', cells]] });
  const args = ['refresh', path, '--service', server.url];
  const env = { KER_API_KEY: TRIAL_KEY };
  const command = [process.execPath, PROGRAM, ...args].map((part) => `'${part}'`).join(' ');
  const { stdout } = await promisify(execFile)('/usr/bin/script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, ...env },
  });
  expect(stdout).toMatch(/\r\d+ requests …[^]*\r\u001B\[K/);
  const piped = await runKer(args, env);
  expect({ ...piped, stdout: piped.stdout.includes('…') }).toEqual({ code: 0, stdout: false, stderr: '' });
});

test('nothing is written where the service does not answer', async () => {
  const { code, stdout } = await outage;
  expect(code).toBe(5);
  expect(v.parse(RefreshReport, JSON.parse(stdout))).toMatchObject({
    outcome: 'unanswered',
    unanswered: [{ cell: 'A!B1' }],
  });
  const [path, out] = [folder.file('outage.xlsx'), folder.file('outage-out.xlsx')];
  const keyless = await runKer(['refresh', path, '--out', out, '--service', server.url]);
  expect(keyless.code).toBe(5);
  expect(keyless.stdout).toContain('Set KER_API_KEY');
  expect(existsSync(out)).toBe(false);
});

test.each([
  ['no-balance', 402, 'has no credits left'],
  ['rate-limited', 429, 'is at its rate limit until'],
])('nothing is written where the service refuses as %s', async (kind, status, words) => {
  const upstream = await countingUpstream();
  upstream.answer = () => new Response('{}', { status, headers: { 'Retry-After': '7200' } });
  const path = await folder.workbook(`${kind}.xlsx`, {
    sheets: [['A', row(1, ['Apple Inc.', formula(EMPLOYEES, 1)])]],
  });
  const before = readFileSync(path);
  const args = ['refresh', path, '--json', '--out', path, '--service', upstream.address];
  const { code, stdout } = await runKer(args, { KER_API_KEY: ACCOUNT_KEY });
  await upstream.close();
  const { outcome, unanswered } = v.parse(RefreshReport, JSON.parse(stdout));
  expect({ code, outcome, unanswered }).toMatchObject({
    code: 5,
    outcome: 'unanswered',
    unanswered: [{ cell: 'A!B1', kind, message: expect.stringContaining(words) as string }],
  });
  expect(readFileSync(path).equals(before)).toBe(true);
});
