import type { Ledger } from './ledger';
import type { Need } from './need';
import type { RateControl } from './rate-control';
import type { Request } from './request';
import type { RequestQueue } from './request-queue';

/** What stands between the layer and the service: it may keep requests back, count them, and end them. */
export type Gate = {
  /** Requests come to the queue for the first time, in the nth recalculation; gives those that may be queued. */
  admit(requests: readonly Request[], recalculation: number): readonly Request[];
  /** Whether a request may leave now; where not, the gate pumps the queue as soon as that changes. */
  mayLeave(): boolean;
  /** A request was sent, perhaps once more. */
  sent(): void;
  /** The service refused for its rate limit, for so many more milliseconds. */
  limited(forMs: number): void;
  /** A person waits for a request that the gate keeps. */
  promoted(request: Request): void;
  /** Gives up what it keeps, to whoever ends it. */
  take(): readonly Request[];
  /** Resolves when what it counted is written. */
  close(): Promise<void>;
};

/** The dispatcher, as far as a gate has to do with it. */
export type Gated = {
  readonly queue: RequestQueue;
  readonly rate: RateControl;
  /** Whether a request was sent before. */
  wasSent(request: Request): boolean;
  /** Ends a request, wherever it is; `settle` gives its needs what they get. */
  end(request: Request, settle: (need: Need<unknown>) => void): void;
  /** Sends what may be sent now. */
  pump(): void;
};

/** Opens the gate of one layer; nothing is sent until it is open. */
export type OpenGate = (dispatcher: Gated, ledger: Ledger) => Promise<Gate>;

/** A gate that could not be opened: it refuses whatever comes. */
export function shutGate(refuse: (requests: readonly Request[]) => void): Gate {
  const nothing = () => undefined;
  return {
    sent: nothing,
    limited: nothing,
    promoted: nothing,
    close: () => Promise.resolve(),
    mayLeave: () => false,
    take: () => [],
    admit(requests) {
      if (requests.length > 0) refuse(requests);
      return [];
    },
  };
}
