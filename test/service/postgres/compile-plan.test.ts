import type { Pool } from 'pg';

import type { EntityType } from '../../../src/shared/contract/entity-type';
import { compilePlan } from '../../../src/service/postgres/compile-plan';
import { DatasetReader } from '../../../src/service/postgres/dataset-reader';
import { currentDataset } from '../../../src/service/postgres/datasets';
import { readFieldStatistics } from '../../../src/service/postgres/field-statistics';
import { createPool } from '../../../src/service/postgres/pool';
import type { Condition, Narrowing } from '../../../src/service/store/collection';
import type { StoreParts } from '../../../src/service/store/store-parts';
import { loadParts } from './load-parts';
import { createSqlDatabase, type SqlDatabase } from './sql-database';

const sources = [{ name: 'Register', date: '2026-01-01', document: '' }];

const ID = new Map<string, string>();

/** The id of a name of this test. */
function idOf(name: string): string {
  const known = ID.get(name) ?? `00000000-0000-4000-8000-${String(ID.size).padStart(12, '0')}`;
  ID.set(name, known);
  return known;
}

const entity = (type: EntityType, name: string, properties: Record<string, string | number> = {}) => ({
  ...{ id: idOf(name), type, name, sources },
  properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, { value, sources }])),
});

const link = (from: string, type: string, to: string, extra?: Record<string, string>) => ({
  ...{ id: `${from} ${type} ${to}`, type, from: idOf(from), to: idOf(to), sources },
  ...(extra === undefined ? {} : { extra }),
});

const PARTS: StoreParts = {
  entities: [
    entity('Continent', 'Europe'),
    entity('Country', 'Germany'),
    entity('CountrySubdivision', 'Bavaria'),
    entity('Municipality', 'Munich'),
    entity('Municipality', 'Boston'),
    entity('Person', 'Ada'),
    entity('Company', 'Seated', { employee_count: 5, website: 'https://www.seated.example/' }),
    entity('Company', 'Said', { headquarters: 'Munich, Germany' }),
    entity('Company', 'Owned', { employee_count: 7 }),
    entity('Company', 'Elsewhere', { headquarters: 'Boston' }),
  ],
  relationships: [
    link('Germany', 'IS_PART_OF', 'Europe'),
    link('Bavaria', 'IS_SUBDIVISION_OF', 'Germany'),
    link('Munich', 'IS_LOCATED_IN', 'Bavaria'),
    link('Seated', 'HAS_HEADQUARTERS_IN', 'Munich'),
    link('Owned', 'IS_SUBSIDIARY_OF', 'Seated', { share: '80' }),
    link('Ada', 'IS_CEO_OF', 'Seated'),
  ],
};

const condition = (
  path: string,
  operator: Condition['operator'],
  text: string,
  isEither = false,
): Condition => {
  const steps = path.split('.');
  const anyOf = isEither ? [text.split(',')] : [[text]];
  return { facet: steps.slice(0, -1), field: steps.slice(-1), operator, isEither, operand: { text, anyOf } };
};

describe('what a plan compiles to', () => {
  let database: SqlDatabase;
  let pool: Pool;
  let reader: DatasetReader;

  beforeAll(async () => {
    database = await createSqlDatabase();
    pool = createPool({ url: database.url, statementMs: 0 });
    await loadParts(pool, PARTS);
    reader = new DatasetReader(pool, await currentDataset(pool));
  });

  afterAll(async () => {
    await pool.end();
    database.remove();
  });

  const shown = async (narrowing: Partial<Narrowing>): Promise<[names: string[], isExact: boolean]> => {
    const names = new Set(['employee_count', 'headquarters', 'website', 'share']);
    const asked = {
      collection: { types: ['Company' as const] },
      narrowing: { conditions: [], orders: [], at: [], ...narrowing },
    };
    const plan = await compilePlan(reader, await readFieldStatistics(reader, names), asked);
    const rows = await reader.rows<{ name: string }>(
      ...plan.values.used(`select e.name from ${plan.from} where ${plan.where} order by ${plan.order}`),
    );
    return [rows.map(({ name }) => name), plan.isExact];
  };

  test.each<[string, Condition[], string[]]>([
    ['a country, by a seat or by a text', [condition('country', '=', 'Germany')], ['Seated', 'Said']],
    ['what a country lies in', [condition('country', '=', 'Europe')], ['Seated', 'Said']],
    ['a place around a seat', [condition('headquarters', '=', 'Bavaria')], ['Seated', 'Said']],
    ['a place of any kind', [condition('location', '=', 'Europe')], ['Seated', 'Said']],
    ['what lies elsewhere', [condition('headquarters', '!=', 'Germany')], ['Elsewhere']],
    ['a city that is named alone', [condition('city', '=', 'Boston')], ['Elsewhere']],
    [
      'the country of a seat or of a text',
      [condition('headquarters.country', '=', 'Germany')],
      ['Seated', 'Said'],
    ],
    ['a country that differs', [condition('headquarters.country', '!=', 'Europe')], []],
    ['the state of a seat', [condition('headquarters.state', '=', 'Bavaria')], ['Seated', 'Said']],
    ['the city of a text', [condition('headquarters.city', '=', 'Boston')], ['Elsewhere']],
    ['a place of a text', [condition('headquarters.location', '=', 'Germany')], ['Seated', 'Said']],
    [
      'a continent behind a text',
      [condition('headquarters.country.continent', '=', 'Europe')],
      ['Seated', 'Said'],
    ],
    ['an id', [condition('headquarters', '=', idOf('Munich'))], ['Seated', 'Said']],
    ['the country of a parent', [condition('parent.country', '=', 'Germany')], ['Owned']],
    ['a number of a parent', [condition('parent.employee_count', '<', '6')], ['Owned']],
    ['three steps', [condition('parent.headquarters.state', '=', 'Bavaria')], ['Owned']],
    ['who leads a parent', [condition('parent.ceo', '=', 'Ada')], ['Owned']],
    [
      'one and the same parent',
      [condition('parent.employee_count', '=', '5'), condition('parent.country', '!=', 'Germany')],
      [],
    ],
    ['the address of a site', [condition('website', '=', 'seated.example')], ['Seated']],
  ])('is exact of %s', async (_what, conditions, names) => {
    expect(await shown({ conditions })).toEqual([names, true]);
  });

  test.each<[string, Partial<Narrowing>, string[]]>([
    ['a name that only a search may find', { conditions: [condition('parent', '=', 'Seeted')] }, ['Owned']],
    [
      'what a relationship itself may tell',
      { conditions: [condition('parent.share', '=', '80')] },
      ['Owned'],
    ],
    [
      'a number that what met a condition may have instead',
      {
        conditions: [condition('parent.country', '=', 'Germany')],
        orders: [{ path: ['employee_count'], direction: 'DESC' }],
        limit: 3,
      },
      ['Owned'],
    ],
    [
      'another time',
      { conditions: [condition('employee_count', '>', '6')], at: ['2021'] },
      ['Seated', 'Owned'],
    ],
  ])('is more than is meant, and says so, of %s', async (_what, narrowing, names) => {
    expect(await shown(narrowing)).toEqual([names, false]);
  });
});
