/** A listener for the cancellation of a call. */
export type Leaver = { handleEvent(): void };

/** What a call is cancelled by: the browser's `AbortSignal`, or a function's own, which costs far less. */
export type CancelSignal = {
  readonly aborted: boolean;
  addEventListener(type: 'abort', leaver: Leaver): void;
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
  /** What a cell asked last; the layer sets it. */
  need?: Need<unknown> | undefined;
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

/** What the ledger notes of a cell: what it asked in which recalculation. */
export type Noted = {
  readonly cell: string;
  recalculation: number;
  /** Most cells ask one thing or a few, and an array of these is smaller than a set, and as fast. */
  needs: Need<unknown> | Need<unknown>[] | Set<Need<unknown>>;
  /** What the cell was given last, for whoever wants to compare. */
  delivered: unknown;
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

/** Who waits by a promise; it is its signal's listener itself, because a closure for each would cost as much again. */
class Waiting<T> implements Leaver {
  constructor(
    private readonly need: Need<T>,
    private readonly resolve: Resolve<T>,
    private readonly signal: CancelSignal | undefined,
  ) {
    signal?.addEventListener('abort', this);
  }

  handleEvent(): void {
    this.need.leave(this);
  }

  answer(value: T): void {
    this.signal?.removeEventListener('abort', this);
    this.resolve(value);
  }

  /** Who is given a rejected promise is rejected; so no caller needs a function of its own for that. */
  fail(error: Error): void {
    this.signal?.removeEventListener('abort', this);
    this.resolve(Promise.reject<T>(error));
  }
}

/**
 * One field of an entity, or an inquiry: unknown, requested or cached, or both while a stale value is refreshed.
 * There may be hundreds of thousands, so it has no field more than it needs.
 */
export class Need<T> {
  /** Meaningful only where `fetched` is set. */
  value!: T;
  fetched: Fetched | undefined = undefined;
  /** What somebody made of the value, for whoever asks it again; another value comes without. */
  made: unknown = undefined;
  /** What it rides on while somebody waits for it. */
  private carrier: Carrier | undefined = undefined;
  /** What the ledger last noted it in, so that it need not look up a cell that asks the same again. */
  noted: Noted | undefined = undefined;
  /** Who waits; most needs have one caller, for which a set would weigh more than all the rest. */
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
    const promise = new Promise<T>(takeResolve);
    this.enter(new Waiting<T>(this, taken as Resolve<T>, waiter?.signal));
    taken = undefined;
    return promise;
  }

  /** Rides on a request, or on another one. */
  ride(carrier: Carrier): void {
    this.carrier = carrier;
    carrier.add(this);
  }

  /** Holds an answer and settles who waits for it. */
  fill(value: T, fetched: Fetched): void {
    this.value = value;
    this.made = undefined;
    this.fetched = fetched;
    this.settle(value);
  }

  /** Gives every caller the value. */
  settle(value: T): void {
    const waiting = this.alight();
    if (waiting instanceof Set) for (const one of waiting) one.answer(value);
    else waiting?.answer(value);
  }

  /** Gives every caller the error. */
  fail(error: Error): void {
    if (this.calls() === 0) return;
    const waiting = this.alight();
    if (waiting instanceof Set) for (const one of waiting) one.fail(error);
    else waiting?.fail(error);
  }

  /** One caller does not wait any more. */
  leave(one: Waiting<T>): void {
    const { carrier } = this;
    if (carrier === undefined || !this.forget(one)) return;
    carrier.settled(1);
    one.fail(carrier.cancelled());
    if (this.calls() > 0) return;
    this.carrier = undefined;
    carrier.abandon(this);
  }

  /** It does not ride any more, and nobody waits; gives those who did. */
  private alight(): Waiting<T> | Set<Waiting<T>> | undefined {
    const { carrier, waiting } = this;
    if (carrier === undefined) return undefined;
    carrier.settled(this.calls());
    this.waiting = this.carrier = undefined;
    carrier.release(this);
    return waiting;
  }

  private enter(one: Waiting<T>): void {
    if (this.waiting === undefined) this.waiting = one;
    else if (this.waiting instanceof Set) this.waiting.add(one);
    else this.waiting = new Set([this.waiting, one]);
  }

  private forget(one: Waiting<T>): boolean {
    if (this.waiting instanceof Set) return this.waiting.delete(one);
    if (this.waiting !== one) return false;
    this.waiting = undefined;
    return true;
  }

  private calls(): number {
    const { waiting } = this;
    return waiting instanceof Set ? waiting.size : waiting === undefined ? 0 : 1;
  }
}

let taken: Resolve<never> | undefined;

/** One executor for all promises: a closure for each would cost as much as the promise. */
function takeResolve(resolve: Resolve<never>): void {
  taken = resolve;
}
