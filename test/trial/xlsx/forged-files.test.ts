import type { ICellData } from '@univerjs/core';
import * as fc from 'fast-check';
import { strToU8 } from 'fflate';

import type { SavedWorkbook } from '../../../src/trial/autosave/saved-workbook';
import { readWorkbookFile } from '../../../src/trial/xlsx/read-workbook-file';
import { type Forged, forgedFile, numberCell } from './forged-file';

/** Formats as Excel writes them: of days, of times, of neither, and those that a file names by number. */
const FORMATS = [
  ...[
    'h:mm',
    '[h]:mm:ss',
    'mm:ss',
    '[$-F400]h:mm:ss\\ AM/PM',
    'General',
    '0.00" years"',
    '[Red]0.0',
    '0.0"m"',
  ],
  ...['#,##0 "days & <d>"', '[$€-407] #,##0.00', '@', 20, 21, 45, 46, 47, 18],
];
const OF_DAYS = ['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss.000', 'm/d/yy', 'mmm yyyy', 'dd"d"', 'mmmm', 14, 17, 22];

const open = (forged: Forged) => readWorkbookFile(forgedFile('forged.xlsx', forged));

const cellsOf = ({ snapshot }: SavedWorkbook, sheet = 'sheet-1'): (ICellData | undefined)[] =>
  Object.values(snapshot.sheets[sheet]?.cellData ?? {}).flatMap(
    (row) => Object.values(row as object) as ICellData[],
  );

const rowOf = (values: readonly string[]) => `<row r="1">${values.join('')}</row>`;

const letters = (index: number) => String.fromCharCode(65 + index);

describe('a number in a file', () => {
  const numbers = [0, 0.5, 1, 1.25, -1, 59, 60, 61, 45_657.123456789, 1_234_567, 0.333333333333, 1e-7];

  it.each([...FORMATS, ...OF_DAYS])('is the number in the cell in the format %s', async (format) => {
    const cells = numbers.map((value, index) => numberCell(`${letters(index)}1`, value, 1));
    const workbook = await open({ sheets: [['S', rowOf(cells)]], formats: [format] });
    expect(cellsOf(workbook).map((cell) => cell?.v)).toEqual(numbers);
  });

  it('is so whatever it is', async () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    await fc.assert(
      fc.asyncProperty(number, fc.constantFrom(...FORMATS, ...OF_DAYS), async (value, format) => {
        const workbook = await open({
          sheets: [['S', rowOf([numberCell('A1', value, 1)])]],
          formats: [format],
        });
        expect(cellsOf(workbook)[0]?.v).toBe(Number(String(value)));
      }),
      { numRuns: 100 },
    );
  });

  it('keeps its format, with all that XML and quotes make of it', async () => {
    const formats = ['#,##0 "a & <b>"', "yyyy'T'hh", '[h]:mm', '"100%25 ""'];
    const cells = formats.map((_format, index) => numberCell(`${letters(index)}1`, 1, index + 1));
    const workbook = await open({ sheets: [['S', rowOf(cells)]], formats });
    expect(cellsOf(workbook).map((cell) => (cell?.s as { n?: { pattern: string } }).n?.pattern)).toEqual(
      formats,
    );
  });

  it('that a file names by number is shown as Excel shows it', async () => {
    const workbook = await open({ sheets: [['S', rowOf([numberCell('A1', 45_657, 1)])]], formats: [14] });
    expect(cellsOf(workbook)[0]).toMatchObject({ v: 45_657, s: { n: { pattern: 'm/d/yyyy' } } });
    expect(workbook.notice).toBe('Opened forged.xlsx.');
  });
});

describe('a day that a file writes out, as strict files do', () => {
  const cell = (text: string) => `<c r="A1" t="d" s="1"><v>${text}</v></c>`;

  it.each([
    ['2024-12-31', 45_657],
    ['2024-12-31T12:00:00', 45_657.5],
    ['1900-01-01', 1],
    ['1900-02-28T00:00:00Z', 59],
    ['1900-03-01', 61],
  ])('%s is the number %d', async (text, number) => {
    for (const properties of ['', 'date1904="1"']) {
      const workbook = await open({ sheets: [['S', rowOf([cell(text)])]], formats: [14], properties });
      const [found] = cellsOf(workbook);
      // Before the first day that it counts a file of old Macs has no days.
      if (properties === '' || number > 1_462) expect(found).toMatchObject({ v: number, t: 2 });
    }
  });

  it.each([
    ['T06:00:00', 0.25],
    ['12:30:00', 0.5208333333333334],
    ['18:00', 0.75],
    ['00:00:00.864Z', 0.00001],
    ['PT36H', 1.5],
    ['P1DT6H30M9S', 1.2709375],
  ])('the time %s is the number %d', async (text, number) => {
    for (const properties of ['', 'date1904="1"']) {
      const workbook = await open({
        sheets: [['S', rowOf([cell(text)])]],
        formats: ['[h]:mm:ss'],
        properties,
      });
      const [found] = cellsOf(workbook);
      expect(found).toMatchObject({ v: expect.closeTo(number, 12) as number, t: 2 });
    }
  });

  it.each(['2024-13-45T00:00:00', '12:75', '1:2:3', 'P', 'PT', 'noon'])(
    'is the text that it is where it is no day: %s',
    async (text) => {
      const workbook = await open({ sheets: [['S', rowOf([cell(text)])]], formats: [14] });
      expect(cellsOf(workbook)[0]?.v).toBe(text);
    },
  );
});

