import type { RefreshReport } from './report';

/** So many lines of one list are printed; `--json` has all. */
const MOST_LINES = 20;

/** A report for people, to be read on a terminal or in a mail. */
export function reportText(report: RefreshReport): string {
  const { changed, errors, unsupported, unanswered, copies, notes, recalculated, requests } = report;
  const isWritten = report.outcome === 'written';
  return [
    headline(report),
    ...listed(
      `${counted(changed.length, 'KER cell')} ${isWritten ? 'changed' : 'would change'}`,
      changed,
      ({ cell, from, to }) => `${cell}: ${from} → ${to}`,
    ),
    ...(recalculated > 0
      ? [`${counted(recalculated, 'other formula')} ${isWritten ? 'changed too' : 'would change too'}.`]
      : []),
    ...listed(
      `Errors in ${counted(errors.length, 'cell')}`,
      errors,
      ({ cell, message }) => `${cell}: ${message}`,
    ),
    ...listed(
      `Not refreshed without Excel: ${counted(unsupported.length, 'cell')}`,
      unsupported,
      ({ cell, reason }) => `${cell} ${reason}`,
    ),
    ...listed(
      `Not answered: ${counted(unanswered.length, 'cell')}`,
      unanswered,
      ({ cell, message }) => `${cell}: ${message}`,
    ),
    ...listed(
      'Charts and pivot tables that show old values until Excel updates them',
      copies,
      (path) => path,
    ),
    ...(isWritten ? notes : []),
    ...(requests > 0 ? [`Sent: ${counted(requests, 'request')}.`] : []),
  ].join('\n');
}

/** A number of things, as `1 cell` and `2 cells`. */
export const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

function headline({ outcome, plan }: RefreshReport): string {
  const range =
    plan.mostRequests > plan.requests ? `${plan.requests} to ${plan.mostRequests}` : String(plan.requests);
  switch (outcome) {
    case 'written':
      return 'The refreshed workbook was written.';
    case 'unchanged':
      return 'The workbook is up to date.';
    case 'not-written':
      return 'A refresh would change the workbook. Nothing was written; --out names a file to write.';
    case 'unsupported':
      return 'Nothing was written. --unsupported keep or na writes the rest.';
    case 'over-budget':
      return `Nothing was sent: up to ${plan.mostRequests} requests are more than --max-requests allows.`;
    case 'unanswered':
      return 'Nothing was written: the service did not answer every cell.';
    case 'plan':
      return `${counted(plan.cells, 'KER cell')}: ${range} requests, at least ${counted(plan.credits, 'credit')}.`;
  }
}

function listed<T>(title: string, items: readonly T[], line: (item: T) => string): string[] {
  if (items.length === 0) return [];
  const more = items.length - MOST_LINES;
  return [
    `${title}:`,
    ...items.slice(0, MOST_LINES).map((item) => `  ${line(item)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
