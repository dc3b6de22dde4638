import { storedValues } from '../../../../src/addin/runtime/stored-values';
import { KEY } from '../../../service/small-service';
import { selectedEvidence } from '../../../../src/addin/workbook/provenance/selected-provenance';
import { startOffice } from '../host/office-host';
import { openLive, reopened, type LiveWorkbook } from '../plan/live-workbook';

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

/** Types formulas and waits for what they show. */
async function modelOf(
  cells: Record<string, string | number>,
  choices: Parameters<typeof openLive>[1] = {},
): Promise<LiveWorkbook> {
  const live = await openLive(undefined, choices);
  for (const [address, content] of Object.entries(cells)) live.model.type(address, content);
  await live.calculated();
  live.workbook.requests();
  return live;
}

/** What stands behind a cell, once it is selected; it must cost nothing. */
async function evidenceAt({ model, workbook }: LiveWorkbook, address: string) {
  const { sheet, row, column } = model.find(address);
  model.selection = { sheet, area: { row, column, rows: 1, columns: 1 } };
  const evidence = await selectedEvidence(workbook.addIn.runtime.knowledge.known);
  expect(workbook.requests()).toBe(0);
  return evidence!;
}

test('a property says value, source, entity, and which request brought it when', async () => {
  const live = await modelOf({ B2: '=KER.PROP("Apple Inc.","employee_count")' });
  const evidence = await evidenceAt(live, 'B2');
  expect(evidence).toMatchObject({
    ...{ address: 'Model!B2', text: '164000', hasMore: false, spilledFrom: undefined },
    cells: [
      {
        known: 'ran',
        facts: [
          {
            ...{ kind: 'property', name: 'employee_count', value: 164_000 },
            entity: { id: APPLE, name: 'Apple Inc.', entity_type: 'Company' },
            sources: [
              {
                name: expect.stringContaining('10-K') as unknown,
                document: expect.stringMatching(/^https:/) as unknown,
              },
            ],
            ...{ fetchedAt: expect.any(Number) as unknown, request: `POST /v1/entities/${APPLE}` },
          },
        ],
      },
    ],
  });
  expect(evidence.cells[0]?.facts).toHaveLength(1);
});

/** What is told of a cell, in short. */
async function factsAt(live: LiveWorkbook, address: string) {
  const { cells } = await evidenceAt(live, address);
  return cells.flatMap(({ facts }) => facts.map(({ name, value, entity }) => [entity?.name, name, value]));
}

test('the last value of a series says unit, period, day, publication and filing', async () => {
  const live = await modelOf({ B2: '=KER.LATEST("Apple Inc.","Revenue","2024-12-31")' });
  const [fact, ...others] = (await evidenceAt(live, 'B2')).cells[0]!.facts;
  expect(others).toEqual([]);
  expect(fact).toMatchObject({
    ...{ kind: 'series', name: 'Revenue', value: 391_035_000_000, unit: 'USD', period: 'FY2024' },
    ...{ time: '2024-09-28', span: { from: '2023-10-01', to: '2024-09-28' } },
    published: '2024-11-01T00:00:00Z',
    sources: [
      { name: 'SEC EDGAR', date: '2024-11-01', document: expect.stringMatching(/^https:/) as unknown },
    ],
  });
});

test('each cell of a spilled grid has its own evidence', async () => {
  const live = await modelOf({ B3: '=KER.PROP({"Apple Inc.";"Microsoft"},{"employee_count","cik"})' });
  expect(await factsAt(live, 'B3')).toEqual([['Apple Inc.', 'employee_count', 164_000]]);
  expect(await factsAt(live, 'B4')).toEqual([['Microsoft', 'employee_count', 228_000]]);
  expect(await factsAt(live, 'C4')).toEqual([['Microsoft', 'cik', '0000789019']]);
  expect(await evidenceAt(live, 'C4')).toMatchObject({ spilledFrom: 'Model!B3' });
});

test('a cell that fails in a spilled grid has no evidence of the others', async () => {
  const live = await modelOf({
    B3: '=KER.PROP({"Apple Inc.";"Qwertz Anvil Works";"Microsoft"},{"employee_count","cik"})',
  });
  expect(live.shows('B4')).toBe('#N/A');
  for (const address of ['B4', 'C4']) expect(await factsAt(live, address)).toEqual([]);
  expect(await factsAt(live, 'B5')).toEqual([['Microsoft', 'employee_count', 228_000]]);
});

test('a formula that finds no room to spill has no evidence of what it would show', async () => {
  const live = await modelOf({ B3: '=KER.PROP({"Apple Inc.";"Microsoft"},{"employee_count","cik"})' });
  live.model.type('C4', 'block');
  expect(live.shows('B3')).toBe('#SPILL!');
  expect(await factsAt(live, 'B3')).toEqual([]);
});

