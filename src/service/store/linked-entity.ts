import type { EntityType } from '../../shared/contract/entity-type';
import type { Source } from '../../shared/contract/source';
import { LazyMap } from './lazy-map';
import { propertiesOf } from './own-properties';
import type { EntityPart, RelationshipPart } from './store-parts';
import type { Direction, StoredEntity, StoredProperty, StoredRelationship, StoredSeries } from './stored';

type Edges = Map<string, StoredRelationship[]>;

/**
 * An entity with its relationships. Few of a dataset are used, so properties and the order of relationships are made
 * on demand.
 */
export class LinkedEntity implements StoredEntity {
  readonly id: string;
  readonly name: string;
  readonly type: EntityType;
  readonly description: string | null;
  readonly aliases: readonly string[];
  readonly prominence: number;
  readonly #part: EntityPart;
  #properties: ReadonlyMap<string, StoredProperty> | undefined;
  #outgoing: Edges | undefined;
  #incoming: Edges | undefined;
  #isOrdered = true;
  #series: StoredSeries[] | undefined;

  constructor(part: EntityPart) {
    this.id = part.id;
    this.name = part.name;
    this.type = part.type;
    this.description = part.description ?? null;
    this.aliases = part.aliases ?? NONE;
    this.prominence = part.prominence ?? 0;
    this.#part = part;
  }

  get furtherNames(): readonly string[] {
    return this.#part.furtherNames ?? NONE;
  }

  get properties(): ReadonlyMap<string, StoredProperty> {
    return (this.#properties ??= this.#lookUp());
  }

  get outgoing(): ReadonlyMap<string, readonly StoredRelationship[]> {
    this.#order();
    return this.#outgoing ?? UNRELATED;
  }

  get incoming(): ReadonlyMap<string, readonly StoredRelationship[]> {
    this.#order();
    return this.#incoming ?? UNRELATED;
  }

  get series(): readonly StoredSeries[] {
    return this.#series ?? NONE;
  }

  /** Notes a relationship that has this at its beginning or, where it comes in, at its end. */
  relate(direction: Direction, relationship: StoredRelationship): void {
    const edges =
      direction === 'outgoing'
        ? (this.#outgoing ??= new Map<string, StoredRelationship[]>())
        : (this.#incoming ??= new Map<string, StoredRelationship[]>());
    const related = edges.get(relationship.type);
    if (related) related.push(relationship);
    else edges.set(relationship.type, [relationship]);
    this.#isOrdered = false;
  }

  /** Notes a series of numbers of this. */
  observe(series: StoredSeries): void {
    (this.#series ??= []).push(series);
  }

  #lookUp(): ReadonlyMap<string, StoredProperty> {
    const part = this.#part;
    let made: ReadonlyMap<string, StoredProperty> | undefined;
    const all = (): ReadonlyMap<string, StoredProperty> => (made ??= this.#allProperties());
    if (part.property === undefined) return all();
    return new LazyMap(all, (name) =>
      made === undefined && !BY_ITSELF.has(name) ? part.property?.(name) : all().get(name),
    );
  }

  #allProperties(): Map<string, StoredProperty> {
    const properties = propertiesOf(this, this.#part.sources);
    for (const [name, property] of Object.entries(this.#part.properties ?? {}))
      properties.set(name, property);
    return properties;
  }

  #order(): void {
    if (this.#isOrdered) return;
    this.#isOrdered = true;
    order(this.#outgoing, ({ to }) => to);
    order(this.#incoming, ({ from }) => from);
  }
}

const NONE: readonly never[] = [];
const UNRELATED: Edges = new Map();

/** The properties that every entity has by itself. */
const BY_ITSELF: ReadonlySet<string> = new Set(['id', 'name', 'aliases', 'description']);

type OtherEnd = (relationship: StoredRelationship) => StoredEntity;

/** What still holds before what ended, then the most prominent first. */
function order(edges: Edges | undefined, otherEnd: OtherEnd): void {
  for (const related of edges?.values() ?? [])
    if (related.length > 1)
      related.sort(
        (a, b) =>
          Number(a.validUntil !== undefined) - Number(b.validUntil !== undefined) ||
          otherEnd(b).prominence - otherEnd(a).prominence ||
          (otherEnd(a).name < otherEnd(b).name ? -1 : 1),
      );
}

/** A relationship between two entities, the same object for both. */
export class LinkedRelationship implements StoredRelationship {
  declare readonly validSince?: string;
  declare readonly validUntil?: string;
  declare readonly extra?: Readonly<Record<string, string>>;
  readonly type: string;
  readonly sources: readonly Source[];
  readonly #part: RelationshipPart;

  constructor(
    part: RelationshipPart,
    readonly from: StoredEntity,
    readonly to: StoredEntity,
  ) {
    this.type = part.type;
    this.sources = part.sources;
    if (part.validSince !== undefined) this.validSince = part.validSince;
    if (part.validUntil !== undefined) this.validUntil = part.validUntil;
    if (part.extra !== undefined) this.extra = part.extra;
    this.#part = part;
  }

  get id(): string {
    return this.#part.id;
  }
}
