import type { ConvertedCell } from '../../src/cli/commands/convert';
import type { Proposal } from '../../src/addin/workbook/link/proposals';
import { startTrialServer, type TrialServer } from '../browser/trial-server';
import { runKer, TRIAL_KEY } from './run-ker';
import { partsOf, rowXml as row, TestFolder } from './workbook-of';

let server: TrialServer;
const folder = new TestFolder();

beforeAll(async () => {
  server = await startTrialServer();
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

const ker = (...args: readonly string[]) =>
  runKer([...args, '--service', server.url], { KER_API_KEY: TRIAL_KEY });

const SHEET = 'xl/worksheets/s0.xml';
const LOG = 'xl/worksheets/kerLinkLog.xml';
const MODEL = [
  row(1, ['Apple Inc. ($ in millions)']),
  row(2, ['', 2021, 2022, 2023, '2024E']),
  row(3, ['Net sales', 365817, 394328, 383285, 400000]),
  row(4, ['Net income', 94680, 99803, 96995, 100000]),
  row(5, ['Total assets', 351002, 352755, 111111, 360000]),
  row(6, ['Growth', 0.05, 0.05, 0.05, 0.05]),
].join('');

const read = (path: string): Record<string, string> => partsOf(path);

describe('ker link', () => {
  it('proposes the rows that agree, shows the one that differs, and writes nothing', async () => {
    const path = await folder.workbook('dry.xlsx', { sheets: [['Model', MODEL]] });
    const before = read(path);
    const { code, stdout, stderr } = await ker('link', path, '--json');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const { proposals } = JSON.parse(stdout) as { proposals: Proposal[] };
    const said = proposals.map(({ field, status, cells }) => [
      field,
      status,
      cells.map(({ verdict }) => verdict),
    ]);
    expect(said).toEqual([
      ['Revenue', 'proposed', ['agrees', 'agrees', 'agrees']],
      ['Net income', 'proposed', ['agrees', 'agrees', 'agrees']],
      ['Total assets', 'contradicted', ['agrees', 'agrees', 'contradicts']],
    ]);
    expect(proposals[0]?.cells[0]).toMatchObject({
      formula: '=KER.LATEST("Apple Inc.",$A3,B$2)/1000000',
      source: 'SEC EDGAR, 2021-09-25',
    });
    expect(read(path)).toEqual(before);
  });

  it('writes formulas with their values and a log, and puts the numbers back', async () => {
    const path = await folder.workbook('model.xlsx', { sheets: [['Model', MODEL]] });
    const [linked, back] = [folder.file('linked.xlsx'), folder.file('back.xlsx')];
    expect(await ker('link', path, '--out', linked)).toMatchObject({ code: 0, stderr: '' });
    const parts = read(linked);
    expect(parts[SHEET]).toContain('<f>_xldudf_KER_LATEST("Apple Inc.",$A3,B$2)/1000000</f><v>365817</v>');
    expect(parts[SHEET]).toContain('<v>111111</v>');
    expect(parts[SHEET]?.match(/<f>/g)).toHaveLength(6);
    expect(parts[LOG]).toContain('<f>Model!$B$3</f><v>365817</v>');
    expect(parts['xl/book.xml']).toContain('name="KER Link Log"');

    const refreshed = await ker('refresh', linked);
    expect(refreshed).toMatchObject({ code: 0, stdout: expect.stringContaining('up to date') as string });
    expect((await ker('link', linked)).stdout).toContain('0 numbers can be linked');

    expect(await ker('link', linked, '--undo', '--out', back)).toMatchObject({
      code: 0,
      stdout: '6 cells restored.\n',
    });
    const sheet = read(back)[SHEET];
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<c r="B3"><v>365817</v></c>');
  });

  it('plans without a request, and sends nothing beyond the limit', async () => {
    const path = await folder.workbook('plan.xlsx', { sheets: [['Model', MODEL]] });
    const { stdout } = await runKer(['link', path, '--plan', '--json']);
    const { plan } = JSON.parse(stdout) as { plan: { requests: number; mostRequests: number } };
    expect(plan.requests).toBeGreaterThan(0);
    expect(await ker('link', path, '--max-requests', '1')).toMatchObject({ code: 4 });
  });
});

describe('ker convert', () => {
  const foreign = (formula: string, value: number | string) =>
    `<c${typeof value === 'string' ? ' t="e"' : ''}><f>${formula.replaceAll('&', '&amp;')}</f><v>${value}</v></c>`;
  const CELLS = [
    row(1, ['AAPL', foreign('BDP(A1&" US Equity","SALES_REV_TURN","EQY_FUND_YEAR=2023")', 383285)]),
    row(2, ['', foreign('CIQ("NASDAQ:AAPL","IQ_NI","FY2022")', '#NAME?')]),
    row(3, ['', foreign('FDS("AAPL-US","FF_ASSETS(ANN_R,-1)")', 1)]),
    row(4, ['', foreign('BDP("AAPL US Equity","PX_LAST")', 190)]),
    row(5, ['', foreign('BDH("AAPL US Equity","NET_INCOME","1/1/2020","12/31/2023","Per=Y")', 57411)]),
  ].join('');

  it('checks each formula against the stored value, and names what has no counterpart', async () => {
    const path = await folder.workbook('foreign.xlsx', { sheets: [['Old', CELLS]] });
    const out = folder.file('converted.xlsx');
    const { code, stdout, stderr } = await ker('convert', path, '--json', '--out', out);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const { cells } = JSON.parse(stdout) as { cells: ConvertedCell[] };
    const said = Object.fromEntries(
      cells.map(({ cell, verdict, formula, reason }) => [cell, [verdict, formula ?? reason]]),
    );
    expect(said).toEqual({
      'Old!B1': ['same', '=KER.LATEST(A1&" US Equity","Revenue","FY2023")/1000000'],
      'Old!B2': ['unchecked', '=KER.LATEST("NASDAQ:AAPL","Net income","FY2022")/1000000'],
      'Old!B3': [
        'differs',
        expect.stringContaining('INDEX(KER.HISTORY("AAPL US","Total assets","FY-1","FY-1"'),
      ],
      'Old!B4': ['left', 'PX_LAST has no counterpart'],
      'Old!B5': [
        'left',
        expect.stringContaining('KER.HISTORY("AAPL US Equity","Net income","2020-01-01","2023-12-31","A"'),
      ],
    });
    const sheet = read(out)[SHEET];
    expect(sheet).toContain(
      '_xldudf_KER_LATEST("NASDAQ:AAPL","Net income","FY2022")/1000000</f><v>99803</v>',
    );
    expect(sheet).toContain('<f>FDS(');
    expect(sheet).toContain('<f>BDP("AAPL US Equity","PX_LAST")</f>');
  });
});
