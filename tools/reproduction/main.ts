import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startPlanner } from '../../src/cli/headless-addin';
import { writeMeasured } from '../bench/write-report.mjs';
import { refreshInjected } from './injected-model';
import { type Miss, type Reproduction, REASONS, reproduceFile } from './reproduced-file';

const PAGE = 'docs/reports/reproduction.md';

/**
 * `npm run reproduction FOLDER [--misses] [--injected FILE…] [--report]` compares the workbooks of a folder with what the
 * engine calculates, and refreshes some with KER formulas in them. A file's name is OWNER__REPOSITORY__NAME.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      misses: { type: 'boolean', default: false },
      injected: { type: 'string', multiple: true, default: [] },
      report: { type: 'boolean', default: false },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new Error('Expected a folder of workbooks');
  const reproduced = await reproductions(folder, values.misses);
  const injected: string[] = [];
  for (const name of values.injected) injected.push(await injectedLine(folder, name));
  const markdown = [reproduced, ...(injected.length > 0 ? [injectedTable(injected)] : [])].join('\n\n');
  console.log(markdown);
  if (values.report)
    writeMeasured(PAGE, 'npm run reproduction FOLDER -- --injected FILE… --report', markdown);
}

async function reproductions(folder: string, showsMisses: boolean): Promise<string> {
  const planner = await startPlanner();
  const all: Reproduction[] = [];
  const lines: string[] = [];
  for (const name of readdirSync(folder).filter((each) => /\.xls[xm]$/i.test(each))) {
    console.error(name);
    try {
      const found = await reproduceFile(join(folder, name), planner);
      all.push(found);
      lines.push(lineOf(labelOf(name), found));
      if (showsMisses) for (const miss of found.misses) console.error(missText(name, miss));
    } catch (error) {
      lines.push(`| ${labelOf(name)} | ${error instanceof Error ? error.message : String(error)} |`);
    }
  }
  await planner.close();
  const sum = (of: (each: Reproduction) => number) => all.reduce((total, each) => total + of(each), 0);
  const total = {
    formulas: sum(({ formulas }) => formulas),
    reproduced: sum(({ reproduced }) => reproduced),
    misses: all.flatMap(({ misses }) => misses),
  };
  const able = total.formulas - total.misses.filter(({ reason }) => reason !== 'value').length;
  const share = ((total.reproduced / able) * 100).toFixed(2);
  const authors = new Set(lines.map((line) => /^\| ([^/|]*)\//.exec(line)?.[1]));
  return [
    `Of the formulas that an engine can reproduce, ${share} % have the stored value.\n`,
    '| file | formulas | reproduced | unknown function | time or chance | outside the file | circular | another value |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    lineOf(`all ${all.length} files of ${authors.size} authors`, total),
    ...lines,
  ].join('\n');
}

/** `OWNER__REPOSITORY__NAME` as `OWNER/REPOSITORY: NAME`. */
function labelOf(name: string): string {
  return name.replace('__', '/').replace('__', ': ').replaceAll('|', ' ');
}

function lineOf(label: string, { formulas, reproduced, misses }: Reproduction): string {
  const counts = REASONS.map((reason) => misses.filter((miss) => miss.reason === reason).length);
  return `| ${[label, formulas, reproduced, ...counts].join(' | ')} |`;
}

async function injectedLine(folder: string, name: string): Promise<string> {
  const found = await refreshInjected(join(folder, name));
  const { parts, changedParts, values, officeValues = '-', formulas, formats } = found;
  return `| ${[labelOf(name), parts, changedParts, values, officeValues, formulas, formats].join(' | ')} |`;
}

function injectedTable(lines: readonly string[]): string {
  return [
    'Two inputs of each were replaced by KER formulas, and the file was refreshed:\n',
    '| model | parts | changed parts | other values | other values in LibreOffice | other formulas | other formats |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}

function missText(name: string, { formula, reason, stored, engine }: Miss): string {
  return [name, reason, formula.address, formula.formula, stored, engine].join('\t');
}

void main();
