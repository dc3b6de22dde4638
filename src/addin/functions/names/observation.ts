import * as v from 'valibot';

import { refuseErrorCode, requiredRange, type TextRange } from '../../cells/argument';
import { timelineOf } from '../../cells/points';
import { entityIdSchema } from '../../../shared/contract/entity-id';
import { Failure } from '../../../shared/contract/failure';
import type { NumericalObservation } from '../../../shared/contract/observation';
import { isOneThing, matchSeries, withPublications, type Finer } from '../../../shared/names/same-measure';
import { isSameName, seriesOf, type ListedSeries } from '../../../shared/names/series-name';
import type { KnownPair } from '../call/pair';
import type { FunctionContext } from '../call/context';
import { missingFieldFailure } from './lazy-missing-field';
import { subjectOf } from './entity-label';
import { say } from '../../../shared/messages/message';

const MOST_CANDIDATES = 6;

/** Means the only series of an entity: an indicator, a commodity or an exchange rate has no other. */
const ONLY = '';

/** The names of series that a call is given; left out, the only one that each entity has. */
export function observationRange(argument: unknown, name: string): TextRange {
  return argument === null || argument === undefined ? [[ONLY]] : requiredRange(argument, name);
}

/** At least one. */
export type Some<T> = readonly [T, ...T[]];

/**
 * The series that an id or name means and all others of its measure, because the newest value may be in any of them.
 * They share a request.
 */
export async function sameMeasureNamed(
  context: FunctionContext,
  pair: KnownPair & { finer: Finer },
  begin: () => void,
): Promise<Some<NumericalObservation>> {
  const { listed, whole } = await oneThing(context, pair);
  const [first] = listed;
  if (isScaled(first, pair.field)) throw inOtherUnits(pair, first);
  return observationsOf(context, pair, { listed: whole, begin });
}

/** The same of a table, which shows units; the named one, which may stand for a finer one, comes first. */
export async function measureNamed(
  context: FunctionContext,
  pair: KnownPair & { finer: Finer },
  begin: () => void,
): Promise<Some<NumericalObservation>> {
  const { whole } = await oneThing(context, pair);
  return observationsOf(context, pair, { listed: whole, begin });
}

/** A single value shows no unit: by the beginning of its name alone nobody is given millions for persons. */
function isScaled({ name, unit }: ListedSeries, wanted: string): boolean {
  const isNamed = wanted === ONLY || v.is(entityIdSchema, wanted) || isSameName(name, wanted);
  return !isNamed && SCALES.test(unit ?? '');
}

const SCALES = /\b(?:thous(?:ands?|\.)|mil(?:lions?|\.)|bil(?:lions?|\.))/i;

function inOtherUnits({ entity, field }: KnownPair, { name, unit }: ListedSeries): Failure {
  return new Failure(
    'absent',
    say('{} has no "{}", only "{}" in {}. Enter its full name', entity, field, name, unit ?? ''),
    { nearest: [name] },
  );
}

/**
 * The series that a name means, several if they are alike, with other publications of the measure for notes only.
 * Introspection is requested at once, so that other needs of the entity can join.
 */
export async function publicationsNamed(
  context: FunctionContext,
  pair: KnownPair,
  begin: () => void,
): Promise<{ listed: Some<NumericalObservation>; others: readonly NumericalObservation[] }> {
  const { listed, whole } = await oneThing(context, pair);
  const found = await observationsOf(context, pair, { listed: whole, begin });
  const meant = new Set(listed.map(({ id }) => id));
  const [first = found[0], ...more] = found.filter(({ id }) => meant.has(id));
  return { listed: [first, ...more], others: found.filter(({ id }) => !meant.has(id)) };
}

/** What a name means, which is of one thing, and with it the other publications of its measure. */
async function oneThing({ knowledge, waiter }: FunctionContext, pair: KnownPair & { finer?: Finer }) {
  const { id, entity, field, finer } = pair;
  refuseErrorCode(field, 'observation');
  const introspection = await knowledge.introspection(id, waiter, true);
  const [first, ...others] = matchSeries(introspection, field, finer);
  if (first === undefined)
    throw await missingFieldFailure(knowledge, { id, entity, field, kind: 'observation' });
  const listed: Some<ListedSeries> = [first, ...others];
  if (!isOneThing(listed)) throw ambiguous(field, listed);
  return { listed, whole: withPublications(listed, seriesOf(introspection), field) };
}

type Asked = { listed: Some<ListedSeries>; begin: () => void };

async function observationsOf(
  { knowledge, waiter }: FunctionContext,
  { id, entity }: KnownPair,
  { listed, begin }: Asked,
): Promise<Some<NumericalObservation>> {
  const asked = listed.map(async (each) => {
    const series = await knowledge.observation({ id, type: each.type, observation: each.id }, waiter);
    // A projection may leave the unit out; introspection has told it already.
    return (
      series && {
        ...series,
        properties: {
          cadence: each.cadence,
          ...series.properties,
          unit: series.properties.unit ?? each.unit,
        },
      }
    );
  });
  begin();
  const [first, ...others] = (await Promise.all(asked)).filter((series) => series !== undefined);
  if (first === undefined) throw withheld(subjectOf(knowledge, id, entity), listed[0].name);
  for (const { name, data } of [first, ...others]) {
    const { odd } = timelineOf(data);
    // Left out, it might be the newest of all, and an older value would pass for it.
    if (odd !== undefined) throw unreadableTime(name, odd);
  }
  return [first, ...others];
}

/** The service lists a series and does not answer with it. */
function withheld(entity: string, name: string): Failure {
  return new Failure(
    'absent',
    say('The service lists "{}" of {}, but without values. Refresh later', name, entity),
  );
}

function unreadableTime(name: string, odd: string): Failure {
  return new Failure(
    'unreadable',
    say('The service gave a value of {} with an unreadable date: "{}"', name, odd),
  );
}

function ambiguous(wanted: string, candidates: readonly ListedSeries[]): Failure {
  const names = new Set(candidates.map(({ name }) => name));
  const alike = names.size < candidates.length;
  const nearest = candidates.slice(0, MOST_CANDIDATES).map(({ name }) => name);
  const list = candidates.map(({ name, unit, cadence, id }) =>
    alike ? `${name} (${[unit, cadence, id].filter(Boolean).join(', ')})` : `"${name}"`,
  );
  if (wanted === ONLY)
    return new Failure('ambiguous', say('Specify one of its {} series: {}', candidates.length, list), {
      nearest,
    });
  const template = alike
    ? '"{}" matches {} series: {}. Enter the id of one'
    : '"{}" matches {} series: {}. Enter the full name of one';
  return new Failure('ambiguous', say(template, wanted, candidates.length, list), {
    nearest,
  });
}
