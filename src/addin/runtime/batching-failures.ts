import type { Ending, MakeError, Verdict } from '../../shared/batching/options';
import { Failure, type FailureKind } from '../../shared/contract/failure';
import { say, type Sentence } from '../../shared/messages/message';

const DAY_MS = 86_400_000;

/** Tells the batching layer what a failure of the client means for its request. */
export function classify(error: unknown): Verdict {
  if (!(error instanceof Failure)) return { kind: 'final' };
  const { retryAfterMs, named } = error.details;
  switch (error.kind) {
    case 'rate-limited':
      return { kind: 'rate-limited', retryAfterMs };
    case 'validation':
      return { kind: 'refused', named };
    case 'unreachable':
    case 'server-error':
    case 'unreadable':
      return { kind: error.kind };
    case 'no-key':
    case 'rejected-key':
    case 'no-balance':
      return { kind: 'denied' };
    default:
      return { kind: 'final' };
  }
}

/** Makes the sentences for what the batching layer itself ends; `host` is the service's. */
export function createMakeError(host: string, now: () => number): MakeError {
  return (ending) => {
    // The last refusal of the service says more than that time ran out.
    if (ending.kind === 'deadline' && ending.cause instanceof Failure) return ending.cause;
    return new Failure(...sentence(ending, host, now()));
  };
}

function sentence(ending: Ending, host: string, now: number): [FailureKind, Sentence] {
  switch (ending.kind) {
    case 'cancelled':
      return ['cancelled', say('The request to {} was stopped. Refresh to try again.', host)];
    case 'deadline':
      return [
        'timed-out',
        say('{} did not respond within {}. Refresh later.', host, seconds(ending.afterMs)),
      ];
    case 'down': {
      const { cause } = ending;
      const since = timeOfDay(ending.since);
      if (cause instanceof Failure && cause.kind === 'server-error') {
        return [cause.kind, say('{} It has failed since {}.', cause.message, since)];
      }
      const kind = cause instanceof Failure ? cause.kind : 'timed-out';
      return [kind, say('{} has not responded since {}. Refresh when it is back.', host, since)];
    }
    case 'rate-limited':
      return [
        'rate-limited',
        ending.waitedMs < ending.leftMs
          ? limited(host, ending.leftMs, now)
          : say('The rate limit of {} was reached for {}. Refresh later.', host, seconds(ending.waitedMs)),
      ];
  }
}

/** The time of day is the same for all that wait; it says nothing of another day. */
function limited(host: string, leftMs: number, now: number): Sentence {
  return leftMs < DAY_MS / 2
    ? say('{} is at its rate limit until {}. Refresh then.', host, timeOfDay(now + leftMs))
    : say('{} is at its rate limit for {}. Refresh then.', host, seconds(leftMs));
}

function seconds(milliseconds: number): Sentence {
  const total = Math.round(milliseconds / 1000);
  return total < 120 ? say('{} s', total) : say('{} min', Math.round(total / 60));
}

/** As a clock on the wall shows it, which needs no word of any language. */
function timeOfDay(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
