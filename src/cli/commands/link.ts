import { basename } from 'node:path';

import { functionCall } from '../../addin/workbook/link/call-function';
import {
  type Proposal,
  plannedFormulas,
  proposeLinks,
  type ReadNumbers,
  readNumbers,
} from '../../addin/workbook/link/proposals';
import type { Plan } from '../../addin/runtime/refresher';
import { cellName } from '../../shared/formula/address';
import { EXIT, type ExitCode } from '../exit-codes';
import { type HeadlessAddIn, startAddIn, startPlanner } from '../headless-addin';
import { sheetsOf } from '../link/file-sheets';
import { linkedFile, unlinkedFile } from '../link/link-file';
import { unansweredCells } from '../outages';
import { openWorkbook, type OpenWorkbook, refused } from '../open-workbook';
import { planTexts } from '../plan-file';
import { counted } from '../refresh/report-text';
import { tableText } from '../table-text';
import { writeWhole } from '../written-file';
import { planText } from './plan';

/** What `link` goes by. */
export type LinkOptions = {
  service: string | undefined;
  json: boolean;
  maxRequests: number | undefined;
  out: string | undefined;
  plan: boolean;
};

/** Shows which typed numbers the service has, and writes formulas in their place with `--out`. */
export async function link(path: string, options: LinkOptions): Promise<ExitCode> {
  const workbook = openWorkbook(path);
  const addIn = options.plan ? await startPlanner() : await startAddIn(options.service);
  try {
    const found = readNumbers(sheetsOf(workbook.file), basename(path));
    const plan = await planLinks(addIn.runtime, found);
    const isOver = plan.mostRequests > (options.maxRequests ?? Infinity);
    if (options.plan || isOver) {
      console.log(options.json ? JSON.stringify({ plan }) : planText(plan));
      return isOver ? EXIT.overBudget : EXIT.done;
    }
    const proposals = await findProposals(found, addIn);
    const [unanswered] = unansweredCells(addIn.runtime);
    if (unanswered !== undefined) {
      console.error(unanswered.message);
      return EXIT.unanswered;
    }
    if (options.out !== undefined) await write(workbook, options.out, proposals);
    const { requests } = addIn.runtime.activity.get().total;
    console.log(options.json ? JSON.stringify({ plan, requests, proposals }) : linkText(proposals));
    return EXIT.done;
  } finally {
    await addIn.close();
  }
}

/** Puts the numbers back that formulas were written over. */
export async function unlink(path: string, out: string): Promise<ExitCode> {
  const workbook = openWorkbook(path);
  const { output, restored, left } = await refused(basename(path), () =>
    Promise.resolve(unlinkedFile(workbook)),
  );
  writeWhole(out, output);
  console.log(`${counted(restored, 'cell')} restored.`);
  for (const cell of left) console.log(`${cell} was changed since, and stays.`);
  return EXIT.done;
}

/** The names of numbers are looked up one after the other until one is found: at most all of them. */
async function planLinks(runtime: HeadlessAddIn['runtime'], found: ReadNumbers): Promise<Plan> {
  const [least, most] = [
    await planTexts(runtime, plannedFormulas(found, 1)),
    await planTexts(runtime, plannedFormulas(found)),
  ];
  return { ...least, mostRequests: Math.max(least.mostRequests, most.mostRequests) };
}

function findProposals(found: ReadNumbers, { functions }: HeadlessAddIn): Promise<Proposal[]> {
  return proposeLinks(
    found,
    functionCall((id) => functions.byId.get(id), 'link'),
  );
}

async function write(workbook: OpenWorkbook, out: string, proposals: readonly Proposal[]): Promise<void> {
  const links = proposals
    .filter(({ status }) => status === 'proposed')
    .flatMap(({ sheet, cells }) =>
      cells.flatMap(({ verdict, place, formula, known }) =>
        verdict === 'agrees' && known !== undefined ? [{ sheet, place, formula, value: known }] : [],
      ),
    );
  const output = await refused(basename(workbook.path), () => Promise.resolve(linkedFile(workbook, links)));
  writeWhole(out, output);
}

/** Proposals for people: one line a cell. */
function linkText(proposals: readonly Proposal[]): string {
  const proposed = proposals.filter(({ status }) => status === 'proposed');
  const cells = proposed.flatMap((each) => each.cells);
  const agreeing = cells.filter(({ verdict }) => verdict === 'agrees').length;
  const rows = proposals.flatMap(({ sheet, field, status, cells: own }) =>
    own
      .filter(({ verdict }) => verdict !== 'missing')
      .map(({ place, typed, known = 0, verdict, entity, period, source, formula }) => {
        const said = status === 'contradicted' && verdict === 'agrees' ? 'in a row that differs' : verdict;
        const difference = Number((typed - known).toPrecision(6));
        const cell = `${sheet}!${cellName(place)}`;
        return [cell, typed, known, difference, said, entity, field, period, source, formula];
      }),
  );
  const head = `${counted(agreeing, 'number')} can be linked in ${counted(proposed.length, 'row')}.`;
  const titles = [
    'cell',
    'typed',
    'KER',
    'difference',
    'verdict',
    'entity',
    'field',
    'period',
    'source',
    'formula',
  ];
  return rows.length === 0 ? head : `${head}\n${tableText([titles, ...rows])}`;
}
