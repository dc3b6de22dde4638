import { searchOf, isEntityId } from '../../cells/typed-name';
import { FREQUENCIES, isCoarser, type Frequency } from '../../cells/calendar';
import { Failure } from '../../../shared/contract/failure';
import { SEARCH_LIMIT } from '../../../shared/contract/search-limit';
import { BETWEEN, ratePairs } from '../../../shared/names/exchange-rate';
import { say, type Sentence } from '../../../shared/messages/message';
import type { FunctionContext } from '../call/context';
import type { Measured } from './figures';

/** Whose series has nothing of what was asked: as typed, and as it is called. */
type Asked = { entity: string; subject: string; frequency: Frequency | undefined; measured: Measured };

/** A failure for want of values, with what else may have them as far as that is known without a request. */
export function orElsewhere(context: FunctionContext, error: unknown, asked: Asked): unknown {
  if (!(error instanceof Failure) || error.kind !== 'absent') return error;
  const hint = crossed(asked.subject, error.message) ?? namesake(context, asked, error.message);
  return hint === undefined ? error : new Failure('absent', hint, error.details);
}

/** Of two currencies each of which the euro has a rate to. */
function crossed(subject: string, message: string): Sentence | undefined {
  const [, base, quote] = /^([A-Z]{3})\/([A-Z]{3})$/.exec(subject) ?? [];
  if (base === undefined || quote === undefined || base === BETWEEN || quote === BETWEEN) return undefined;
  const [above, below] = [quote, base].map((code) => ratePairs(BETWEEN, code)[0]);
  return say(
    '{}. Via the euro, use {} divided by {}, if both have that date',
    message,
    above ?? '',
    below ?? '',
  );
}

/** The words of frequencies, finest first. */
const OFTEN = ['daily', 'weekly', 'monthly', 'quarterly'];

/** Finds another entity of the same name that has values at this frequency; undefined if this one has them too. */
function namesake(
  { knowledge }: FunctionContext,
  { entity, subject, frequency, measured: { grain } }: Asked,
  message: string,
): Sentence | undefined {
  if (frequency === undefined || grain === undefined || !isCoarser(grain, frequency) || isEntityId(entity))
    return undefined;
  const often = OFTEN.slice(0, FREQUENCIES.indexOf(frequency) + 1).join('|');
  const found = knowledge.known.search(searchOf(entity, [], SEARCH_LIMIT.default))?.value ?? [];
  const own = found.find(({ name }) => name === subject) ?? found[0];
  const other = found.find(
    (each) =>
      each.id !== own?.id &&
      each.entity_type === own?.entity_type &&
      new RegExp(`\\b(?:${often})\\b`, 'i').test(each.description ?? ''),
  );
  return other && say('{}. "{}" may have them', message, other.name);
}
