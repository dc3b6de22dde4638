import {
  isField,
  readField,
  requestOf,
  sliceKey,
  type EntityAnswer,
  type SendEntity,
  type Values,
} from './entity-request';
import type { Fetched, Need, Owner } from './need';
import { Isolation, type Refuser } from './refusals';
import { ISOLATION_REQUESTS, isNamed, partsToAskAgain } from './refused-fields';
import { Request, type Fill, type RequestHooks } from './request';

/** So many looks, the first before it waits, a projection waits for what leads to more of its entity: two seconds. */
const LONGEST_HOLD = 9;

/** Needs that were made stale together. */
export type ExpectedNeeds = {
  add(needs: readonly Need<unknown>[]): void;
  /** Takes those that the projection can ask beside its own. */
  take(projection: Projection): readonly Need<unknown>[];
};

/** The entity that a projection asks, as the projection sees it. */
export type ProjectedEntity = Owner &
  Refuser & {
    readonly id: string;
    /** Those of its projections that are not done. */
    readonly projections: Projection[];
    /** The inquiry whose answer leads to more needs of it. */
    readonly lead: Need<unknown> | undefined;
    /** Those of its needs that will be asked in a moment; its code is loaded with the first refresh. */
    readonly expected: ExpectedNeeds | undefined;
    /** Holds what an answer says whatever was asked: the head, and all of a coarse profile. */
    fill(answer: EntityAnswer<Values>, fetched: Fetched, coarse: boolean): void;
  };

/**
 * The union of one entity's needs, sent as one POST. Without any field of a body it is a coarse request; the coarse
 * answer holds default properties, so a projection of properties alone is deferred while one is under way.
 */
export class Projection extends Request {
  readonly lane = 'entity';
  private coarse = false;
  /** What it and its parts may still spend; made when the first is refused. */
  private isolation: Isolation | undefined = undefined;
  /** The isolation of another entity that it waited for; it waits for one at most. */
  private awaited: Isolation | undefined = undefined;
  private hasBody = false;
  /** Whether it is one of the parts of its isolation. */
  private isPart = false;
  /** What its last sending asked. */
  private asked: readonly Need<unknown>[] = [];
  /** Needs that it asks although nobody waited for them any more since: who asks them anew waits for it again. */
  private left: Set<Need<unknown>> | undefined = undefined;
  /** Whether fields wait for what it brings. */
  private leads = false;
  /** The relationships that it asks, because two slices of one cannot share a body. */
  private slices: Map<string, Need<unknown>> | undefined = undefined;
  /** Needs that nobody asked yet, which its last sending asked beside its own because they are expected. */
  private beside: readonly Need<unknown>[] = [];

  constructor(
    readonly owner: ProjectedEntity,
    private readonly sendEntity: SendEntity<Values>,
    hooks: RequestHooks,
  ) {
    super(hooks);
    owner.projections.push(this);
  }

  /** Whether the need can travel on this projection. Every answer holds the head, so that rides on any. */
  accepts(need: Need<unknown>): boolean {
    if (need.kind === 'head') return true;
    if (need.kind === 'profile') return this.coarse || !this.hasBody;
    if (this.coarse) return false;
    if (this.state === 'sent') return this.left?.has(need) === true;
    return this.hasRoomFor(need);
  }

  /** Whether the body can hold the need beside what it holds. */
  hasRoomFor(need: Need<unknown>): boolean {
    return this.slices?.get(sliceKey(need))?.isAsked !== true;
  }

  override add(need: Need<unknown>): void {
    super.add(need);
    if (need.kind === 'profile') this.coarse = true;
    if (!isField(need)) return;
    this.hasBody = true;
    if (need.kind === 'outgoing' || need.kind === 'incoming') {
      (this.slices ??= new Map<string, Need<unknown>>()).set(sliceKey(need), need);
    }
  }

  override get coalesces(): boolean {
    return true;
  }

  override isDeferred(): boolean {
    this.avoidRefused();
    if (this.isHeld() || this.awaits()) return true;
    if (this.coarse || !this.owner.projections.some((other) => other.coarse)) return false;
    return this.needs.every(({ kind }) => kind === 'property' || kind === 'head');
  }

  /** Another need of its entity will be known in a moment, and travel with it; a person sees something at once. */
  private isHeld(): boolean {
    return !this.person && this.looks < LONGEST_HOLD && this.owner.lead?.isAsked === true;
  }

