import type { Request } from './request';

/** First in, first out, without the cost of shifting an array. */
class Fifo {
  private items: Request[] = [];
  private first = 0;

  push(request: Request): void {
    this.items.push(request);
  }

  shift(): Request | undefined {
    const request = this.items[this.first++];
    if (this.first >= this.items.length) {
      this.items = [];
      this.first = 0;
    }
    return request;
  }
}

/**
 * The requests that wait to be sent: a person's first, then those that were sent before and must go again, then the
 * cells' in their order. What is dropped meanwhile stays in its line and is passed over.
 */
export class RequestQueue {
  size = 0;
  private readonly persons = new Fifo();
  private readonly again = new Fifo();
  private readonly cells = new Fifo();

  add(request: Request, again = false): void {
    request.state = 'queued';
    this.size++;
    this.line(request, again).push(request);
  }

  /** A person waits for a queued request now; its old place is passed over when it has gone. */
  promote(request: Request): void {
    this.persons.push(request);
  }

  /** A queued request was dropped. */
  drop(): void {
    this.size--;
  }

  /** The next request to send; those that another may answer are set aside as `held-back`. */
  take(): Request | undefined {
    for (const line of [this.persons, this.again, this.cells]) {
      for (let request = line.shift(); request !== undefined; request = line.shift()) {
        if (request.state !== 'queued') continue;
        this.size--;
        request.state = request.isHeldBack() ? 'held-back' : 'sent';
        if (request.state === 'sent') return request;
      }
    }
    return undefined;
  }

  private line(request: Request, again: boolean): Fifo {
    if (request.person) return this.persons;
    return again ? this.again : this.cells;
  }
}
