import { join } from 'node:path';

import type { Pool } from 'pg';

import type { Group } from '../../src/importer/arguments';
import { BuiltIn } from '../../src/importer/built-in-parts';
import { runImport } from '../../src/importer/run';
import { currentDataset, rollBack } from '../../src/service/postgres/datasets';
import { readBody } from '../../src/service/postgres/entity-body';
import { PostgresSink } from '../../src/service/postgres/import-sink';
import { createPool } from '../../src/service/postgres/pool';
import { seeded } from '../../tools/bench/store/world';
import { leiOf } from '../../tools/bench/write-registers';
import { describeWithPostgres } from '../service/postgres/describe-with-postgres';
import { createTestDatabase, type TestDatabase } from '../service/postgres/test-database';
import { datasetRows, wrongCodes } from './dataset-rows';
import { written } from './imported';

/** A number below another, from a seed. */
type Draw = (count: number) => number;

const LEIS = Array.from({ length: 60 }, (_, at) => leiOf(at));
const CIKS = Array.from({ length: 8 }, (_, at) => String(1000 + at).padStart(10, '0'));

const table = (rows: readonly Readonly<Record<string, string>>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
};

const COUNTRIES = ['DE', 'FR', 'US'];
const WORDS = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Omega'];

type Row = Record<string, string>;

/** An LEI record; a few share a registration number, so that some are one and some only seem so. */
function record(lei: string, draw: Draw, day: string, countries = COUNTRIES): Row {
  const country = countries[draw(countries.length)] ?? '';
  const seat = countries[draw(countries.length)] ?? '';
  return {
    LEI: lei,
    'Entity.LegalName': `${WORDS[draw(5)]} ${draw(3) === 0 ? `${WORDS[draw(5)]} ` : ''}Holdings ${draw(2) === 0 ? 'GmbH' : 'Inc.'}`,
    'Entity.LegalAddress.City': 'Town',
    'Entity.LegalAddress.Country': country,
    'Entity.LegalJurisdiction': country,
    'Entity.HeadquartersAddress.City': ['Town', 'City'][draw(2)] ?? '',
    'Entity.HeadquartersAddress.Country': seat,
    'Entity.RegistrationAuthority.RegistrationAuthorityID': 'RA000548',
    'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': `N${draw(40)}`,
    // What is another type than its namesake with the same LEI stays two, and the first that has it counts.
    'Entity.EntityCategory': draw(4) === 0 && LEIS.indexOf(lei) >= 6 ? 'FUND' : '',
    'Entity.LegalForm.EntityLegalFormCode': ['2JZ4', 'FUKI'][draw(2)] ?? '',
    'Entity.EntityStatus': draw(6) === 0 ? 'INACTIVE' : 'ACTIVE',
    'Entity.SuccessorEntity.1.SuccessorLEI': draw(5) === 0 ? (LEIS[draw(60)] ?? '') : '',
    'Entity.OtherEntityNames.OtherEntityName.1': draw(3) === 0 ? `${WORDS[draw(5)]} Trading` : '',
    'Entity.OtherEntityNames.OtherEntityName.1.type': 'TRADING_OR_OPERATING_NAME',
    'Registration.LastUpdateDate': `${day}T00:00:00Z`,
    'Registration.RegistrationStatus': draw(8) === 0 ? 'ANNULLED' : 'ISSUED',
    'Registration.NextRenewalDate': '2027-01-01T00:00:00Z',
  };
}

function link(child: string, parent: string, type: string, { draw, day }: { draw: Draw; day: string }): Row {
  return {
    'Relationship.StartNode.NodeID': child,
    'Relationship.EndNode.NodeID': parent,
    'Relationship.RelationshipType': type,
    'Relationship.RelationshipStatus': draw(4) === 0 ? 'INACTIVE' : 'ACTIVE',
    'Registration.LastUpdateDate': `${day}T00:00:00Z`,
    'Registration.RegistrationStatus': draw(6) === 0 ? 'ANNULLED' : 'PUBLISHED',
  };
}

function submissions(cik: string, draw: Draw, day: string): string {
  return JSON.stringify({
    ...{ cik, name: `${WORDS[draw(5)]} HOLDINGS INC`, sic: '3571', sicDescription: 'Computers' },
    ...{ tickers: [], exchanges: [['NYSE', 'Nasdaq'][draw(2)]], stateOfIncorporation: ['CA', ''][draw(2)] },
    addresses: { business: { city: 'TOWN', stateOrCountry: 'CA' } },
    filings: {
      recent: {
        accessionNumber: ['0000001000-26-000001'],
        filingDate: [day],
        form: ['10-K'],
        primaryDocument: ['a.htm'],
      },
    },
  });
}

