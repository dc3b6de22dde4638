import { say, type Sentence } from '../messages/message';

/**
 * Every way in which an answer can fail to reach a cell, see `docs/troubleshooting.md`.
 * The list is closed on purpose: `cells` maps each kind to one cell error, checked by the compiler.
 */
export const FAILURE_KINDS = [
  'bad-argument',
  'too-large',
  'validation',
  'no-match',
  'ambiguous',
  'absent',
  'unknown-entity',
  'refused',
  'no-key',
  'rejected-key',
  'no-balance',
  'withheld',
  'rate-limited',
  'unreachable',
  'timed-out',
  'server-error',
  'unreadable',
  'cancelled',
] as const;

/** One way in which an answer can fail to reach a cell. */
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** Whether nothing failed but the service has no such value: an analyst reads on where she would ask about a fault. */
export function isMiss(kind: FailureKind): boolean {
  return kind === 'absent' || kind === 'no-match';
}

/** What is known of a failure beyond its sentence. */
export type FailureDetails = {
  /** The HTTP status, where the service answered. */
  status?: number;
  /** How long the service asked to wait, in milliseconds (`Retry-After`). */
  retryAfterMs?: number;
  /** The `loc: msg` items of a 422. */
  faults?: readonly { loc: readonly (string | number)[]; msg: string }[];
  /** The property names, relationship types and observation ids of the request that those items object to. */
  named?: readonly string[];
  /** Nearest known names, where a name was not found. */
  nearest?: readonly string[];
};

/**
 * The one error that crosses module boundaries. Its message is a whole sentence for the user, with what happened,
 * where and what to do, and never contains the key.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  declare readonly message: Sentence;

  constructor(
    readonly kind: FailureKind,
    sentence: Sentence,
    readonly details: FailureDetails = {},
  ) {
    super(sentence);
  }
}

/** Fails because a script of the add-in could not be loaded. */
export function notLoaded(): never {
  throw new Failure(
    'unreachable',
    say('Part of the add-in could not be loaded. Check the connection and recalculate'),
  );
}
