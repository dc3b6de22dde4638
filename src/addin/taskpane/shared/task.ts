import { Failure } from '../../../shared/contract/failure';
import { verbatim } from '../../../shared/messages/message';

/** A piece of work that a person started, as the pane shows it. */
export type Task<T> =
  | { state: 'idle' }
  | { state: 'running'; startedAt: number }
  | { state: 'done'; value: T; took: number }
  | { state: 'failed'; failure: Failure };

/** The failure to show for whatever was thrown; the runtime throws only failures, Office.js its own errors. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  return new Failure('server-error', verbatim(error instanceof Error ? error.message : String(error)));
}
