import type { CellNeed, KnownKnowledge } from '../../../../src/addin/runtime/knowledge';
import { audit } from '../../../../src/addin/workbook/sources/audit';
import { UNWATCHED } from '../unwatched';
import { startOffice } from '../host/office-host';
import { WorkbookModel } from '../host/model';
import { NOTHING_KNOWN } from '../nothing-known';
import { quietActivity } from '../quiet-activity';

const ID = '0193f0f8-8f5e-7c3a-9d2b-000000000001';

function property(
  name: string,
  value: unknown,
  source?: { name: string; date: string; document: string },
): CellNeed {
  const held = { value: { value, sources: source === undefined ? [] : [source] }, fetchedAt: 0 };
  return { kind: 'property', id: ID, name, held };
}

function knownOf(cells: Record<string, CellNeed[]>): KnownKnowledge {
  return {
    ...NOTHING_KNOWN,
    cell: (address) => cells[address],
    head: () => ({ id: ID, name: '=EVIL()', entity_type: 'Company' }),
  };
}

const source = { name: 'Annual report', date: '2025-09-27', document: 'https://example.com/10-k' };

function auditOf(model: WorkbookModel, known: KnownKnowledge, recalculate = false) {
  return audit(
    { known, activity: quietActivity(model), wait: () => Promise.resolve() },
    recalculate,
    UNWATCHED,
  );
}

const row = (model: WorkbookModel, index: number): unknown[] =>
  Array.from({ length: 11 }, (_, column) => {
    const sheet = model.sheet('Sources');
    return sheet.at(index, column)?.formula ?? model.valueOf(sheet, index, column);
  });

test('each thing that a cell asked is a row with source, date, age and document', async () => {
  const model = new WorkbookModel(() => 7);
  model.type('B2', '=KER.PROP(A1:A2,"x")');
  model.type('B5', '=KER.SEARCH("a")');
  startOffice(model);
  const known = knownOf({
    'Model!B2': [property('employees', 7, source), property('ceo', 'Ann', undefined)],
    'Model!B5': [{ kind: 'other', name: 'search', key: '' }],
  });
  expect(await auditOf(model, known)).toEqual({ cells: 2, rows: 3, unknown: 0, stopped: false });
  expect(row(model, 1)).toEqual([
    '=HYPERLINK("#Model!B2","Model!B2")',
    '=KER.PROP(A1:A2,"x")',
    7,
    '=EVIL()',
    'employees',
    7,
    'Annual report',
    45_927,
    '=TODAY()-H2',
    '=HYPERLINK("https://example.com/10-k")',
    '',
  ]);
  expect(row(model, 2).slice(4)).toEqual(['ceo', 'Ann', '', '', '', '', 'The service gives no source']);
  expect(row(model, 3).at(-1)).toBe('No source of its own');
});

test('what the service says is never a formula, whatever it begins with', async () => {
  const texts = ['=HYPERLINK("http://evil.example")', '+cmd|calc', '@SUM(A1)', '-1+1', '\t=1'];
  const model = new WorkbookModel(() => texts[0]!);
  startOffice(model);
  const cells: Record<string, CellNeed[]> = {};
  texts.forEach((text, index) => {
    model.type(`B${index + 1}`, '=KER.TYPES()');
    cells[`Model!B${index + 1}`] = [property(text, text, { name: text, date: text, document: text })];
  });
  await auditOf(model, knownOf(cells));
  const ours = Object.keys(model.formulas('Model')).filter((name) => !/^Sources!A\d+$/.test(name));
  expect(ours).toEqual([]);
  texts.forEach((text, index) => {
    expect(model.valueOf(model.sheet('Sources'), index + 1, 5)).toBe(text);
    expect(model.valueOf(model.sheet('Sources'), index + 1, 6)).toBe(text);
  });
});

test('a document that closes a quote stays inside of its text', async () => {
  const model = new WorkbookModel(() => 1);
  model.type('B1', '=KER.TYPES()');
  startOffice(model);
  const document = 'https://e.example/")&CMD("';
  await auditOf(model, knownOf({ 'Model!B1': [property('x', 1, { ...source, document })] }));
  expect(model.sheet('Sources').at(1, 9)?.formula).toBe('=HYPERLINK("https://e.example/"")&CMD(""")');
});

test.each([300, 9_000])(
  'a document of %i characters is written as text, and the rest of its block as ever',
  async (length) => {
    const model = new WorkbookModel(() => 7);
    for (const row of [1, 2, 3]) model.type(`B${row}`, '=KER.TYPES()');
    startOffice(model);
    const long = 'https://example.com/'.padEnd(length, 'x');
    const documents = [source.document, long, source.document];
    const cells = documents.map((document, index): [string, CellNeed[]] => [
      `Model!B${index + 1}`,
      [property('x', index, { ...source, document })],
    ]);
    expect(await auditOf(model, knownOf(Object.fromEntries(cells)))).toMatchObject({ cells: 3, rows: 3 });
    const link = `=HYPERLINK("${source.document}")`;
    expect([1, 2, 3].map((index) => row(model, index).slice(5, 10))).toEqual([
      [0, 'Annual report', 45_927, '=TODAY()-H2', link],
      [1, 'Annual report', 45_927, '=TODAY()-H3', long],
      [2, 'Annual report', 45_927, '=TODAY()-H4', link],
    ]);
    const written = model.sheet('Sources').at(2, 9);
    expect([written?.formula, written?.value]).toEqual([undefined, long]);
  },
);

