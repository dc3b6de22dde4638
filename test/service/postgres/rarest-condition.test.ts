import type { Pool } from 'pg';

import { compilePlan, type Plan } from '../../../src/service/postgres/compile-plan';
import { DatasetReader } from '../../../src/service/postgres/dataset-reader';
import { currentDataset } from '../../../src/service/postgres/datasets';
import { readFieldStatistics } from '../../../src/service/postgres/field-statistics';
import { createPool } from '../../../src/service/postgres/pool';
import { byRarest } from '../../../src/service/postgres/rarest-condition';
import type { Condition } from '../../../src/service/store/collection';
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

describeWithPostgres('a plan that begins with its rarest condition', () => {
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

  const planOf = async (...conditions: Condition[]): Promise<Plan> => {
    const names = new Set(['risk_rating', 'founding_date', 'employee_count']);
    const asked = {
      collection: { types: ['Company' as const] },
      narrowing: { conditions, orders: [], at: [] },
    };
    return compilePlan(reader, await readFieldStatistics(reader, names), asked);
  };

  /** How many entities a plan is drawn from, before its conditions are asked. */
  const drawnFrom = async ({ values, from }: Plan): Promise<number> => {
    const [row] = await reader.rows<{ total: number }>(
      ...values.used(`select count(*)::int as total from ${from}`),
    );
    return row?.total ?? NaN;
  };

  test('looks at those alone that meet it', async () => {
    const plan = await planOf(condition('risk_rating', '=', 'R1'), condition('founding_date', '=', '1993'));
    expect(await drawnFrom(plan)).toBe(40);
    expect(await drawnFrom(await byRarest(reader, plan, 10))).toBe(4);
  });

  test('takes the two bounds of one figure for one condition', async () => {
    const plan = await planOf(condition('employee_count', '>', '10'), condition('employee_count', '<', '14'));
    expect(await drawnFrom(await byRarest(reader, plan, 10))).toBe(3);
  });

  test('counts nothing where the ranges of values tell how many there are', async () => {
    const told = await planOf(condition('risk_rating', '=', 'R1'), condition('founding_date', '=', '1993'));
    const asked = jest.spyOn(reader, 'rows');
    expect(await byRarest(reader, told, 10)).not.toBe(told);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  test('stays as it is where many meet each condition, or none can be looked up', async () => {
    for (const conditions of [
      [condition('risk_rating', '=', 'R1'), condition('founding_date', '>', '1991')],
      [condition('risk_rating', '!=', 'R1')],
      [],
    ]) {
      const plan = await planOf(...conditions);
      expect(await byRarest(reader, plan, 10)).toBe(plan);
    }
  });
});
