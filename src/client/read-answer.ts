import * as v from 'valibot';

import { Failure } from '../contract/failure';
import type { Reply } from './exchange';
import type { Operation } from './operations';
import { quote } from './quote';
import { replyFailure } from './reply-failure';

/** Turns a reply into the operation's answer, parsed by its schema, or throws the `Failure` that the reply means. */
export function readAnswer<T>(
  reply: Reply,
  operation: Operation<T>,
  context: { key: string; now: number },
): T {
  const json = parseJson(reply.text);
  const { entity, body, answer } = operation;
  const failure = replyFailure(reply, json, { ...context, entity, body });
  if (failure !== undefined) throw failure;
  if (json === undefined) throw unreadable(reply, describeBody(reply.text));
  const parsed = v.safeParse(answer, json, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw unreadable(
    reply,
    `data of another shape: ${quote(`${v.getDotPath(issue) ?? ''} ${issue.message}`, context.key)}`,
  );
}

/** Undefined stands for text that is not JSON: JSON itself has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeBody(text: string): string {
  const start = text.trimStart();
  if (start === '') return 'an empty body';
  return start.startsWith('<') ? 'a web page instead of data' : 'text that is not JSON';
}

function unreadable({ host, status }: Reply, what: string): Failure {
  const advice = 'Check the service address in KER ▸ Settings.';
  return new Failure('unreadable', `${host} answered with ${what}. ${advice}`, { status });
}
