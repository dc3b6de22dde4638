import { operations } from '../../shared/client/operations';
import type { CellNeed } from './knowledge';

/** Longer ago than this before a value was held, a line of the log is another request's. */
const LONGEST_MS = 60_000;

/** The request that brings what a cell asks, as the log names it: `POST /v1/entities/…`. */
export function requestOf(need: CellNeed): string {
  const { method, path } = operationOf(need);
  return `${method} /${path.split('?')[0] ?? ''}`;
}

function operationOf(need: CellNeed): { method: string; path: string } {
  switch (need.kind) {
    case 'property':
      return operations.retrieve(need.id);
    case 'relationship':
    case 'observation':
      return operations.retrieve(need.need.id);
    case 'answer':
      return operations.answer({ input: need.question });
    case 'other':
      // Inquiries are keyed by their inputs as JSON.
      if (need.name === 'introspection') return operations.introspect(JSON.parse(need.key) as string);
      if (need.name === 'query') return operations.query({ input: need.key });
      return need.name === 'search' ? operations.search({ name: '' }) : operations.retrieve(need.key);
  }
}

/**
 * How long the request took that brought a value, in milliseconds; undefined where the log does not have it, because it
 * was sent before the workbook was opened, or long ago.
 */
export function tookOf(lines: readonly string[], request: string, fetchedAt: number): number | undefined {
  const [method, path] = request.split(' ');
  for (const line of [...lines].reverse()) {
    const [, time = '', sent, where = '', took] =
      /^(\S+) ([A-Z]+) (\S+): status 200 after (\d+) ms$/.exec(line) ?? [];
    if (sent !== method || !where.endsWith(path ?? '')) continue;
    const before = fetchedAt - Date.parse(time);
    // The answer is read, and held, a moment after its line was written.
    if (before >= 0) return before < LONGEST_MS ? Number(took) : undefined;
  }
  return undefined;
}
