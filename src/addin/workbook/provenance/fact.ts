import { fiscalOf } from '../../cells/sourced-value';
import type { Source } from '../../../shared/contract/source';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { timeOf } from '../../cells/date';
import { markedPeriod } from '../../cells/dated-periods';
import { correctionOf, isOfOtherBasis, type Correction } from '../../cells/point-marks';
import type { CellNeed, EntityHead, KnownKnowledge } from '../../runtime/knowledge';
import { requestOf } from '../../runtime/request-line';

/** One fact of a cell with everything that is stored about it. */
export type Fact = {
  kind:
    | 'property'
    | 'relationship'
    | 'series'
    | 'rate'
    | 'answer'
    | 'search'
    | 'query'
    | 'row'
    | 'fields'
    | 'entity';
  /** Whose it is, where it belongs to an entity. */
  entity: EntityHead | undefined;
  /** The property, relationship, series, name or question. */
  name: string;
  /** Undefined if nothing is stored, or the service has no value. */
  value: unknown;
  /** What a value that stands in no series was made of it: a sum, or an amount of another currency. */
  made?: number | undefined;
  /** A rate with how it was applied, of which months and whose, as one text. */
  words?: string | undefined;
  unit?: string | undefined;
  /** The day of a point. */
  time?: string | undefined;
  /** What its publisher calls the time that it covers: `FY2024 Q1`. */
  period?: string | undefined;
  /** The days that it covers: of a period, of a whole series, or how long a relationship has held. */
  span?: Span | undefined;
  published?: string | undefined;
  /** Whether a point is on another basis than the one before it. */
  isOfOtherBasis?: boolean | undefined;
  /** What a release of the data corrected of a point. */
  correction?: Correction | undefined;
  sources: readonly Source[];
  /** Another entity that the value names. */
  leadsTo?: EntityHead | undefined;
  /** Milliseconds since 1970; undefined if nothing is stored. */
  fetchedAt: number | undefined;
  /** What brought it, as the log names it. */
  request: string;
};

/** From a day to a day, either of which may be unknown. */
export type Span = { from: string | undefined; to: string | undefined };

/** The points of a series that a cell shows. */
export type PickPoints = (points: readonly ObservationPoint[]) => readonly ObservationPoint[];

/** The stored facts of one need of a cell. */
export function factsOf(known: KnownKnowledge, need: CellNeed, pick: PickPoints): Fact[] {
  const request = requestOf(need);
  switch (need.kind) {
    case 'property': {
      const { held, name } = need;
      const base = { kind: 'property' as const, entity: headOf(known, need.id), name, request };
      const sources = held?.value?.sources ?? [];
      return [{ ...base, value: held?.value?.value, sources, fetchedAt: held?.fetchedAt }];
    }
    case 'relationship':
      return relationshipFacts(known, need, request);
    case 'observation':
      return seriesFacts(known, need, { pick, request });
    case 'answer':
      return [answerFact(need, request)];
    case 'other':
      return [otherFact(known, need, request)];
  }
}

function relationshipFacts(
  known: KnownKnowledge,
  { need, held }: Extract<CellNeed, { kind: 'relationship' }>,
  request: string,
): Fact[] {
  const base = { kind: 'relationship' as const, name: need.type, fetchedAt: held?.fetchedAt, request };
  const entity = headOf(known, need.id);
  const related = held?.value ?? [];
  if (related.length === 0) return [{ ...base, entity, value: undefined, sources: [] }];
  return related.map(({ id, name, entity_type, properties }) => {
    const { valid_since: from, valid_until: to, sources } = properties;
    const leadsTo = { id, name, entity_type };
    return { ...base, entity, value: name, span: spanOf(from, to), sources: sources ?? [], leadsTo };
  });
}

function seriesFacts(
  known: KnownKnowledge,
  { need, held }: Extract<CellNeed, { kind: 'observation' }>,
  { pick, request }: { pick: PickPoints; request: string },
): Fact[] {
  const series = held?.value;
  const base = {
    kind: 'series' as const,
    entity: headOf(known, need.id),
    request,
    fetchedAt: held?.fetchedAt,
    name: series?.name ?? need.observation,
    unit: series?.properties.unit ?? undefined,
  };
  const points = series?.data ?? [];
  const picked = pick(points);
  if (picked.length > 0 && series) return picked.map((point) => ({ ...base, ...pointFact(point, series) }));
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [{ ...base, value: undefined, sources: [] }];
  return [{ ...base, value: undefined, span: spanOf(first.time, last.time), sources: sourcesOf(last) }];
}