describe('a file with more than worksheets', () => {
  const sheets: Forged['sheets'] = [
    ['One', rowOf([numberCell('A1', 1)])],
    ['Two', rowOf([numberCell('A1', 2)])],
  ];
  const chart = ['Chart1', 'chartsheet', 'chartsheet'] as const;

  it('is opened without its chart sheets, which it says', async () => {
    const names =
      '<definedNames><definedName name="Local" localSheetId="2">Two!$A$1</definedName></definedNames>';
    const workbook = await open({ sheets, others: [chart], active: 2, names });
    expect(workbook.notice).toBe(
      'Opened forged.xlsx without its chart sheets, which the trial’s sheet cannot show.',
    );
    const shown = Object.values(workbook.snapshot.sheets).map((sheet) => sheet.name);
    expect(shown).toEqual(['One', 'Two']);
    expect(workbook.active).toBe('sheet-2');
    expect(cellsOf(workbook, 'sheet-2').map((cell) => cell?.v)).toEqual([2]);
    expect(workbook.snapshot.resources?.[0]?.data).toContain('"localSheetId":"sheet-2"');
  });

  it('has another sheet in front where that was a chart sheet', async () => {
    expect((await open({ sheets, others: [chart], active: 0 })).active).toBe('sheet-1');
  });

  it('of chart sheets alone is refused', async () => {
    const dialog = ['Dialog1', 'dialogsheet', 'dialogsheet'] as const;
    await expect(open({ sheets: [], others: [chart, dialog] })).rejects.toThrow(
      'forged.xlsx has no sheets but chart sheets, dialog sheets, which the trial’s sheet cannot show.',
    );
  });

  it('names print areas, print titles, pictures in cells and data types, which are lost', async () => {
    const named = (name: string, of: string) =>
      `<definedName name="_xlnm.${name}" localSheetId="0">${of}</definedName>`;
    const structures = (type: string) =>
      strToU8(
        `<rvStructures xmlns="urn:x" count="1"><s t="${type}"><k n="_rvRel:LocalImageIdentifier" t="i"/></s></rvStructures>`,
      );
    const workbook = await open({
      sheets,
      names: `<definedNames>${named('Print_Titles', 'One!$1:$2')}${named('Print_Area', 'One!$A$1:$B$9')}</definedNames>`,
      parts: {
        'xl/richData/rdrichvaluestructure.xml': structures('_localImage'),
        'xl/richData/more.xml': structures('_linkedentity2'),
      },
    });
    expect(workbook.notice).toBe(
      'Opened forged.xlsx without its pictures in cells, data types, print areas, print titles, which the trial’s sheet cannot show.',
    );
  });
});

describe('a file that counts days from 1904', () => {
  const properties = 'date1904="1"';
  const sheetOf = (value: number): Forged['sheets'] => [['S', rowOf([numberCell('A1', value, 1)])]];

  it.each(OF_DAYS)(
    'has days in the format %s shown as the days that they are, and says so',
    async (format) => {
      const workbook = await open({ sheets: sheetOf(44_196), formats: [format], properties });
      expect(cellsOf(workbook)[0]?.v).toBe(45_658);
      expect(workbook.notice).toContain(
        '1,462 are added to 1 date, which shows the same day as there (S!A1).',
      );
    },
  );

  it.each(FORMATS)('leaves numbers and durations in the format %s as they are', async (format) => {
    const workbook = await open({ sheets: sheetOf(1.5), formats: [format], properties });
    expect(cellsOf(workbook)[0]?.v).toBe(1.5);
    expect(workbook.notice).toBe('Opened forged.xlsx.');
  });

  it('leaves a difference below 0 as it is', async () => {
    expect(cellsOf(await open({ sheets: sheetOf(-3), formats: [14], properties }))[0]?.v).toBe(-3);
  });
});

