import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { startPlanner } from '../../src/cli/headless-addin';
import { type Miss, type Reproduction, REASONS, reproduceFile } from './reproduced-file';

/** `npm run reproduction FOLDER [--misses]` compares the workbooks of a folder with what the engine calculates. */
async function main(): Promise<void> {
  const [folder, option] = process.argv.slice(2);
  if (folder === undefined) throw new Error('Expected a folder of workbooks');
  const planner = await startPlanner();
  const all: Reproduction[] = [];
  console.log(
    '| file | formulas | reproduced | unknown function | time or chance | outside the file | circular | another value |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const name of readdirSync(folder).filter((each) => /\.xls[xm]$/i.test(each))) {
    try {
      const found = await reproduceFile(join(folder, name), planner);
      all.push(found);
      console.log(lineOf(name, found));
      if (option === '--misses') for (const miss of found.misses) console.error(missText(name, miss));
    } catch (error) {
      console.log(`| ${name} | ${error instanceof Error ? error.message : String(error)} |`);
    }
  }
  const sum = (of: (each: Reproduction) => number) => all.reduce((total, each) => total + of(each), 0);
  const total = {
    formulas: sum(({ formulas }) => formulas),
    reproduced: sum(({ reproduced }) => reproduced),
    misses: all.flatMap(({ misses }) => misses),
  };
  console.log(lineOf(`${all.length} files`, total));
  const able = total.formulas - total.misses.filter(({ reason }) => reason !== 'value').length;
  console.log(
    `\nWithout those that no engine can reproduce: ${((total.reproduced / able) * 100).toFixed(3)} %.`,
  );
  await planner.close();
}

function lineOf(name: string, { formulas, reproduced, misses }: Reproduction): string {
  const counts = REASONS.map((reason) => misses.filter((miss) => miss.reason === reason).length);
  return `| ${[name.replaceAll('|', ' '), formulas, reproduced, ...counts].join(' | ')} |`;
}

function missText(name: string, { formula, reason, stored, engine }: Miss): string {
  return [name, reason, formula.address, formula.formula, stored, engine].join('\t');
}

void main();
