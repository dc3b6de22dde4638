import type { ValidationErrorBody } from '../../shared/contract/error-body';

/** One fault of a request (§7). */
export type Fault = ValidationErrorBody['detail'][number] & { loc: string[] };

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers });

/** 422 as the document shows it (§7): every fault with its place. */
export function validationProblem(detail: readonly Fault[]): Response {
  return answer(422, { detail });
}

/** 422 for a request that must have a body and has none. */
export function noBodyProblem(): Response {
  return validationProblem([{ loc: ['body'], msg: 'Expected `body`, got nothing', type: 'missing' }]);
}

/** 401. The document shows no body for it (§5), so it takes the shape of the 429. */
export function keyProblem(key: string | undefined): Response {
  const message = key
    ? 'The X-API-KEY header holds a key that this service does not know.'
    : 'Expected an API key in the X-API-KEY header, got none.';
  return answer(401, { error: 'invalid_api_key', message });
}

/** 404 for an id that the store does not hold; the document shows no body for it (§7). */
export function unknownEntityProblem(id: string): Response {
  return answer(404, { error: 'entity_not_found', message: `No entity has the id ${id}.` });
}

/** 404 for a path outside the interface. */
export function unknownPathProblem(path: string): Response {
  return answer(404, { error: 'not_found', message: `Nothing is served at ${path.slice(0, 200)}.` });
}

/** 405 with the methods that the path does take. */
export function methodProblem(method: string, allow: string): Response {
  const message = `Expected ${allow} here, got ${method}.`;
  return answer(405, { error: 'method_not_allowed', message }, { Allow: allow });
}

/** 413 for a body over the limit. */
export function sizeProblem(maxBytes: number): Response {
  return answer(413, {
    error: 'request_too_large',
    message: `Expected a request body of at most ${maxBytes} bytes.`,
  });
}

/** 429 as the document shows it (§7), with the whole seconds after which the key may ask again. */
export function rateProblem(retryAfterSeconds: number): Response {
  const message = `Too many requests were made with this key; try again in ${retryAfterSeconds} s.`;
  return answer(429, { error: 'rate_limit_exceeded', message }, { 'Retry-After': String(retryAfterSeconds) });
}

/** 503 while what the service answers from cannot be read; `message` is why, where that does not pass by itself. */
export function awayProblem(
  message = 'The service cannot reach its dataset just now; the request may be tried again.',
): Response {
  const error = { error_type: 'service_unavailable', message };
  return answer(503, { error, response_type: 'ERROR' }, { 'Retry-After': '1' });
}

/** 500 as the document shows the internal-failure body (§7); its cause stays with the service. */
export function internalProblem(): Response {
  const message = 'The service failed while answering; the request may be tried again.';
  return answer(500, { error: { error_type: 'internal_server_error', message }, response_type: 'ERROR' });
}
