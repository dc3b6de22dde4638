import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ENTITY_TYPES } from '../../../src/shared/contract/entity-type';
import { createService, type Service } from '../../../src/service/app';
import { corpusQuestions } from '../../../tools/questions/corpus-file';
import { readDataset } from '../read-dataset';
import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore, type PostgresStore } from '../../../src/service/postgres/postgres-store';
import { WILD_EXPRESSIONS } from '../query/wild-expressions';
import { replayCall, sumOf, type RecordedCall as AskedCall } from '../recorded-call';
import { KEY } from '../small-service';
import { whole } from '../whole';
import { describeWithPostgres } from './describe-with-postgres';
import { loadParts } from './load-parts';
import { createTestDatabase, type TestDatabase } from './test-database';

/** One request, by which both stores are asked. */
type Asked = { method: 'GET' | 'POST'; path: string; body?: object };

const { store } = whole;

/** Questions that are asked of both, spread over all; `QUESTIONS=5000` asks each, in minutes. */
const QUESTIONS_ASKED = Number(process.env['QUESTIONS'] ?? 30);

/** What `suites-on-postgres.mjs` wrote down of all suites; none of it is asked without. */
const ASKED = process.env['KER_ASKED'];

/** So many of a list, evenly spread. */
const spread = <Each>(all: readonly Each[], count: number): Each[] =>
  all.filter(
    (_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length),
  );

const names = readFileSync(join(__dirname, '../search/search-names.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t', 1).join(''));

const found = (name: string, more = ''): Asked => ({
  ...{ method: 'GET', path: `/v1/entities?name=${encodeURIComponent(name)}${more}` },
});

const told = (operation: 'query' | 'search', input: string): Asked => ({
  ...{ method: 'POST', path: `/v1/knowledge/${operation}`, body: { input } },
});

/** What was once answered otherwise: of two lines of equity the newer one counts where no point tells more than its series does. */
const ONCE_DIFFERING = ['What is the shareholders’ equity of Adobe?'];

/** Figures beside each other that are of several years, and what they were narrowed by. */
const OF_SEVERAL_YEARS = [
  'Microsoft.return(name,revenue,gross_profit,total_assets,date)',
  'companies.revenue<3bn.net_income>1bn.return(name)',
  'companies.order_by=net_income_percent_of_revenue DESC.limit=8.return(name,revenue,net_income)',
  'companies.industry=banks.average(net_income_percent_of_revenue)',
  'companies.average(employee_count)',
  'companies.name=Nasdaq, Inc. OR Cboe Global Markets OR CME Group.return(name)',
  'companies.headquarters=Austin, Texas OR Boston.return(name)',
  'Tesla.net_income_quarterly_history.at=2023',
  'Nvidia.revenue.at=Q2 2024',
  'Germany.gdp_in_eur.at=2021..2023',
  'Apple.revenue_in_eur.at=2023',
  'Apple.return(name,revenue_in_chf,total_assets_in_jpy)',
  'countries.continent=Europe.return(name,gdp_in_eur)',
  'companies.headquarters_location=New York.average(revenue).group_by=industry',
  'companies.industry=Banking.sum(revenue)',
  'companies.headquarters=Omaha.maximum(revenue)',
  'companies.revenue>10bn.count()',
  'countries.life_expectancy>80.count()',
  'Angola.gdp_annual_growth.at=2020, 2025',
  'countries.average(gdp_annual_growth).at=2020, 2025',
  'Germany.gdp_per_population.at=2024',
  'Interactive Brokers.return(name,net_income,equity)',
  'countries.member_of=OPEC.at=2018.count()',
  'Tesla.is(net_income>0).at=2019, 2020',
  'Apple OR Boeing.is(net_income>0).at=2018 OR 2019',
  'Unemployment Rate.is(latest_value>10).at=2019..2021',
  'countries.member_of=Group of Seven.is(member_of=North Atlantic Treaty Organization)',
  'companies.order_by=revenue DESC.limit=5.is(net_income>10bn).return(name,revenue)',
  'countries.member_of=Group of Seven.count().is(gdp>3tn)',
  'companies.revenue_growth>20.at=2023, 2024.count()',
  'companies.revenue_growth>100.at=2020..2024.return(name)',
  '(companies.order_by=revenue DESC.limit=10).location=Texas.count()',
  '(companies.order_by=revenue DESC.limit=50.at=2023).net_income<0.at=2023',
  '(countries.order_by=gdp DESC.limit=10).member_of=Euro area.order_by=population DESC',
];

