import { MemorySink } from '../../../../src/service/dataset/sink/memory-sink';
import type { EntityRow, PointRow, RelationshipRow } from '../../../../src/service/store/import-part';
import { createMemoryGraph } from '../../../../src/service/memory/memory-graph';
import type { StoreParts } from '../../../../src/service/store/store-parts';

const sources = [{ name: 'Register', date: '2026-01-31', document: '' }];

const LEI = 'lei:HWUPKR0MPOU8FGXBT394';

function company(key: string, name: string, more: Partial<EntityRow> = {}): EntityRow {
  return { kind: 'entity', key, type: 'Company', name, sources, where: `${key}.csv:2`, ...more };
}

function link(from: string, to: string, where = 'links.csv:2'): RelationshipRow {
  return { kind: 'relationship', type: 'IS_SUBSIDIARY_OF', from, to, sources, where };
}

function point(entity: string, value: number, filed?: string): PointRow {
  const origin = { name: 'Form 10-K', source: 'SEC EDGAR', url: 'https://sec.example' };
  return {
    kind: 'point',
    entity,
    series: {
      type: 'FinancialMetric',
      name: 'Revenue',
      description: 'Revenue, in USD',
      unit: 'USD',
      aliases: [],
      taxonomy: 'us-gaap',
      cadence: 'a',
      origin: { ...origin, published_time: '2026-01-01' },
    },
    date: '2024-12-31',
    value,
    ...(filed === undefined ? {} : { detail: { origin: { ...origin, published_time: filed } } }),
    where: `facts.json:${value}`,
  };
}

async function stored(parts: readonly (EntityRow | RelationshipRow | PointRow)[], base?: StoreParts) {
  const sink = new MemorySink(base);
  for (const part of parts) await sink.write(part);
  const report = await sink.finish();
  return { report, store: createMemoryGraph(sink.parts()) };
}

test('names its ends by key, identifier, id or name, before or after they came', async () => {
  const { report, store } = await stored([
    link('apple', 'Parent AG'),
    link(LEI, 'p', 'links.csv:3'),
    link('nobody', 'p', 'links.csv:4'),
    company('apple', 'Apple', { identifiers: [LEI] }),
    company('p', 'Parent AG'),
  ]);
  expect(report).toMatchObject({ entities: 2, relationships: 1, problemCount: 2 });
  expect(report.problems).toEqual([
    'links.csv:3: Expected each relationship once, got it again',
    'links.csv:4: Expected `from` to name an entity, got "nobody"',
  ]);
  expect(store.byName('Apple')[0]?.outgoing.get('IS_SUBSIDIARY_OF')?.[0]?.to.name).toBe('Parent AG');
});

test('makes one company of rows that share a certain identifier, even through a third', async () => {
  const cik = 'cik:0000320193';
  const { report, store } = await stored([
    company('gleif', 'Apple Inc.', { identifiers: [LEI], properties: { lei: { value: 'H', sources } } }),
    company('sec', 'APPLE INC', { identifiers: [cik], properties: { cik: { value: '320193', sources } } }),
    company('own', 'Apple', { identifiers: [cik, LEI], aliases: ['Cupertino'] }),
    point(LEI, 1),
  ]);
  expect(store.entities).toHaveLength(1);
  expect(store.entities[0]).toMatchObject({
    name: 'Apple Inc.',
    aliases: ['APPLE INC', 'Apple', 'Cupertino'],
  });
  expect([...(store.entities[0]?.properties.keys() ?? [])]).toEqual(expect.arrayContaining(['lei', 'cik']));
  expect(store.entities[0]?.series).toHaveLength(1);
  expect(report.merged).toEqual([
    `"APPLE INC" and "Apple" (own.csv:2) are one by ${cik}`,
    `"Apple Inc." and "Apple" (own.csv:2) are one by ${LEI}`,
  ]);
  expect(report.inDoubt).toEqual([]);
});

test('keeps two companies apart that share a number which may be an error, and says so', async () => {
  const registration = { identifiers: ['registration:RA000548/CHE1'] };
  const { report, store } = await stored([
    company('a', 'Müller AG', registration),
    company('b', 'Meier GmbH', registration),
    company('c', 'Muller', registration),
  ]);
  expect(store.entities.map(({ name }) => name)).toEqual(['Müller AG', 'Meier GmbH']);
  expect(report.inDoubt).toEqual([
    '"Müller AG" and "Meier GmbH" (b.csv:2) share registration:RA000548/CHE1 and stay two, for they differ in name',
  ]);
});

test('adds to an entity that was there before, and keeps its id, its name and what it was linked to', async () => {
  const base: StoreParts = {
    entities: [
      {
        id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
        name: 'Apple Inc.',
        type: 'Company',
        prominence: 0.9,
        sources,
        properties: { cik: { value: '0000320193', sources }, revenue: { value: 1, sources } },
      },
    ],
    series: [{ entity: '7d444840-9dc0-41d1-b245-5ffdce74fad2', series: { ...seriesOf(7) } }],
  };
  const newer = [{ name: 'Register', date: '2026-06-30', document: '' }];
  const { report, store } = await stored(
    [
      company('sec', 'APPLE INC', {
        identifiers: ['cik:0000320193'],
        properties: { revenue: { value: 2, sources: newer } },
      }),
      point('sec', 8),
    ],
    base,
  );
  const [apple, ...others] = store.entities;
  expect(others).toEqual([]);
  expect(apple).toMatchObject({
    id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
    name: 'Apple Inc.',
    prominence: 0.9,
  });
  expect(apple?.properties.get('revenue')?.value).toBe(2);
  expect(apple?.series.map(({ values }) => values)).toEqual([[8]]);
  expect(report.merged).toEqual(['"Apple Inc." and "APPLE INC" (sec.csv:2) are one by cik:0000320193']);
  expect(store.problems).toEqual([]);
});

test('of two figures of one day keeps the one that was published last, in whatever order they came', async () => {
  for (const days of [
    ['2025-02-01', '2026-02-01'],
    ['2026-02-01', '2025-02-01'],
  ] as const) {
    const points = days.map((day) => point('a', Number(day.slice(0, 4)), day));
    const { report, store } = await stored([company('a', 'A'), ...points]);
    expect(report).toMatchObject({ points: 1, problemCount: 0 });
    expect(store.entities[0]?.series[0]?.values).toEqual([2026]);
    expect(store.entities[0]?.series[0]?.detail?.(0)?.origin.published_time).toBe('2026-02-01');
  }
});

function seriesOf(value: number) {
  const { series } = point('', value);
  return { ...series, id: 'before', pointCount: 1, dates: ['2024-12-31'], values: [value] };
}
