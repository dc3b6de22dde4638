import type { Lane } from '../../shared/batching/retry-policy';
import { exchange, type Reply } from '../../shared/client/exchange';
import type { Operation } from '../../shared/client/operations';
import { readAnswer } from '../../shared/client/read-answer';
import { parseRetryAfter } from '../../shared/client/retry-after';
import { Failure } from '../../shared/contract/failure';
import { Problem } from '../problem';

/** The metered service before which the gateway stands. */
export type UpstreamOptions = {
  /** Without `/v1`. */
  address: string;
  key: string;
  /** The longest time for an answer, in milliseconds: less than clients wait, so that they get a reason. */
  deadlineMs?: Partial<Record<Lane, number>>;
  /** Hears of each request that is sent, when it has ended. */
  sent?: (lane: Lane, status: number, ms: number) => void;
};

/** Sends one operation, once; gives the text of a good answer, and rejects with a problem only. */
export type Send = <T>(operation: Operation<T>, lane: Lane) => Promise<string>;

const DEADLINES_MS: Readonly<Record<Lane, number>> = { entity: 25_000, knowledge: 190_000 };
const LARGEST_ANSWER = 64 * 2 ** 20;
/** Longer texts of a failure help nobody. */
const LONGEST_BODY = 16_384;
/** A shorter form of a key stands in every text. */
const SHORTEST_FORM = 4;

/** Makes the sender. The key travels in its header alone; nothing that comes back is passed on with it. */
export function createSend({ address, key, deadlineMs, sent }: UpstreamOptions): Send {
  const host = new URL(address).host;
  return async (operation, lane) => {
    const signal = AbortSignal.timeout(deadlineMs?.[lane] ?? DEADLINES_MS[lane]);
    const startedAt = performance.now();
    const common = { operation, address, host, key, fetch, signal, largestAnswer: LARGEST_ANSWER };
    let status = 0;
    try {
      const reply = await exchange(common);
      status = reply.status;
      if (status !== 200) throw refused(reply, key);
      await readAnswer(reply, operation, { key, now: Date.now() });
      return reply.text;
    } catch (error) {
      throw error instanceof Problem ? error : failed(error, host, signal.aborted);
    } finally {
      sent?.(lane, status, performance.now() - startedAt);
    }
  };
}

/** What the service answered in place of an answer, as whoever asked may see it. */
function refused({ status, headers, text, host }: Reply, key: string): Problem {
  if (status === 401 || status === 403) {
    const message = `${host} refuses the gateway's own key (${status}). Tell who runs the gateway.`;
    return Problem.failed(502, 'upstream_refused', message);
  }
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), Date.now());
  const retryAfterS = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000);
  const isShown = status >= 400 && text.length <= LONGEST_BODY;
  const body =
    (isShown ? maskedJson(text, key) : undefined) ??
    Problem.failed(status, 'upstream_failed', `${host} answered with status ${status}.`).reply.body;
  return new Problem({ status: status >= 400 ? status : 502, body, retryAfterS });
}

/** A good status without a good answer, or no reply at all; the client's own words are for a person at a sheet. */
function failed(error: unknown, host: string, isLate: boolean): Problem {
  if (isLate) return Problem.failed(504, 'upstream_timeout', `${host} did not answer in time.`);
  const kind = error instanceof Failure ? error.kind : 'unreachable';
  if (kind === 'too-large')
    return Problem.failed(413, 'upstream_too_large', `The answer of ${host} is too large.`);
  return kind === 'unreachable'
    ? Problem.failed(502, 'upstream_unreachable', `${host} could not be reached.`)
    : Problem.failed(502, 'upstream_unreadable', `${host} answered with what is no answer to the request.`);
}

/** JSON as one writer writes it, so that no escape hides the key; undefined where the text is none. */
function maskedJson(text: string, key: string): string | undefined {
  try {
    const json = JSON.stringify(JSON.parse(text));
    return formsOf(key).reduce((masked, form) => masked.replaceAll(form, '(key)'), json);
  } catch {
    return undefined;
  }
}

/** The key as it stands in JSON, and wherever it begins within base64 of either alphabet. */
function formsOf(key: string): string[] {
  const encoded = [0, 1, 2].map((before) => {
    const bytes = Buffer.from('-'.repeat(before) + key);
    // A letter that holds bits of its neighbours is another each time.
    const whole = Math.floor((bytes.length * 8) / 6);
    return bytes.toString('base64').slice(before === 0 ? 0 : before + 1, whole);
  });
  const both = encoded.flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
  return [JSON.stringify(key).slice(1, -1), ...both.filter(({ length }) => length >= SHORTEST_FORM)];
}
