import { requiredText, textArgument } from '../../cells/argument';
import { periodFrequency } from '../../cells/finer-series';
import type { Result } from '../../cells/cell';
import type { FunctionContext } from '../call/context';
import { calendarQuarter, checkPeriod } from '../history/time-span';
import { historyGrid } from '../history/history';
import { rememberCards } from '../names/card-names';
import { latestGrid } from './series-calls';

/** What `KER.FIGURE` is called with. */
export type FigureArguments = Readonly<Record<'card' | 'observation' | 'period', unknown>>;

/** One figure of one entity: of the period that is named that of `KER.HISTORY`, without its time; else that of `KER.LATEST`. */
export async function figureGrid(
  context: FunctionContext,
  { card, observation, period }: FigureArguments,
): Promise<Result> {
  rememberCards(card);
  const named = textArgument(period, 'period');
  const [entity, line] = [[[requiredText(card, 'card')]], [[requiredText(observation, 'observation')]]];
  if (named === undefined)
    return latestGrid(context, { entity, observation: line, asOf: undefined, known: undefined });
  checkPeriod(named);
  const given = {
    entities: entity,
    observations: line,
    from: period,
    to: period,
    frequency: periodFrequency(named),
    options: [['last=1; headers=no']],
  };
  const rows = await historyGrid(context, given, { quarter: calendarQuarter(named), isFigure: true });
  return rows.map((row) => row.slice(1));
}

export { historyGrid };
