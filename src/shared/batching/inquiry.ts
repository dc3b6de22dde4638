import { Need, type Owner } from './need';
import type { ProjectedEntity } from './projection';
import { Request, type Fill, type RequestHooks } from './request';
import type { Lane } from './retry-policy';

/** How an inquiry is sent; unknown while it was only restored from storage. */
export type InquirySending<T> = {
  lane: Lane;
  followUps: number;
  send: (signal: AbortSignal, person: boolean) => Promise<T>;
};

/** A need that is no field of an entity, such as a search, with a request of its own. */
export class Inquiry<T> implements Owner {
  readonly need: Need<T>;
  sending: InquirySending<T> | undefined = undefined;
  /** The entity of which its answer leads to more needs. */
  leadsTo: ProjectedEntity | undefined = undefined;
  /** The request that asks it; it may be on its way although nobody waits for it any more. */
  request: Request | undefined = undefined;

  constructor(
    readonly family: string,
    readonly key: string,
    private readonly hooks: RequestHooks,
  ) {
    this.need = new Need<T>({ owner: this, kind: 'inquiry' }, key);
  }

  carrier(): Request {
    if (this.request !== undefined) return this.request;
    if (this.sending === undefined) throw new Error(`Expected the inquiry ${this.key} to have been asked`);
    this.request = new InquiryRequest(this, this.sending, this.hooks);
    this.hooks.opened(this.request);
    return this.request;
  }

  get followUps(): number {
    return this.sending?.followUps ?? 0;
  }
}

/** Carries one inquiry. */
class InquiryRequest<T> extends Request {
  readonly lane: Lane;

  constructor(
    readonly owner: Inquiry<T>,
    private readonly sending: InquirySending<T>,
    hooks: RequestHooks,
  ) {
    super(hooks);
    this.lane = sending.lane;
  }

  async send(signal: AbortSignal): Promise<Fill> {
    const value = await this.sending.send(signal, this.person);
    return (fetched) => this.owner.need.fill(value, fetched);
  }

  override close(): void {
    super.close();
    this.owner.request = undefined;
  }

  followers(): readonly Request[] {
    return this.owner.leadsTo?.projections.filter(({ state }) => state === 'deferred') ?? [];
  }

  /** An inquiry is one thing: there is nothing to cut. */
  split(): undefined {
    return undefined;
  }
}
