import { after } from './budget/minute';
import { Problem } from './problem';

/** Answers a request. */
type Answer = (request: Request) => Response | Promise<Response>;

/** What those who run the gateway look at, answered to the last. */
const LOOKED_AT = ['/healthz', '/readyz', '/status', '/metrics'];
const RETRY_S = 1;

/** The end of a process: what is under way is answered, and what comes meanwhile is sent to another process. */
export class Draining {
  private isBegun = false;
  private underWay = 0;
  private empty: (() => void) | undefined;

  constructor(private readonly leastMs: number) {}

  get isDraining(): boolean {
    return this.isBegun;
  }

  /** Counts what is under way, and refuses what comes once it has begun. */
  guard(answer: Answer): Answer {
    return async (request) => {
      if (LOOKED_AT.includes(new URL(request.url).pathname)) return answer(request);
      if (this.isBegun) return refusal();
      this.underWay++;
      try {
        return await answer(request);
      } finally {
        this.underWay--;
        if (this.underWay === 0) this.empty?.();
      }
    };
  }

  /** Resolves when nothing is under way any more, and load balancers have had their time to notice. */
  async begin(): Promise<void> {
    this.isBegun = true;
    const answered = new Promise<void>((resolve) => {
      this.empty = resolve;
      if (this.underWay === 0) resolve();
    });
    await Promise.all([answered, after(this.leastMs)]);
  }
}

function refusal(): Response {
  return Problem.later(503, 'This process is about to end; another answers.', RETRY_S).toResponse();
}
