import { Failure } from '../../../shared/contract/failure';
import { formulaReach } from '../../../shared/formula/formula-safety';
import { say } from '../../../shared/messages/message';

/**
 * A formula that this add-in has built, as it may be written: by the same rule as those of a log, so that no text that it
 * was built from can make it do more than ask the service. Throws a `bad-argument` failure that says what it would do.
 */
export function ownFormula(formula: string): string {
  const reach = formulaReach(formula, { needsKer: false });
  if (reach === undefined) return formula;
  const what = (
    {
      unreadable: 'one that can be read',
      'too-long': 'one of at most 8,192 characters',
      foreign: 'one of this add-in',
      outside: 'one that only calculates and asks the service',
    } as const
  )[reach.kind];
  throw new Failure(
    'bad-argument',
    say('Expected a formula to be {}, got {}', say(what), formula.slice(0, 80)),
  );
}
