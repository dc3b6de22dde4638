/** Who is told that a call was cancelled. */
export type Leaver = { handleEvent(): void };

/** What a call is cancelled by: the browser's `AbortSignal`, or a function's own, which costs far less. */
export type CancelSignal = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', leaver: Leaver, options?: { once: boolean }): void;
  removeEventListener(type: 'abort', leaver: Leaver): void;
};

/** Who waits for a value: a cell, or a person in the pane, whose requests go first (design §3 rule 8). */
export type Waiter = {
  /** Aborted when nobody waits any more; a need that nobody waits for is not sent. */
  signal?: CancelSignal | undefined;
  /** The cell that asks, as `Sheet1!B2`; it enters the ledger, from which plans and refreshes are made. */
  cell?: string | undefined;
  /** @default false */
  person?: boolean | undefined;
  /**
   * What it asks next depends on the answer and is asked of the same entity, as a series is whose id an introspection
   * tells: other needs of that entity wait for it, so that they travel together. @default false
   */
  leads?: boolean | undefined;
};

/** When a held value was fetched; one object is shared by all that one answer brought. */
export type Fetched = {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Made stale on purpose: the value only stands in while the service cannot be reached. */
  readonly renewed: boolean;
  /** Which recalculation it came in, counted from 1; 0 where it came from storage. */
  readonly recalculation: number;
};

/** The request that a need rides on. */
export type Carrier = {
  add(need: Need<unknown>): void;
  /** The need does not ride any more: it was settled. */
  release(need: Need<unknown>): void;
  /** The need does not ride any more: nobody waits for it. */
  abandon(need: Need<unknown>): void;
  /** A person waits for one of its needs. */
  promote(): void;
  /** So many calls for its needs do not wait any more. */
  settled(calls: number): void;
  /** The error of a call that leaves. */
  cancelled(): Error;
};

/** What needs belong to: an entity with its fields, or one inquiry. It is stored as one record. */
export type Owner = {
  /** Finds or makes the request on which the need can travel. */
  carrier(need: Need<unknown>): Carrier;
  /** Requests that its answer may lead to, at most: who finds a name then asks for the entity. */
  readonly followUps: number;
};

/** Sorts of needs. */
export type NeedKind = 'property' | 'outgoing' | 'incoming' | 'observation' | 'profile' | 'head' | 'inquiry';

/** What needs of one sort have in common: all properties of an entity share one such object. */
export type Aspect = {
  readonly owner: Owner;
  readonly kind: NeedKind;
  /** The slice of a relationship, or the type of an observation. */
  readonly detail?: unknown;
};

/** A method's type, which is bivariant: a list of needs may hold needs of any value. */
type Resolve<T> = { resolve(value: T | PromiseLike<T>): void }['resolve'];

/** One caller that can leave; it is its signal's listener itself, because a closure for each would cost as much again. */
class Waiting<T> implements Leaver {
  constructor(
    private readonly need: Need<T>,
    readonly resolve: Resolve<T>,
    private readonly signal: CancelSignal | undefined,
  ) {
    signal?.addEventListener('abort', this, ONCE);
  }

  handleEvent(): void {
    this.need.leave(this);
  }

  answer(value: T | Promise<T>): void {
    this.signal?.removeEventListener('abort', this);
    this.resolve(value);
  }
}

const ONCE = { once: true };

/**
 * One thing that can be asked: a field of an entity, or an inquiry. It is unknown, asked or held, and may be asked and held
 * at once while a stale value is asked again. Each caller has a promise of its own, because one may be cancelled while
 * the others wait on. There may be hundreds of thousands of needs, most with one caller, and what they cost is mostly
 * garbage collection: so the first caller is kept without any object of its own, and no field here is to spare.
 */
