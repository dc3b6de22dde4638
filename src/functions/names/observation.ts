import { oneOf } from '../../cells/argument';
import { Failure } from '../../contract/failure';
import type { NumericalObservation, ObservationListing } from '../../contract/observation';
import type { KnownPair } from '../call/pair';
import type { FunctionContext } from '../call/context';
import { lackingFailure } from './lacking';
import { isEntityId } from './typed-name';

const MOST_CANDIDATES = 6;

type Listed = ObservationListing & { type: string };

/**
 * The series of an entity that an id or a name means. An exact name comes before the start of one, and a start counts
 * only where one series has it; letter case does not matter. `begin` is called when the series is asked, which cannot be
 * before the entity has listed it.
 */
export async function observationOf(
  { knowledge, waiter }: FunctionContext,
  { id, entity, field: wanted }: KnownPair,
  begin: () => void,
): Promise<NumericalObservation> {
  const lacking = () => lackingFailure(knowledge, { id, entity, field: wanted, kind: 'observation' });
  const introspection = await knowledge.introspection(id, waiter);
  const all = Object.entries(introspection.numerical_observations ?? {}).flatMap(([type, items]) =>
    items.map((item): Listed => ({ ...item, type })),
  );
  const candidates = fitting(all, wanted);
  const [only] = candidates;
  if (only === undefined) throw await lacking();
  if (candidates.length > 1) throw ambiguous(wanted, candidates);
  const asked = knowledge.observation({ id, type: only.type, observation: only.id }, waiter);
  begin();
  const series = await asked;
  if (series === undefined) throw await lacking();
  // A projection may leave the unit out; introspection has told it already.
  return { ...series, properties: { ...series.properties, unit: series.properties.unit ?? only.unit } };
}

function fitting(all: readonly Listed[], wanted: string): readonly Listed[] {
  const lower = wanted.toLowerCase();
  if (isEntityId(wanted)) return all.filter(({ id }) => id.toLowerCase() === lower);
  const exact = all.filter(({ name }) => name.toLowerCase() === lower);
  return exact.length > 0 ? exact : all.filter(({ name }) => name.toLowerCase().startsWith(lower));
}

function ambiguous(wanted: string, candidates: readonly Listed[]): Failure {
  const names = new Set(candidates.map(({ name }) => name));
  const alike = names.size < candidates.length;
  const shown = candidates.slice(0, MOST_CANDIDATES);
  const list = alike
    ? shown
        .map(({ name, unit, cadence, id }) => `${name} (${[unit, cadence, id].filter(Boolean).join(', ')})`)
        .join('; ')
    : oneOf(shown.map(({ name }) => name));
  const more = candidates.length > shown.length ? ` and ${candidates.length - shown.length} more` : '';
  const advice = alike ? 'Give the id of one' : 'Give the whole name of one';
  return new Failure('ambiguous', `"${wanted}" fits ${candidates.length} series: ${list}${more}. ${advice}`, {
    nearest: shown.map(({ name }) => name),
  });
}