test('a row of a spilled series, date or value, has the evidence of its point', async () => {
  const live = await modelOf({ B6: '=KER.SERIES("Apple Inc.","Revenue","2020","2024")' });
  for (const address of ['B8', 'C8']) {
    const { cells } = await evidenceAt(live, address);
    expect(cells[0]?.facts).toMatchObject([{ time: '2021-09-25', value: 365_817_000_000, period: 'FY2021' }]);
  }
  // A heading stands for the whole series.
  const { cells } = await evidenceAt(live, 'B6');
  expect(cells[0]?.facts).toMatchObject([
    { name: 'Revenue', value: undefined, span: { from: expect.any(String) as unknown } },
  ]);
});

test('a cell of a table of several series has the evidence of its own', async () => {
  const live = await modelOf({
    B6: '=KER.HISTORY({"Apple Inc.","Microsoft"},"Revenue","FY2022","FY2024","A")',
  });
  const rows = [6, 7, 8, 9].map((row) => ['B', 'C', 'D'].map((column) => live.shows(`${column}${row}`)));
  const at = rows.findIndex((row) => row.includes(394_328_000_000));
  const column = rows[at]!.indexOf(394_328_000_000);
  const cell = `${'BCD'[column]}${at + 6}`;
  const { cells } = await evidenceAt(live, cell);
  expect(cells[0]?.facts).toMatchObject([
    { entity: { name: 'Apple Inc.' }, name: 'Revenue', value: 394_328_000_000, period: 'FY2022' },
  ]);
});

test.each([
  ['in billions', '"scale=billions"', '383.285'],
  ['in another currency', '"currency=EUR; scale=millions"', undefined],
])(
  'a figure of a history %s has the evidence of its period, and no later filing',
  async (_, options, shown) => {
    const live = await modelOf({
      B6: `=KER.HISTORY("Apple Inc.","Revenue","FY2023","FY2024","A",${options})`,
    });
    expect(live.shows('B7')).toBe('FY2023');
    if (shown !== undefined) expect(String(live.shows('C7'))).toBe(shown);
    const { cells } = await evidenceAt(live, 'C7');
    const rates =
      shown === undefined ? [{ kind: 'rate', name: '÷ USD per EUR', sources: [{ name: 'ECB' }] }] : [];
    expect((cells[0]?.facts ?? []).filter(({ name }) => name !== 'Revenue')).toMatchObject(rates);
    const revenue = (cells[0]?.facts ?? []).filter(({ name }) => name === 'Revenue');
    expect(revenue).toMatchObject([
      { value: 383_285_000_000, period: 'FY2023', sources: [{ date: '2023-11-03' }] },
    ]);
  },
);

test('a figure that is dated by the first day of its year is of that year', async () => {
  const live = await modelOf({ B2: '=KER.LATEST("Portugal","GDP",2024)' });
  const { cells } = await evidenceAt(live, 'B2');
  expect(cells[0]?.facts).toMatchObject([{ period: '2024', sources: [{ name: 'CIA' }] }]);
});

test('a year made of quarters has the evidence of the four', async () => {
  const live = await modelOf({
    B6: '=KER.HISTORY("Nvidia","Revenue (quarterly)","FY2023","FY2024","A","aggregate=sum; scale=millions")',
  });
  const { cells } = await evidenceAt(live, 'C8');
  expect(cells[0]?.facts.map(({ period }) => period)).toEqual(
    [1, 2, 3, 4].map((quarter) => `FY2024 Q${quarter}`),
  );
});

test('a formula shows what the KER cells that it reads come from, however deep', async () => {
  const live = await modelOf({
    B2: '=KER.LATEST("Apple Inc.","Revenue","2024-12-31")',
    B3: '=KER.PROP("Apple Inc.","employee_count")',
    B4: 1_000,
    D2: '=B2/B3/$B$4',
    D3: '=ROUND(D2,0)',
    D4: '=SUM(B:B)',
  });
  const behind = [
    ['Apple Inc.', 'Revenue', 391_035_000_000],
    ['Apple Inc.', 'employee_count', 164_000],
  ];
  for (const address of ['D2', 'D3', 'D4']) expect(await factsAt(live, address)).toEqual(behind);
  expect(await factsAt(live, 'B4')).toEqual([]);
});

test('an entity, a relationship and a card lead to whom they name', async () => {
  const live = await modelOf({
    B1: '=KER.ENTITY("Apple Inc.")',
    B2: '=KER.RELATED("Apple Inc.","IS_CEO_OF")',
    B9: '=KER.CARD("Apple Inc.")',
  });
  const { cells } = await evidenceAt(live, 'B1');
  expect(cells).toMatchObject([
    { entities: [{ id: APPLE, name: 'Apple Inc.' }], facts: [{ kind: 'search' }] },
  ]);
  expect((await evidenceAt(live, 'B3')).cells[0]?.facts).toMatchObject([{ leadsTo: { name: 'Tim Cook' } }]);
  const names = (await factsAt(live, 'B9')).map(([, name]) => name);
  expect(names).toEqual(expect.arrayContaining(['employee_count', 'cik', 'legal_name']));
});

