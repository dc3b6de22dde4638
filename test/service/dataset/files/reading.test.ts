import { parse } from 'csv-parse/sync';

import { fc } from '../../../fast-check';
import { propertyRuns } from '../../../property-runs';
import { csvRows } from '../../../../src/service/dataset/files/csv-rows';
import { Problems } from '../../../../src/service/dataset/files/problems';
import { textChunks } from '../../../../src/service/dataset/files/text-chunks';
import { textLines } from '../../../../src/service/dataset/files/text-lines';

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function textOf(bytes: Uint8Array, size = 65_536): Promise<{ text: string; notes: string[] }> {
  const notes: string[] = [];
  let text = '';
  for await (const chunk of textChunks(piecesOf(bytes, size), (note) => notes.push(note))) text += chunk;
  return { text, notes };
}

async function rowsOf(text: string, size = 65_536) {
  const problems = new Problems();
  const rows: { line: number; cells: readonly string[] }[] = [];
  const bytes = piecesOf(Buffer.from(text), size);
  const chunks = textChunks(bytes, (problem) => problems.add(problem));
  for await (const batch of csvRows(chunks, { name: 'a.csv', problems })) rows.push(...batch);
  return { rows, problems: problems.kept };
}

const LONG = 'plain, '.repeat(20_000);

describe('text', () => {
  test.each([1, 2, 3, 5, 7, 64])('is the same however its bytes are cut, by %i', async (size) => {
    const text = 'Zürich\r\n„Łódź“\r\r\n€ 😀 end\r';
    const told = 'Zürich\n„Łódź“\n\n€ 😀 end\n';
    const long = Buffer.from(`${LONG}${text}`);
    expect(await textOf(Buffer.from(`\ufeff${text}`), size)).toEqual({ text: told, notes: [] });
    expect(await textOf(Buffer.from(`\ufeff${text}`, 'utf16le'), size)).toEqual({ text: told, notes: [] });
    expect(await textOf(long, 65_521 + size)).toEqual({ text: `${LONG}${told}`, notes: [] });
  });

  test('is Windows-1252 where its beginning is no UTF-8, the sign of the euro included', async () => {
    const { text, notes } = await textOf(Buffer.from([0x4d, 0xfc, 0x20, 0x80]));
    expect(text).toBe('Mü €');
    expect(notes).toEqual(['Expected UTF-8, got other bytes; read as Windows-1252, so look at its accents']);
  });

  test('is Windows-1252 from the first byte beyond ASCII, however late that comes', async () => {
    const { text, notes } = await textOf(Buffer.from(`${LONG}Müller, Söhne`, 'latin1'));
    expect(text).toBe(`${LONG}Müller, Söhne`);
    expect(notes).toEqual([
      expect.stringMatching(/^Expected UTF-8, got other bytes after byte \d+; read as Windows-1252/),
    ]);
  });

  test.each([
    ['at its beginning', ''],
    ['after much ASCII', LONG],
  ])('is UTF-8 where one byte among its letters is lost, %s', async (_where, before) => {
    const bytes = Buffer.concat([
      Buffer.from(`${before}Caf`),
      Buffer.from([0xe9]),
      Buffer.from(' Zürich, Genève'),
    ]);
    const { text, notes } = await textOf(bytes);
    expect(text).toBe(`${before}Caf\ufffd Zürich, Genève`);
    expect(notes).toEqual([expect.stringContaining('each of them shows as \ufffd')]);
  });

  test('stays UTF-8 where other letters came before a lost byte, which is told', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`Müller${LONG}`),
      Buffer.from([0xfc]),
      Buffer.from(`${LONG}Söhne`),
    ]);
    const { text, notes } = await textOf(bytes);
    expect(text).toBe(`Müller${LONG}\ufffd${LONG}Söhne`);
    expect(notes).toEqual([expect.stringContaining('each of them shows as \ufffd')]);
  });
});

describe('rows', () => {
  test.each([1, 3, 16])('have quoted marks, quotes and line ends in their cells, cut by %i', async (size) => {
    const { rows, problems } = await rowsOf('a;b\r\n"x;\r\ny";"say ""so"""\r\n\r\n1;2', size);
    expect(problems).toEqual([]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['x;\ny', 'say "so"'],
      ['1', '2'],
    ]);
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  test('go on after a quote that nobody closed, and little more than a million letters are lost', async () => {
    const open = `a,b\n1,"open\n${'2,3\n'.repeat(1_500_000)}3,4`;
    const { rows, problems } = await rowsOf(open);
    expect(problems[0]).toMatch(
      /^a\.csv:\d+: Expected a row of at most 1,000,000 letters, got a longer one$/,
    );
    expect(problems).toHaveLength(1);
    expect(rows.length).toBeGreaterThan(1_200_000);
    expect(rows.at(-1)).toEqual({ line: 1_500_003, cells: ['3', '4'] });
  });

  test('are told once where one is much too long, and the next is read', async () => {
    const { rows, problems } = await rowsOf(`a,b\n1,${'x'.repeat(5_000_000)}\n3,4\n5,6`, 65_536);
    expect(problems).toEqual(['a.csv:2: Expected a row of at most 1,000,000 letters, got a longer one']);
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['3', '4'] },
      { line: 4, cells: ['5', '6'] },
    ]);
  });
});

test('lines are numbered, empty ones passed over, and one that is too long is told', async () => {
  const problems = new Problems();
  const text = `{"a":1}\n\n${'x'.repeat(17_000_000)}\n{"b":2}`;
  const lines: unknown[] = [];
  const chunks = textChunks(piecesOf(Buffer.from(text), 65_536), (problem) => problems.add(problem));
  for await (const batch of textLines(chunks, { name: 'a.jsonl', problems })) lines.push(...batch);
  expect(lines).toEqual([
    { line: 1, text: '{"a":1}' },
    { line: 4, text: '{"b":2}' },
  ]);
  expect(problems.kept).toEqual(['a.jsonl:3: Expected a line of at most 16000000 letters, got a longer one']);
});

test('rows are those of the parser, whatever stands in them and however they are cut', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.constantFrom('a', 'b c', ' ', '\t', '"', '""', ',', ';', '\n', '"x"', '"y,z"', '"1\n2"', '\f'),
        {
          maxLength: 40,
        },
      ),
      fc.integer({ min: 1, max: 50 }),
      async (pieces, size) => {
        const text = `x,y\n${pieces.join('')}`;
        const expected: { line: number; cells: string[] }[] = [];
        const faults: number[] = [];
        parse(text, {
          ...{ trim: true, skip_empty_lines: true, relax_column_count: true, skip_records_with_error: true },
          on_record: (cells: string[], { lines }) => void expected.push({ line: lines, cells }),
          on_skip: (error) => void faults.push(Number(error?.['lines'])),
        });
        const { rows, problems } = await rowsOf(text, size);
        expect(rows).toEqual(expected);
        expect(problems.map((problem) => Number(problem.split(':')[1]))).toEqual(faults);
      },
    ),
    { numRuns: propertyRuns(2000) },
  ));
