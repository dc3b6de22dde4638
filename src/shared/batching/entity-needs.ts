import type { EntityAnswer, ObservationField, RelationshipField, SendEntity, Values } from './entity-request';
import { Need, type Aspect, type Fetched, type Owner } from './need';
import { Projection, type ExpectedNeeds, type ProjectedEntity } from './projection';
import type { RequestHooks } from './request';

const NONE: ReadonlySet<string> = new Set();

type Grouped<T> = Map<string, Map<string, Need<T>>>;

/** All that was ever asked of one entity, found by nested maps rather than by keys made for each call. */
export class EntityNeeds<V extends Values> implements Owner, ProjectedEntity {
  readonly projections: Projection[] = [];
  readonly followUps = 0;
  readonly head: Need<V['head']>;
  readonly profile: Need<V['profile']>;
  /** The properties that the last coarse answer brought. */
  inProfile = NONE;
  lead: Need<unknown> | undefined = undefined;
  expected: ExpectedNeeds | undefined = undefined;
  private readonly properties = new Map<string, Need<V['property'] | undefined>>();
  private outgoing: Grouped<V['relationship'] | undefined> | undefined = undefined;
  private incoming: Grouped<V['relationship'] | undefined> | undefined = undefined;
  private observations: Grouped<V['observation'] | undefined> | undefined = undefined;
  private readonly propertyAspect: Aspect = { owner: this, kind: 'property' };

  constructor(
    readonly id: string,
    private readonly sendEntity: SendEntity<V>,
    private readonly hooks: RequestHooks,
  ) {
    this.head = new Need<V['head']>({ owner: this, kind: 'head' }, '');
    this.profile = new Need<V['profile']>({ owner: this, kind: 'profile' }, '');
  }

  /** Undefined where no answer has told it yet. */
  get type(): string | undefined {
    return this.head.fetched && this.hooks.typeOf(this.head.value);
  }

  property(name: string): Need<V['property'] | undefined> {
    let need = this.properties.get(name);
    if (need === undefined) {
      need = new Need<V['property'] | undefined>(this.propertyAspect, name);
      this.properties.set(name, need);
    }
    return need;
  }

  relationship({ direction, type, slice }: RelationshipField): Need<V['relationship'] | undefined> {
    const slices = group((this[direction] ??= noGroups()), type);
    const key = slice === undefined ? '' : `${slice.offset ?? ''}+${slice.limit ?? ''}`;
    let need = slices.get(key);
    if (need === undefined) {
      need = new Need<V['relationship'] | undefined>({ owner: this, kind: direction, detail: slice }, type);
      slices.set(key, need);
    }
    return need;
  }

  observation({ type, id }: ObservationField): Need<V['observation'] | undefined> {
    const series = group((this.observations ??= noGroups()), type);
    let need = series.get(id);
    if (need === undefined) {
      need = new Need<V['observation'] | undefined>({ owner: this, kind: 'observation', detail: type }, id);
      series.set(id, need);
    }
    return need;
  }

  carrier(need: Need<unknown>): Projection {
    for (const projection of this.projections) if (projection.accepts(need)) return projection;
    const projection = new Projection(this, this.sendEntity, this.hooks);
    this.hooks.opened(projection);
    return projection;
  }

  fill(answer: EntityAnswer<V>, fetched: Fetched, coarse: boolean): void {
    this.head.fill(answer.head, fetched);
    if (!coarse) return;
    this.profile.fill(answer.profile, fetched);
    this.inProfile = new Set(Object.keys(answer.properties));
    for (const [name, value] of Object.entries(answer.properties)) this.property(name).fill(value, fetched);
  }

  /** Every need that was ever asked or answered. */
  *needs(): Generator<Need<unknown>> {
    yield this.head;
    yield this.profile;
    yield* this.properties.values();
    for (const groups of [this.outgoing, this.incoming, this.observations]) {
      for (const needs of groups?.values() ?? []) yield* needs.values();
    }
  }
}

function noGroups<T>(): Grouped<T> {
  return new Map<string, Map<string, Need<T>>>();
}

function group<T>(groups: Grouped<T>, name: string): Map<string, Need<T>> {
  let needs = groups.get(name);
  if (needs === undefined) {
    needs = new Map<string, Need<T>>();
    groups.set(name, needs);
  }
  return needs;
}
