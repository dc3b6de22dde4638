import type { Carrier, Fetched, Need, Owner } from './need';
import type { Refusals } from './refusals';
import type { Lane } from './retry-policy';

/** Where a request is: only one that is sent or done is closed to further needs. */
export type RequestState = 'collecting' | 'withheld' | 'queued' | 'deferred' | 'resting' | 'sent' | 'done';

/** Gives every need that was asked its value. */
export type Fill = (fetched: Fetched) => void;

/** The stream of calls, as requests see it. */
export type Stream = {
  /** Counts what comes together. */
  readonly message: number;
  /** Needs of the present message that joined a request of an earlier one. */
  returned: number;
};

/** What requests tell the layer, one object for all of them. */
export type RequestHooks = {
  stream: Stream;
  refusals: Refusals;
  /** The type of the entity that a head is of, where it is known. */
  typeOf(head: unknown): string | undefined;
  /** It is new, and takes needs. */
  opened(request: Request): void;
  /** Nobody waits for anything of it any more: the last caller left. */
  abandoned(request: Request): void;
  /** All that it asks was settled by others. */
  needless(request: Request): void;
  /** A person waits for it now. */
  promoted(request: Request): void;
  /** So many calls do not wait any more. */
  settled(calls: number): void;
  /** The error of a call that leaves. */
  cancelled(): Error;
};

/** One request to the service: its needs, and how they are sent and answered. */
export abstract class Request implements Carrier {
  abstract readonly lane: Lane;
  /** What it asks about. */
  abstract readonly owner: Owner;
  state: RequestState = 'collecting';
  /** Whether a person waits for it. */
  person = false;
  /** How often it was found deferred. */
  looks = 0;
  /** The needs that somebody waits for. */
  readonly needs: Need<unknown>[] = [];
  private readonly openedIn: number;

  constructor(protected readonly hooks: RequestHooks) {
    this.openedIn = hooks.stream.message;
  }

  /** Whether more needs may join it while it waits. */
  get coalesces(): boolean {
    return false;
  }

  /** Asks the service, once. */
  abstract send(signal: AbortSignal): Promise<Fill>;

  /**
   * After a refusal: fails what is known to be to blame and returns requests for the rest; undefined where the request
   * cannot be cut further.
   */
  abstract split(named: readonly string[] | undefined, error: Error): readonly Request[] | undefined;

  /** True while another request may answer all that this one would ask. */
  isDeferred(): boolean {
    return false;
  }

  /** Requests that were deferred for this one. */
  abstract followers(): readonly Request[];

  /** Called once, when it was answered, failed or dropped. */
  close(): void {
    this.state = 'done';
  }

  add(need: Need<unknown>): void {
    this.needs.push(need);
    const { stream } = this.hooks;
    if (this.openedIn !== stream.message) stream.returned++;
  }

  release(need: Need<unknown>): void {
    if (this.alights(need)) this.hooks.needless(this);
  }

  abandon(need: Need<unknown>): void {
    if (this.alights(need)) this.hooks.abandoned(this);
  }

  promote(): void {
    if (this.person) return;
    this.person = true;
    this.hooks.promoted(this);
  }

  settled(calls: number): void {
    this.hooks.settled(calls);
  }

  cancelled(): Error {
    return this.hooks.cancelled();
  }

  /** One need alights; true where it was the last. */
  protected alights(need: Need<unknown>): boolean {
    if (this.state === 'done') return false;
    this.needs.splice(this.needs.indexOf(need), 1);
    return this.needs.length === 0;
  }
}
