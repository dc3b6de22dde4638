import {
  isField,
  readField,
  requestOf,
  type EntityAnswer,
  type SendEntity,
  type Values,
} from './entity-request';
import type { Fetched, Need, Owner } from './need';
import { Request, type Fill, type RequestHooks } from './request';

/** Extra requests that may be spent on finding what the service refuses in one projection (design §3 rule 5). */
const ISOLATION_REQUESTS = 16;

/** The entity that a projection asks, as the projection sees it. */
export type ProjectedEntity = Owner & {
  readonly id: string;
  /** Those of its projections that are not done. */
  readonly projections: Projection[];
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
  private isolation: { left: number } | undefined = undefined;
  private hasBody = false;
  /** What its last sending asked. */
  private asked: readonly Need<unknown>[] = [];
  /** Needs that it asks although nobody waited for them any more since: who asks them anew waits for it again. */
  private left: Set<Need<unknown>> | undefined = undefined;
  /** The relationships that it asks, because two slices of one cannot share a body. */
  private slices: Map<string, Need<unknown>> | undefined = undefined;

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
    if (need.kind === 'profile') return this.coarse || (!this.hasBody && this.state !== 'sent');
    if (this.coarse) return false;
    if (this.state === 'sent') return this.left?.has(need) === true;
    if (this.slices === undefined || need.kind === 'property') return true;
    const other = this.slices.get(sliceKey(need));
    return other?.isAsked !== true || other === need;
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

  override release(need: Need<unknown>): void {
    if (this.state === 'sent') (this.left ??= new Set()).add(need);
    super.release(need);
  }

  override get coalesces(): boolean {
    return true;
  }

  override isDeferred(): boolean {
    if (this.coarse || !this.owner.projections.some((other) => other !== this && other.coarse)) return false;
    return this.needs.every(({ kind }) => kind === 'property' || kind === 'head');
  }

  override followers(): readonly Request[] {
    return this.coarse ? this.owner.projections.filter((other) => other.state === 'deferred') : [];
  }

  override close(): void {
    super.close();
    this.owner.projections.splice(this.owner.projections.indexOf(this), 1);
  }

  async send(signal: AbortSignal): Promise<Fill> {
    const asked = this.needs.slice();
    this.asked = asked;
    this.left = undefined;
    this.coarse = !asked.some(isField);
    const answer = await this.sendEntity(requestOf(this.owner.id, asked, this.coarse), signal);
    return (fetched) => {
      this.owner.fill(answer, fetched, this.coarse);
      for (const need of asked) if (isField(need)) need.fill(readField(answer, need), fetched);
    };
  }

  split(named: readonly string[] | undefined, error: Error): readonly Request[] | undefined {
    const { needs, asked } = this;
    const blamed = needs.filter((need) => isField(need) && named?.includes(need.name) === true);
    const rest = needs.filter((need) => !blamed.includes(need));
    if (rest.length === 0) return undefined;
    // What was refused may have left meanwhile, so the rest is only to blame if it was refused by itself.
    const isRestUntried = blamed.length > 0 || asked.some((need) => isField(need) && !needs.includes(need));
    if (!isRestUntried && rest.length < 2) return undefined;
    const half = rest.length >> 1;
    const parts = isRestUntried ? this.part(rest) : this.part(rest.slice(0, half), rest.slice(half));
    if (parts !== undefined) for (const need of blamed) need.fail(error);
    return parts;
  }

  private part(...parts: Need<unknown>[][]): Request[] | undefined {
    const isolation = (this.isolation ??= { left: ISOLATION_REQUESTS });
    if (isolation.left < parts.length) return undefined;
    isolation.left -= parts.length;
    return parts.map((needs) => {
      const part = new Projection(this.owner, this.sendEntity, this.hooks);
      part.person = this.person;
      part.isolation = isolation;
      for (const need of needs) need.ride(part);
      return part;
    });
  }
}

/**
 * The fewest requests that bring these needs of one entity, as far as can be known before they are sent: a coarse
 * request where the profile is asked, a body for every slice of one relationship, and no body for properties alone that
 * the coarse answer brings. `inProfile` names the properties that it brought last.
 */
export function countEntityRequests(needs: readonly Need<unknown>[], inProfile: ReadonlySet<string>): number {
  const isCoarse = needs.some((need) => need.kind === 'profile');
  const slices = new Map<string, number>();
  let bodies = 0;
  for (const { kind, name } of needs) {
    if (kind === 'head' || kind === 'profile') continue;
    if (kind === 'property' && isCoarse && inProfile.has(name)) continue;
    const key = kind === 'outgoing' || kind === 'incoming' ? `${kind} ${name}` : '';
    const count = key === '' ? 1 : (slices.get(key) ?? 0) + 1;
    slices.set(key, count);
    bodies = Math.max(bodies, count);
  }
  return Math.max(1, bodies + (isCoarse ? 1 : 0));
}

/** Two slices of one relationship have the same key. */
function sliceKey({ kind, name }: Need<unknown>): string {
  return `${kind} ${name}`;
}
