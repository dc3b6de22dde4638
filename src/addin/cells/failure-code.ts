import type { Failure, FailureKind } from '../../shared/contract/failure';
import type { CellError, CellErrorCode, Host } from './cell';

/**
 * The Excel error of each kind of failure. `#VALUE!` means that the formula must change, `#N/A` that the formula is
 * right and there is no value.
 */
export const FAILURE_CODES = {
  'bad-argument': '#VALUE!',
  'too-large': '#VALUE!',
  validation: '#VALUE!',
  'no-match': '#N/A',
  ambiguous: '#VALUE!',
  absent: '#N/A',
  'unknown-entity': '#N/A',
  refused: '#N/A',
  'no-key': '#N/A',
  'rejected-key': '#N/A',
  'no-balance': '#N/A',
  withheld: '#N/A',
  'rate-limited': '#N/A',
  unreachable: '#N/A',
  'timed-out': '#N/A',
  'server-error': '#N/A',
  unreadable: '#N/A',
  cancelled: '#N/A',
} as const satisfies Record<FailureKind, CellErrorCode>;

/** The error that a cell shows for a failure. */
export function errorCell(failure: Failure, host: Host): CellError {
  return host.error(FAILURE_CODES[failure.kind], failure.message);
}
