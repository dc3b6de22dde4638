import { Failure } from '../contract/failure';
import { readBoundedText } from './bounded-text';
import type { Operation } from './operations';
import { say } from '../messages/message';

/** What came back over the network, not yet judged. */
export type Reply = { status: number; headers: Headers; text: string; host: string };

/** The network as the client uses it: the platform's fetch, or a test's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Everything around one request. */
export type Exchange = {
  operation: Pick<Operation<unknown>, 'method' | 'path' | 'body'>;
  address: string;
  /** The address's host, which sentences name. */
  host: string;
  key: string;
  fetch: Fetch;
  signal: AbortSignal | undefined;
  /** Whether a person waits. @default false */
  person?: boolean | undefined;
  /** The largest body that is read, in bytes. */
  largestAnswer: number;
};

/** Sends one operation and reads its whole reply; rejects with a `Failure` where no reply came. */
export async function exchange(options: Exchange): Promise<Reply> {
  const { operation, signal } = options;
  const { host } = options;
  // Nobody waits for the answer any more, so the credit is saved.
  if (signal?.aborted === true) throw noReply(host, signal);
  try {
    const response = await options.fetch(`${options.address}/${operation.path}`, requestOf(options));
    const text = await readBoundedText(response, options.largestAnswer);
    if (text === undefined) throw tooLarge(host, options.largestAnswer);
    return { status: response.status, headers: response.headers, text, host };
  } catch (error) {
    // The platform's own error is dropped: it says little to a person, and may quote headers, so the key.
    throw error instanceof Failure ? error : noReply(host, signal);
  }
}

function requestOf({ operation, key, signal, person }: Exchange): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-API-KEY': key };
  const common: RequestInit = {
    method: operation.method,
    headers,
    signal: signal ?? null,
    // The browser says it to the service (RFC 9218), where a header of our own would need the service's leave.
    priority: person === true ? 'high' : 'low',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Following a redirect would send the key to whatever host it names.
    redirect: 'manual',
  };
  // No cache keeps a POST; but one that names `no-store` asks leave of another origin each time anew (a preflight).
  if (operation.body === undefined) return { ...common, cache: 'no-store' };
  headers['Content-Type'] = 'application/json';
  return { ...common, body: JSON.stringify(operation.body) };
}

function noReply(host: string, signal: AbortSignal | undefined): Failure {
  if (signal?.aborted === true) {
    const reason: unknown = signal.reason;
    return reason instanceof Failure
      ? reason
      : new Failure('cancelled', say('The request to {} was cancelled.', host));
  }
  return new Failure(
    'unreachable',
    say(
      '{} cannot be reached, or the connection was lost. Check the network, and the service address in KER ▸ Settings.',
      host,
    ),
  );
}

function tooLarge(host: string, bound: number): Failure {
  const megabytes = Math.round(bound / 2 ** 20);
  return new Failure(
    'too-large',
    say(
      'The answer of {} is larger than {} MB. Request less: a shorter period, fewer fields or a limit.',
      host,
      megabytes,
    ),
  );
}
