import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { text } from 'node:stream/consumers';

import { PROGRAM } from '../../test/cli/run-ker';
import { formulaXml, rowXml, TestFolder } from '../../test/cli/workbook-of';
import { report } from './target';

/** KER cells, and as many formulas that read them. */
const CELLS = 50_000;
const COMPANIES = [
  'Apple Inc.',
  'Microsoft',
  'Walmart',
  'Amazon',
  'NVIDIA',
  'Alphabet',
  'Tesla',
  'Nike',
  'Visa',
];
/** Of several starts the quickest is the one that others on the machine disturbed least. */
const STARTS = 5;

type Used = { userCPUTime: number; systemCPUTime: number; maxRSS: number };

/** Lets the program print at its end what it used; the service that it starts is another process. */
const METER =
  'process.once("exit",()=>require("node:fs").writeSync(3,JSON.stringify(process.resourceUsage())))';

async function run(args: readonly string[]): Promise<{ used: Used; passed: number }> {
  const began = performance.now();
  const meter = `data:text/javascript,import{createRequire}from"node:module";const require=createRequire("file:///");${METER}`;
  const child = spawn(process.execPath, ['--import', meter, PROGRAM, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const [told, [code]] = await Promise.all([
    text(child.stdio[3] as NodeJS.ReadableStream),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  const passed = performance.now() - began;
  if (code !== 0) throw new Error(`Expected ker ${args[0] ?? ''} to end with 0, got ${String(code)}`);
  return { used: JSON.parse(told) as Used, passed };
}

/** Formulas as people fill a column, or such that differ in each row, so that nothing is shared. */
function rows(isFilled: boolean): string {
  return Array.from({ length: CELLS }, (_row, index) => {
    const at = index + 1;
    const added = isFilled ? 1 : at;
    return rowXml(at, [
      COMPANIES[index % COMPANIES.length] ?? '',
      formulaXml(`KER.PROP(A${at},"employee_count")`, 1_000),
      formulaXml(`B${at}*2+${added}`, 2_000 + added),
    ]);
  }).join('');
}

/** What `ker` takes to start, and to refresh a large workbook. */
async function main(): Promise<void> {
  const folder = new TestFolder();
  try {
    const starts: number[] = [];
    for (let at = 0; at < STARTS; at += 1) starts.push((await run(['--help'])).passed);
    const line = { bench: 'refresh', better: 'lower' } as const;
    report({ ...line, name: 'ms until the help is printed', value: Math.min(...starts), target: 1_000 });
    report({ ...line, name: 'MB of the program', value: statSync(PROGRAM).size / 1e6, target: 4 });
    for (const isFilled of [true, false]) {
      const path = await folder.workbook('large.xlsx', { sheets: [['Model', rows(isFilled)]] });
      const out = folder.file('out.xlsx');
      const { used } = await run(['refresh', path, '--out', out]);
      if (readFileSync(out).equals(readFileSync(path))) throw new Error('Expected other values');
      const what = `${CELLS} KER cells and as many ${isFilled ? 'filled' : 'different'} formulas`;
      const seconds = (used.userCPUTime + used.systemCPUTime) / 1e6;
      report({ ...line, name: `s of processor time: ${what}`, value: seconds, target: 60 });
      report({ ...line, name: `MB of memory: ${what}`, value: used.maxRSS / 1024, target: 1_000 });
    }
  } finally {
    folder.remove();
  }
}

void main();
