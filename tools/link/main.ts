import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { functionCall } from '../../src/addin/workbook/link/call-function';
import type { LinkSheet } from '../../src/addin/workbook/link/blocks';
import { type Proposal, proposeLinks, readNumbers } from '../../src/addin/workbook/link/proposals';
import type { FunctionCall } from '../../src/addin/workbook/link/service-values';
import { startAddIn } from '../../src/cli/headless-addin';
import { sheetsOf } from '../../src/cli/link/file-sheets';
import { openWorkbook } from '../../src/cli/open-workbook';
import { plantedModels } from '../../test/addin/workbook/link/planted-models';

/** `npm run link [FOLDER] [--cells]` counts what links are proposed in the planted models, and in the files of a folder. */
async function main(): Promise<void> {
  const folder = process.argv.slice(2).find((each) => !each.startsWith('--'));
  const addIn = await startAddIn(process.env['KER_SERVICE']);
  const call = functionCall((id) => addIn.functions.byId.get(id));
  if (folder === undefined) {
    console.log('| planted model | numbers | proposed | right | wrong | recall |\n| --- | --- | --- | --- | --- | --- |');
    for (const { name, sheets, truth } of await plantedModels(call)) {
      const proposals = await proposed(sheets, call);
      const cells = proposals.flatMap(({ sheet, cells: own }) => own.filter(({ verdict }) => verdict === 'agrees').map((cell) => ({ sheet, ...cell })));
      const right = cells.filter(({ sheet, place }) => truth.has(`${sheet}!${place.row},${place.column}`));
      console.log(`| ${[name, truth.size, cells.length, right.length, cells.length - right.length, truth.size === 0 ? '' : `${Math.round((100 * right.length) / truth.size)} %`].join(' | ')} |`);
    }
  } else {
    for (const name of readdirSync(folder).filter((each) => /\.xls[xm]$/i.test(each))) {
      try {
        const sheets = sheetsOf(openWorkbook(join(folder, name)).file);
        const numbers = readNumbers(sheets, name.split('--').at(-1) ?? '');
        const found = await proposeLinks(numbers, call);
        const all = found.filter(({ status }) => status === 'proposed').flatMap((each) => each.cells);
        console.log(`| ${[name, numbers.length, all.filter(({ verdict }) => verdict === 'agrees').length, all.filter(({ verdict }) => verdict === 'differs').length, found.filter(({ status }) => status === 'contradicted').length].join(' | ')} |`);
      } catch (error) {
        console.log(`| ${name} | ${error instanceof Error ? error.message : String(error)} |`);
      }
    }
  }
  await addIn.close();
}

async function proposed(sheets: readonly LinkSheet[], call: FunctionCall): Promise<Proposal[]> {
  const found = await proposeLinks(readNumbers(sheets, 'Book1'), call);
  return found.filter(({ status }) => status === 'proposed');
}

void main();
