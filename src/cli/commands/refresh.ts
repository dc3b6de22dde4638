import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Runtime } from '../../addin/runtime/runtime';
import type { Plan } from '../../addin/runtime/refresher';
import { EXIT, type ExitCode } from '../exit-codes';
import { type HeadlessAddIn, startAddIn, startPlanner } from '../headless-addin';
import { openWorkbook, type OpenWorkbook, refused } from '../open-workbook';
import { planFile } from '../plan-file';
import { Refusal } from '../refusal';
import { refreshFile, type UnsupportedPolicy } from '../refresh/refresh-file';
import type { RefreshReport } from '../refresh/report';
import { reportText } from '../refresh/report-text';
import { writeWhole } from '../written-file';

/** What a refresh goes by. */
export type RefreshOptions = {
  maxRequests: number | undefined;
  /** Where the result is written. @default nothing is written */
  out: string | undefined;
  unsupported: UnsupportedPolicy;
  /** Plans alone, and sends nothing. */
  plan: boolean;
};

/** Refreshes a workbook; the exit code says how it ended. */
export async function refresh(
  path: string,
  options: RefreshOptions & { service: string | undefined; json: boolean; check: boolean },
): Promise<ExitCode> {
  // A file that is refused starts no service.
  const workbook = openWorkbook(path);
  const addIn = options.plan ? await startPlanner() : await startAddIn(options.service);
  const endProgress = showProgress(addIn.runtime);
  try {
    const report = await refreshWorkbook(workbook, addIn, options);
    endProgress();
    console.log(options.json ? JSON.stringify(report) : reportText(report));
    return exitCode(report, options.check);
  } finally {
    endProgress();
    await addIn.close();
  }
}

/** Refreshes a workbook, and writes it where the options say so and nothing stands against it. */
export async function refreshWorkbook(
  workbook: OpenWorkbook,
  addIn: HeadlessAddIn,
  options: RefreshOptions,
): Promise<RefreshReport> {
  const { path, bytes } = workbook;
  const plan = planned(await planFile(addIn.runtime, workbook));
  if (options.plan) return { ...EMPTY, plan, outcome: 'plan' };
  if (plan.mostRequests > (options.maxRequests ?? Infinity))
    return { ...EMPTY, plan, outcome: 'over-budget' };
  const { found, output, isChanged } = await refused(basename(path), () =>
    refreshFile(workbook, addIn, options.unsupported),
  );
  const report = { ...found, plan };
  if (found.unanswered.length > 0) return { ...report, outcome: 'unanswered' };
  if (output === undefined) return { ...report, outcome: 'unsupported' };
  if (options.out === undefined) return { ...report, outcome: isChanged ? 'not-written' : 'unchanged' };
  if (!Buffer.from(bytes).equals(readFileSync(path)))
    throw new Refusal(`${basename(path)} was changed by somebody else meanwhile. Run the command again.`);
  writeWhole(options.out, isChanged ? output : bytes);
  return { ...report, outcome: isChanged ? 'written' : 'unchanged' };
}

const EMPTY = {
  ...{ requests: 0, recalculated: 0 },
  ...{ changed: [], errors: [], unsupported: [], unanswered: [], copies: [], notes: [] },
};

function planned({ cells, requests, mostRequests, credits, unknownCells }: Plan): RefreshReport['plan'] {
  return { cells, requests, mostRequests, credits, unknownCells };
}

function exitCode({ outcome }: RefreshReport, isCheck: boolean): ExitCode {
  switch (outcome) {
    case 'unsupported':
      return EXIT.unsupported;
    case 'over-budget':
      return EXIT.overBudget;
    case 'unanswered':
      return EXIT.unanswered;
    case 'not-written':
      return isCheck ? EXIT.changed : EXIT.done;
    default:
      return EXIT.done;
  }
}

/** One line on a terminal that counts what runs; returns what takes it away. */
function showProgress({ activity }: Runtime): () => void {
  if (!process.stderr.isTTY) return () => undefined;
  activity.subscribe(() => {
    const { requests } = activity.get().total;
    process.stderr.write(`\r${requests} requests …`);
  });
  return () => void process.stderr.write('\r\u001B[K');
}
