import type { Settle } from '../delivery';
import type { Gated } from '../gate';
import type { Ledger } from '../ledger';
import type { Need } from '../need';
import type { Request } from '../request';

/** The queue, as a gate sees it. */
export type GatedQueue = {
  /** All that is queued, in no order. */
  waiting(): readonly Request[];
  /** How many are queued. */
  size(): number;
  /** Whether it was sent before. */
  wasSent(request: Request): boolean;
  /** Takes a request out of the queue, or keeps it from it; it goes on taking needs. */
  withdraw(request: Request): void;
  /** Queues requests that the gate kept. */
  queue(requests: readonly Request[]): void;
  /** Ends a request that is not on its way. */
  end(request: Request, settle: Settle): void;
  /** Sends what may be sent now. */
  pump(): void;
  /** The cells that asked any of these needs in their last recalculation. */
  cellsOf(needs: ReadonlySet<Need<unknown>>): string[];
  /** Requests that may be in flight beside those that are, by the layer's own rate control; at least one. */
  room(): number;
  /** Another workbook was refused for so long. */
  pauseFor(ms: number): void;
  /** All workbooks together have sent what they may for so long. */
  capFor(ms: number): void;
};

/** What a gate may do with the queue of one layer. */
export function gatedQueue(dispatcher: Gated, ledger: Ledger): GatedQueue {
  const { queue, rate } = dispatcher;
  return {
    waiting: () => queue.waitingNow(),
    size: () => queue.size,
    wasSent: (request) => dispatcher.wasSent(request),
    withdraw(request) {
      queue.drop(request);
      request.state = 'withheld';
    },
    queue(requests) {
      for (const request of requests) queue.add(request);
      dispatcher.pump();
    },
    end: (request, settle) => dispatcher.end(request, settle),
    pump: () => dispatcher.pump(),
    cellsOf: (needs) => ledger.cellsOf(needs),
    room: () => rate.room,
    pauseFor(ms) {
      rate.pauseFor(ms);
      dispatcher.pump();
    },
    capFor: (ms) => rate.capFor(ms),
  };
}
