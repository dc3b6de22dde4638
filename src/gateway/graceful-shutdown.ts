import type { MiddlewareHandler } from 'hono';

import { after } from './clock';
import { Problem } from './problem';

/** What those who run the gateway look at, answered to the last. */
const LOOKED_AT = ['/healthz', '/readyz', '/status', '/metrics'];
const RETRY_S = 1;

/** The end of a process: what is under way is answered, and what comes meanwhile is sent to another process. */
export class Draining {
  /** Whether the end has begun. */
  isDraining = false;
  private underWay = 0;
  private empty: (() => void) | undefined;

  constructor(private readonly leastMs: number) {}

  /** Counts what is under way, and refuses what comes once it has begun. */
  readonly guard: MiddlewareHandler = async ({ req }, next) => {
    if (this.isDraining && !LOOKED_AT.includes(req.path))
      return Problem.later(503, 'This process is about to end; another answers.', RETRY_S).toResponse();
    this.underWay++;
    try {
      await next();
    } finally {
      this.underWay--;
      if (this.underWay === 0) this.empty?.();
    }
    return undefined;
  };

  /** Resolves when nothing is under way any more, and load balancers have had their time to notice. */
  async begin(): Promise<void> {
    this.isDraining = true;
    const answered = new Promise<void>((resolve) => {
      this.empty = resolve;
      if (this.underWay === 0) resolve();
    });
    await Promise.all([answered, after(this.leastMs)]);
  }
}
