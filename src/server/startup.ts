/** Answers a request. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** Answers while the service loads, and tells clients to retry. */
export class Starting {
  private answer: Answer | undefined;

  /** Answers with 503 until the service is there, and then as it does. */
  readonly fetch: Answer = (request) => this.answer?.(request) ?? startingProblem();

  /** From here on the service answers. */
  becomeReady(answer: Answer): void {
    this.answer = answer;
  }
}

/** How soon it is worth asking again, in seconds. */
const SOON = '1';

function startingProblem(): Response {
  const body = { error: 'starting', message: 'The service is starting; the request may be tried again.' };
  return Response.json(body, { status: 503, headers: { 'Retry-After': SOON, 'Cache-Control': 'no-store' } });
}
