import { Failure } from '../../../shared/contract/failure';
import { formulaReach } from '../../../shared/formula/formula-safety';
import { say } from '../../../shared/messages/message';

/**
 * A formula that this add-in built, checked by the same rule as those of a log. Throws a `bad-argument` failure if it
 * does more than calculate and request data.
 */
export function ownFormula(formula: string): string {
  const reach = formulaReach(formula, { needsKer: false });
  if (reach === undefined) return formula;
  const what = (
    {
      unreadable: 'one that can be read',
      'too-long': 'one of at most 8,192 characters',
      foreign: 'one of this add-in',
      outside: 'one that only calculates and requests data',
    } as const
  )[reach.kind];
  throw new Failure(
    'bad-argument',
    say('Expected a formula to be {}, got {}', say(what), formula.slice(0, 80)),
  );
}
