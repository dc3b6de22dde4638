import { propertiesOf } from '../store/own-properties';
import type { Edge, Head, SeriesHead } from '../store/fetcher';
import type {
  Direction,
  Slice,
  StoredEntity,
  StoredProperty,
  StoredRelationship,
  StoredSeries,
} from '../store/stored';
import type { FetchCache, Looking } from './fetch-cache';
import { LazyMap } from '../store/lazy-map';

const ALL: Slice = { offset: 0 };

const NOTHING: ReadonlyMap<string, StoredProperty> = new Map();

/** Makes entities whose parts are looked up when they are touched; of one id there is one in a reading. */
export class LazyEntities {
  private readonly byId = new Map<string, StoredEntity>();

  constructor(private readonly fetched: FetchCache) {}

  of = (head: Head): StoredEntity => {
    const id = head.id.toLowerCase();
    const known = this.byId.get(id) ?? new Shell(head, this.fetched, this);
    this.byId.set(id, known);
    return known;
  };

  all = (heads: readonly Head[]): readonly StoredEntity[] => heads.map(this.of);

  /** A placeholder for an entity known by its id, so that its parts are fetched together. */
  ghost(id: string): StoredEntity {
    const head: Head = {
      ...{ id, name: '', type: 'Entity', description: null, aliases: [], furtherNames: [], prominence: 0 },
    };
    return new Shell(head, this.fetched.ahead, this);
  }
}

class Shell implements StoredEntity {
  readonly id: string;
  readonly name: string;
  readonly type: StoredEntity['type'];
  readonly description: string | null;
  readonly aliases: readonly string[];
  readonly furtherNames: readonly string[];
  readonly prominence: number;
  private readonly key: string;
  private held: ReadonlyMap<string, StoredProperty> | undefined;
  private observed: readonly StoredSeries[] | undefined;
  private ends: Partial<Record<Direction, ReadonlyMap<string, readonly StoredRelationship[]>>> = {};

  constructor(
    private readonly head: Head,
    private readonly fetched: Looking,
    private readonly shells: LazyEntities,
  ) {
    ({
      id: this.id,
      name: this.name,
      type: this.type,
      description: this.description,
      aliases: this.aliases,
      furtherNames: this.furtherNames,
      prominence: this.prominence,
    } = head);
    this.key = head.id.toLowerCase();
  }

  /** A search ranks a hundred entities and needs only their names. */
  get properties(): ReadonlyMap<string, StoredProperty> {
    return (this.held ??= this.ownProperties());
  }

  get outgoing(): ReadonlyMap<string, readonly StoredRelationship[]> {
    return (this.ends.outgoing ??= this.edges('outgoing'));
  }

  get incoming(): ReadonlyMap<string, readonly StoredRelationship[]> {
    return (this.ends.incoming ??= this.edges('incoming'));
  }

  get series(): readonly StoredSeries[] {
    if (this.observed !== undefined) return this.observed;
    const found = this.fetched.look('series', this.key, {
      make: (heads): readonly StoredSeries[] =>
        heads.map((head) => new SeriesShell(head, this.key, this.fetched)),
      otherwise: NO_SERIES,
    });
    if (found !== NO_SERIES) this.observed = found;
    return found;
  }

  slice(direction: Direction, type: string, part: Slice): readonly StoredRelationship[] {
    return this.fetched.look(
      'edges',
      { id: this.key, direction, type, part },
      { make: (edges) => edges.map((edge) => this.relationship(edge, direction)), otherwise: LACKING },
    );
  }

  private ownProperties(): ReadonlyMap<string, StoredProperty> {
    const own = (): ReadonlyMap<string, StoredProperty> =>
      this.fetched.look('properties', this.key, {
        make: ({ sources, properties }) => new Map([...propertiesOf(this.head, sources), ...properties]),
        otherwise: NOTHING,
      });
    // These have no sources, so that nothing has to be fetched for them.
    const unsourced = new Map([...propertiesOf(this.head, [])].filter(([name]) => UNSOURCED.has(name)));
    return new LazyMap(own, (name) => unsourced.get(name) ?? own().get(name));
  }

  private edges(direction: Direction): ReadonlyMap<string, readonly StoredRelationship[]> {
    const types = (): readonly string[] =>
      this.fetched.look('edgeTypes', this.key, { make: (found) => found, otherwise: NO_TYPES })[direction];
    // Conditions and places ask for the same ones of each of thousands, and a look spells out what it is for.
    const known = new Map<string, readonly StoredRelationship[]>();
    const one = (type: string): readonly StoredRelationship[] | undefined => {
      const found = known.get(type) ?? this.slice(direction, type, ALL);
      if (found !== LACKING) known.set(type, found);
      return found.length === 0 ? undefined : found;
    };
    const all = (): Map<string, readonly StoredRelationship[]> =>
      new Map(types().map((type) => [type, one(type) ?? []]));
    return new LazyMap(all, one, types);
  }

  private relationship({ other, ...edge }: Edge, direction: Direction): StoredRelationship {
    const end = this.shells.of(other);
    return direction === 'outgoing' ? { ...edge, from: this, to: end } : { ...edge, from: end, to: this };
  }
}

/** These stand where relationships and series are not there yet. */
const LACKING: readonly StoredRelationship[] = [];
const NO_SERIES: readonly StoredSeries[] = [];

const UNSOURCED: ReadonlySet<string> = new Set(['id', 'aliases']);

const NO_TYPES: Readonly<Record<Direction, readonly string[]>> = { outgoing: [], incoming: [] };

type Points = Pick<StoredSeries, 'dates' | 'values' | 'detail'>;

const NO_POINTS: Points = { dates: [], values: [] };

/** Of the thirteen series of each of a thousand companies one is looked at: what they are is read from their heads. */
class SeriesShell implements StoredSeries {
  private known: Points | undefined;

  constructor(
    private readonly head: SeriesHead,
    private readonly entity: string,
    private readonly fetched: Looking,
  ) {}

  get id(): string {
    return this.head.id;
  }

  get type(): string {
    return this.head.type;
  }

  get name(): string {
    return this.head.name;
  }

  get description(): string {
    return this.head.description;
  }

  get unit(): string {
    return this.head.unit;
  }

  get aliases(): readonly string[] {
    return this.head.aliases;
  }

  get taxonomy(): string {
    return this.head.taxonomy;
  }

  get cadence(): string {
    return this.head.cadence;
  }

  get origin(): StoredSeries['origin'] {
    return this.head.origin;
  }

  get pointCount(): number {
    return this.head.pointCount;
  }

  /** Days and values are needed one after the other, so each access says which. */
  private get points(): Points {
    if (this.known !== undefined) return this.known;
    const asked = { id: this.entity, series: this.id };
    const found = this.fetched.look('points', asked, { make: (points) => points, otherwise: NO_POINTS });
    if (found !== NO_POINTS) this.known = found;
    return found;
  }

  get dates(): readonly string[] {
    return this.points.dates;
  }

  get values(): readonly number[] {
    return this.points.values;
  }

  /** None where no point tells more than the series does: what is made of such a series depends on it. */
  get detail(): StoredSeries['detail'] {
    return this.points.detail;
  }
}
