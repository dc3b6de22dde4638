import type { Runtime } from '../addin/runtime/runtime';
import { splitAddress } from '../shared/formula/address';
import type { FailureKind } from '../shared/contract/failure';

/** Failures that say nothing about a value. */
const OUTAGES: ReadonlySet<FailureKind> = new Set([
  ...(['no-key', 'rejected-key', 'no-balance', 'withheld', 'rate-limited', 'unreachable'] as const),
  ...(['timed-out', 'server-error', 'unreadable', 'cancelled'] as const),
]);

/** A cell that the service did not answer. */
export type UnansweredCell = { cell: string; kind: string; message: string };

/** The cells of these sheets, or all, that the service did not answer. */
export function unansweredCells(
  { activity }: Pick<Runtime, 'activity'>,
  sheets?: ReadonlySet<string>,
): UnansweredCell[] {
  return activity
    .get()
    .failing.filter(({ kind }) => OUTAGES.has(kind))
    .filter(({ cell }) => sheets?.has(splitAddress(cell).sheet ?? '') ?? true)
    .map(({ cell, kind, message }) => ({ cell, kind, message }));
}
