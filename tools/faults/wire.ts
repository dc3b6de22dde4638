import { cryptoWorked } from '../../test/addin/runtime/working-crypto';
import type { VirtualTime } from './virtual-time';

/** By this header the proxy tells which exchange waits for time to pass; the service does not look at it. */
export const EXCHANGE = 'x-test-exchange';

const STUCK_MS = 20_000;

type Fetched = Pick<Response, 'status' | 'ok' | 'headers'> & { body: unknown };

/**
 * The network between add-in and proxy: the platform's own fetch over real sockets. It knows which exchanges are under
 * way, so that time passes only when every one of them waits for time alone.
 */
export class Wire {
  private readonly open = new Set<string>();
  private readonly parked = new Set<string>();
  private count = 0;

  constructor(private readonly time: VirtualTime) {}

  /** The proxy holds it back for so long; for ever where no time is given. */
  async park(id: string, ms?: number): Promise<void> {
    this.parked.add(id);
    if (ms === undefined) return;
    await this.time.wait(ms);
    this.parked.delete(id);
  }

  /** As the platform's fetch; what the add-in reads of the answer is told too. */
  async fetch(url: string, init: RequestInit): Promise<Fetched> {
    const id = String(++this.count);
    this.open.add(id);
    const sent = new Headers(init.headers);
    sent.set(EXCHANGE, id);
    try {
      const response = await fetch(url, { ...init, headers: sent });
      const { status, ok, headers } = response;
      if (response.body === null) this.end(id);
      return { status, ok, headers, body: response.body === null ? null : this.readable(response.body, id) };
    } catch (error) {
      this.end(id);
      throw error;
    }
  }

  /** Lets all happen that needs no time; fails where the machine is done and an exchange is not. */
  async quiet(): Promise<void> {
    const begun = performance.now();
    for (let calm = 0; calm < 4; calm++) {
      await turn();
      if (!(await cryptoWorked()) && !this.isBusy()) continue;
      if (performance.now() - begun > STUCK_MS)
        throw new Error('Expected every exchange to go on or to be parked');
      calm = -1;
    }
  }

  private isBusy(): boolean {
    for (const id of this.open) if (!this.parked.has(id)) return true;
    return false;
  }

  private end(id: string): void {
    this.open.delete(id);
    this.parked.delete(id);
  }

  private readable(body: ReadableStream<Uint8Array>, id: string) {
    const getReader = () => {
      const reader = body.getReader();
      const read = async () => {
        try {
          const part = await reader.read();
          if (part.done) this.end(id);
          return part;
        } catch (error) {
          this.end(id);
          throw error;
        }
      };
      const cancel = () => {
        this.end(id);
        return reader.cancel();
      };
      return { read, cancel };
    };
    return { getReader };
  }
}

/** Everything that waits for a socket or a promise has its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
