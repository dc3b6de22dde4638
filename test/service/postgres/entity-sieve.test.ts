import type { Pool } from 'pg';

import { compilePlan } from '../../../src/service/postgres/compile-plan';
import { DatasetReader } from '../../../src/service/postgres/dataset-reader';
import { currentDataset } from '../../../src/service/postgres/datasets';
import { sieveEntities, type EntitySieve } from '../../../src/service/postgres/entity-sieve';
import { readFieldStatistics } from '../../../src/service/postgres/field-statistics';
import { createPool } from '../../../src/service/postgres/pool';
import type { Condition, Narrowing } from '../../../src/service/store/collection';
import type { EntityPart } from '../../../src/service/store/store-parts';
import { describeWithPostgres } from './describe-with-postgres';
import { loadParts } from './load-parts';
import { createTestDatabase, type TestDatabase } from './test-database';

const sources = [{ name: 'Register', date: '2026-01-01', document: '' }];

const firm = (at: number): EntityPart => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  ...{ name: `Firm ${at}`, type: 'Company', sources },
  properties: {
    risk_rating: { value: `R${at % 2}`, sources },
    founding_date: { value: `${1990 + (at % 10)}-05-01`, sources },
    employee_count: { value: at, sources },
  },
});

const condition = (field: string, operator: Condition['operator'], text: string): Condition => ({
  ...{ facet: [], field: [field], operator, isEither: false },
  operand: { text, anyOf: [[text]] },
});

describeWithPostgres('what the codes of all entities tell of a plan', () => {
  let database: TestDatabase;
  let pool: Pool;
  let reader: DatasetReader;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.url });
    await loadParts(pool, { entities: Array.from({ length: 40 }, (_, at) => firm(at)) });
    reader = new DatasetReader(pool, await currentDataset(pool));
  });

  afterAll(async () => {
    await pool.end();
    database.remove();
  });

  const sieveOf = async (
    conditions: Condition[],
    narrowing: Partial<Narrowing> = {},
  ): Promise<EntitySieve> => {
    const names = new Set(['risk_rating', 'founding_date', 'employee_count']);
    const asked = {
      collection: { types: ['Company' as const] },
      narrowing: { conditions, orders: [], at: [], ...narrowing },
    };
    return sieveEntities(await compilePlan(reader, await readFieldStatistics(reader, names), asked));
  };

  test.each<[string, Condition[], number]>([
    ['all of a type', [], 40],
    ['two conditions', [condition('risk_rating', '=', 'R1'), condition('founding_date', '=', '1993')], 4],
    ['two bounds', [condition('employee_count', '>', '10'), condition('employee_count', '<', '14')], 3],
    ['any value', [condition('risk_rating', '=', '*')], 40],
    ['no value', [condition('risk_rating', '=', 'R3')], 0],
  ])('finds %s without a lookup', async (_name, conditions, met) => {
    const sieve = await sieveOf(conditions);
    expect([sieve.isWhole, sieve.sureCount, sieve.unsure().length]).toEqual([true, met, 0]);
  });

  test('gives the first in the order of a plan, up or down', async () => {
    const conditions = [condition('risk_rating', '=', 'R1')];
    const first = async (direction: 'ASC' | 'DESC'): Promise<number[]> => {
      const sieve = await sieveOf(conditions, {
        orders: [{ path: ['employee_count'], direction }],
        limit: 3,
      });
      return [...(sieve.first(3)?.nos ?? [])];
    };
    const nos = [...((await sieveOf(conditions)).first(Infinity)?.nos ?? [])];
    expect(await first('ASC')).toEqual(nos.slice(0, 3));
    expect(await first('DESC')).toEqual(nos.slice(-3));
  });

  test('leaves to SQL what it does not tell', async () => {
    const sieve = await sieveOf([
      condition('risk_rating', '!=', 'R1'),
      condition('founding_date', '>', '1998'),
    ]);
    expect([sieve.isWhole, sieve.sureCount]).toEqual([false, 4]);
    expect(sieve.first(Infinity)?.nos).toHaveLength(4);
  });
});
