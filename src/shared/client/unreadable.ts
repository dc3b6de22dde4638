import * as v from 'valibot';

import { Failure } from '../contract/failure';
import { endOfText } from './end-of-text';
import type { Reply } from './exchange';
import { quote } from './quote';
import { errorMessageOf } from './error-message';
import { say, type Sentence } from '../messages/message';

/** What is known of a reply that is no answer to its request. */
export type Oddity = {
  /** Undefined where its body is not JSON. */
  json: unknown;
  /** What is wrong with an answer of the right form. */
  fault: Sentence | undefined;
  /** The fault of its form. */
  issue: v.BaseIssue<unknown> | undefined;
  key: string;
};

/** The failure of a reply whose status is good and whose body is not. */
export function unreadable(reply: Reply, { json, fault, issue, key }: Oddity): Failure {
  const { host, status, text } = reply;
  if (isBrokenOff(text)) {
    const sentence = say('The answer of {} was cut off. Check the network, then refresh.', host);
    return new Failure('unreachable', sentence, { status });
  }
  const why = errorMessageOf(json, key);
  if (why !== '') {
    const sentence = say('{} sent no data: {}. Refresh later.', host, why);
    return new Failure('unreadable', sentence, { status });
  }
  const what =
    json === undefined ? describeBody(text) : issue ? describeIssue(issue, key) : quote(fault ?? '', key);
  const sentence = say('{} answered with {}. Check the service address in KER ▸ Settings.', host, what);
  return new Failure('unreadable', sentence, { status });
}

/** JSON that began and does not end: a connection was lost where nobody announced the length. */
function isBrokenOff(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  let open = 0;
  for (let at = 0; text[at] !== undefined; at++) {
    const mark = text[at];
    if (mark === '[' || mark === '{') open++;
    else if (mark === ']' || mark === '}') open--;
    else if (mark === '"') at = endOfText(text, at);
  }
  return open > 0;
}

function describeIssue(issue: v.BaseIssue<unknown>, key: string): Sentence {
  const place = quote(v.getDotPath(issue) ?? '', key);
  if (place === '') return say('data of the wrong kind');
  return issue.input === undefined
    ? say('data without “{}”', place)
    : say('data with an invalid “{}”', place);
}

function describeBody(text: string): Sentence {
  const start = text.trimStart();
  if (start === '') return say('an empty body');
  return say(start.startsWith('<') ? 'a web page instead of data' : 'text that is not JSON');
}