function facts(cik: string, draw: Draw, day: string): string {
  const of = (year: number) => ({
    ...{ start: `${year}-01-01`, end: `${year}-12-31`, val: 1000 + draw(500), accn: '0000001000-26-000001' },
    ...{ fy: year, fp: 'FY', form: '10-K', filed: day },
  });
  const tag = ['Revenues', 'NetIncomeLoss'][draw(2)] ?? '';
  const units = { USD: [2023, 2024, 2025].slice(draw(2)).map(of) };
  return JSON.stringify({
    cik: Number(cik),
    entityName: `Firm ${cik}`,
    facts: { 'us-gaap': { [tag]: { units } } },
  });
}

/** Files by what each record is called, in the order in which a whole import reads them. */
type World = { records: Map<string, Row>; links: Map<string, Row>; documents: Map<string, string> };

/** Records of all kinds, each drawn with so much chance in a hundred. */
function drawn(
  draw: Draw,
  day: string,
  { chance, countries }: { chance: number; countries?: string[] },
): World {
  const is = (): boolean => draw(100) < chance;
  const world: World = { records: new Map(), links: new Map(), documents: new Map() };
  if (chance > 50) {
    // A country or an exchange that nothing names any more stays after an update.
    for (const [at, country] of [...COUNTRIES, 'SE'].entries())
      world.records.set(leiOf(90 + at), { ...record(leiOf(90 + at), () => 1, day, [country, country]) });
    for (const at of [0, 1])
      world.documents.set(
        `CIK${at}.json`,
        submissions(String(at).padStart(10, '0'), () => at, day),
      );
  }
  for (const lei of LEIS) if (is()) world.records.set(lei, record(lei, draw, day, countries));
  for (const child of LEIS.slice(0, 30))
    for (const type of ['IS_DIRECTLY_CONSOLIDATED_BY', 'IS_ULTIMATELY_CONSOLIDATED_BY', 'IS_SUBFUND_OF'])
      if (is()) {
        const parent = LEIS[draw(8) * 7] ?? '';
        world.links.set(`${child} ${type} ${parent}`, link(child, parent, type, { draw, day }));
      }
  for (const cik of CIKS) {
    if (!is()) continue;
    // Figures come with the list of filings that they are linked by.
    world.documents.set(`CIK${cik}.json`, submissions(cik, draw, day));
    world.documents.set(`facts-CIK${cik}.json`, facts(cik, draw, day));
  }
  return world;
}

/** Whether a whole import leaves a record out. */
const isLeftOut = (content: string | Row): boolean =>
  typeof content !== 'string' && content['Registration.RegistrationStatus'] === 'ANNULLED';

/** Puts changed records in place of those before them, and all others behind, as an update does. */
function change(layers: World[], changed: World): void {
  const added: World = { records: new Map(), links: new Map(), documents: new Map() };
  for (const part of ['records', 'links', 'documents'] as const)
    for (const [key, content] of changed[part]) {
      const maps = layers.map((layer): Map<string, string | Row> => layer[part]);
      const own = maps.find((map) => map.has(key));
      const before = own?.get(key);
      if (before !== undefined && isLeftOut(before)) own?.delete(key);
      const map: Map<string, string | Row> =
        before === undefined || isLeftOut(before) ? added[part] : (own ?? added[part]);
      map.set(key, content);
    }
  layers.push(added);
}

const groupsOf = ({ records, links, documents }: World, own: readonly Group[] = []): Group[] => {
  const gleif = [
    ...(records.size > 0 ? written({ 'lei2.csv': table([...records.values()]) }) : []),
    ...(links.size > 0 ? written({ 'rr.csv': table([...links.values()]) }) : []),
  ];
  const sec = documents.size > 0 ? written(Object.fromEntries(documents)) : [];
  return [
    ...own,
    ...(gleif.length > 0 ? [{ register: 'gleif', files: gleif } as const] : []),
    ...(sec.length > 0 ? [{ register: 'sec', files: sec } as const] : []),
  ];
};

/** Customers of a firm's own, some of which are in both registers. */
const OWN = table([
  ...LEIS.slice(0, 6).map((lei, at) => ({
    ...{
      key: `own${at}`,
      type: 'Company',
      name: `${WORDS[at % 5]} Holdings`,
      lei,
      cik: CIKS[at] ?? '',
      rating: 'A',
    },
    ...{ source_name: 'Own', source_date: '2026-01-01' },
  })),
  ...['Germany', 'France'].map((name) => ({
    key: name,
    type: 'Country',
    name,
    source_name: 'Own',
    source_date: '2026-01-01',
  })),
]);