/** Figures of dollars, euros, yen and others beside each other: bounds, orders, extremes, sums and groups of them. */
const OF_SEVERAL_CURRENCIES = [
  'companies.sum(revenue)',
  'companies.average(revenue)',
  'companies.median(net_income)',
  'companies.maximum(revenue)',
  'companies.minimum(net_income)',
  'companies.order_by=revenue DESC.limit=25.return(name,revenue)',
  'companies.order_by=net_income ASC.limit=10.return(name,net_income)',
  'companies.order_by=revenue DESC.offset=4.limit=1.return(name,revenue)',
  'companies.order_by=total_assets DESC.limit=12.return(name,total_assets,country)',
  'companies.revenue>100bn.return(name,revenue)',
  'companies.revenue>=350bn.order_by=employee_count DESC.limit=5',
  'companies.revenue<50m.order_by=revenue DESC.limit=5.return(name,revenue)',
  'companies.revenue>1bn.net_income<0.count()',
  'companies.revenue>ASML.order_by=revenue ASC.limit=5.return(name,revenue)',
  'companies.industry=semiconductors.sum(revenue)',
  'companies.country=Netherlands.order_by=revenue DESC.return(name,revenue)',
  'companies.country=Japan.average(revenue)',
  'companies.average(revenue).group_by=country',
  'companies.average(revenue).group_by=industry',
  'companies.maximum(revenue).group_by=country',
  'companies.at=2024.order_by=revenue DESC.limit=10.return(name,revenue)',
  'companies.at=2024.average(net_income)',
  'people.ceo_of.revenue>200bn.return(name)',
];

/** The most prominent entities of each type. */
const chosen = (count: number) =>
  ENTITY_TYPES.flatMap((type) =>
    [...store.byType(type)].sort((a, b) => b.prominence - a.prominence).slice(0, count),
  );

// All of it is loaded and asked, in a minute of a busy machine; what all suites ask takes many.
jest.setTimeout(ASKED === undefined ? 300_000 : 7_200_000);

