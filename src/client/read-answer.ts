import * as v from 'valibot';

import { Failure, notLoaded } from '../contract/failure';
import type { Reply } from './exchange';
import type { Operation } from './operations';
import { quote } from './quote';

/** Turns a reply into the operation's answer, parsed by its schema, or throws the `Failure` that the reply means. */
export async function readAnswer<T>(
  reply: Reply,
  operation: Operation<T>,
  context: { key: string; now: number },
): Promise<T> {
  const json = parseJson(reply.text);
  const { entity, body, answer, check } = operation;
  if (mayTellOfFailure(reply, json)) {
    // With the script of the gate, without which nothing is sent; a key is tested without either.
    const words = import(/* webpackChunkName: "budget" */ './reply-failure').catch(notLoaded);
    const failure = (await words).replyFailure(reply, json, { ...context, entity, body });
    if (failure !== undefined) throw failure;
  }
  if (json === undefined)
    throw isBrokenOff(reply.text) ? brokenOff(reply) : unreadable(reply, describeBody(reply.text));
  const parsed = v.safeParse(answer, json, { abortEarly: true });
  if (!parsed.success) throw unreadable(reply, describeIssue(parsed.issues[0], context.key));
  const fault = check?.(parsed.output);
  if (fault !== undefined) throw unreadable(reply, quote(fault, context.key));
  return parsed.output;
}

/** The body of a failure inside has an `error`, whatever its status is (§7). */
function mayTellOfFailure({ status }: Reply, json: unknown): boolean {
  return status < 200 || status > 299 || (json instanceof Object && 'error' in json);
}

/** Undefined stands for text that is not JSON: JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON that began and does not end: a connection was lost where nobody announced the length. */
function isBrokenOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  const marks = text.replace(/"(\\.|[^"\\])*"/g, '');
  return marks.includes('"') || marks.split(/[[{]/).length > marks.split(/[\]}]/).length;
}

function describeIssue(issue: v.BaseIssue<unknown>, key: string): string {
  const place = quote(v.getDotPath(issue) ?? '', key);
  if (place === '') return 'data of another kind';
  return issue.input === undefined ? `data without “${place}”` : `data with an odd “${place}”`;
}

function describeBody(text: string): string {
  const start = text.trimStart();
  if (start === '') return 'an empty body';
  return start.startsWith('<') ? 'a web page instead of data' : 'text that is not JSON';
}

function brokenOff({ host, status }: Reply): Failure {
  const message = `The answer of ${host} broke off. Check the network, then refresh.`;
  return new Failure('unreachable', message, { status });
}

function unreadable({ host, status }: Reply, what: string): Failure {
  const advice = 'Check the service address in KER ▸ Settings.';
  return new Failure('unreadable', `${host} answered with ${what}. ${advice}`, { status });
}