describeWithPostgres('an update', () => {
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

  const load = async (groups: readonly Group[], isUpdate = false, builtIn?: BuiltIn) =>
    runImport(groups, {
      ...{ sink: await PostgresSink.begin(pool, { isUpdate }), isUpdate, isLossAllowed: true, builtIn },
      ...{ clock: () => performance.now(), tell: () => undefined, signal: new AbortController().signal },
    });

  const own: Group[] = [];
  const ownGroup = (): Group => (own[0] ??= { register: 'own', files: written({ 'entities.csv': OWN }) });

  test.each(Array.from({ length: 8 }, (_, at) => [at]))(
    'leaves what a whole import of all records would, from seed %i',
    async (seed) => {
      const random = seeded(seed);
      const draw: Draw = (count) => Math.floor(random() * count);
      const before = drawn(draw, '2026-01-01', { chance: 70 });
      await load(groupsOf(before, [ownGroup()]));
      const layers = [before];
      for (const day of ['2026-01-02', '2026-01-03']) {
        const changed = drawn(draw, day, { chance: 15, countries: [...COUNTRIES, 'SE'] });
        // A place that is new.
        if (seed % 2 === 0)
          changed.records.set(
            leiOf(95),
            record(leiOf(95), () => 1, day, ['CH', 'CH']),
          );
        await load(groupsOf(changed), true);
        change(layers, changed);
      }
      expect(await wrongCodes(pool)).toEqual([]);
      const updated = await datasetRows(pool);
      await load([ownGroup(), ...layers.flatMap((layer) => groupsOf(layer))]);
      expect(updated).toEqual(await datasetRows(pool));
    },
    60_000,
  );

  const changedRecord = (lei: string, more: Row): Row => ({ ...record(lei, () => 1, '2026-02-01'), ...more });
  const named = async (id: string) => {
    const { schema } = await currentDataset(pool);
    const { rows } = await pool.query<{ body: string }>(
      `select e.body from ${schema}.entity e join ${schema}.identified i on i.no = e.no where i.identifier = $1`,
      [id],
    );
    return new Map(
      rows.flatMap(({ body }) => readBody(body).properties).map(([name, { value }]) => [name, value]),
    );
  };
  const gleif = (files: Readonly<Record<string, string>>): Group => ({
    register: 'gleif',
    files: written(files),
  });

  test('done twice leaves the same, and a rollback brings back what was before', async () => {
    const draw: Draw = (count) => 3 % count;
    await load(groupsOf(drawn(draw, '2026-01-01', { chance: 70 }), [ownGroup()]));
    const before = await datasetRows(pool);
    const day = groupsOf({
      records: new Map([[leiOf(1), changedRecord(leiOf(1), {})]]),
      links: new Map(),
      documents: new Map(),
    });
    await load(day, true);
    const once = await datasetRows(pool);
    expect(once).not.toEqual(before);
    await rollBack(pool);
    expect(await datasetRows(pool)).toEqual(before);
    await rollBack(pool);
    await load(day, true);
    expect(await datasetRows(pool)).toEqual(once);
  });

  test('that fails, or that a person ends, leaves what is served and nothing else', async () => {
    const { version } = await currentDataset(pool);
    const schemas = async () =>
      (
        await pool.query<{ nspname: string }>(
          "select nspname from pg_namespace where nspname ~ '^ker_' order by 1",
        )
      ).rows;
    const before = await schemas();
    await expect(load([gleif({ 'lei2.csv': 'a,b\n1,2\n' })], true)).rejects.toThrow(
      'Expected GLEIF’s LEI records',
    );
    const sink = await PostgresSink.begin(pool, { isUpdate: true });
    await sink.pause();
    const twice = table([changedRecord(leiOf(1), {}), changedRecord(leiOf(1), {})]);
    await expect(load([gleif({ 'lei2.csv': twice })], true)).rejects.toThrow('Expected each record once');
    expect((await currentDataset(pool)).version).toBe(version);
    expect(await schemas()).toEqual(before);
  });

  test('keeps the ISIN, the BIC and the name of the legal form that other files told', async () => {
    const lei = leiOf(1);
    const files = {
      'isin.csv': `LEI,ISIN\n${lei},DE0007164600\n`,
      'bic.csv': `LEI,BIC\n${lei},COBADEFFXXX\n`,
      'elf.csv':
        'ELF Code,Entity Legal Form name Local name,Language Code (ISO 639-1)\nFUKI,Aktiengesellschaft,de\n',
    };
    await load([gleif({ ...files, 'lei2.csv': table([changedRecord(lei, {})]) })]);
    await load([gleif({ 'lei2.csv': table([changedRecord(lei, { 'Entity.LegalName': 'Renamed' })]) })], true);
    const after = await named(`lei:${lei}`);
    expect(['legal_name', 'isin', 'bics', 'legal_form'].map((name) => after.get(name))).toEqual([
      ...['Renamed', 'DE0007164600', ['COBADEFFXXX'], 'Aktiengesellschaft'],
    ]);
    expect(await named('isin:DE0007164600')).toEqual(after);
    await load(
      [
        gleif({
          'lei2.csv': table([changedRecord(lei, { 'Entity.LegalForm.EntityLegalFormCode': '2JZ4' })]),
        }),
      ],
      true,
    );
    expect((await named(`lei:${lei}`)).get('legal_form')).toBeUndefined();
  });

  test('removes what a delta file marks as deleted', async () => {
    const ends = [leiOf(1), leiOf(2)] as const;
    const day = { draw: () => 1, day: '2026-01-01' };
    const rows = ['IS_DIRECTLY_CONSOLIDATED_BY', 'IS_SUBFUND_OF'].map((type) => link(...ends, type, day));
    await load([
      gleif({ 'lei2.csv': table(ends.map((lei) => changedRecord(lei, {}))), 'rr.csv': table(rows) }),
    ]);
    const xml = `<rr:RelationshipData xmlns:rr="r" xmlns:gleif="g"><rr:RelationshipRecords><rr:RelationshipRecord><rr:Relationship>
      <rr:StartNode><rr:NodeID>${ends[0]}</rr:NodeID></rr:StartNode><rr:EndNode><rr:NodeID>${ends[1]}</rr:NodeID></rr:EndNode>
      <rr:RelationshipType>IS_DIRECTLY_CONSOLIDATED_BY</rr:RelationshipType></rr:Relationship>
      <rr:Registration><rr:LastUpdateDate>2026-01-02T00:00:00Z</rr:LastUpdateDate></rr:Registration>
      <rr:Extension><gleif:Deletion><gleif:DeletedAt>2026-01-02T00:00:00Z</gleif:DeletedAt></gleif:Deletion></rr:Extension>
      </rr:RelationshipRecord></rr:RelationshipRecords></rr:RelationshipData>`;
    await load([gleif({ 'rr.xml': xml })], true);
    const { schema } = await currentDataset(pool);
    const { rows: left } = await pool.query<{ type: string }>(
      `select k.type from ${schema}.relationship r join ${schema}.kind k on k.no = r.kind where k.type not like '%_IN'`,
    );
    expect(left).toEqual([{ type: 'IS_SUBFUND_OF' }]);
  });

  test('fills the list of a common word up by the best known that come next', async () => {
    const world = (isAfter: boolean): Row[] =>
      Array.from({ length: 3200 }, (_, at) =>
        changedRecord(leiOf(at), {
          'Entity.LegalName': isAfter && at % 500 === 0 ? `Renamed ${at}` : `Common ${at}`,
          'Entity.EntityStatus': at % 7 === 0 ? 'INACTIVE' : 'ACTIVE',
        }),
      );
    await load([gleif({ 'lei2.csv': table(world(false)) })]);
    await load([gleif({ 'lei2.csv': table(world(true).filter((_, at) => at % 250 === 0)) })], true);
    const updated = await datasetRows(pool);
    await load([gleif({ 'lei2.csv': table(world(true)) })]);
    expect(updated).toEqual(await datasetRows(pool));
  });

  test('of a company of the built-in dataset keeps what that says', async () => {
    await load([], false, new BuiltIn(join(__dirname, '../../src/service/data')));
    const counts = async () => {
      const { schema } = await currentDataset(pool);
      const one = `(select no from ${schema}.identified where identifier = 'cik:0000320193')`;
      const { rows } = await pool.query<{ links: number; series: number }>(
        `select (select count(*)::int from ${schema}.relationship where "from" in ${one}) as links,
           (select count(*)::int from ${schema}.series where entity in ${one}) as series`,
      );
      return rows[0] ?? { links: 0, series: 0 };
    };
    const before = await counts();
    expect(before.series).toBeGreaterThan(10);
    const company = {
      ...{ cik: '320193', name: 'Apple Inc.', sic: '3571', sicDescription: 'Computers', tickers: ['AAPL'] },
      ...{ exchanges: ['Nasdaq'], stateOfIncorporation: 'CA', addresses: {} },
      filings: {
        recent: {
          ...{ accessionNumber: ['0000320193-26-000001'], filingDate: ['2026-09-20'], form: ['10-K'] },
          primaryDocument: ['a.htm'],
        },
      },
    };
    await load(
      [{ register: 'sec', files: written({ 'CIK0000320193.json': JSON.stringify(company) }) }],
      true,
    );
    const after = await counts();
    expect(after.series).toBe(before.series);
    expect(after.links).toBeGreaterThanOrEqual(before.links);
  }, 120_000);

  test('needs a dataset that this version imported', async () => {
    const other = await createTestDatabase();
    const otherPool = createPool({ url: other.url });
    try {
      await expect(PostgresSink.begin(otherPool, { isUpdate: true })).rejects.toThrow('got none yet');
    } finally {
      await otherPool.end();
      other.remove();
    }
  });
});
