import { Failure } from '../contract/failure';
import type { Call } from './call';
import { readBoundedText } from './bounded-text';
import { startDeadline, type Deadline } from './deadline';
import type { Timers } from './timers';

/** What came back over the network, not yet judged. */
export type Reply = { status: number; headers: Headers; text: string; host: string };

/** The network as the client uses it: the platform's fetch, or a test's. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Everything around one call. */
export type Exchange = {
  call: Call<unknown>;
  address: string;
  key: string;
  fetch: Fetch;
  timers: Timers;
  signal: AbortSignal | undefined;
  /** The largest body that is read, in bytes. */
  largestAnswer: number;
};

/** Sends one call and reads its whole reply; rejects with a `Failure` where no reply came. */
export async function exchange(options: Exchange): Promise<Reply> {
  const { call, timers, signal } = options;
  const url = new URL(call.path, `${options.address}/`);
  const deadline = startDeadline(call.timeLimit, timers, signal);
  try {
    // Nobody waits for the answer any more, so the credit is saved.
    if (deadline.ended() !== undefined) throw noReply(url.host, deadline, call);
    const response = await options.fetch(url.href, requestOf(options, deadline.signal));
    const text = await readBoundedText(response, options.largestAnswer);
    if (text === undefined) throw tooLarge(url.host, options.largestAnswer);
    return { status: response.status, headers: response.headers, text, host: url.host };
  } catch (error) {
    // The platform's own error is dropped: it says little to a person, and may quote headers, so the key.
    throw error instanceof Failure ? error : noReply(url.host, deadline, call);
  } finally {
    deadline.clear();
  }
}

function requestOf({ call, key }: Exchange, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { Accept: 'application/json', 'X-API-KEY': key };
  const common: RequestInit = {
    method: call.method,
    headers,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    // Following a redirect would send the key to whatever host it names.
    redirect: 'manual',
  };
  if (call.body === undefined) return common;
  headers['Content-Type'] = 'application/json';
  return { ...common, body: JSON.stringify(call.body) };
}

function noReply(host: string, deadline: Deadline, call: Call<unknown>): Failure {
  const reason = deadline.ended();
  if (reason === 'cancelled') return new Failure('cancelled', `The request to ${host} was cancelled.`);
  if (reason === 'timed-out') {
    const seconds = Math.round(call.timeLimit / 1000);
    return new Failure('timed-out', `${host} gave no answer within ${seconds} s. Refresh later.`);
  }
  const advice = 'Check the network, and the service address in KER ▸ Settings.';
  return new Failure('unreachable', `${host} cannot be reached, or the connection was lost. ${advice}`);
}

function tooLarge(host: string, bound: number): Failure {
  const megabytes = Math.round(bound / 2 ** 20);
  return new Failure(
    'too-large',
    `The answer of ${host} is larger than ${megabytes} MB. Ask for less: a shorter period, fewer fields or a limit.`,
  );
}
