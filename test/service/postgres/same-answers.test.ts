import { fc } from '../../fast-check';
import type { Pool } from 'pg';

import { storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore, type PostgresStore } from '../../../src/service/postgres/postgres-store';
import type { Store } from '../../../src/service/store/store';
import type { EntityPart, RelationshipPart, StoreParts } from '../../../src/service/store/store-parts';
import { fixtureParts } from '../query/fixture-store';
import { loadParts } from './load-parts';
import { randomExpression, randomParts, randomTyped } from './random-parts';
import { createSqlDatabase, type SqlDatabase } from './sql-database';

type Both = { memory: Store; postgres: Store };

const ASKED = [
  'companies.order_by=employee_count DESC.limit=3',
  'companies.employee_count>100000.return(name, employee_count)',
  'companies.headquarters=Madrid',
  'companies.country=Spain.return(name, employee_count)',
  'companies.headquarters.country=United States',
  'companies.industry=Climate',
  'companies.founded>2009.order_by=founded',
  'companies.founded=2010',
  'companies.industry!=AI',
  'startups.order_by=total_funding DESC.limit=2',
  'companies.count',
  'companies.sum(employee_count)',
  'companies.employee_count<1000000.median(employee_count)',
  'companies.maximum(employee_count)',
  'companies.group_by(industry)',
  'countries.order_by=population DESC',
  'countries.continent=Europe.order_by=population DESC.limit=1',
  'Spain.capital',
  'Apple.headquarters.country',
  'Madrid.companies',
  'ceos.limit=5',
  'cities.country=US',
  '\u0000',
  'companies.industry=\u0000',
];

const QUESTIONS = [
  'Who is the chief executive of Apple?',
  'Which companies have more than 100,000 employees?',
  'How many companies are in Spain?',
  'What is the population of Ireland?',
  'Welche Firmen haben ihren Sitz in Madrid?',
  'average number of employees of companies by industry',
];

/** One of so many that no reading goes through all of them; many are even in number and prominence. */
function oneOfMany(at: number): EntityPart {
  const sources = [{ name: 'Register', date: '2026-01-01', document: '' }];
  const of = (value: string | number) => ({ value, sources });
  return {
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    ...{ name: `Firm ${at}`, type: 'Company', prominence: (at % 11) / 11, sources },
    properties: {
      ...{
        employee_count: of((at * 37) % 6007),
        founded: of(1900 + (at % 4)),
        risk_rating: of(`R${at % 9}`),
      },
      founding_date: of(`${1900 + (at % 100)}-01-01`),
      ...(at % 1000 === 0 ? { website: of('rare.example') } : {}),
    },
  };
}

const RELATED_TO: readonly (readonly [type: string, to: (at: number) => string | undefined])[] = [
  ['HAS_HEADQUARTERS_IN', (at) => (at % 2 === 0 ? placeId('City', at % 60) : undefined)],
  ['IS_SUBSIDIARY_OF', (at) => (at % 3 === 0 && at > 99 ? oneOfMany((at * at) % 97).id : undefined)],
];

const placeId = (kind: string, at: number): string =>
  `10000000-0000-4000-8000-${String(KINDS.indexOf(kind) * 1000 + at).padStart(12, '0')}`;

const KINDS = ['Continent', 'Land', 'City'];

