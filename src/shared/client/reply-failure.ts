import * as v from 'valibot';

import { internalErrorSchema, rateLimitErrorSchema, validationErrorSchema } from '../contract/error-body';
import { Failure, type FailureDetails } from '../contract/failure';
import type { Reply } from './exchange';
import { findFaultyFields } from './faulty-fields';
import { quote } from './quote';
import { parseRetryAfter } from './retry-after';
import { errorMessageOf } from './error-message';
import { say, type Sentence } from '../messages/message';

/** What is needed besides the reply to say what went wrong. */
export type ReplyContext = {
  key: string;
  /** The entity that was asked for, if one was. */
  entity: string | undefined;
  /** The body that was sent, if one was. */
  body: unknown;
  now: number;
};

/** Refusals of a gateway that say more of a sign-in than that a key is wrong. */
const OF_SIGN_IN: ReadonlySet<string> = new Set(['invalid_token', 'not_allowed']);
/** A gateway's quota of a day, which is not waited for as a rate is. */
const QUOTA = 'quota_used_up';
/** A gateway that can send nothing for now. */
const UNAVAILABLE = 'unavailable';

/**
 * Judges a reply by its status, whatever its body, which may be HTML or empty (field notes, "Other statuses"). Gives
 * undefined where the reply is an answer; `json` is the parsed body, undefined where it is not JSON.
 */
export function replyFailure(reply: Reply, json: unknown, context: ReplyContext): Failure | undefined {
  const { status, host } = reply;
  const details: FailureDetails = { status };
  const gateway = ofGateway(json, context.key);
  if (status === 401 || status === 403) {
    const rejected = say('{} rejected the API key ({}). Check the key in KER ▸ Settings.', host, status);
    return new Failure(
      'rejected-key',
      gateway && OF_SIGN_IN.has(gateway.error) ? gateway.sentence : rejected,
      details,
    );
  }
  if (status === 429 && gateway?.error === QUOTA) {
    return new Failure('no-balance', gateway.sentence, details);
  }
  if (status === 402) {
    const empty = say('The account at {} has no credits left (402). Top it up, then refresh.', host);
    return new Failure('no-balance', empty, details);
  }
  if (status === 404 && context.entity !== undefined) {
    const unknown = isOfAddress(json, context.key)
      ? say(
          '{} has no entity {}. Search for its id, or check the service address in KER ▸ Settings.',
          host,
          context.entity,
        )
      : say('{} has no entity {}. Find its id with KER.SEARCH.', host, context.entity);
    return new Failure('unknown-entity', unknown, details);
  }
  if (status === 413 || status === 414 || status === 431) {
    const long = say('{} rejected the request as too long ({}). Shorten the text.', host, status);
    return new Failure('too-large', long, details);
  }
  if (status === 422) return validationFailure(reply, json, context);
  if (status === 429) return rateLimitFailure(reply, context.now);
  if (gateway?.error === UNAVAILABLE) return new Failure('server-error', gateway.sentence, details);
  return internalFailure(reply, json, context.key) ?? oddFailure(reply, errorMessageOf(json, context.key));
}

/** Whether a 404 may be said of the path rather than of the entity: no JSON, or what web frameworks say of a path that they have not. */
function isOfAddress(json: unknown, key: string): boolean {
  return json === undefined || errorMessageOf(json, key).toLowerCase() === 'not found';
}

/** What a gateway says of its refusal; undefined for a service that words it otherwise. */
function ofGateway(json: unknown, key: string): { error: string; sentence: Sentence } | undefined {
  const body = v.safeParse(rateLimitErrorSchema, json);
  if (!body.success) return undefined;
  return { error: body.output.error, sentence: say('{}', quote(body.output.message, key)) };
}

function validationFailure({ host }: Reply, json: unknown, { key, body: sent }: ReplyContext): Failure {
  const body = v.safeParse(validationErrorSchema, json);
  const faults = (body.success ? body.output.detail : []).map(({ loc, msg }) => ({
    loc: loc.map((part) => (typeof part === 'string' ? part.replaceAll(key, '(key)') : part)),
    msg: quote(msg, key),
  }));
  const each = quote(faults.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`).join('; '), key);
  const why = each === '' ? errorMessageOf(json, key) : each;
  const sentence =
    why === ''
      ? say('{} refused the request (422) without a reason.', host)
      : say('{} refused the request (422). {}', host, why);
  return new Failure('validation', sentence, { status: 422, faults, named: findFaultyFields(faults, sent) });
}

function rateLimitFailure({ host, headers }: Reply, now: number): Failure {
  const retryAfterMs = parseRetryAfter(headers.get('Retry-After'), now);
  if (retryAfterMs === undefined) {
    return new Failure('rate-limited', say('{} received too many requests (429). Refresh later.', host), {
      status: 429,
    });
  }
  const sentence = say(
    '{} received too many requests (429). Refresh in {} s.',
    host,
    Math.ceil(retryAfterMs / 1000),
  );
  return new Failure('rate-limited', sentence, { status: 429, retryAfterMs });
}

/** The document gives the internal-failure body no status (§7), so it counts with any status, 200 too. */
function internalFailure({ host, status }: Reply, json: unknown, key: string): Failure | undefined {
  const body = v.safeParse(internalErrorSchema, json);
  if (!body.success && status < 500) return undefined;
  const why = errorMessageOf(json, key);
  const sentence =
    why === ''
      ? say('{} had an internal error ({}). Refresh later.', host, status)
      : say('{} had an internal error ({}): {}. Refresh later.', host, status, why);
  return new Failure('server-error', sentence, { status });
}

function oddFailure({ host, status }: Reply, why: string): Failure | undefined {
  if (status >= 200 && status < 300) return undefined;
  return new Failure('unreadable', oddStatus(host, status, why), { status });
}

function oddStatus(host: string, status: number, why: string): Sentence {
  // A browser shows a redirect that it was told not to follow as a reply with status 0.
  if (status < 400) {
    return say(
      '{} redirects elsewhere; KER does not follow, to protect your key. Check the service address in KER ▸ Settings.',
      host,
    );
  }
  return why === ''
    ? say('{} answered with unexpected status {}. Check the service address in KER ▸ Settings.', host, status)
    : say('{} answered with status {}: {}. Check the service address in KER ▸ Settings.', host, status, why);
}
