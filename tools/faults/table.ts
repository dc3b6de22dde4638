import { MOST_REQUESTS, type Row } from './run-fault';

/** The head of the table as Markdown. */
export const heading = [
  '| fault | cells | settled | right | clear error | misleading | wrong | unsettled | requests ÷ minimum | s |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** One row of it. */
export function line(row: Row): string {
  const { fault, cells, settled, right, clear, misleading, wrong, unsettled, requests, seconds } = row;
  const counts = [cells, settled, right, clear, misleading, wrong, unsettled];
  return `| ${[fault, ...counts, requests.toFixed(2), seconds].join(' | ')} |`;
}

/** What a row that does not hold says of itself. */
export function note({ requests, samples }: Row, { most = MOST_REQUESTS }: { most?: number }): string[] {
  return [`  Expected at most ${most} × the fewest requests, got ${requests.toFixed(3)}`, ...samples].map(
    (text) => `  ${text}`,
  );
}
