import type { Request } from './request';
import { LANES, type Lane } from './retry-policy';

/** What is kept back of what may be sent: what cells ask and more needs may join, or all but a person's. */
type Hold = 'coalescing' | 'cells';

/** First in, first out, without the cost of shifting an array. */
class Fifo {
  private items: Request[] = [];
  private first = 0;

  push(request: Request): void {
    this.items.push(request);
  }

  shift(): Request | undefined {
    if (this.items.length === 0) return undefined;
    const request = this.items[this.first++];
    if (this.first === this.items.length) {
      this.items = [];
      this.first = 0;
    }
    return request;
  }
}

/** One line for each lane; a lane whose places are taken must not hold up the other. */
class Rank {
  readonly knowledge = new Fifo();
  readonly entity = new Fifo();
  /** Those of the entity lane that more needs may join. */
  readonly coalescing = new Fifo();

  line({ lane, coalesces }: Request): Fifo {
    return coalesces ? this.coalescing : this[lane];
  }
}

/**
 * The requests that wait to be sent: a person's first, then those that were sent before and must go again, then the
 * cells' in their order. What is dropped meanwhile stays in its line and is passed over.
 */
export class RequestQueue {
  private readonly waiting = new Set<Request>();
  private readonly deferred = new Set<Request>();
  private readonly persons = new Rank();
  private readonly again = new Rank();
  private readonly cells = new Rank();
  private readonly ranks = [this.persons, this.again, this.cells];

  get size(): number {
    return this.waiting.size;
  }

  /** All that wait, as they are now. */
  waitingNow(): Request[] {
    return [...this.waiting];
  }

  /** All that wait for other requests. */
  deferredNow(): Request[] {
    return [...this.deferred].filter(({ state }) => state === 'deferred');
  }

  add(request: Request, again = false): void {
    request.state = 'queued';
    this.waiting.add(request);
    const rank = again ? this.again : this.cells;
    (request.person ? this.persons : rank).line(request).push(request);
  }

  /** A person waits for a queued request now; its old place is passed over when it has gone. */
  promote(request: Request): void {
    this.persons.line(request).push(request);
  }

  /** It will not be sent any more, if it was to be. */
  drop(request: Request): void {
    this.waiting.delete(request);
  }

  /** Queues what need not wait for another request any more. */
  lookAtDeferred(): void {
    for (const request of this.deferred) {
      request.looks++;
      if (request.state === 'deferred' && request.isDeferred()) continue;
      this.deferred.delete(request);
      if (request.state === 'deferred') this.add(request, true);
    }
  }

  /** The next request to send of the lanes that may; those that another may answer are set aside as `deferred`. */
  take(maySend: (lane: Lane) => boolean, hold?: Hold): Request | undefined {
    if (this.size === 0) return undefined;
    const lanes = LANES.filter(maySend);
    for (const rank of hold === 'cells' ? [this.persons] : this.ranks) {
      for (const lane of lanes) {
        const request =
          this.takeFrom(rank[lane]) ?? (lane === 'entity' ? this.coalesced(rank, hold) : undefined);
        if (request !== undefined) return request;
      }
    }
    return undefined;
  }

  /** Only what cells ask for the first time waits for more. */
  private coalesced(rank: Rank, hold: Hold | undefined): Request | undefined {
    return hold === 'coalescing' && rank === this.cells ? undefined : this.takeFrom(rank.coalescing);
  }

  private takeFrom(line: Fifo): Request | undefined {
    for (let request = line.shift(); request !== undefined; request = line.shift()) {
      if (request.state !== 'queued') continue;
      this.waiting.delete(request);
      const isDeferred = request.isDeferred();
      // All that it would ask may be known to be refused.
      if (request.needs.length === 0) continue;
      request.state = isDeferred ? 'deferred' : 'sent';
      if (!isDeferred) return request;
      request.looks++;
      this.deferred.add(request);
    }
    return undefined;
  }
}
