import type { Pool } from 'pg';

import { PostgresSink } from '../../../src/service/postgres/import-sink';
import { currentDataset } from '../../../src/service/postgres/datasets';
import { createPool } from '../../../src/service/postgres/pool';
import type {
  EntityRow,
  ImportPart,
  ImportReport,
  PointRow,
  RelationshipRow,
} from '../../../src/service/store/import-part';
import { describeWithPostgres } from './describe-with-postgres';
import { createTestDatabase, type TestDatabase } from './test-database';

const SOURCE = { name: 'Register', date: '2026-01-31' };

const entity = (key: string, name: string, more: Partial<EntityRow> = {}): EntityRow => ({
  ...{ kind: 'entity', key, type: 'Company', name, sources: [SOURCE], where: `entities.csv:${key}` },
  ...more,
});

const link = (from: string, to: string, more: Partial<RelationshipRow> = {}): RelationshipRow => ({
  ...{ kind: 'relationship', type: 'IS_SUPPLIER_OF', from, to, sources: [SOURCE] },
  where: `relationships.csv:${from}`,
  ...more,
});

const point = (of: string, date: string, value: number, published?: string): PointRow => ({
  ...{ kind: 'point', entity: of, date, value, where: `series.csv:${date}` },
  series: {
    ...{ type: 'FinancialMetric', name: 'Revenue', description: 'Revenue', unit: 'USD', aliases: [] },
    ...{ taxonomy: 'own', cadence: 'a' },
    origin: { name: 'Form', published_time: published ?? '2026-01-31', source: 'SEC', url: '' },
  },
  ...(published === undefined
    ? {}
    : { detail: { origin: { name: 'Form', published_time: published, source: 'SEC', url: '' } } }),
});

