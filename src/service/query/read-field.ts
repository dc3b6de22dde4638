import { NEXT_REPORT_DAYS } from '../../shared/contract/series-staleness';
import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import type { Graph } from '../store/graph';
import type { StoredEntity, StoredRelationship, StoredSeries } from '../store/stored';
import { entitiesOf, propertyValue, type Fact, type FactValue } from './fact';
import { fieldSpec } from './field-table';
import type { FieldSpec } from './field-spec';
import { isPlace, type Places } from '../store/places';
import { compareMoments } from './moment';
import { calendarOf, isQuarterly, parsePeriod, pointOf } from './period';
import { formulaOf } from './formulas';
import { isOfReports, reported } from './reports';
import { inOffice, leftOffice } from './succession';
import { isOfFirstDays, findSeries, latest, newestFirst, pointFact } from './series-fact';
import { deriveFact, deriveSeries } from './derived-series';

/**
 * The times at which a field is read; without it, today. `isStrict` excludes undated facts, which otherwise count as
 * always valid.
 */
export type When = { moment: string; isStrict: boolean };

/** Gives what an entity holds under one field, today or then; nothing where it holds nothing. */
export type FieldReader = (entity: StoredEntity, when?: When) => Fact[];

/** What reading needs beside the entity. */
export type Surroundings = { graph: Graph; places: Places };

type Look = FieldReader;

/** Makes the reader of one field by the field table, or by the key itself where the table has no such field. */
export function fieldReader(around: Surroundings, key: string): FieldReader {
  const special = SPECIAL.get(key);
  if (special !== undefined) return (entity) => special(entity);
  const spec = fieldSpec(key);
  const places = [...(spec?.look ?? []), ...placesOf(key, spec)];
  const looksAt = (some: readonly string[]): Look[] =>
    some.map((place) => lookAt(around, place, spec?.name ?? key));
  const looks = looksAt(places);
  const series = places.filter((place) => /^[~=]/.test(place));
  // A figure of then stands in a series; the plain property beside it is today's.
  const dated = series.length > 0 ? looksAt(series) : looks;
  return (entity, when) => {
    const asked = when === undefined ? looks : dated;
    if (spec?.everywhere === true) return distinct(asked.flatMap((look) => look(entity, when)));
    for (let at = 0; at < asked.length; at += 1) {
      const found = asked[at]?.(entity, when) ?? [];
      const facts = spec?.isInnermost === true ? innermost(found, around.places) : found;
      if (facts.length > 0)
        return when === undefined
          ? newestOf(facts, () => asked.slice(at + 1).map((each) => each(entity)))
          : facts;
    }
    return [];
  };
}

/** Without the places around others. */
function innermost(facts: Fact[], places: Places): Fact[] {
  if (facts.length < 2) return facts;
  const outer = new Set(entitiesOf(facts).flatMap((entity) => [...places.around(entity)]));
  const inner = facts.filter(({ value }) => value.kind !== 'entity' || !outer.has(value.entity));
  return inner.length === 0 ? facts : inner;
}

/** Of several publications' years of one measure the newest; the first where several have it. */
function newestOf(found: Fact[], others: () => readonly Fact[][]): Fact[] {
  const [{ value } = {}] = found;
  if (value?.kind !== 'point' || value.series.cadence !== 'a') return found;
  if (value.series.detail !== undefined)
    return others().find(([fact]) => fact !== undefined && isOfLaterYear(fact, value.date)) ?? found;
  const { unit } = value.series;
  return others().reduce((newest, each) => {
    const [known, other] = [newest[0]?.value, each[0]?.value];
    const isNewer =
      known?.kind === 'point' &&
      other?.kind === 'point' &&
      other.series.unit === unit &&
      other.date > known.date;
    return isNewer ? each : newest;
  }, found);
}

