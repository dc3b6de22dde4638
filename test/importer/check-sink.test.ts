import { dirname } from 'node:path';

import { CheckSink } from '../../src/importer/check-sink';
import { DrySink } from '../../src/importer/dry-sink';
import { KnownTexts } from '../../src/importer/known-texts';
import { runImport } from '../../src/importer/run';
import { MemorySink } from '../../src/service/dataset/sink/memory-sink';
import type { EntityRow, PointRow, RelationshipRow } from '../../src/service/store/import-part';
import { written } from './imported';

const entity = (key: string, name: string, more: Partial<EntityRow> = {}): EntityRow => ({
  ...{ kind: 'entity', key, type: 'Company', name, sources: [], where: 'entities.csv:2' },
  ...more,
});

const link = (from: string, to: string): RelationshipRow => ({
  ...{ kind: 'relationship', type: 'OWNS', from, to, sources: [], where: `links.csv:${from}` },
});

test('texts that were added are known, and of others next to none', () => {
  const known = new KnownTexts();
  for (let at = 0; at < 100_000; at += 1) known.add(`lei:${at}`);
  let [lost, mistaken] = [0, 0];
  for (let at = 0; at < 100_000; at += 1) {
    if (!known.has(`lei:${at}`)) lost += 1;
    if (known.has(`cik:${at}`)) mistaken += 1;
  }
  expect(lost).toBe(0);
  expect(mistaken).toBeLessThan(3);
});

test('references are checked by key, id, identifier and name, before or after what they name, and rows that ask are counted', async () => {
  const sink = new CheckSink();
  const parts = [
    link('a', 'müller ag'),
    link('lei:1', 'nobody'),
    link('a', 'nobody'),
    entity('a', 'Müller AG', { identifiers: ['lei:1'], id: '7d444840-9dc0-41d1-b245-5ffdce74fad2' }),
    link('7D444840-9DC0-41D1-B245-5FFDCE74FAD2', 'a'),
  ];
  for (const part of parts) await sink.write(part);
  const report = await sink.finish();
  expect(report).toMatchObject({ entities: 1, relationships: 4, problemCount: 2 });
  expect(report.problems).toEqual(['links.csv:lei:1: Expected `to` to name an entity, got "nobody"']);
});

describe('a dry run', () => {
  const point = (series: string, date: string, where: string): PointRow => ({
    ...{ kind: 'point', entity: 'a', date, value: 1, where },
    series: {
      ...{
        type: 'FinancialMetric',
        name: series,
        description: '',
        unit: 'EUR',
        aliases: [],
        taxonomy: 'own',
        cadence: 'a',
      },
      origin: { name: 'Accounts', published_time: '2026-01-01T00:00:00Z', source: 'Accounts', url: '' },
    },
  });
  const parts = [
    entity('a', 'Müller AG', { where: 'entities.csv:2' }),
    entity('a', 'Meier AG', { where: 'entities.csv:3' }),
    { ...link('a', 'Müller AG'), where: 'links.csv:2' },
    { ...link('a', 'Müller AG'), where: 'links.csv:3' },
    link('a', 'nobody'),
    point('Revenue', '2025-12-31', 'series.csv:2'),
    point('Revenue', '2025-12-31', 'series.csv:3'),
  ];

  test('finds whatever an import finds', async () => {
    const [dry, memory] = [new DrySink(() => undefined), new MemorySink()];
    for (const part of parts) await Promise.all([dry.write(part), memory.write(part)]);
    const report = await dry.finish();
    expect(report).toEqual(await memory.finish());
    expect(report.problems).toEqual([
      'entities.csv:3: Expected `key` once, got "a" again',
      'links.csv:3: Expected each relationship once, got it again',
      'links.csv:a: Expected `to` to name an entity, got "nobody"',
      'series.csv:3: Expected each `date` once, got "2025-12-31" again',
    ]);
  });

  test('of more rows than it may hold checks the references, and says so', async () => {
    const told: string[] = [];
    const sink = new DrySink((line) => told.push(line), 3);
    for (const part of parts) await sink.write(part);
    const report = await sink.finish();
    expect(report).toMatchObject({ relationships: 3, points: 2 });
    expect(report.problems).toEqual(['links.csv:a: Expected `to` to name an entity, got "nobody"']);
    expect(told).toEqual([
      'More than 3 rows: only the import itself finds keys, relationships and dates that come twice.',
    ]);
  });
});

describe('what would empty what people use', () => {
  const HEADER = 'key,type,name,source_name,source_date';
  const good = (key: string): string => `${key},Company,Firm ${key},Register,2026-01-01`;
  const bad = (key: string): string => `${key},Compny,Firm ${key},Register,2026-01-01`;
  const file = (...lines: string[]): string => lines.map((line) => `${line}\n`).join('');
  const points = file(
    'entity,name,unit,date,value,source_name,source_date',
    'a,R,EUR,2025-12-31,1,A,2026-01-01',
  );

  async function imported(files: Record<string, string>, more: { isLossAllowed?: boolean } = {}) {
    const told: string[] = [];
    const sink = new CheckSink();
    const finish = jest.spyOn(sink, 'finish');
    const abandon = jest.spyOn(sink, 'abandon');
    const paths = written(files);
    const ended = await runImport(
      [{ register: 'own', files: paths.map((path) => dirname(path)).slice(0, 1) }],
      {
        ...{ sink, clock: () => 0, tell: (line) => told.push(line), signal: new AbortController().signal },
        ...more,
      },
    ).then(
      ({ entities }) => `${entities} entities`,
      (error: unknown) => (error as Error).message,
    );
    expect([finish.mock.calls.length, abandon.mock.calls.length]).toEqual(
      ended.endsWith('entities') ? [1, 0] : [0, 1],
    );
    return ended;
  }

  test.each([
    ['an empty file', { 'entities.csv': '' }, 'got 0 and 0;'],
    ['no file at all', { 'readme.md': '' }, 'got 0 and 0;'],
    ['a header alone', { 'entities.csv': file(HEADER) }, 'got 0 and 0;'],
    [
      'more bad rows than good ones',
      { 'entities.csv': file(HEADER, bad('a'), good('b'), bad('c')) },
      'entities.csv:2: Expected `type`',
    ],
    [
      'series of nothing',
      { 'series.csv': points },
      'Expected entities, because --only leaves out the built-in dataset, got none',
    ],
  ])('is refused: %s', async (_what, files, reason) => {
    expect(await imported(files)).toContain(reason);
    expect(await imported(files, { isLossAllowed: true })).toMatch(/^\d entities$/);
  });

  test('is none where a row among others is bad', async () => {
    expect(await imported({ 'entities.csv': file(HEADER, bad('a'), good('b')) })).toBe('1 entities');
  });
});
