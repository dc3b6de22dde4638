import { RichApiError } from './rich-api-error';

/** Excel on the web refuses requests and responses beyond this size. */
const LIMIT_BYTES = 5 * 1024 * 1024;

/** What an action costs in the request beyond its arguments, roughly. */
const ACTION_BYTES = 60;

/** What was sent and received; tests count round trips and bytes with it. */
export type SyncCounters = {
  syncs: number;
  bytesSent: number;
  bytesReceived: number;
  largestRequest: number;
  largestResponse: number;
};

/** The queue of one request context: operations wait for `sync`. */
export class Session {
  #actions: (() => void)[] = [];
  #bytesSent = 0;
  #bytesReceived = 0;
  #running = false;

  constructor(
    private readonly counters: SyncCounters,
    /** What `object.context` is. */
    readonly context: object,
  ) {}

  /** Keeps an action for the next sync; the payload is what it carries to the workbook. */
  enqueue(action: () => void, payload?: unknown): void {
    this.#actions.push(action);
    this.#bytesSent += ACTION_BYTES + sizeOf(payload);
  }

  /** Finds an object: with the next sync, or at once where a sync needs it. */
  find(action: () => void): void {
    if (this.#running) action();
    else this.enqueue(action);
  }

  /** Counts what the workbook answers. */
  receive(value: unknown): void {
    this.#bytesReceived += sizeOf(value);
    if (this.#bytesReceived > LIMIT_BYTES) {
      throw new RichApiError(
        'ResponsePayloadSizeLimitExceeded',
        `Expected a response of at most ${LIMIT_BYTES} bytes, got more`,
      );
    }
  }

  /** Runs what was asked, in order; the first failure ends it, and what came before stays done. */
  async sync(): Promise<void> {
    await Promise.resolve();
    const actions = this.#actions;
    const bytesSent = this.#bytesSent;
    this.#actions = [];
    this.#bytesSent = 0;
    this.#bytesReceived = 0;
    if (bytesSent > LIMIT_BYTES) {
      throw new RichApiError(
        'RequestPayloadSizeLimitExceeded',
        `Expected a request of at most ${LIMIT_BYTES} bytes, got ${bytesSent}`,
      );
    }
    this.#running = true;
    try {
      for (const action of actions) action();
    } finally {
      this.#running = false;
      this.#count(bytesSent);
    }
  }

  #count(bytesSent: number): void {
    const { counters } = this;
    counters.syncs += 1;
    counters.bytesSent += bytesSent;
    counters.bytesReceived += this.#bytesReceived;
    counters.largestRequest = Math.max(counters.largestRequest, bytesSent);
    counters.largestResponse = Math.max(counters.largestResponse, this.#bytesReceived);
  }
}

function sizeOf(value: unknown): number {
  return value === undefined ? 0 : JSON.stringify(value).length;
}