describe('a file that the sheet cannot show is refused with what was expected, what was got and where', () => {
  const text = (length: number) => `<c r="A1" t="inlineStr"><is><t>${'x'.repeat(length)}</t></is></c>`;

  it.each<[string, Forged, string]>([
    [
      'a long text',
      { sheets: [['A b', rowOf([text(32_768)])]] },
      "has 32,768 characters in 'A b'!A1; the trial opens up to 32,767.",
    ],
    [
      'all cells merged',
      { sheets: [['S', '', '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>']] },
      'has 17,179,869,184 merged cells (S!A1:XFD1048576); the trial opens up to 500,000.',
    ],
    ['no sheets', { sheets: [] }, 'has no sheets; a workbook has at least one.'],
    [
      'two far corners',
      {
        sheets: [
          ['S', `${rowOf([numberCell('A1', 1)])}<row r="1048576">${numberCell('XFD1048576', 1)}</row>`],
        ],
      },
      'has a sheet of 1,048,576 rows and 16,384 columns; the trial opens up to 20,000,000 cells a sheet.',
    ],
    [
      'a cell beyond the last',
      { sheets: [['S', rowOf([numberCell('XFE1', 1)])]] },
      'names a cell XFE1; a sheet ends with XFD1048576.',
    ],
  ])('%s', async (_what, forged, sentence) => {
    await expect(open(forged)).rejects.toThrow(`forged.xlsx ${sentence}`);
  });

  it('more text than a browser hands over', async () => {
    const rows = Array.from({ length: 3 }, () => `<row>${text(400)}</row>`.replace('r="A1" ', '')).join('');
    const file = forgedFile('forged.xlsx', { sheets: [['S', rows]] });
    await expect(readWorkbookFile(file, { allCharacters: 1_000 })).rejects.toThrow(
      'forged.xlsx has 1,200 characters of text; the trial opens up to 1,000.',
    );
    await expect(readWorkbookFile(file)).resolves.toBeDefined();
  });

  it('more than fits once it is unpacked, before it is', async () => {
    const file = forgedFile('forged.xlsx', { sheets: [['S', ' '.repeat(3 * 2 ** 20)]] });
    expect(file.size).toBeLessThan(2 ** 20);
    await expect(readWorkbookFile(file, { unpacked: 2 ** 20 })).rejects.toThrow(
      'forged.xlsx has 4 MB when it is unpacked; the trial opens up to 1 MB.',
    );
  });

  it('and not for pictures, which are not unpacked', async () => {
    const parts = { 'xl/media/large.png': new Uint8Array(3 * 2 ** 20) };
    const file = forgedFile('forged.xlsx', { sheets: [['S', rowOf([numberCell('A1', 1)])]], parts });
    await expect(readWorkbookFile(file, { unpacked: 2 ** 20 })).resolves.toBeDefined();
  });

  it('and an area merged that is not too large has room on its sheet', async () => {
    const { snapshot } = await open({
      sheets: [['S', '', '<mergeCells><mergeCell ref="CZ1:DZ4000"/></mergeCells>']],
    });
    expect(snapshot.sheets['sheet-1']).toMatchObject({ rowCount: 4_000, columnCount: 130 });
  });
});

describe('a file that is made to take long', () => {
  const many = 200_000;

  it.each([
    ['cells that do not end', '<c t="s"><v>9'.repeat(many)],
    ['elements that do not end', '<c '.repeat(many)],
    ['attributes without end', `<c ${'t t= '.repeat(many)}`],
    ['values without end', `<c t="s">${'<v '.repeat(many)}</c>`],
  ])(
    'by %s is refused or opened at once',
    async (_what, cells) => {
      const opened = open({ sheets: [['S', cells]], texts: ['only'] });
      const ended = await opened.then(
        () => 'opened',
        () => 'refused',
      );
      expect(['opened', 'refused']).toContain(ended);
    },
    10_000,
  );

  it('by what stands before its sheets is refused or opened at once', async () => {
    for (const before of ['<!--a-->', '<?a?>', '<!a>', ' ', '<!--a', '<?a']) {
      const part = strToU8(before.repeat(5_000));
      const file = forgedFile('forged.xlsx', {
        sheets: [['S', rowOf([numberCell('A1', 1)])]],
        parts: { 'xl/more.xml': part },
      });
      await expect(readWorkbookFile(file)).resolves.toBeDefined();
    }
  }, 10_000);
});