function isOfLaterYear({ value, sources: [source] }: Fact, yearEnd: string): boolean {
  const days = (Date.parse(source?.date ?? '') - Date.parse(yearEnd)) / 86_400_000;
  return value.kind === 'number' && days > NEXT_REPORT_DAYS;
}

/** A field of the table may also be a property of its own name; any other key is whatever the dataset has under it. */
function placesOf(key: string, spec: FieldSpec | undefined): string[] {
  if (spec !== undefined) return spec.look.includes(key) ? [] : [key];
  return [key, `>${key.toUpperCase()}`, `<${key.toUpperCase()}`, `~${key}`];
}

const SPECIAL: ReadonlyMap<string, Look> = new Map<string, Look>([
  ['id', (entity) => [unsourced(entity, 'id', entity.id)]],
  ['name', (entity) => [unsourced(entity, 'name', entity.name, entity.aliases)]],
  ['type', (entity) => [unsourced(entity, 'entity_type', entity.type)]],
  ['entity_type', (entity) => [unsourced(entity, 'entity_type', entity.type)]],
  [
    'description',
    (entity) => (entity.description === null ? [] : [unsourced(entity, 'description', entity.description)]),
  ],
  // Further names are there to be found by: no source gives them.
  ['aliases', (entity) => entity.aliases.map((alias) => unsourced(entity, 'aliases', alias))],
]);

function unsourced(subject: StoredEntity, field: string, text: string, also?: readonly string[]): Fact {
  const sources = subject.properties.get(field)?.sources ?? [];
  return { subject, field, value: { kind: 'text', text, ...(also === undefined ? {} : { also }) }, sources };
}

/** Reads one place of the table's notation. */
function lookAt(surroundings: Surroundings, place: string, field: string): Look {
  const [name = '', word] = place.slice(1).split(':');
  const [edges = '', then] = place.split('/');
  if (then !== undefined)
    return through(lookAt(surroundings, edges, field), lookAt(surroundings, then, field));
  if (place.endsWith('!')) return ended(place, field);
  if (word !== undefined)
    return related(
      (entity) => (entity.incoming.get(name) ?? []).filter((edge) => isCalled(edge, word.split(' '))),
      field,
    );
  if (place.startsWith('>')) return related((entity) => entity.outgoing.get(name) ?? [], field);
  if (place.startsWith('<')) return related((entity) => entity.incoming.get(name) ?? [], field);
  if (place.startsWith('~')) return figure(name, field);
  if (isOfReports(name) && place.startsWith('='))
    return (entity, when) => reported(entity, { name, field, moment: when?.moment });
  if (place === '=in_office_after' || place === '=in_office_before')
    return timeless((person) => inOffice(person, place === '=in_office_after' ? 'after' : 'before', field));
  if (place === '=left_office') return timeless((person) => leftOffice(person, field));
  if (place.startsWith('=')) return workedOut(name);
  if (place.startsWith('@')) return timeless(outside(surroundings, name, field));
  if (place.startsWith('#')) return timeless(within(surroundings, name, field));
  return timeless((entity) => propertyFacts(entity, place, field));
}

/** What bears no date is not known to have been so then. */
function timeless(look: Look): Look {
  return (entity, when) => (when?.isStrict === true ? [] : look(entity));
}

/**
 * The last figure, or that of the requested time, from the quarterly series if the time is finer than a year. The
 * last of a dated line needs the points before it, because a single figure is not enough.
 */
function figure(name: string, field: string): Look {
  return (entity, when) => {
    if (when === undefined) return latest(entity, findSeries(entity, name), field);
    for (const series of seriesOfTime(entity, name, when.moment)) {
      if (when.moment === '' && series?.pointCount === 1) continue;
      const at = series === undefined ? -1 : pointOf(series, when.moment);
      if (series !== undefined && at >= 0) return pointFact(entity, { series, at, field });
    }
    return [];
  };
}