/** Two continents, ten countries and sixty cities, in which the many lie; some say so in words alone. */
function placesOfMany(): StoreParts {
  const sources = [{ name: 'Register', date: '2026-01-01' }];
  const place = (kind: string, type: EntityPart['type'], at: number): EntityPart => ({
    ...{
      id: placeId(kind, at),
      name: `${kind} ${'abcdefghij'[at] ?? `X${at}`}`,
      type,
      prominence: 1,
      sources,
    },
  });
  const within = (type: string, from: string, to: string): RelationshipPart => ({
    ...{ id: `${from} ${type} ${to}`, type, from, to, sources },
  });
  const of = <Each>(count: number, each: (at: number) => Each): Each[] =>
    Array.from({ length: count }, (_, at) => each(at));
  const firms = of(6000, (at) => {
    const firm = oneOfMany(at);
    if (at % 5 !== 1) return firm;
    const headquarters = { value: `${at} Main Street, City X${10 + (at % 50)}`, sources };
    return { ...firm, properties: { ...firm.properties, headquarters } };
  });
  return {
    entities: [
      ...of(2, (at) => place('Continent', 'Continent', at)),
      ...of(10, (at) => place('Land', 'Country', at)),
      ...of(60, (at) => place('City', 'Municipality', at)),
      ...firms,
    ],
    relationships: [
      ...of(10, (at) => within('IS_PART_OF', placeId('Land', at), placeId('Continent', at % 2))),
      ...of(60, (at) => within('IS_LOCATED_IN', placeId('City', at), placeId('Land', at % 10))),
      ...firms.flatMap(({ id }, at) =>
        RELATED_TO.flatMap(([type, to]) => {
          const end = to(at);
          return end === undefined ? [] : [within(type, id, end)];
        }),
      ),
    ],
  };
}

const LYING = [
  'companies.country=Land c.limit=5',
  'companies.country=Land d.order_by=employee_count DESC.limit=5',
  'companies.country!=Land d.order_by=employee_count DESC.limit=5',
  'companies.continent=Continent b.order_by=employee_count.limit=4.offset=2',
  'companies.headquarters=Continent a.order_by=employee_count DESC.limit=20',
  'companies.headquarters=City X11.limit=9',
  'companies.headquarters.city=City X11.limit=9',
  'companies.headquarters.country!=Land 3.limit=9',
  'companies.location=Land b.risk_rating=R3.order_by=employee_count DESC.limit=5',
  'companies.city=City c,City e.limit=5',
  'companies.parent=Firm 4.limit=6',
  'companies.parent.country=Land e.order_by=employee_count DESC.limit=6',
  'companies.parent.risk_rating=R4.parent.employee_count>500.limit=6',
  'companies.parent.parent.country=Land g.limit=6',
  'companies.headquarters.country.continent=Continent b.limit=6',
  'companies.continent=Continent b.count()',
  'companies.country=Land c.average(employee_count)',
  'cities.country=Land a.limit=3',
  'companies.location=*.limit=4',
  'cities.companies=*.limit=5',
  'cities.cities=*.limit=1',
  'countries.companies=Firm 4',
  'countries.cities=City b.limit=2',
  'countries.companies.employee_count>5000.limit=4',
];

const MANY = [
  'companies.risk_rating=R3.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=R3.limit=10',
  'companies.limit=7.offset=3',
  'companies.risk_rating!=R3.order_by=employee_count.limit=10.offset=20',
  'companies.founding_date>1990.order_by=employee_count DESC.limit=5',
  'companies.employee_count>3000.order_by=employee_count.limit=10',
  'companies.employee_count=37.order_by=employee_count.limit=10',
  'companies.order_by=founded DESC.limit=10',
  'companies.risk_rating=R3.order_by=founded.order_by=employee_count DESC.limit=10',
  'companies.website=*.order_by=employee_count DESC.limit=4',
  'companies.website=*.order_by=employee_count DESC.limit=50',
  'companies.risk_rating=R3.founding_date=1907.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=R3.founding_date=1907-01-01.limit=3.offset=2',
  'companies.founding_date>=1997-06.founding_date<1999.order_by=founded.order_by=employee_count.limit=10',
  'companies.founding_date>1997-01-01.founding_date<=1998-01.order_by=employee_count.limit=70',
  'companies.founding_date<1901-01.founding_date!=1900.limit=5',
  'companies.employee_count>3000.employee_count<3010.risk_rating=R3',
  'companies.employee_count>6000.founding_date>1950.order_by=founding_date.limit=4',
  'companies.employee_count<9.risk_rating=R8.count',
  'companies.risk_rating=R3.employee_count=37.employee_count=38.limit=5',
  'companies.risk_rating=R3,R4.founding_date=1907,1950.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=R3.employee_count>1000.employee_count<=1040.order_by=employee_count.limit=3',
  'companies.risk_rating=R3.employee_count>5.order_by=founded DESC.limit=10',
  'companies.risk_rating=R9.order_by=employee_count DESC.limit=10',
  'companies.founding_date>1985-03-04.employee_count<4321.order_by=employee_count DESC.limit=12.offset=5',
];