test('a second audit rewrites the table in place, also where the sheet was renamed', async () => {
  const model = new WorkbookModel(() => 7);
  model.type('B1', '=KER.PROP(1)');
  model.type('B2', '=KER.PROP(2)');
  startOffice(model);
  const known = knownOf({
    'Model!B1': [property('x', 1, source), property('y', 1, source)],
    'Model!B2': [property('z', 1, source)],
  });
  await auditOf(model, known);
  model.edit({ kind: 'rename', sheet: 'Sources', to: 'Our sources' });
  model.type('Model!B1', '');
  expect(await auditOf(model, known)).toMatchObject({ cells: 1, rows: 1 });
  expect(model.sheets.map(({ name }) => name)).toEqual(['Model', 'Our sources']);
  expect(model.tables.get('KER_Sources')?.area.rows).toBe(2);
  expect(model.sheet('Our sources').used()).toMatchObject({ row: 0, rows: 2 });
});

test('a cell that has not run says so, and runs first where that is wanted', async () => {
  const model = new WorkbookModel(() => 7);
  model.type('B1', '=KER.PROP(1)');
  startOffice(model);
  model.called = [];
  expect(await auditOf(model, NOTHING_KNOWN)).toMatchObject({ unknown: 1, rows: 1 });
  expect(model.called).toEqual([]);
  expect(row(model, 1).at(-1)).toMatch(/^Not run since/);
  const known: KnownKnowledge = {
    ...NOTHING_KNOWN,
    cell: (address) => (model.called.includes(address) ? [property('x', 7, source)] : undefined),
  };
  expect(await auditOf(model, known, true)).toMatchObject({ unknown: 0, rows: 1 });
});

test('a second audit leaves each row where it stood, with what was written beside it', async () => {
  const model = new WorkbookModel(() => 7);
  for (const row of [1, 2, 3, 4]) model.type(`B${row}`, `=KER.PROP(${row})`);
  startOffice(model);
  const known = knownOf(
    Object.fromEntries([1, 2, 3, 4, 5, 6].map((row) => [`Model!B${row}`, [property('x', row, source)]])),
  );
  await auditOf(model, known);
  const table = model.tables.get('KER_Sources')!;
  table.area = { ...table.area, columns: 12 };
  model.type('Sources!L1', 'Checked by');
  model.type('Sources!L4', 'Ann');
  model.type('Sources!L3', 'Bob');
  // The rows of B1 and B2 go away; that of B2 has a note. B5 and B6 are new.
  for (const cell of ['Model!B1', 'Model!B2']) model.type(cell, '');
  for (const row of [5, 6]) model.type(`Model!B${row}`, `=KER.PROP(${row})`);
  expect(await auditOf(model, known)).toMatchObject({ cells: 4, rows: 5 });
  const shown = [1, 2, 3, 4, 5].map((index) => {
    const cells = row(model, index);
    return [cells[0], cells[10], model.valueOf(model.sheet('Sources'), index, 11)];
  });
  const link = (name: string) => `=HYPERLINK("#Model!${name}","Model!${name}")`;
  expect(shown).toEqual([
    [link('B5'), '', ''],
    ['Model!B2', 'No longer in the workbook; row kept because of your notes', 'Bob'],
    [link('B3'), '', 'Ann'],
    [link('B4'), '', ''],
    [link('B6'), '', ''],
  ]);
  expect(table.area).toMatchObject({ rows: 6, columns: 12 });
});

test('rows that are not needed any more go away from the table', async () => {
  const model = new WorkbookModel(() => 7);
  for (const row of [1, 2, 3, 4]) model.type(`B${row}`, `=KER.PROP(${row})`);
  startOffice(model);
  await auditOf(model, NOTHING_KNOWN);
  for (const row of [1, 3, 4]) model.type(`Model!B${row}`, '');
  expect(await auditOf(model, NOTHING_KNOWN)).toMatchObject({ rows: 1 });
  expect(model.tables.get('KER_Sources')?.area.rows).toBe(2);
  expect(row(model, 1)[0]).toContain('B2');
  expect(row(model, 2)[0]).toBe('');
  model.type('Model!B2', '');
  expect(await auditOf(model, NOTHING_KNOWN)).toMatchObject({ rows: 0 });
  expect(model.tables.get('KER_Sources')?.area.rows).toBe(2);
  expect(row(model, 1)[0]).toBe('');
});

test('a row stays where it stood when the name of its entity is known only later', async () => {
  const model = new WorkbookModel(() => 7);
  for (const row of [1, 2]) model.type(`B${row}`, `=KER.PROP(${row})`);
  startOffice(model);
  const known = knownOf({
    'Model!B1': [property('x', 1, source)],
    'Model!B2': [property('x', 2, source), { ...property('x', 3, source), id: 'another' } as CellNeed],
  });
  await auditOf(model, { ...known, head: () => undefined });
  const table = model.tables.get('KER_Sources')!;
  table.area = { ...table.area, columns: 12 };
  model.type('Sources!L1', 'Checked by');
  model.type('Sources!L2', 'Ann');
  expect(await auditOf(model, known)).toMatchObject({ rows: 3 });
  expect([1, 2, 3].map((index) => row(model, index).slice(3, 6))).toEqual([
    ['=EVIL()', 'x', 1],
    ['=EVIL()', 'x', 2],
    ['=EVIL()', 'x', 3],
  ]);
  expect(model.valueOf(model.sheet('Sources'), 1, 11)).toBe('Ann');
});