/** A derived figure of years; most inputs have no quarters. */
function workedOut(name: string): Look {
  const formula = formulaOf(name);
  return (entity, when) => {
    const series = formula === undefined ? undefined : deriveSeries(entity, formula);
    if (formula === undefined || series === undefined) return [];
    if (when !== undefined && isQuarterly(when.moment)) return [];
    const at = when === undefined ? series.dates.length - 1 : pointOf(series, when.moment);
    return at < 0 ? [] : deriveFact(entity, formula, { series, at });
  };
}

/** The series in which a figure of a time may stand: of a quarter never a company's years. */
function seriesOfTime(entity: StoredEntity, name: string, moment: string): (StoredSeries | undefined)[] {
  // Of a price or a rate there may be years, months and days, each from another time on.
  if (name === '*') {
    const lines = newestFirst(entity);
    const dateOf = (line: StoredSeries): string => line.dates[pointOf(line, moment)] ?? '';
    // A year is told by its last price, which of a year that is over is a fixing of its end.
    if (/^\d{4}$/.test(moment)) return lines.toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)));
    // What a month was is told by its average before the quotation of its first day.
    return /^\d{4}-\d{2}$/.test(moment)
      ? [...lines.filter((line) => !isOfFirstDays(line)), ...lines.filter(isOfFirstDays)]
      : lines;
  }
  const yearly = findSeries(entity, name);
  if (!/\D/.test(moment)) return [yearly];
  const quarterly = findSeries(entity, `${name} (quarterly)`);
  if (parsePeriod(moment) === undefined) return [quarterly, yearly];
  if (!isQuarterly(moment)) return [yearly];
  return yearly?.cadence === 'a' ? [quarterly] : [quarterly, yearly];
}

/** Reads a place of every entity that another place leads to; the fact stays one of the entity there. */
function through(lead: Look, look: Look): Look {
  return (entity, when) => entitiesOf(lead(entity)).flatMap((each) => look(each, when));
}

function propertyFacts(subject: StoredEntity, name: string, field: string): Fact[] {
  const property = subject.properties.get(name);
  if (property === undefined) return [];
  const { value, sources } = property;
  if (typeof value !== 'object')
    return [{ subject, field, value: propertyValue(value), sources, held: name }];
  return value.map((each) => ({ subject, field, value: propertyValue(each), sources, held: name }));
}

/**
 * What holds today: a relationship that has ended is history, which only a dated question asks for. One that says not
 * since when it holds is no answer to such a question.
 */
function related(edgesOf: (entity: StoredEntity) => readonly StoredRelationship[], field: string): Look {
  return (subject, when) => {
    const edges = edgesOf(subject);
    if (edges.length === 0) return [];
    const isOfToday =
      when === undefined || (!when.isStrict && !edges.some((edge) => seenSince(edge) !== undefined));
    const facts: Fact[] = [];
    const moment = isOfToday ? '' : calendarOf(when.moment);
    for (const edge of edges)
      if (isOfToday ? edge.validUntil === undefined : heldAt(edge, moment))
        facts.push({ subject, field, value: entityValue(subject, edge), sources: edge.sources });
    return facts;
  };
}

const isCalled = ({ extra }: StoredRelationship, words: readonly string[]): boolean => {
  const role = extra?.['role']?.toLowerCase() ?? '';
  return words.every((word) => role.includes(word));
};

/** What held once and holds no longer, each other end once by its last day; who came back has not gone. */
function ended(place: string, field: string): Look {
  const type = place.slice(1, -1);
  const isOut = place.startsWith('>');
  return timeless((subject) => {
    const edges = (isOut ? subject.outgoing : subject.incoming).get(type) ?? [];
    const other = (edge: StoredRelationship): StoredEntity => (isOut ? edge.to : edge.from);
    const still = new Set(edges.filter((edge) => edge.validUntil === undefined).map(other));
    const last = new Map<StoredEntity, StoredRelationship>();
    for (const edge of edges) {
      const known = last.get(other(edge))?.validUntil ?? '';
      if (edge.validUntil !== undefined && edge.validUntil > known) last.set(other(edge), edge);
    }
    return [...last].flatMap(([entity, edge]) =>
      still.has(entity)
        ? []
        : [{ subject, field, value: { kind: 'entity', entity, edge }, sources: edge.sources }],
    );
  });
}

