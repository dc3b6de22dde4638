import type { Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { compareMoments, parseMoment } from '../query/moment';
import { findSeries, pointFact } from '../query/series-fact';
import type { PathReader } from '../query/read-path';
import type { StoredEntity, StoredSeries } from '../store/stored';

/** The facts of a path as they were at a time: the last point within it, or the relationships that held then. */
export function factsAt(
  entity: StoredEntity,
  path: readonly string[],
  { when, reader }: { when: string; reader: PathReader },
): Fact[] {
  const moment = parseMoment(when);
  const [field, ...rest] = path;
  if (moment === undefined || field === undefined) return [];
  const series = seriesOf(entity, field, moment);
  if (series !== undefined) {
    const at = series.dates.findLastIndex((date) => compareMoments(date, moment) === 0);
    return pointFact(entity, { series, at, field });
  }
  return heldAt(entity, field, moment).flatMap((fact) => reader.follow(fact, rest));
}

/** The series of a field; a quarter or a month is looked for in the quarterly one where there are two. */
function seriesOf(entity: StoredEntity, field: string, moment: string): StoredSeries | undefined {
  const looks = fieldSpec(field)?.look ?? [`~${field}`];
  const named = looks.flatMap((look) => (look.startsWith('~') ? [look.slice(1)] : []));
  const finer = moment.length > 4 ? named.map((name) => `${name} (quarterly)`) : [];
  const found = [...finer, ...named]
    .map((name) => findSeries(entity, name))
    .filter((each) => each !== undefined);
  return found.find(({ dates }) => dates.some((date) => compareMoments(date, moment) === 0)) ?? undefined;
}

/** The relationships of a field that held at a time, those that have ended since among them. */
function heldAt(subject: StoredEntity, field: string, moment: string): Fact[] {
  const looks = fieldSpec(field)?.look ?? [];
  const edges = looks.flatMap((look) => {
    if (look.startsWith('>')) return subject.outgoing.get(look.slice(1)) ?? [];
    return look.startsWith('<') ? (subject.incoming.get(look.slice(1)) ?? []) : [];
  });
  return edges
    .filter(({ validSince, validUntil }) => {
      const hasBegun = validSince !== undefined && compareMoments(validSince, moment) <= 0;
      return hasBegun && (validUntil === undefined || compareMoments(validUntil, moment) >= 0);
    })
    .map((edge) => ({
      subject,
      field,
      value: { kind: 'entity', entity: edge.from === subject ? edge.to : edge.from, edge },
      sources: edge.sources,
    }));
}

/** The first and the last date of a fact's series. */
export function spanOf({ value }: Fact): [string, string] | undefined {
  if (value.kind !== 'point') return undefined;
  const { dates } = value.series;
  const [first, last] = [dates[0], dates.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
}