test('a workbook that was opened again tells what is stored, without running its cells', async () => {
  const stored = { config: { trialKey: KEY }, key: '', openStorage: storedValues };
  const live = await modelOf({ B2: '=KER.PROP("Apple Inc.","employee_count")' }, stored);
  await live.workbook.addIn.pass(10_000);
  const again = await reopened(live);
  await again.workbook.addIn.pass(1_000);
  const { cells } = await evidenceAt(again, 'B2');
  expect(cells).toMatchObject([{ known: 'told', facts: [{ name: 'employee_count', value: 164_000 }] }]);
});

test('what nothing is held of says so', async () => {
  const live = await modelOf({ B2: '=KER.PROP("Apple Inc.","employee_count")' });
  live.model.answer = () => 5;
  live.model.type('B3', `=KER.PROP("${APPLE}","moons")`);
  live.model.type('B4', '=KER.PROP(LOWER("IBM"),"cik")');
  expect((await evidenceAt(live, 'B3')).cells).toMatchObject([
    { known: 'told', facts: [{ name: 'moons', fetchedAt: undefined }] },
  ]);
  expect((await evidenceAt(live, 'B4')).cells).toMatchObject([{ known: 'unknown', facts: [] }]);
});

test('a name leads to its cells where Excel tells them; where it does not, that there is more is said', async () => {
  const live = await modelOf({
    B2: '=KER.PROP("Apple Inc.","employee_count")',
    D2: '=Staff/2',
    D3: '=B2*Rate',
  });
  live.model.names.set('Staff', '=Model!$B$2');
  expect(await evidenceAt(live, 'D2')).toMatchObject({ hasMore: false, cells: [{ address: 'Model!B2' }] });
  expect(await evidenceAt(live, 'D3')).toMatchObject({ hasMore: true, cells: [{ address: 'Model!B2' }] });
  startOffice(live.model, 1.11);
  expect(await evidenceAt(live, 'D2')).toMatchObject({ hasMore: true, cells: [] });
});

describe('a cell of a query', () => {
  const QUERY = '=KER.QUERY("companies.employee_count>500000.return(name, employee_count)")';

  test('says whose value it is, when its rows were fetched, and who else stands in its row', async () => {
    const live = await modelOf({ B2: QUERY });
    const [name, count] = [live.shows('B3'), live.shows('C3')];
    const [evidence] = (await evidenceAt(live, 'C3')).cells;
    expect(evidence?.facts).toMatchObject([
      { kind: 'row', name: 'employee_count', value: count, entity: { name, entity_type: 'Company' } },
      { kind: 'query', name: 'companies.employee_count>500000.return(name, employee_count)' },
    ]);
    for (const { fetchedAt, request } of evidence?.facts ?? []) {
      expect([typeof fetchedAt, request]).toEqual(['number', 'POST /v1/knowledge/query']);
    }
    expect(evidence?.entities).toMatchObject([{ name }]);
  });

  test('has the sources that are held of its value, once they are', async () => {
    const live = await modelOf({ B2: QUERY });
    const name = String(live.shows('B3'));
    expect((await evidenceAt(live, 'C3')).cells[0]?.facts[0]?.sources).toEqual([]);
    live.model.type('F2', `=KER.PROP("${name}","employee_count")`);
    await live.calculated();
    live.workbook.requests();
    const [fact] = (await evidenceAt(live, 'C3')).cells[0]?.facts ?? [];
    expect(fact?.sources).not.toEqual([]);
    expect(fact).toMatchObject({ kind: 'row', value: live.shows('F2') });
  });

  test('is told of its expression alone in its heading', async () => {
    const live = await modelOf({ B2: QUERY });
    expect((await evidenceAt(live, 'C2')).cells[0]?.facts).toMatchObject([{ kind: 'query' }]);
  });

  test('is told of what is stored, after the workbook was opened again', async () => {
    const stored = { config: { trialKey: KEY }, key: '', openStorage: storedValues };
    const live = await modelOf({ B2: QUERY }, stored);
    await live.workbook.addIn.pass(10_000);
    const again = await reopened(live);
    await again.workbook.addIn.pass(1_000);
    const { cells } = await evidenceAt(again, 'C3');
    expect(cells).toMatchObject([{ known: 'told', facts: [{ kind: 'row' }, { kind: 'query' }] }]);
  });
});

test('fields that are held are told as held', async () => {
  const live = await modelOf({ B2: `=KER.FIELDS("${APPLE}")` });
  const { cells } = await evidenceAt(live, 'B3');
  expect(cells[0]?.facts).toMatchObject([
    {
      ...{ kind: 'fields', value: expect.any(Number) as unknown, entity: { id: APPLE } },
      request: `GET /v1/entities/${APPLE}/introspection`,
    },
  ]);
});