/** The fact of a point. A year dated by its first day covers the whole year. */
export function pointFact(
  point: ObservationPoint,
  series: Pick<NumericalObservation, 'data' | 'properties'>,
): Pick<
  Fact,
  'value' | 'time' | 'published' | 'sources' | 'period' | 'span' | 'isOfOtherBasis' | 'correction'
> {
  const correction = correctionOf(point);
  const time = point.time.slice(0, 10);
  const day = timeOf(time);
  const period = day === undefined ? undefined : markedPeriod(series, day);
  return {
    value: point.value ?? undefined,
    time,
    period,
    sources: sourcesOf(point),
    published: point.origin?.published_time ?? undefined,
    ...(isOfOtherBasis(point) && { isOfOtherBasis: true }),
    ...(correction && { correction }),
    ...periodOf(point['period']),
  };
}

/** A fiscal quarter or year by its publisher's number, and the days of any period. */
function periodOf(period: unknown): Pick<Fact, 'period' | 'span'> {
  if (typeof period !== 'object' || period === null) return {};
  const { start, end } = period as Record<string, unknown>;
  const span = spanOf(textOf(start), textOf(end));
  return { period: fiscalOf(period), span };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function spanOf(from: string | null | undefined, to: string | null | undefined): Span | undefined {
  if (!from && !to) return undefined;
  return { from: from?.slice(0, 10), to: to?.slice(0, 10) };
}

/** Where a point was published. */
export function sourcesOf({ origin }: ObservationPoint): Source[] {
  const name = origin?.source ?? origin?.name;
  if (!name) return [];
  const date = origin?.published_time?.slice(0, 10);
  return [{ name, ...(date && { date }), ...(origin?.url && { document: origin.url }) }];
}

/** So many of an answer's facts stand with it. */
const MOST_ORIGINS = 5;

function answerFact({ question, held }: Extract<CellNeed, { kind: 'answer' }>, request: string): Fact {
  const origins = (held?.value.context ?? []).flatMap(({ origins: each }) => each ?? []);
  const sources = origins.map(({ source, document }): Source => {
    const link = document?.url ?? source?.url;
    return { name: document?.name ?? source?.name ?? '', ...(link && { document: link }) };
  });
  const distinct = [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
  const base = { kind: 'answer' as const, entity: undefined, name: question, request };
  const value = held?.value.content;
  return { ...base, value, sources: distinct.slice(0, MOST_ORIGINS), fetchedAt: held?.fetchedAt };
}

/** What has no source of its own: how an entity, its fields or rows were found. */
function otherFact(
  known: KnownKnowledge,
  { name, key }: Extract<CellNeed, { kind: 'other' }>,
  request: string,
): Fact {
  const base = { value: undefined, sources: [], request };
  if (name === 'search') {
    const [text = '', types = [], limit] = JSON.parse(key) as [string?, string[]?, number?];
    const held = known.search({ name: text, entity_types: types as never, ...(limit && { limit }) });
    return { ...base, kind: 'search', entity: undefined, name: text, fetchedAt: held?.fetchedAt };
  }
  if (name === 'query') {
    const input = JSON.parse(key) as string;
    const held = known.query(input);
    const value = held?.value.results.length;
    return { ...base, kind: 'query', entity: undefined, name: input, value, fetchedAt: held?.fetchedAt };
  }
  const id = name === 'introspection' ? (JSON.parse(key) as string) : key;
  const rest = { ...base, entity: headOf(known, id), name: '', fetchedAt: undefined };
  // Nothing tells when these were fetched; that there is a value tells that they are held.
  if (name !== 'introspection') return { ...rest, kind: 'entity', value: known.head(id)?.name };
  return { ...rest, kind: 'fields', value: known.introspection(id)?.properties.length };
}

/** An entity as far as it is known; its id where nothing is. */
export function headOf(known: KnownKnowledge, id: string): EntityHead {
  return known.head(id) ?? { id, name: id, entity_type: 'Entity' };
}
