import type { Pool } from 'pg';

import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createFetchers, type Fetchers } from '../../../src/service/postgres/fetchers';
import { createPool } from '../../../src/service/postgres/pool';
import type { Sought } from '../../../src/service/store/names';
import type { EntityPart, StoreParts } from '../../../src/service/store/store-parts';
import { loadParts } from './load-parts';
import { createSqlDatabase, type SqlDatabase } from './sql-database';

const RARE = ['Vesta', 'Orion', 'Lyra', 'Draco'];
const TRADES = ['Capital', 'Energy', 'Foods'];

/** Forty companies whose last words are of many names, each of another prominence. */
const parts = (): StoreParts => ({
  entities: Array.from({ length: 40 }, (_, at): EntityPart => ({
    id: `00000000-0000-4000-8000-0000000000${String(at + 10)}`,
    name: `${RARE[at % 4] ?? ''} ${TRADES[at % 3] ?? ''} ${at}`,
    type: at % 5 === 0 ? 'Person' : 'Company',
    prominence: at / 100,
    sources: [],
  })),
});

const SOUGHT: Sought = {
  exact: [],
  begun: [],
  joined: [],
  finds: [],
  raises: [],
  types: [],
  most: 8,
  common: 30,
};

describe('the names that are worth a close look', () => {
  let database: SqlDatabase;
  let owner: Pool;
  let fetchers: Fetchers;

  beforeAll(async () => {
    database = await createSqlDatabase();
    owner = createPool({ url: database.url, statementMs: 0 });
    await loadParts(owner, parts());
    fetchers = createFetchers(owner, { url: database.url, isListening: false });
  });

  afterAll(async () => {
    await fetchers.close();
    await owner.end();
    database.remove();
  });

  it.each<[string, Partial<Sought>]>([
    ['hold a word', { finds: [{ word: 'vesta', worth: 0.7 }] }],
    [
      'hold one of two words',
      {
        finds: [
          { word: 'vesta', worth: 0.7 },
          { word: 'lyra', worth: 0.3 },
        ],
      },
    ],
    [
      'hold a word and one of few names that only raises',
      { finds: [{ word: 'vesta', worth: 0.7 }], raises: [{ word: '12', worth: 0.9 }] },
    ],
    [
      'hold a word and some of many names that only raise',
      {
        finds: [
          { word: '12', worth: 0.7 },
          { word: '13', worth: 0.7 },
        ],
        raises: [{ word: 'energy', worth: 0.9 }],
      },
    ],
    [
      'hold the most prominent of a word of more names than are found',
      { finds: [{ word: 'capital', worth: 0.7 }], raises: [{ word: 'vesta', worth: 0.2 }], common: 5 },
    ],
    [
      'are of a type and raised',
      {
        finds: [
          { word: '15', worth: 0.7 },
          { word: '16', worth: 0.6 },
        ],
        raises: [{ word: 'energy', worth: 0.9 }],
        types: ['Person'],
      },
    ],
    ['begin so', { begun: [{ key: 'lyra c', worth: 1 }], types: ['Company'] }],
    ['are so', { exact: [{ key: 'lyra foods 2', worth: 10 }], finds: [{ word: 'lyra', worth: 0.5 }] }],
    ['hold nothing', {}],
  ])('are those of memory that %s', async (_what, asked) => {
    const sought = { ...SOUGHT, ...asked };
    const { names } = createMemoryGraph(parts());
    const [found = []] = await (await fetchers.open()).fetch('candidates', [sought]);
    const expected = names.candidates(sought).map(({ name, text, core }) => ({ name, text, core }));
    const listed = found.map(({ name, text, core }) => ({ name, text, core }));
    const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);
    expect(listed.sort(byName)).toEqual(expected.sort(byName));
    if (Object.keys(asked).length > 0) expect(listed).not.toEqual([]);
  });
});
