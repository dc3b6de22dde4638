import type { Lane } from './lane';
import { Need, type Owner } from './need';
import { Request, type Fill, type RequestRoom } from './request';
import type { StoredRecord } from './storage';

/** What calls share. */
export type CallRoom = RequestRoom & { opened(request: Request): void };

/** How a call is sent; unknown while it was only restored from storage. */
export type CallSending<T> = { lane: Lane; send: (signal: AbortSignal) => Promise<T> };

/** One call of a family, such as one search: a need of its own with a request of its own. */
export class Call<T> implements Owner {
  readonly need: Need<T>;
  sending: CallSending<T> | undefined = undefined;

  constructor(
    readonly family: string,
    readonly key: string,
    private readonly room: CallRoom,
  ) {
    this.need = new Need<T>({ owner: this, kind: 'call' }, key);
  }

  carrier(): Request {
    if (this.sending === undefined) throw new Error(`Expected the call ${this.key} to have been asked`);
    const request = new CallRequest(this, this.sending, this.room);
    this.room.opened(request);
    return request;
  }

  record(): StoredRecord | undefined {
    const { fetched, value } = this.need;
    if (fetched === undefined) return undefined;
    const { at, renewed } = fetched;
    const data = { family: this.family, key: this.key, value, at, renewed };
    return { key: `call ${this.family} ${this.key}`, fetchedAt: at, data };
  }

  countRequests(): number {
    return 1;
  }
}

/** Carries one call. */
class CallRequest<T> extends Request {
  readonly lane: Lane;

  constructor(
    readonly owner: Call<T>,
    private readonly sending: CallSending<T>,
    room: RequestRoom,
  ) {
    super(room);
    this.lane = sending.lane;
  }

  async send(signal: AbortSignal): Promise<Fill> {
    const value = await this.sending.send(signal);
    return (fetched) => this.owner.need.fill(value, fetched);
  }

  /** A call is one thing: there is nothing to cut. */
  split(): undefined {
    return undefined;
  }
}
