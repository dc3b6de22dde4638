/** Half past two, far from any change of hours. */
const START = Date.UTC(2026, 4, 12, 14, 30);

type Timer = { id: number; at: number; run: () => void };

/**
 * Time that passes only when it is told to, for the add-in, Microsoft's runtime and the fault proxy alike: a fault that
 * lasts minutes takes no minutes, while the bytes between them travel over real sockets.
 */
export class VirtualTime {
  /** Milliseconds since the start; never goes back. */
  elapsed = 0;
  private shift = 0;
  private last = 0;
  /** A heap, the next to ring first: Microsoft's runtime sets one for each call. */
  private readonly heap: Timer[] = [];
  private readonly waiting = new Set<number>();

  /** The time of day, which somebody may set. */
  now(): number {
    return START + this.shift + this.elapsed;
  }

  /** Somebody sets the clock. */
  set(byMs: number): void {
    this.shift += byMs;
  }

  /** As `setTimeout`. */
  after(ms: number, run: () => void): number {
    const id = ++this.last;
    // As browsers do, and so that time passes for whoever looks again and again.
    this.push({ id, at: this.elapsed + Math.max(1, ms), run });
    this.waiting.add(id);
    return id;
  }

  cancel(id: number): void {
    this.waiting.delete(id);
  }

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => void this.after(ms, resolve));
  }

  /** Lets time pass to the next moment at which something rings, and rings all of it; at the latest to `until`. */
  step(until: number): void {
    const at = Math.min(until, this.next()?.at ?? until);
    this.elapsed = Math.max(this.elapsed, at);
    for (let timer = this.next(); timer !== undefined && timer.at <= at; timer = this.next()) {
      this.pop();
      this.waiting.delete(timer.id);
      timer.run();
    }
  }

  private next(): Timer | undefined {
    while (this.heap[0] !== undefined && !this.waiting.has(this.heap[0].id)) this.pop();
    return this.heap[0];
  }

  private push(timer: Timer): void {
    const { heap } = this;
    let place = heap.push(timer) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      const parent = heap[above];
      if (parent === undefined || isBefore(parent, timer)) break;
      heap[place] = parent;
      place = above;
    }
    heap[place] = timer;
  }

  private pop(): void {
    const { heap } = this;
    const timer = heap.pop();
    if (timer === undefined || heap.length === 0) return;
    let place = 0;
    for (;;) {
      const [left, right] = [heap[2 * place + 1], heap[2 * place + 2]];
      const isRight = left !== undefined && right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (child === undefined || isBefore(timer, child)) break;
      heap[place] = child;
      place = 2 * place + (isRight ? 2 : 1);
    }
    heap[place] = timer;
  }
}

function isBefore(one: Timer, other: Timer): boolean {
  return one.at < other.at || (one.at === other.at && one.id < other.id);
}
