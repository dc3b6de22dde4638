import * as v from 'valibot';

import { Failure } from '../contract/failure';
import type { Reply } from './exchange';
import { quote } from './quote';

/** What is known of a reply that is no answer to its request. */
export type Oddity = {
  /** Undefined where its body is not JSON. */
  json: unknown;
  /** What is wrong with an answer of the right form. */
  fault: string | undefined;
  /** What its form is lacking. */
  issue: v.BaseIssue<unknown> | undefined;
  key: string;
};

/** The failure of a reply whose status is good and whose body is not. */
export function unreadable(reply: Reply, { json, fault, issue, key }: Oddity): Failure {
  const { host, status, text } = reply;
  if (isBrokenOff(text)) {
    const message = `The answer of ${host} broke off. Check the network, then refresh.`;
    return new Failure('unreachable', message, { status });
  }
  const what =
    json === undefined ? describeBody(text) : issue ? describeIssue(issue, key) : quote(fault ?? '', key);
  const advice = 'Check the service address in KER ▸ Settings.';
  return new Failure('unreadable', `${host} answered with ${what}. ${advice}`, { status });
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