describeWithPostgres('an import into PostgreSQL', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.url });
  });

  afterAll(async () => {
    await pool.end();
    database.remove();
  });

  const load = async (parts: readonly ImportPart[]): Promise<ImportReport> => {
    const sink = await PostgresSink.begin(pool);
    for (const part of parts) await sink.write(part);
    return sink.finish();
  };

  const all = async (text: string): Promise<Record<string, unknown>[]> => {
    const { schema } = await currentDataset(pool);
    const { rows } = await pool.query<Record<string, unknown>>(text.replaceAll('$s', schema));
    return rows;
  };

  it('keeps all words in order in few rows, which a service takes one by one at its start', async () => {
    const word = (at: number) => `w${String(at).padStart(5, '0')}x`;
    await load(Array.from({ length: 4500 }, (_, at) => entity(`k${at}`, `${word(at)} Common`)));
    const rows = await all('select texts, names from $s.word order by texts');
    expect(rows.length).toBe(3);
    const words = rows.flatMap(({ texts }) => String(texts).split(' '));
    expect(words).toEqual(['common', ...Array.from({ length: 4500 }, (_, at) => word(at))]);
    expect(rows.flatMap(({ names }) => String(names).split(' ')).map(Number)).toEqual([
      ...[4500, ...Array.from({ length: 4500 }, () => 1)],
    ]);
  });

  it('notes of each entity in which range of its values it lies', async () => {
    const held = (value: string | number | string[]) => ({ value, sources: [SOURCE] });
    const firm = (at: number): EntityRow =>
      entity(`k${at}`, `Firm ${at}`, {
        properties: {
          ...(at % 2 === 0 ? { employee_count: held(at * 10) } : {}),
          risk_rating: held('ab'.charAt(at % 2)),
          tags: held(['one', 'two']),
        },
      });
    await load([1, 2, 3, 4, 5].map(firm));
    const rows = await all(
      "select field, encode(codes, 'hex') as codes, ranges from $s.coded order by field",
    );
    expect(rows.map(({ field, codes }) => [field, codes])).toEqual([
      ['#prominence', '000000010001000100010001'],
      ['#type', '000000010001000100010001'],
      ['employee_count', '000000000001000000020000'],
      ['risk_rating', '000000020001000200010002'],
    ]);
    expect(JSON.parse(String(rows[2]?.['ranges']))).toEqual([
      { code: 1, first: '20', last: '20', entities: 1 },
      { code: 2, first: '40', last: '40', entities: 1 },
    ]);
  });

  it('resolves ends by key, id, identifier and name, the most prominent of namesakes first', async () => {
    const id = '12345678-1234-5678-9234-567812345678';
    const report = await load([
      link('a', id),
      link('a', 'lei:C'),
      link('a', 'délta  corp'),
      entity('a', 'Alpha'),
      entity('b', 'Beta', { id: id.toUpperCase() }),
      entity('c', 'Gamma', { identifiers: ['lei:C'] }),
      entity('d', 'Delta Corp', { prominence: 0.1 }),
      entity('e', 'Delta Corp', { prominence: 0.9 }),
      entity('f', 'Far more prominent', { prominence: 1, aliases: ['Delta Corp'] }),
    ]);
    expect(report).toMatchObject({ entities: 6, relationships: 3, problemCount: 0 });
    expect(
      await all(
        'select t.name, t.prominence, r.out_place from $s.relationship r join $s.entity t on t.no = r."to" order by r.out_place',
      ),
    ).toEqual([
      { name: 'Delta Corp', prominence: 0.9, out_place: 2 },
      { name: 'Beta', prominence: 0, out_place: 5 },
      { name: 'Gamma', prominence: 0, out_place: 6 },
    ]);
  });

  it('makes one of what shares a certain identifier, and says which and what is in doubt', async () => {
    const report = await load([
      entity('a', 'Meta Platforms', { identifiers: ['cik:1'], aliases: ['META'] }),
      entity('b', 'Facebook', {
        ...{ identifiers: ['cik:1', 'lei:F'], prominence: 0.7 },
        properties: { employee_count: { value: 7, sources: [SOURCE] } },
      }),
      entity('c', 'Facebook Inc.', { identifiers: ['lei:F'] }),
      entity('d', 'Otherwise', { identifiers: ['isin:X'] }),
      entity('e', 'Unlike', { identifiers: ['isin:X'] }),
      link('c', 'd'),
      point('b', '2025-12-31', 1),
    ]);
    expect(report.entities).toBe(3);
    expect(report.merged).toEqual([
      '"Meta Platforms" and "Facebook" (entities.csv:b) are one by cik:1',
      '"Facebook" and "Facebook Inc." (entities.csv:c) are one by lei:F',
    ]);
    expect(report.inDoubt).toEqual([
      '"Meta Platforms" and "Facebook" (entities.csv:b) are one by cik:1, though they differ in name',
      '"Otherwise" and "Unlike" (entities.csv:e) share isin:X and stay two, for they differ in name',
    ]);
    expect(
      await all(
        'select f.name, f.prominence, s.points from $s.relationship r join $s.entity f on f.no = r."from" join $s.series s on s.entity = f.no',
      ),
    ).toEqual([{ name: 'Meta Platforms', prominence: 0.7, points: 1 }]);
    expect(await all('select name from $s.name where entity = 1 order by no')).toEqual(
      ['Meta Platforms', 'META', 'Facebook', 'Facebook Inc.'].map((name) => ({ name })),
    );
    expect(
      await all(
        "select value from $s.figure join $s.slot on no = figure.field where slot.field = 'employee_count'",
      ),
    ).toEqual([{ value: 7 }]);
  });

  it('keeps of two figures of one day the one that was published last, packed in the order of days', async () => {
    await load([
      entity('a', 'Alpha'),
      point('a', '2025-12-31', 30, '2026-01-31'),
      point('a', '2024-12-31', 21, '2026-01-31'),
      point('a', '2024-12-31', 20, '2025-01-31'),
    ]);
    const [series] = await all('select points, dates, "values", details from $s.series');
    expect(series).toMatchObject({ points: 2, dates: '2024-12-31 2025-12-31', values: '21 30' });
    expect(
      await all(
        "select value from $s.figure join $s.slot on no = figure.field where slot.field = '~revenue'",
      ),
    ).toEqual([{ value: 30 }]);
  });

  it('names rows that cannot be kept, the first thousand of them, and counts all', async () => {
    const parts: ImportPart[] = [entity('a', 'Alpha'), entity('a', 'Again')];
    for (let at = 0; at < 1500; at += 1) parts.push(link('a', `nobody ${at}`));
    parts.push(point('none', '2025-12-31', 1), point('a', '2025-12-31', 1), point('a', '2025-12-31', 2));
    parts.push(link('a', 'a'), link('a', 'a'));
    const report = await load(parts);
    expect(report).toMatchObject({ entities: 1, relationships: 1, points: 1, problemCount: 1504 });
    expect(report.problems).toHaveLength(1000);
    expect(report.problems.slice(0, 2)).toEqual([
      'entities.csv:a: Expected `key` once, got "a" again',
      'relationships.csv:a: Expected `to` to name an entity, got "nobody 0"',
    ]);
  });

  it('serves the dataset before while another is loaded, and after it is abandoned', async () => {
    await load([entity('a', 'Before')]);
    const before = await currentDataset(pool);
    const sink = await PostgresSink.begin(pool);
    await sink.write(entity('b', 'Never shown'));
    expect(await currentDataset(pool)).toEqual(before);
    await sink.abandon();
    expect(await all('select name from $s.entity')).toEqual([{ name: 'Before' }]);
  });

  it('holds every text as it was written', async () => {
    const name = 'Back\\slash\tTab "quoted"\nNew line, Žluťoučký 株式会社 😀 \\N';
    const long = `${name} `.repeat(40);
    await load([entity('a', name), entity('b', '\\N'), entity('c', 'No\0ne'), entity('d', `${long}\0`)]);
    expect(await all('select name from $s.entity order by no')).toEqual(
      [name, '\\N', 'None', long].map((each) => ({ name: each })),
    );
  });

  it('holds every number as it was told', async () => {
    const values = [0, -1, 0.1 + 0.2, 1e300, -5e-324, 123_456_789_012_345.67];
    const told = (value: number) => ({ employee_count: { value, sources: [SOURCE] } });
    await load(values.map((value, at) => entity(`k${at}`, `Firm ${at}`, { properties: told(value) })));
    expect(await all('select value from $s.figure order by entity')).toEqual(
      values.map((value) => ({ value })),
    );
  });

  it('leaves one of two relationships out that tell the same, also where one of them has ended', async () => {
    const since = { validSince: '2020-01-01' };
    const report = await load([
      ...[entity('a', 'Alpha'), entity('b', 'Beta'), entity('c', 'Gamma', { prominence: 0.5 })],
      ...[link('a', 'b', since), link('a', 'b', { ...since, validUntil: '2021-01-01' }), link('a', 'b')],
      ...[link('a', 'b', { validUntil: '2022-01-01', extra: { role: 'x' } }), link('a', 'c', since)],
    ]);
    expect(report).toMatchObject({ relationships: 4, problemCount: 1 });
    expect(
      await all(
        'select e.name, r.since, r.until from $s.relationship r join $s.entity e on e.no = r."to" order by r.out_place, r.no',
      ),
    ).toEqual([
      { name: 'Gamma', since: '2020-01-01', until: null },
      { name: 'Beta', since: '2020-01-01', until: null },
      { name: 'Beta', since: null, until: null },
      { name: 'Beta', since: null, until: '2022-01-01' },
    ]);
    expect(await all("select entities, most from $s.field where left(field, 1) = '>'")).toEqual([
      { entities: 1, most: 3 },
    ]);
  });

  it('puts the names of a word in one list, also where the word was forgotten while they came', async () => {
    const names = ['Common Alpha', 'Common Beta', 'Common Gamma'];
    const prominences = [0.2, 0.6, 0.4];
    const sink = await PostgresSink.begin(pool, { mostWords: 1 });
    for (const [at, name] of names.entries())
      await sink.write(entity(name, name, { prominence: prominences[at] ?? 0 }));
    await sink.finish();
    const [list] = await all("select count, names from $s.posting where word = 'common'");
    const bytes = list?.['names'] as Buffer;
    expect(list?.['count']).toBe(3);
    expect([0, 1, 2].map((at) => bytes.readInt32BE(at * 20))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((at) => bytes.readDoubleBE(at * 20 + 4))).toEqual([0.6, 0.4, 0.2]);
  });

  it('leaves out what has the id of another, whatever its key', async () => {
    const id = '12345678-1234-5678-9234-567812345678';
    const report = await load([entity('a', 'Alpha', { id }), entity('b', 'Beta', { id })]);
    expect(report).toMatchObject({ entities: 1, problemCount: 1 });
    expect(
      await all('select name from $s.entity where id = $$12345678-1234-5678-9234-567812345678$$'),
    ).toEqual([{ name: 'Alpha' }]);
  });

  it('lets indexes answer alone, since every page holds what all may see', async () => {
    await load(Array.from({ length: 500 }, (_, at) => entity(`k${at}`, `Word ${at} Common`)));
    const hidden = await all(
      `select relname from pg_class where relnamespace = '$s'::regnamespace and relhasindex and relkind = 'r' and relallvisible < relpages`,
    );
    expect(hidden).toEqual([]);
  });
});