  /** What the halving of another entity is about to find out need not be found out here. */
  private awaits(): boolean {
    if (this.person || this.isolation !== undefined) return false;
    this.awaited ??= this.hooks.refusals.isolationOf(this.needs);
    return this.awaited !== undefined && this.awaited.open > 0;
  }

  followers(): readonly Request[] {
    return this.coarse || this.leads
      ? this.owner.projections.filter((other) => other.state === 'deferred')
      : [];
  }

  protected override alights(need: Need<unknown>): boolean {
    if (this.state === 'sent') this.left?.add(need);
    return super.alights(need);
  }

  override close(): void {
    super.close();
    if (this.isolation !== undefined && this.isPart) this.isolation.open--;
    this.owner.projections.splice(this.owner.projections.indexOf(this), 1);
  }

  async send(signal: AbortSignal): Promise<Fill> {
    const asked = this.needs.slice();
    this.coarse = !asked.some(isField);
    const { expected } = this.owner;
    expected?.add(this.beside);
    this.beside = (this.coarse ? undefined : expected?.take(this)) ?? [];
    asked.push(...this.beside);
    this.asked = asked;
    // Who asks one of these while it is on its way joins it.
    this.left = new Set(this.beside);
    const answer = await this.sendEntity(requestOf(this.owner.id, asked, this.coarse), signal, this.person);
    return (fetched) => {
      this.owner.fill(answer, fetched, this.coarse);
      for (const need of asked) if (isField(need)) need.fill(readField(answer, need), fetched);
    };
  }

  split(named: readonly string[] | undefined, error: Error): readonly Request[] | undefined {
    const { needs, asked } = this;
    const blamed = needs.filter((need) => isNamed(need, named));
    const rest = needs.filter((need) => !blamed.includes(need));
    const { refusals } = this.hooks;
    for (const need of blamed) refusals.note(need, this.owner, error);
    // What was refused may have left meanwhile, so the rest is only to blame if it was refused by itself.
    const isRestUntried = blamed.length > 0 || asked.some((need) => isField(need) && !needs.includes(need));
    // What was found out since it was sent, or is about to be, is sorted out before it is sent again.
    const isExplained = blamed.length === 0 && (this.isFoundOut(rest) || this.awaits());
    const again = isExplained ? [rest] : partsToAskAgain(rest, isRestUntried);
    if (again.length === 0) {
      rest.filter(isField).forEach((need) => refusals.note(need, this.owner, error));
      return undefined;
    }
    const parts = this.part(again, isExplained);
    for (const need of blamed) need.fail(error);
    return parts;
  }

  /** What its type is known to refuse fails, unless a person tries again; what another type refused waits until its own is known. */
  private avoidRefused(): void {
    if (this.person) return;
    const { hooks, owner } = this;
    const doubtful = this.needs.filter((need) => hooks.refusals.has(need));
    if (doubtful.length === 0) return;
    const { type } = owner;
    if (type !== undefined) {
      for (const need of doubtful) {
        const error = hooks.refusals.of(need, type);
        if (error !== undefined) need.fail(error);
      }
    } else if (doubtful.length < this.needs.length) {
      const rest = new Projection(owner, this.sendEntity, hooks);
      rest.state = 'deferred';
      rest.person = this.person;
      this.leads = true;
      for (const need of doubtful) {
        this.needs.splice(this.needs.indexOf(need), 1);
        need.ride(rest);
      }
    }
  }

  /** Whether some of these needs are known to be refused and left out of the next request. */
  private isFoundOut(needs: readonly Need<unknown>[]): boolean {
    const { owner, person } = this;
    const { refusals } = this.hooks;
    const { type } = owner;
    if (person) return false;
    if (type !== undefined) return needs.some((need) => refusals.of(need, type) !== undefined);
    const doubtful = needs.filter((need) => refusals.has(need));
    return doubtful.length > 0 && doubtful.length < needs.length;
  }

  private part(parts: readonly (readonly Need<unknown>[])[], isExplained: boolean): Request[] | undefined {
    if (!isExplained) {
      this.isolation ??= new Isolation(this.needs, ISOLATION_REQUESTS);
      if (this.isolation.left < parts.length) return undefined;
      this.isolation.left -= parts.length;
      this.isolation.open += parts.length;
      this.hooks.refusals.isolating(this.isolation);
    }
    const { isolation } = this;
    return parts.map((needs) => {
      const part = new Projection(this.owner, this.sendEntity, this.hooks);
      part.person = this.person;
      part.isolation = isolation;
      part.awaited = this.awaited;
      part.isPart = !isExplained;
      for (const need of needs) need.ride(part);
      return part;
    });
  }
}
