import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../importer/temporary-folder';
import { addOwnData } from '../../src/service/dataset/own-data';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';

const german = join(__dirname, 'own-data-german');
const HEADER = 'key;type;name;source_name;source_date';
const FIRM = 'a;Company;A;Register;2026-01-31';

/** A folder as the embedded service reads it: the properties of its entities, their series, and what the log says. */
async function loadFolder(folder: string, locale?: string) {
  const notes: string[] = [];
  const { entities, problems } = createMemoryGraph(
    await addOwnData({ entities: [] }, folder, { locale, note: (line) => notes.push(line) }),
  );
  const valueOf = (name: string, property: string) =>
    entities.find((each) => each.name === name)?.properties.get(property)?.value;
  return { entities, problems, notes, valueOf };
}

function load(files: Record<string, string>, locale?: string) {
  const folder = temporaryFolder('own-conventions');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return loadFolder(folder, locale);
}

const points = (...rows: string[]): Record<string, string> => ({
  'entities.csv': `${HEADER}\n${FIRM}\n`,
  'series.csv': `entity;name;unit;date;value;source_name;source_date\n${rows.map((row) => `a;Revenue;EUR;${row};Accounts;2026-01-31`).join('\n')}\n`,
});

describe('how a firm’s files write numbers and dates', () => {
  test('German files are read as they are meant, by what their cells prove, and the log says so', async () => {
    const { entities, problems, notes, valueOf } = await loadFolder(german);
    expect(problems).toEqual([]);
    expect(valueOf('Nordwerk Maschinenbau AG', 'employee_count')).toBe(1250);
    expect(valueOf('Nordwerk Service GmbH', 'employee_count')).toBe(980);
    expect(valueOf('Nordwerk Logistik KG', 'employee_count')).toBe(2_310_000);
    expect(valueOf('Nordwerk Maschinenbau AG', 'stake_percent')).toBe(12.5);
    expect(valueOf('Nordwerk Maschinenbau AG', 'founding_date')).toBe('1990-10-03');
    expect(valueOf('Nordwerk Service GmbH', 'founding_date')).toBe('1999-01-31');
    expect(entities[0]?.properties.get('employee_count')?.sources[0]?.date).toBe('2026-06-30');
    expect(entities[0]?.series[0]).toMatchObject({
      dates: ['2022-12-31', '2023-12-31', '2024-12-31', '2025-12-31'],
      values: [-987, 1199.5, 1234, 998],
    });
    expect(notes).toEqual([
      'entities.csv: decimal commas ("2.310.000" in entities.csv:4), dates with the day first ("30.06.2026" in entities.csv:2)',
      'series.csv: decimal commas ("1.199,50" in series.csv:4), dates with the day first ("31.12.2025" in series.csv:2)',
    ]);
  });

  test('points in a column of codes stay as they are written', async () => {
    const { valueOf } = await loadFolder(german);
    expect(valueOf('Nordwerk Maschinenbau AG', 'sap_version')).toBe('4.250');
    expect(valueOf('Nordwerk Service GmbH', 'sap_version')).toBe('4.7.1');
    expect(valueOf('Nordwerk Maschinenbau AG', 'account')).toBe('0012.345');
  });

  test('what nothing proves is refused by line, and read with a locale', async () => {
    const files = points('2025-12-31;1.234', '2024-12-31;998', '05/06/2024;7');
    const { entities, problems, notes } = await load(files);
    expect(entities[0]?.series[0]).toMatchObject({ dates: ['2024-12-31'], values: [998] });
    expect(problems).toEqual([
      'series.csv:2: Expected `value` to be a number that can be read in one way (set --locale or KER_DATA_LOCALE, such as de-DE), got "1.234"',
      'series.csv:4: Expected `date` to be a date that can be read in one way (set --locale or KER_DATA_LOCALE, such as de-DE), got "05/06/2024"',
    ]);
    expect(notes).toEqual([]);
    const set = await load(files, 'de-DE');
    expect(set.problems).toEqual([]);
    expect(set.entities[0]?.series[0]).toMatchObject({
      dates: ['2024-06-05', '2024-12-31', '2025-12-31'],
      values: [7, 998, 1234],
    });
    expect(set.notes).toContain('series.csv: read as de-DE writes numbers and dates');
    const english = await load(files, 'en-US');
    expect(english.entities[0]?.series[0]).toMatchObject({
      dates: ['2024-05-06', '2024-12-31', '2025-12-31'],
      values: [7, 998, 1.234],
    });
  });

  test('a property that can be read in two ways is refused by line', async () => {
    const { problems, entities } = await load({
      'entities.csv': `${HEADER};staff\n${FIRM};1.250\nb;Company;B;Register;2026-01-31;980\n`,
    });
    expect(entities.map(({ name }) => name)).toEqual(['B']);
    expect(problems).toEqual([expect.stringContaining('entities.csv:2: Expected `staff` to be a number')]);
  });

  test('of cells that contradict each other those count that can be read in one way', async () => {
    const { entities, problems, notes } = await load(
      points('2022-12-31;12,5', '2023-12-31;4.2', '2024-12-31;1.234', '2025-12-31;7'),
    );
    expect(entities[0]?.series[0]?.values).toEqual([12.5, 4.2, 7]);
    expect(problems).toHaveLength(1);
    expect(notes[0]).toMatch(/decimal commas \("12,5" .*decimal points \("4.2" .*refused$/);
  });

  test('a cell that the locale cannot read is refused by line', async () => {
    const { problems } = await load(points('2022-12-31;12.5', '12/31/2023;7'), 'de-DE');
    expect(problems).toEqual([
      'series.csv:2: Expected `value` to be a number with a decimal comma, got "12.5"',
      'series.csv:3: Expected `date` to be a date with the day first, got "12/31/2023"',
    ]);
  });

  test('English files and JSON lines are read by the same rule', async () => {
    const { valueOf, notes } = await load({
      'entities.csv': `${HEADER.replaceAll(';', ',')},staff,share\n${FIRM.replaceAll(';', ',')},"1,250",0.5\n`,
      'entities-2.jsonl':
        '{"type":"Company","name":"B","source_name":"R","source_date":"31.01.2026","staff":"1.250","share":"0,5","units":1.25}\n',
    });
    expect([valueOf('A', 'staff'), valueOf('A', 'share')]).toEqual([1250, 0.5]);
    expect([valueOf('B', 'staff'), valueOf('B', 'share'), valueOf('B', 'units')]).toEqual([1250, 0.5, 1.25]);
    expect(notes).toHaveLength(2);
  });

  test('relationships carry dates with the day first', async () => {
    const { entities, problems } = await load({
      'entities.csv': `${HEADER}\n${FIRM}\nb;Company;B;Register;2026-01-31\n`,
      'relationships.csv':
        'type;from;to;source_name;source_date;valid_since;share\nOWNS;a;b;Register;31.01.2026;1.2.2020;1.250\n',
    });
    expect(problems).toEqual([]);
    expect(entities[0]?.outgoing.get('OWNS')?.[0]).toMatchObject({
      validSince: '2020-02-01',
      extra: { share: '1.250' },
    });
  });
});