describeWithPostgres('the built-in dataset in PostgreSQL beside the one in memory', () => {
  let database: TestDatabase;
  let opened: PostgresStore;
  let both: { memory: Service; postgres: Service };

  beforeAll(async () => {
    database = await createTestDatabase();
    const pool = createPool({ url: database.url, statementMs: 0 });
    await loadParts(pool, readDataset(join(__dirname, '../../../src/service/data')));
    await pool.end();
    // So many inputs are asked on a machine with much else to do: how long one takes is no matter here.
    opened = createPostgresStore({
      url: database.url,
      ...(ASKED === undefined ? {} : { statementMs: 120_000 }),
    });
    both = {
      memory: createService({ store: whole.answering, keys: [KEY] }),
      postgres: createService({ store: opened.store, keys: [KEY] }),
    };
  });

  afterAll(async () => {
    await opened.close();
    database.remove();
  });

  const answered = async (service: Service, { method, path, body }: Asked): Promise<string> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await service.fetch(
        new Request(`http://service${path}`, {
          ...{ method, headers: { 'X-API-KEY': KEY, 'Content-Type': 'application/json' } },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      );
      // On a machine with much else to do a statement may end at its time limit, and is asked again as the add-in asks.
      if (answer.status !== 503 || tries === 3) return `${answer.status} ${await answer.text()}`;
    }
  };

  /** The requests that the two answer otherwise, with both answers. */
  const differing = async (all: readonly Asked[]): Promise<unknown[]> => {
    const others: unknown[] = [];
    for (const asked of all) {
      const [memory, postgres] = [await answered(both.memory, asked), await answered(both.postgres, asked)];
      if (memory !== postgres) others.push({ asked, memory, postgres });
    }
    return others;
  };

  it('finds the same of names as they are typed, and of one of each type', async () => {
    expect(await differing(spread(names, 60).map((name) => found(name)))).toEqual([]);
    expect(await differing(chosen(1).map(({ name, type }) => found(name, `&entity_types=${type}`)))).toEqual(
      [],
    );
  });

  it('gives the same rows or the same answer for every expression', async () => {
    const operations = ['query', 'search'] as const;
    const all = WILD_EXPRESSIONS.map((input, at) => told(operations[at % 2] ?? 'query', input));
    expect(await differing(all)).toEqual([]);
  });

  it('tells alike of which periods figures are', async () => {
    const all = OF_SEVERAL_YEARS.flatMap((input) => [told('query', input), told('search', input)]);
    expect(await differing(all)).toEqual([]);
  });

  it('compares and adds up figures of several currencies alike', async () => {
    const operations = ['query', 'search'] as const;
    const all = OF_SEVERAL_CURRENCIES.map((input, at) => told(operations[at % 2] ?? 'query', input));
    expect(await differing(all)).toEqual([]);
  });

  it('answers questions of every suite alike', async () => {
    const asked = [...ONCE_DIFFERING, ...spread(corpusQuestions(), QUESTIONS_ASKED)];
    expect(await differing(asked.map((input) => told('search', input)))).toEqual([]);
  });

  (ASKED === undefined ? it.skip : it)('answers whatever the suites ask as they were answered', async () => {
    const calls = new Map(
      readFileSync(ASKED ?? '', 'utf8')
        .trim()
        .split('\n')
        .map((line): [string, AskedCall] => {
          const asked = JSON.parse(line) as AskedCall;
          return [JSON.stringify(asked.call), asked];
        }),
    );
    const others: unknown[] = [];
    const all = spread([...calls.values()], Number(process.env['ASKED_MOST'] ?? calls.size));
    for (const { call, sum } of all) {
      const answer = await replayCall(opened.store, call).catch((error: unknown) => String(error));
      if (sumOf(answer) === sum) continue;
      // The engine itself is bounded by nothing, a store is: both stores are asked before they are said to differ.
      const inMemory = await replayCall(whole.answering, call).catch((error: unknown) => String(error));
      if (sumOf(answer) !== sumOf(inMemory)) others.push({ call, memory: inMemory, postgres: answer });
    }
    console.log(
      `PostgreSQL was asked ${all.length} of ${calls.size} times, and differed ${others.length} times.`,
    );
    expect(others).toEqual([]);
  });

  it('tells the same of entities of every type: what there is, all of it, and nothing but properties', async () => {
    for (const { id } of chosen(1)) {
      const path = `/v1/entities/${id}`;
      const listed = JSON.parse(
        (await answered(both.memory, { method: 'GET', path: `${path}/introspection` })).slice(4),
      ) as {
        properties: string[];
        relationships?: Record<'outgoing' | 'incoming', string[] | undefined>;
        numerical_observations?: Record<string, { id: string }[]>;
      };
      const slices = (types: readonly string[] = []) =>
        Object.fromEntries(types.map((type) => [type, { limit: 5 }]));
      const body = {
        properties: listed.properties,
        relationships: {
          outgoing: slices(listed.relationships?.outgoing),
          incoming: slices(listed.relationships?.incoming),
        },
        numerical_observations: Object.fromEntries(
          Object.entries(listed.numerical_observations ?? {}).map(([type, each]) => [
            type,
            each.map((one) => one.id),
          ]),
        ),
      };
      expect(
        await differing([
          { method: 'GET', path: `${path}/introspection` },
          { method: 'POST', path, body },
          { method: 'POST', path },
        ]),
      ).toEqual([]);
    }
  });
});
