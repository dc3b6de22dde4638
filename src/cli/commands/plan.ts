import { EXIT, type ExitCode } from '../exit-codes';
import { startPlanner } from '../headless-addin';
import { planFile } from '../plan-file';
import { openWorkbook } from '../open-workbook';
import { counted } from '../refresh/report-text';
import type { Plan } from '../../addin/runtime/refresher';

/** Prints what a refresh of a workbook would request; sends nothing. */
export async function plan(path: string, { json }: { json: boolean }): Promise<ExitCode> {
  const workbook = openWorkbook(path);
  const planner = await startPlanner();
  try {
    const found = await planFile(planner.runtime, workbook);
    console.log(json ? JSON.stringify(found) : planText(found));
    return EXIT.done;
  } finally {
    await planner.close();
  }
}

/** A plan in one line. */
export function planText({ cells, requests, mostRequests, credits, unknownCells }: Plan): string {
  const range = mostRequests > requests ? `${requests} to ${mostRequests}` : String(requests);
  const unknown =
    unknownCells > 0 ? `; ${unknownCells} cells read other results and are counted at their most` : '';
  return `${counted(cells, 'KER cell')}: ${range} requests, at least ${counted(credits, 'credit')}${unknown}`;
}
