import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { readDataset } from './read-dataset';
import { coarseProfile } from '../../src/service/http/profiles/profile';
import { addOwnData } from '../../src/service/dataset/own-data';
import { createMemoryGraph, type MemoryGraph } from '../../src/service/memory/memory-graph';
import { zipOf } from './dataset/files/zip-of';

const example = join(__dirname, 'own-data-example');
const builtIn = readDataset(join(__dirname, '../../src/service/data'));
const HEADER = 'key,type,name,source_name,source_date';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'own-data-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function load(files: Record<string, string>): Promise<MemoryGraph> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return createMemoryGraph(await addOwnData({ entities: [] }, folder));
}

describe('a firm’s own data', () => {
  test('has the BICs and the registered address of a company in its coarse profile', async () => {
    const { entities } = await load({
      'entities.csv': `${HEADER},bics,registered_address\nx,Company,X Bank,Register,2026-01-31,XBANDEFF;XBANDEFF500,"1 Road, Berlin"\n`,
    });
    expect(entities.map((entity) => coarseProfile(entity).properties)).toMatchObject([
      {
        bics: { value: ['XBANDEFF', 'XBANDEFF500'] },
        registered_address: { value: '1 Road, Berlin' },
      },
    ]);
  });

  test('what is no file is passed over and named, and nothing waits for it', async () => {
    symlinkSync(join(folder, 'gone.csv'), join(folder, 'entities-dangling.csv'));
    symlinkSync(join(folder, 'entities-round.csv'), join(folder, 'entities-round.csv'));
    symlinkSync('/dev/zero', join(folder, 'entities-zero.csv'));
    mkdirSync(join(folder, 'folder'));
    symlinkSync(join(folder, 'folder'), join(folder, 'series-folder.csv'));
    execFileSync('mkfifo', [join(folder, 'relationships-pipe.csv')]);
    writeFileSync(
      join(folder, 'kept.txt'),
      `${HEADER}\nhfag,Company,Helvetia Fastenings AG,Register,2026-01-31`,
    );
    symlinkSync(join(folder, 'kept.txt'), join(folder, 'entities.csv'));
    const store = await load({});
    expect(store.byName('Helvetia Fastenings AG')).toHaveLength(1);
    expect(store.problems).toEqual([
      'entities-dangling.csv: Expected a file, got a link to nothing; not read',
      'entities-round.csv: Expected a file, got what cannot be opened (ELOOP); not read',
      'entities-zero.csv: Expected a file, got a device; not read',
      'relationships-pipe.csv: Expected a file, got a pipe; not read',
      'series-folder.csv: Expected a file, got a link to a folder; not read',
      expect.stringContaining('kept.txt: Expected a name such as'),
    ]);
  });

  test('a column of a name that plain objects have is named, and the rest of the row is read', async () => {
    const store = await load({
      'entities.csv': `${HEADER},constructor,__proto__,toString\nhfag,Company,Helvetia Fastenings AG,Register,2026-01-31,Erika,Max,Moritz`,
      'entities-more.jsonl':
        '{"type":"Company","name":"Rhine Valves AG","source_name":"Register","source_date":"2026-01-31","constructor":"Erika"}',
    });
    const [firm] = store.byName('Helvetia Fastenings AG');
    expect(firm?.properties.get('toString')?.value).toBe('Moritz');
    expect(store.byName('Rhine Valves AG')).toHaveLength(1);
    expect(store.problems).toEqual([
      'entities-more.jsonl:1: Expected a column of another name, got "constructor"; not read',
      'entities.csv:1: Expected a column of another name, got "constructor"; not read',
      'entities.csv:1: Expected a column of another name, got "__proto__"; not read',
    ]);
  });

  test('stands beside the built-in dataset and is linked to it', async () => {
    const store = createMemoryGraph(await addOwnData(builtIn, example));
    expect(store.problems).toEqual([]);
    const [helvetia] = store.byName('HFAG');
    expect(helvetia).toMatchObject({ name: 'Helvetia Fastenings AG', type: 'Company' });
    expect(helvetia?.outgoing.get('IS_REGISTERED_IN')?.[0]?.to.type).toBe('Country');
    expect(helvetia?.incoming.get('IS_CEO_OF')?.[0]).toMatchObject({
      from: { name: 'Erika Muster' },
      validSince: '2024-05-01',
      extra: { role: 'Chief Executive Officer' },
      sources: [{ name: 'Supplier register', date: '2026-03-31', document: '' }],
    });
    expect(store.byName('Apple')[0]?.name).toBe('Apple Inc.');
  });

  test('stands alone when nothing is built in; what links to a built-in entity is named', async () => {
    const store = createMemoryGraph(await addOwnData({ entities: [] }, example));
    expect(store.entities).toHaveLength(4);
    expect(store.problems).toEqual([
      'relationships.csv:3: Expected `to` to name an entity, got "Switzerland"',
    ]);
  });

  test('makes a column beyond the known ones a property with the row’s source: a number, or text where it is a code', async () => {
    const helvetia = createMemoryGraph(await addOwnData({ entities: [] }, example)).byName(
      'helvetia fastenings',
    )[0]!;
    expect(helvetia.properties.get('employee_count')).toEqual({
      value: 412,
      sources: [
        { name: 'Supplier register', date: '2026-03-31', document: 'https://intranet.example/suppliers/17' },
      ],
    });
    expect(helvetia.properties.get('internal_code')?.value).toBe('00417');
  });

  test('reads JSON lines with lists and numbers, and takes a key that is a UUID as the id', async () => {
    const store = createMemoryGraph(await addOwnData({ entities: [] }, example));
    const plant = store.byId('7D444840-9dc0-41d1-b245-5ffdce74fad2');
    expect(plant?.properties.get('certificates')?.value).toEqual(['ISO 9001', 'ISO 14001']);
    expect(plant?.properties.get('floor_area')?.value).toBe(12500);
  });

  test('gathers points into a series, oldest first, with the newest source as origin', async () => {
    const helvetia = createMemoryGraph(await addOwnData({ entities: [] }, example)).byName(
      'helvetia fastenings',
    )[0]!;
    expect(helvetia.series).toHaveLength(1);
    expect(helvetia.series[0]).toMatchObject({
      type: 'FinancialMetric',
      name: 'Revenue',
      unit: 'CHF',
      dates: ['2024-12-31', '2025-12-31'],
      values: [45_900_000, 48_200_000],
      origin: { name: 'Annual accounts 2025', published_time: '2026-04-12T00:00:00Z' },
    });
  });

  test('keeps the id of a row from one start to the next', async () => {
    const ids = async (): Promise<string[]> =>
      createMemoryGraph(await addOwnData({ entities: [] }, example)).entities.map(({ id }) => id);
    expect(await ids()).toEqual(await ids());
  });

  test.each([
    [
      'a type outside the 38',
      'a,Compny,A,Register,2026-01-01',
      '`type` to be one of the 38 entity types, got "Compny"',
    ],
    ['no type', 'a,,A,Register,2026-01-01', '`type` to be one of the 38 entity types, got nothing'],
    ['no name', 'a,Company,,Register,2026-01-01', '`name` to be a text, got nothing'],
    ['no source', 'a,Company,A,,2026-01-01', '`source_name` to be a text, got nothing'],
    [
      'a date in another order',
      'a,Company,A,Register,2026/31/01',
      '`source_date` to be a date as YYYY-MM-DD, got "2026/31/01"',
    ],
    [
      'a day that no calendar has',
      'a,Company,A,Register,2023-02-29',
      '`source_date` to be a day that the calendar has, as YYYY-MM-DD, got "2023-02-29"',
    ],
    [
      'a source of the future',
      'a,Company,A,Register,2999-01-31',
      '`source_date` to be a day up to today, got "2999-01-31"',
    ],
  ])('skips an entity with %s and says where and why', async (_what, line, reason) => {
    const good = 'b,Company,B,Register,2026-01-01';
    const store = await load({ 'entities.csv': `${HEADER}\n${line}\n${good}\n` });
    expect(store.entities.map(({ name }) => name)).toEqual(['B']);
    expect(store.problems).toEqual([`entities.csv:2: Expected ${reason}`]);
  });

  test('skips a point or relationship of a day that no calendar has, and one that ended before it began', async () => {
    const from = 'a,a,Register,2026-01-01';
    const store = await load({
      'entities.csv': `${HEADER}\na,Company,A,Register,2026-01-01\n`,
      'relationships.csv': `type,from,to,source_name,source_date,valid_since,valid_until\nOWNS,${from},2024-02-31,\nOWNS,${from},2024-02-02,2024-02-01\nOWNS,${from},2024-02-01,2024-02-01\n`,
      'series.csv':
        'entity,name,unit,date,value,source_name,source_date\na,Revenue,EUR,2023-02-29,7,Accounts,2026-01-01\na,Revenue,EUR,2024-02-29,8,Accounts,2026-01-01\n',
    });
    expect(store.entities[0]?.series[0]).toMatchObject({ dates: ['2024-02-29'], values: [8] });
    expect(store.entities[0]?.outgoing.get('OWNS')).toHaveLength(1);
    expect(store.problems).toEqual([
      'relationships.csv:2: Expected `valid_since` to be a day that the calendar has, as YYYY-MM-DD, got "2024-02-31"',
      'relationships.csv:3: Expected `valid_until` to be a day not before `valid_since`, got "2024-02-01"',
      'series.csv:2: Expected `date` to be a day that the calendar has, as YYYY-MM-DD, got "2023-02-29"',
    ]);
  });

  test('skips a line with too many cells and goes on', async () => {
    const store = await load({
      'entities.csv': `${HEADER}\na,Company,A,Register,2026-01-01,x\nb,Company,B,Register,2026-01-01\n`,
    });
    expect(store.entities.map(({ name }) => name)).toEqual(['B']);
    expect(store.problems).toHaveLength(1);
    expect(store.problems[0]).toMatch(/^entities\.csv:2: /);
  });

  test('skips what is no JSON, a key that comes again, a point whose date comes again and a value that is no number', async () => {
    const entity =
      '{"key":"a","type":"Company","name":"A","source_name":"Register","source_date":"2026-01-01"}';
    const points = [
      'a,Revenue,EUR,2024-12-31,1,Accounts,2025-04-01',
      'a,Revenue,EUR,2024-12-31,2,Accounts,2025-04-01',
      'a,Revenue,EUR,2025-12-31,lots,Accounts,2026-04-01',
      'z,Revenue,EUR,2025-12-31,3,Accounts,2026-04-01',
    ];
    const store = await load({
      'entities.jsonl': `${entity}\n\n{"key":\n${entity}\n`,
      'series.csv': `entity,name,unit,date,value,source_name,source_date\n${points.join('\n')}\n`,
    });
    expect(store.entities[0]?.series[0]?.values).toEqual([1]);
    expect(store.problems).toEqual([
      'entities.jsonl:3: Expected a JSON object of texts, numbers and lists of texts, got {"key":',
      'entities.jsonl:4: Expected `key` once, got "a" again',
      'series.csv:4: Expected `value` to be a number, got "lots"',
      'series.csv:3: Expected each `date` once, got "2024-12-31" again',
      'series.csv:5: Expected `entity` to name an entity, got "z"',
    ]);
  });

  const GOOD = 'a,Company,Müller & Söhne,Register,2026-01-01';
  const names = (store: MemoryGraph): string[] => store.entities.map(({ name }) => name);

  test.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])(
    'reads cells parted by %s, with a byte order mark, Windows line ends and quoted line breaks',
    async (_what, mark) => {
      const line = (text: string): string => text.replaceAll(',', mark);
      const text = `\ufeff${line(HEADER)}\r\n${line(GOOD)}\r\n\r\n${line('b,Company,"Two')}\r\n${line('lines, AG",Register,2026-01-01')}\r\n${line('c,Company,,Register,2026-01-01')}`;
      const store = await load({ 'entities.csv': text });
      expect(store.entities).toHaveLength(2);
      expect(names(store)[0]).toBe('Müller & Söhne');
      expect(names(store)[1]).toMatch(/^Two\s+lines/);
      expect(store.problems).toEqual(['entities.csv:6: Expected `name` to be a text, got nothing']);
    },
  );

  test('reads what Excel saves as Unicode text, and as plain CSV with a word of warning', async () => {
    writeFileSync(join(folder, 'entities-1.csv'), Buffer.from(`\ufeff${HEADER}\n${GOOD}\n`, 'utf16le'));
    const other = GOOD.replace('a,', 'b,');
    writeFileSync(join(folder, 'entities-2.csv'), Buffer.from(`${HEADER}\n${other}\n`, 'latin1'));
    const store = await load({});
    expect(names(store)).toEqual(['Müller & Söhne', 'Müller & Söhne']);
    expect(store.problems).toEqual([
      'entities-2.csv: Expected UTF-8, got other bytes; read as Windows-1252, so look at its accents',
    ]);
  });

  test('says of a file that no name tells what it holds that it was not read', async () => {
    const store = await load({
      'entity.csv': `${HEADER}\n${GOOD}\n`,
      'Entities.CSV': `${HEADER}\n${GOOD}\n`,
      'README.md': '',
    });
    expect(names(store)).toEqual(['Müller & Söhne']);
    expect(store.problems).toEqual([
      'entity.csv: Expected a name such as entities.csv, relationships-2026.csv or series.jsonl; not read',
    ]);
  });

  test('names a column that comes twice, an unclosed quote, an id of a built-in entity and a relationship that comes again', async () => {
    const apple = builtIn.entities.find(({ name }) => name === 'Apple Inc.')?.id ?? '';
    const files = {
      'entities-1.csv': `key,type,name,name,source_name,source_date\nx,Company,X,Y,Register,2026-01-01\n`,
      'entities-2.csv': `${HEADER}\n${apple},Company,Apple,Register,2026-01-01\n`,
      'entities-3.csv': `${HEADER}\n${GOOD}\nq,Company,"Open,Register,2026-01-01\n`,
      'relationships.csv': `type,from,to,source_name,source_date\n${'OWNS,a,x,Register,2026-01-01\n'.repeat(2)}`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const { problems } = createMemoryGraph(await addOwnData(builtIn, folder));
    expect(problems).toEqual([
      'entities-1.csv:1: Expected each column once, got "name" again',
      `entities-2.csv:2: Expected a \`key\` of its own, got the id "${apple}" of a built-in entity`,
      'entities-3.csv:3: Expected a quote at the end of a quoted cell, got the end of the file',
      'relationships.csv:3: Expected each relationship once, got it again',
    ]);
  });

  test('takes a column id as the key, never as a property', async () => {
    const store = await load({
      'entities.csv': `id,type,name,source_name,source_date\n17,Company,A,Register,2026-01-01\n`,
    });
    const [entity] = store.entities;
    expect(entity?.properties.get('id')).toEqual({ value: entity?.id, sources: [] });
  });

  test('reads packed files as it reads plain ones, and says of one that breaks off that it does', async () => {
    const entities = gzipSync(`${HEADER}\n${GOOD}\n`);
    const lines = `entity,name,unit,date,value,source_name,source_date\na,Revenue,EUR,2024-12-31,1,Accounts,2025-04-01\n`;
    const others = Array.from(
      { length: 5_000 },
      (_, at) => `b${at},Company,B ${at * 7919},Register,2026-01-01\n`,
    );
    const broken = gzipSync(`${HEADER}\n${others.join('')}`).subarray(0, 20_000);
    writeFileSync(join(folder, 'entities-1.csv.gz'), entities);
    writeFileSync(join(folder, 'entities-2.csv.gz'), broken);
    writeFileSync(
      join(folder, 'series.zip'),
      zipOf({ 'series-2024.csv': lines, 'readme.txt': 'nothing to read', 'folder/': '' }),
    );
    writeFileSync(
      join(folder, 'series-2025.csv.zip'),
      zipOf({ 'of-2025.csv': lines.replaceAll('2024', '2025') }),
    );
    const store = await load({});
    expect(store.byName('Müller & Söhne')[0]?.series[0]?.dates).toEqual(['2024-12-31', '2025-12-31']);
    expect(store.entities.length).toBeGreaterThan(100);
    expect(store.problems).toEqual([
      'entities-2.csv.gz: Expected a readable file, got unexpected end of file; not read to its end',
    ]);
  });

  test('names the first of very many rows that cannot be read, counts the others, and goes on', async () => {
    const bad = 'a,Compny,A,Register,2026-01-01\n'.repeat(20_000);
    const store = await load({ 'entities.csv': `${HEADER}\n${bad}${GOOD}\n` });
    expect(names(store)).toEqual(['Müller & Söhne']);
    expect(store.problems).toHaveLength(1_001);
    expect(store.problems[999]).toMatch(/^entities\.csv:1001: /);
    expect(store.problems[1_000]).toBe(
      'Expected rows that can be read, got 19,000 further problems, which are not listed',
    );
  });
});