describe('what of a file cannot be taken over is said', () => {
  const textCell = (place: string, index: string) => `<c r="${place}" t="s"><v>${index}</v></c>`;
  const formula = (place: string, stored: string, value: number) =>
    `<c r="${place}"><f>${stored}</f><v>${value}</v></c>`;

  it('texts that are not there leave their cells empty', async () => {
    const cells = ['0', '99', '-1', 'x', '1'].map((index, at) => textCell(`${letters(at)}1`, index));
    const workbook = await open({ sheets: [['S', rowOf(cells)]], texts: ['zero', 'one'] });
    expect(cellsOf(workbook).map((cell) => cell?.v)).toEqual(['zero', 'one']);
    expect(workbook.notice).toBe(
      'Opened forged.xlsx. 3 cells are empty: the file has no text for them (first S!B1).',
    );
  });

  it('sheets of one name are told apart, and none is left out', async () => {
    const sheets = ['S', 's', 'T', 'S', ''].map(
      (name, index) => [name, rowOf([numberCell('A1', index)])] as const,
    );
    const workbook = await open({ sheets });
    expect(Object.values(workbook.snapshot.sheets).map(({ name }) => name)).toEqual([
      'S',
      's (2)',
      'T',
      'S (3)',
      'Sheet',
    ]);
    expect(workbook.snapshot.sheetOrder.map((id) => cellsOf(workbook, id)[0]?.v)).toEqual([0, 1, 2, 3, 4]);
    expect(workbook.notice).toBe(
      'Opened forged.xlsx. No two sheets can have one name: “s” is “s (2)” here, and 1 more.',
    );
  });

  it('formulas that never end are the values that they had, and their names are not taken over', async () => {
    const deep = (levels: number) => `${'('.repeat(levels)}1${')'.repeat(levels)}`;
    const cells = [
      ...[formula('A1', 'One+1', 7), formula('B1', 'To*2', 8), formula('C1', deep(65), 9)],
      ...[formula('D1', `1${'+1'.repeat(4_096)}`, 10), formula('E1', 'Deep', 11), formula('F1', 'Fine', 12)],
      ...[formula('G1', deep(64), 13), formula('H1', `LEN("${'('.repeat(80)}")`, 14)],
      ...[formula('I1', `${'-'.repeat(2_501)}1`, 15), formula('J1', `LEN("${'-'.repeat(3_000)}")`, 16)],
    ];
    const named = {
      One: 'Two+1',
      Two: 'SUM(one,1)',
      To: 'Two',
      Self: 'Self',
      Deep: deep(65),
      Fine: 'S!$A$1',
    };
    const list = Object.entries(named).map(([name, of]) => `<definedName name="${name}">${of}</definedName>`);
    const workbook = await open({
      sheets: [['S', rowOf(cells)]],
      names: `<definedNames>${list.join('')}</definedNames>`,
    });
    expect(cellsOf(workbook).map((cell) => cell?.v)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    expect(cellsOf(workbook).map((cell) => cell?.f !== undefined)).toEqual([
      ...[false, false, false, false, false, true, true, true, false, true],
    ]);
    expect(workbook.snapshot.resources?.[0]?.data).toMatch(/^[^{]*\{"name-1":\{[^}]*"Fine"[^}]*\}\}$/);
    expect(workbook.notice).toBe(
      'Opened forged.xlsx. 6 formulas are too long or too deep for the trial, or use names that refer to themselves; their last values are shown instead (first S!A1).',
    );
  });

  it('formulas that read other workbooks are the values that they had', async () => {
    const cells = [
      formula('A1', '[1]Sheet!A1', 7),
      formula('B1', "SUM('[1]My sheet'!A1:A3)+1", 8),
      formula('C1', 'Rate*2', 9),
      formula('D1', 'SUM(A1:B1)', 15),
      formula('E1', 'SUM(S:T!A1)', 3),
      formula('F1', '[1]!_xldudf_KER_ENTITY("Apple")', 0),
    ];
    const names = '<definedNames><definedName name="Rate">[1]Rates!$A$1</definedName></definedNames>';
    const workbook = await open({ sheets: [['S', rowOf(cells)]], names });
    expect(cellsOf(workbook).map((cell) => cell?.f ?? cell?.v)).toEqual([
      ...[7, 8, 9, '=SUM(A1:B1)', 3],
      '=KER.ENTITY("Apple")',
    ]);
    expect(workbook.notice).toBe(
      'Opened forged.xlsx. 4 formulas read other workbooks or several sheets at once, which the trial does not support; their last values are shown instead (first S!A1).',
    );
  });

  it('merged areas that are none are left out', async () => {
    const { notice, snapshot } = await open({
      sheets: [
        [
          'S',
          '',
          '<mergeCells><mergeCell ref="garbage"/><mergeCell ref="B2:A1"/><mergeCell ref="A1:B2"/></mergeCells>',
        ],
      ],
    });
    expect(snapshot.sheets['sheet-1']?.mergeData).toHaveLength(1);
    expect(notice).toBe('Opened forged.xlsx. 2 merged areas are left out: no cells of a sheet (first on S).');
  });
});