export class Need<T> {
  /** Meaningful only where `fetched` is set. */
  value!: T;
  fetched: Fetched | undefined = undefined;
  /** What it rides on while somebody waits for it. */
  private carrier: Carrier | undefined = undefined;
  /** Answers the first caller, where that one cannot leave. */
  private resolve: Resolve<T> | undefined = undefined;
  /** Callers that can leave; most needs have one, for which a set would weigh more than all the rest. */
  private waiting: Waiting<T> | Set<Waiting<T>> | undefined = undefined;

  constructor(
    readonly aspect: Aspect,
    readonly name: string,
  ) {}

  get isAsked(): boolean {
    return this.carrier !== undefined;
  }

  get owner(): Owner {
    return this.aspect.owner;
  }

  get kind(): NeedKind {
    return this.aspect.kind;
  }

  /** Makes the held value stale. */
  renew(): void {
    if (this.fetched !== undefined) this.fetched = { ...this.fetched, renewed: true };
  }

  /** One more caller waits; the first one puts the need on a request. */
  join(waiter: Waiter | undefined): Promise<T> {
    if (this.carrier === undefined) this.ride(this.aspect.owner.carrier(this));
    if (waiter?.person === true) this.carrier?.promote();
    if (waiter?.signal === undefined && this.resolve === undefined) return this.joinFirst();
    return this.joinOthers(waiter?.signal);
  }

  /** Rides on a request, or on another one. */
  ride(carrier: Carrier): void {
    this.carrier = carrier;
    carrier.add(this);
  }

  /** Holds an answer and settles who waits for it. */
  fill(value: T, fetched: Fetched): void {
    this.value = value;
    this.fetched = fetched;
    this.settle(value);
  }

  /** Gives every caller the value. */
  settle(value: T | Promise<T>): void {
    const { carrier, resolve, waiting } = this;
    if (carrier === undefined) return;
    carrier.settled(this.calls());
    this.resolve = this.waiting = undefined;
    this.carrier = undefined;
    carrier.release(this);
    resolve?.(value);
    if (waiting instanceof Waiting) waiting.answer(value);
    else if (waiting !== undefined) for (const one of waiting) one.answer(value);
  }

  /** Gives every caller the error. */
  fail(error: Error): void {
    if (this.carrier === undefined || this.calls() === 0) return;
    // Callers who are given a rejected promise are rejected; so no caller needs a function of its own for that.
    this.settle(Promise.reject<T>(error));
  }

  /** One caller does not wait any more. */
  leave(one: Waiting<T>): void {
    const { carrier } = this;
    if (carrier === undefined || !this.forget(one)) return;
    carrier.settled(1);
    one.resolve(Promise.reject<T>(carrier.cancelled()));
    if (this.calls() > 0) return;
    this.carrier = undefined;
    carrier.abandon(this);
  }

  private forget(one: Waiting<T>): boolean {
    if (this.waiting instanceof Set) return this.waiting.delete(one);
    if (this.waiting !== one) return false;
    this.waiting = undefined;
    return true;
  }

  private joinFirst(): Promise<T> {
    const promise = new Promise<T>(takeResolve);
    this.resolve = taken;
    taken = undefined;
    return promise;
  }

  private joinOthers(signal: CancelSignal | undefined): Promise<T> {
    const promise = new Promise<T>(takeResolve);
    const one = new Waiting<T>(this, taken as Resolve<T>, signal);
    taken = undefined;
    if (this.waiting === undefined) this.waiting = one;
    else if (this.waiting instanceof Waiting) this.waiting = new Set([this.waiting, one]);
    else this.waiting.add(one);
    return promise;
  }

  private calls(): number {
    const { waiting } = this;
    const others = waiting instanceof Set ? waiting.size : waiting === undefined ? 0 : 1;
    return (this.resolve === undefined ? 0 : 1) + others;
  }
}

let taken: Resolve<never> | undefined;

/** One executor for all promises: a closure for each would cost as much as the promise. */
function takeResolve(resolve: Resolve<never>): void {
  taken = resolve;
}