function heldAt(edge: StoredRelationship, moment: string): boolean {
  const { validUntil } = edge;
  const since = seenSince(edge);
  const hasBegun = since !== undefined && compareMoments(since, moment) <= 0;
  return hasBegun && (validUntil === undefined || compareMoments(validUntil, moment) >= 0);
}

/** From when on a relationship is known to hold: who is named in an office holds it on that day, though nobody says since when. */
function seenSince({ type, validSince, extra, sources }: StoredRelationship): string | undefined {
  const isOffice = type === 'AUDITS' || extra?.['role'] !== undefined;
  if (validSince !== undefined || !isOffice) return validSince;
  return sources.flatMap(({ date }) => date ?? []).sort()[0];
}

function entityValue(subject: StoredEntity, edge: StoredRelationship): FactValue {
  return { kind: 'entity', entity: edge.from === subject ? edge.to : edge.from, edge };
}

function outside({ places }: Surroundings, type: string, field: string): Look {
  const wanted = ENTITY_TYPES.find((each) => each === type);
  if (wanted === undefined) return () => [];
  return (subject) =>
    places.ofType(subject, wanted).map((entity) => ({
      subject,
      field,
      value: { kind: 'entity', entity },
      sources: located(subject),
    }));
}

/** The sources of what says where an entity lies. */
function located(subject: StoredEntity): Fact['sources'] {
  for (const type of ['HAS_HEADQUARTERS_IN', 'IS_LOCATED_IN', 'IS_PART_OF', 'IS_SUBDIVISION_OF']) {
    const edge = subject.outgoing.get(type)?.[0];
    if (edge !== undefined) return edge.sources;
  }
  return [];
}

function within({ graph, places }: Surroundings, type: string, field: string): Look {
  const wanted = ENTITY_TYPES.find((each) => each === type);
  let held: { all: readonly StoredEntity[]; byPlace: ReturnType<typeof byPlace> } | undefined;
  return (subject) => {
    if (wanted === undefined || !isPlace(subject)) return [];
    const within = subject.id.toLowerCase();
    const all = graph.collection(
      { types: [wanted] },
      { conditions: [], orders: [], at: [], within },
    ).entities;
    if (held?.all !== all) held = { all, byPlace: byPlace(all, places) };
    const entities = held.byPlace.get(subject) ?? [];
    return entities.map((entity) => ({
      subject,
      field,
      value: { kind: 'entity', entity },
      sources: located(entity),
    }));
  };
}

/** Entities by every place around them, so that a ranking of places does not look at all entities for each. */
function byPlace(
  entities: readonly StoredEntity[],
  places: Places,
): ReadonlyMap<StoredEntity, readonly StoredEntity[]> {
  const held = new Map<StoredEntity, StoredEntity[]>();
  for (const entity of entities) {
    for (const place of places.around(entity)) {
      const known = held.get(place);
      if (known === undefined) held.set(place, [entity]);
      else known.push(entity);
    }
  }
  return held;
}

/** Several roles at one company are several relationships but one company. */
function distinct(facts: Fact[]): Fact[] {
  if (facts.length < 2) return facts;
  const types = new Map<string, string | string[]>();
  return facts.filter(({ value }) => {
    if (value.kind !== 'entity') return true;
    const { entity, edge } = value;
    const type = edge?.type ?? '';
    const known = types.get(entity.id);
    if (known === undefined) types.set(entity.id, type);
    else if (known === type || (typeof known !== 'string' && known.includes(type))) return false;
    else types.set(entity.id, [known, type].flat());
    return true;
  });
}
