import { notLoaded } from '../contract/failure';
import type { Reply } from './exchange';
import type { Operation } from './operations';
import { readBySchema } from './schema-reader';

/** What may be a whole number of more digits than a number holds. */
const LONG_NUMBER = /[\s:,[-]\d{16}/;

/** Turns a reply into the operation's answer, parsed by its schema, or throws the `Failure` that the reply means. */
export async function readAnswer<T>(
  reply: Reply,
  operation: Operation<T>,
  context: { key: string; now: number },
): Promise<T> {
  const json = parseJson(LONG_NUMBER.test(reply.text) ? await withDigits(reply.text) : reply.text);
  const { entity, body } = operation;
  if (mayTellOfFailure(reply, json)) {
    // With the script of the gate, without which nothing is sent; a key is tested without either.
    const words = import(/* webpackChunkName: "budget" */ './reply-failure').catch(notLoaded);
    const failure = (await words).replyFailure(reply, json, { ...context, entity, body });
    if (failure !== undefined) throw failure;
  }
  const read = readBySchema(operation, json);
  if (read.fault === undefined && read.parsed.success) return read.parsed.output;
  const { readLeniently: readOdd } = await import(
    /* webpackChunkName: "budget" */ './lenient-response'
  ).catch(notLoaded);
  return readOdd(reply, { operation, json, read, key: context.key });
}

/** The body of a failure inside has an `error`, whatever its status is (§7). */
function mayTellOfFailure({ status }: Reply, json: unknown): boolean {
  return status < 200 || status > 299 || (json instanceof Object && 'error' in json);
}

async function withDigits(text: string): Promise<string> {
  const { quoteLongIntegers: keepDigits } = await import(
    /* webpackChunkName: "budget" */ './long-integers'
  ).catch(notLoaded);
  return keepDigits(text);
}

/** Undefined stands for text that is not JSON: JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON.
  }
  return undefined;
}
