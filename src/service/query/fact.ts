import type { Source } from '../../shared/contract/source';
import type { StoredEntity, StoredRelationship, StoredSeries } from '../store/stored';

/** What a field holds; a number of a series says of which series and when. */
export type FactValue =
  | { kind: 'text'; text: string; also?: readonly string[] }
  | { kind: 'number'; number: number; unit?: string }
  | { kind: 'date'; date: string }
  | Point
  | { kind: 'entity'; entity: StoredEntity; edge?: StoredRelationship };

/** The figure of a series at one of its times. */
export type Point = { kind: 'point'; number: number; date: string; series: StoredSeries };

/** One value of one field of one entity, with its sources. */
export type Fact = {
  subject: StoredEntity;
  field: string;
  value: FactValue;
  sources: readonly Source[];
  /** The name under which the dataset holds a property, where the field is called otherwise: `gdp_ppp` for `gdp`. */
  held?: string;
  /** The facts that a derived one was worked out from. */
  grounds?: readonly Fact[];
  /** Of a rate that a figure was converted at, of how many months it is the average, and of how many it should be; none where it is of a day. */
  months?: { held: number; of: number };
};

const DATE = /^\d{4}-\d{2}(-\d{2})?(T.*)?$/;

/** The value of a property as a fact holds it. */
export function propertyValue(value: string | number): FactValue {
  if (typeof value === 'number') return { kind: 'number', number: value };
  return DATE.test(value) ? { kind: 'date', date: value } : { kind: 'text', text: value };
}

/** The source of a point of a series as a property's source is written: the point's own, where it is known. */
export function seriesSource(series: StoredSeries, at: number): Source {
  const own = series.detail?.(at)?.origin;
  const { url, published_time: published } = own?.published_time === undefined ? series.origin : own;
  const { name } = own ?? series.origin;
  return { name, date: (published ?? '').slice(0, 10), document: url };
}

/** A fact whose sources are read on demand: of most compared figures nobody needs them. */
export const sourcedLater = (fact: Omit<Fact, 'sources'>, sources: () => readonly Source[]): Fact =>
  new FactSourcedLater(fact, sources);

/** A getter of its own, which a copy keeps the value of, by one description: one made for each would take seven times as long. */
class FactSourcedLater {
  readonly subject: StoredEntity;
  readonly field: string;
  readonly value: FactValue;
  declare readonly grounds?: readonly Fact[];
  declare readonly sources: readonly Source[];
  readonly #read: () => readonly Source[];

  static readonly #sources: PropertyDescriptor & ThisType<FactSourcedLater> = {
    enumerable: true,
    configurable: true,
    get() {
      return this.#read();
    },
  };

  constructor({ subject, field, value, grounds }: Omit<Fact, 'sources'>, read: () => readonly Source[]) {
    this.subject = subject;
    this.field = field;
    this.value = value;
    this.#read = read;
    if (grounds !== undefined) this.grounds = grounds;
    Object.defineProperty(this, 'sources', FactSourcedLater.#sources);
  }
}

/** The entities among facts. */
export function entitiesOf(facts: readonly Fact[]): StoredEntity[] {
  return facts.flatMap(({ value }) => (value.kind === 'entity' ? [value.entity] : []));
}

/** The points of series among facts. */
export function pointsIn(facts: readonly Fact[]): Point[] {
  return facts.flatMap(({ value }) => (value.kind === 'point' ? [value] : []));
}

/** The unit of a figure; undefined where it says none, as a property does, or is none. */
export const unitOf = ({ value }: Fact): string | undefined =>
  value.kind === 'point' ? value.series.unit : value.kind === 'number' ? value.unit : undefined;

/** What a fact was worked out from, or itself. */
export const groundsOf = (fact: Fact): readonly Fact[] => fact.grounds ?? [fact];