describe('a store in PostgreSQL beside one in memory', () => {
  let database: SqlDatabase;
  let owner: Pool;
  let opened: PostgresStore;

  beforeAll(async () => {
    database = await createSqlDatabase();
    owner = createPool({ url: database.url, statementMs: 0 });
    opened = createPostgresStore({ url: database.url });
  });

  afterAll(async () => {
    await opened.close();
    await owner.end();
    database.remove();
  });

  /** A store of its own for each load, since a watcher looks for another version only once a second. */
  const load = async (parts: StoreParts): Promise<Both> => {
    await loadParts(owner, parts);
    await opened.close();
    opened = createPostgresStore({ url: database.url });
    return { memory: storeOf(createMemoryGraph(parts)), postgres: opened.store };
  };

  const expectSame = async ({ memory, postgres }: Both, ask: (store: Store) => unknown): Promise<void> =>
    expect(await ask(postgres)).toEqual(await ask(memory));

  const profiles = async (store: Store, id: string): Promise<unknown> => {
    const told = await store.introspection(id);
    if (told === undefined) return undefined;
    const each = (types: readonly string[], slice: object) =>
      Object.fromEntries(types.map((type) => [type, slice]));
    const observations = Object.entries(told.numerical_observations ?? {}).map(
      ([type, listed]) => [type, listed.map((one) => one.id)] as const,
    );
    const query = {
      properties: told.properties,
      relationships: {
        outgoing: each(told.relationships?.outgoing ?? [], { limit: 2, offset: 1 }),
        incoming: each(told.relationships?.incoming ?? [], {}),
      },
      numerical_observations: Object.fromEntries(observations),
    };
    return [told, await store.profile(id, undefined), await store.profile(id, query)];
  };

  it('gives the same rows and answers of a store that was written by hand', async () => {
    const both = await load(fixtureParts());
    for (const input of ASKED) await expectSame(both, (store) => store.rows(input));
    for (const input of [...ASKED, ...QUESTIONS]) await expectSame(both, (store) => store.answer(input));
    for (const { id } of fixtureParts().entities) await expectSame(both, (store) => profiles(store, id));
  });

  it('gives the same first rows of many, in the order that is asked for', async () => {
    const both = await load({ entities: Array.from({ length: 6000 }, (_, at) => oneOfMany(at)) });
    for (const input of MANY)
      await expectSame(both, async (store) => ({ input, rows: await store.rows(input) }));
    const [said] = MANY;
    if (said !== undefined) await expectSame(both, (store) => store.answer(said));
  });

  it('gives the same of what lies in places, and of what paths lead to', async () => {
    const both = await load(placesOfMany());
    for (const input of LYING)
      await expectSame(both, async (store) => ({ input, rows: await store.rows(input) }));
  });

  it('gives the same of any store: searches, profiles and rows', async () => {
    const asked = fc.record({
      parts: randomParts,
      expressions: fc.array(randomExpression, { minLength: 12, maxLength: 12 }),
      typed: fc.array(randomTyped, { minLength: 4, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ parts, expressions, typed }) => {
        const both = await load(parts);
        for (const name of typed)
          await expectSame(both, (store) => store.search(name, { types: [], limit: 9 }));
        for (const { id } of parts.entities.slice(0, 4))
          await expectSame(both, (store) => profiles(store, id));
        for (const input of expressions)
          await expectSame(both, async (store) => ({ input, rows: await store.rows(input) }));
      }),
      { numRuns: Number(process.env['KER_RUNS'] ?? 5), endOnFailure: true },
    );
  });
});
