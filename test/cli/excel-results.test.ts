import * as v from 'valibot';

import { RefreshReport } from '../../src/cli/refresh/report';
import { runKer, TRIAL_KEY, trialServer } from './run-ker';
import { formulaXml as formula, partsOf, rowXml as row, TestFolder } from './workbook-of';

const server = trialServer();
const folder = new TestFolder();
afterAll(() => folder.remove());

/** What formulas read: numbers, errors, an empty cell, a text and TRUE; beside them 1 to 8. */
const READ = [
  3,
  formula('NA()', '#N/A'),
  '<c t="e"><v>#REF!</v></c>',
  '',
  'text',
  '<c t="b"><v>1</v></c>',
  formula('1/0', '#DIV/0!'),
  9,
].map((cell, at) => row(at + 1, [cell, at + 1]));

/** Formulas with what Excel shows. */
const SHOWN: Record<string, number | string> = {
  // Comparisons with an error.
  'IF(A2>5,1,0)': '#N/A',
  'IF(A1=A2,1,0)': '#N/A',
  'IF(A2=A2,1,0)': '#N/A',
  'IF(A7<>A4,1,0)': '#DIV/0!',
  'IFERROR(A2>1,"error")': 'error',
  'SUMPRODUCT((B1:B8=A7)*1)': '#DIV/0!',
  'SUM(A1:A3>1)': '#N/A',
  'IF(ISNA(A2=1),1,0)': 1,
  // Other comparisons.
  'IF(A4=FALSE,1,0)': 1,
  'IF(0=A4,1,0)': 1,
  'IF(A4="",1,0)': 1,
  'IF(A5>9,1,0)': 1,
  'IF(A6>A5,1,0)': 1,
  'IF("B">"a",1,0)': 1,
  'IF("é"<"z",1,0)': 1,
  'IF(A5="te*",1,0)': 0,
  'IF(0.1+0.2=0.3,1,0)': 1,
  'SUMPRODUCT((B1:B8=TRANSPOSE(B1:B8))*1)': 8,
  'SUMPRODUCT((B1:B8>6)*B1:B8)': 15,
  // Averages.
  'AVERAGE(A1:A3)': '#N/A',
  'AVERAGE(A1,A7)': '#DIV/0!',
  'AVERAGE(A3)': '#REF!',
  'AVERAGE(B1:B8)': 4.5,
  'AVERAGEIF(B1:B8,3,A1:A8)': '#REF!',
  'AVERAGEIFS(A1:A8,B1:B8,"<3")': '#N/A',
  'AVERAGEIFS(A1:A8,B1:B8,">7")': 9,
  // Lookups.
  'XLOOKUP(7,B1:B8,A1:A8,"none")': '#DIV/0!',
  'XLOOKUP(A3,B1:B8,A1:A8,"none")': '#REF!',
  'XLOOKUP(70,B1:B8,A1:A8,"none")': 'none',
  'XLOOKUP(70,B1:B8,A1:B8,"none")': 'none',
  'XLOOKUP(70,B1:B8,A1:A8)': '#N/A',
  'XLOOKUP("te*",A1:A8,B1:B8)': '#N/A',
  'XLOOKUP("te*",A1:A8,B1:B8,,2)': 5,
  'XLOOKUP(4.5,B1:B8,B1:B8,,-1)': 4,
  'SUM(XLOOKUP(8,B1:B8,A1:B8))': 17,
  'SUM(XLOOKUP({1,8},B1:B8,A1:A8))': 12,
  'XLOOKUP(1,B1:B2,A1:A3)': '#VALUE!',
  'MATCH(3,A1:A8,A7)': '#DIV/0!',
  'VLOOKUP(3,A1:B8,A7,FALSE)': '#DIV/0!',
  'VLOOKUP(3,A1:B8,2,FALSE)': 1,
  // Other functions of cells with errors.
  'SUM(A1:A8)': '#N/A',
  'MIN(A1:A8)': '#N/A',
  'MAX(1,A7)': '#DIV/0!',
  'MEDIAN(A1:A8)': '#N/A',
  'COUNT(A1:A8)': 2,
  'COUNTA(A1:A8)': 7,
  'IRR(A5:A8)': '#DIV/0!',
  'SUM(FREQUENCY(B1:B8,A1:A8))': '#N/A',
  'A2&"x"': '#N/A',
  'IF(A7,1,2)': '#DIV/0!',
  'MAXIFS(A1:A8,B1:B8,">90")+5': 5,
  'MINIFS(A1:A8,B1:B8,4)+5': 5,
  'MAXIFS(A1:A8,B1:B8,">6")': '#DIV/0!',
  // What sorts cells leaves them as they are for others.
  'INDEX(SORT(B1:B8,1,-1),1)': 8,
  'INDEX(B1:B8,1)': 1,
  'SUM(SORT(B1:B8,1,-1)*B1:B8)': 120,
};

test('functions give what Excel gives, errors of the cells that they read above all', async () => {
  const { code, report } = await refreshed({
    first: formula('KER.PROP("Apple Inc.","employee_count")', 1),
    formulas: Object.entries(SHOWN).map(([text, value]) => formula(`IF(C1>0,${text},0)`, value)),
  });
  expect(report.unsupported).toEqual([]);
  expect({ code, outcome: report.outcome }).toEqual({ code: 0, outcome: 'written' });
});

test('what reads a KER cell shows its error', async () => {
  const { xml } = await refreshed({
    first: formula('KER.PROP("Apple Inc.","no_such")', 7),
    formulas: [formula('IF(C1>5,1,0)', 1), formula('AVERAGE(C1,B1)', 4), formula('IF(C1=B1,1,0)', 0)],
  });
  expect(xml.match(/<v>#N\/A<\/v>/g)).toHaveLength(1 + 1 + 3);
});

/** Refreshes a sheet that reads a KER cell in C1. */
async function refreshed({ first, formulas }: { first: string; formulas: readonly string[] }) {
  const [head = '', ...rest] = READ;
  const cells = [
    head.replace('</row>', `${first.replace('<c', '<c r="C1"')}</row>`),
    ...rest,
    ...formulas.map((cell, at) => row(at + 20, [cell])),
  ];
  const path = await folder.workbook('results.xlsx', { sheets: [['Results', cells.join('')]] });
  const out = folder.file('results-out.xlsx');
  const args = ['refresh', path, '--json', '--out', out, '--service', server.url];
  const { code, stdout } = await runKer(args, { KER_API_KEY: TRIAL_KEY });
  const report = v.parse(RefreshReport, JSON.parse(stdout));
  return {
    code,
    report,
    xml: report.outcome === 'written' ? (partsOf(out)['xl/worksheets/s0.xml'] ?? '') : '',
  };
}
