import { oneOf, requiredRange, type TextRange } from '../../cells/argument';
import { Failure } from '../../contract/failure';
import type { Introspection } from '../../contract/introspection';
import type { NumericalObservation } from '../../contract/observation';
import { seriesNamed, seriesOf, type ListedSeries } from '../../names/series-name';
import type { KnownPair } from '../call/pair';
import type { FunctionContext } from '../call/context';
import { lackingFailure } from './lacking';
import { say } from '../../sentences/say';

const MOST_CANDIDATES = 6;

/** Means the only series of an entity: an indicator, a commodity or an exchange rate has no other. */
const ONLY = '';

/** The names of series that a call is given; left out, the only one that each entity has. */
export function observationRange(argument: unknown, name: string): TextRange {
  return argument === null || argument === undefined ? [[ONLY]] : requiredRange(argument, name);
}

/** What the entity lists, and what is called when its projection is asked. */
type Listing = { introspection: Introspection; begin: () => void };

/** Whose series is meant; `instead` takes another of those listed for the one that the name means. */
type Meant = KnownPair & { instead?: (named: ListedSeries, listed: readonly ListedSeries[]) => ListedSeries };

/** The series that an id or a name means. Introspection is asked at once, so that what else is asked of the entity can wait for the series that it tells. */
export async function observationNamed(
  context: FunctionContext,
  pair: Meant,
  begin: () => void,
): Promise<NumericalObservation> {
  const introspection = await context.knowledge.introspection(pair.id, { ...context.waiter, leads: true });
  return observationOf(context, pair, { introspection, begin });
}

/** The series of an entity that an id or a name means; a start counts only where one series has it. */
async function observationOf(
  { knowledge, waiter }: FunctionContext,
  { id, entity, field: wanted, instead }: Meant,
  { introspection, begin }: Listing,
): Promise<NumericalObservation> {
  const lacking = () => lackingFailure(knowledge, { id, entity, field: wanted, kind: 'observation' });
  const candidates = seriesNamed(introspection, wanted);
  const [named] = candidates;
  if (named === undefined) throw await lacking();
  if (candidates.length > 1) throw ambiguous(wanted, candidates);
  const only = instead?.(named, seriesOf(introspection)) ?? named;
  const asked = knowledge.observation({ id, type: only.type, observation: only.id }, waiter);
  begin();
  const series = await asked;
  if (series === undefined) throw await lacking();
  // A projection may leave the unit out; introspection has told it already.
  return { ...series, properties: { ...series.properties, unit: series.properties.unit ?? only.unit } };
}

function ambiguous(wanted: string, candidates: readonly ListedSeries[]): Failure {
  const names = new Set(candidates.map(({ name }) => name));
  const alike = names.size < candidates.length;
  const shown = candidates.slice(0, MOST_CANDIDATES);
  const list = alike
    ? shown
        .map(({ name, unit, cadence, id }) => `${name} (${[unit, cadence, id].filter(Boolean).join(', ')})`)
        .join('; ')
    : oneOf(shown.map(({ name }) => name));
  const more = candidates.length - shown.length;
  const all = more > 0 ? say('{} and {} more', list, more) : list;
  if (wanted === ONLY)
    return new Failure('ambiguous', say('Name one of its {} series: {}', candidates.length, all), {
      nearest: shown.map(({ name }) => name),
    });
  const template = alike
    ? '"{}" fits {} series: {}. Give the id of one'
    : '"{}" fits {} series: {}. Give the whole name of one';
  return new Failure('ambiguous', say(template, wanted, candidates.length, all), {
    nearest: shown.map(({ name }) => name),
  });
}
