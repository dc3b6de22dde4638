import { flagArgument, requiredRange, textArgument } from '../../cells/argument';
import type { Grid } from '../../cells/cell';
import type { FunctionContext } from '../call/context';
import type { PromiseOrValue } from '../call/promise-or-value';
import { cellGrid, crossed } from '../cells/cell-grid';
import { lastValue } from './last-value';
import { calendarQuarter } from '../history/bound';
import { fittestWithin } from '../history/ends';
import { rememberCards } from '../names/card-names';
import { namer } from '../names/named';
import { observationRange, oneThingNamed, sameMeasureNamed } from '../names/observation';
import { columnsArgument, lastDay, windowOf } from './series-arguments';
import { seriesTable } from './series-table';
import { pairItems } from './stack-items';
import { stacked } from './stacked';

/** What `KER.SERIES` is called with. */
export type SeriesArguments = {
  entity: unknown;
  observation: unknown;
  from: unknown;
  to: unknown;
  columns: unknown;
  headers: unknown;
  known: unknown;
};

/** The tables of some series, one below the other. */
export function seriesGrid(context: FunctionContext, given: SeriesArguments): Promise<Grid> {
  rememberCards(given.entity);
  const known = lastDay(given.known, 'known');
  const choices = {
    window: windowOf(given.from, given.to, known),
    known,
    columns: columnsArgument(given.columns),
    host: context.host,
    sourced: context.sourcesSeries ? context.sourced : undefined,
  };
  const withHeaders = flagArgument(given.headers, 'headers', true);
  const named = namer(context);
  const items = pairItems(
    requiredRange(given.entity, 'entity'),
    observationRange(given.observation, 'observation'),
    'observation',
  );
  // Series of several entities may have several units, and share a header that names none.
  const unitInHeader = withHeaders && items.items.length === 1;
  return stacked(context, items, {
    headers: withHeaders,
    tableOf: async (pair) => {
      const ask = async (id: string, begin: () => void) =>
        fittestWithin(await oneThingNamed(context, { ...pair, id }, begin), choices.window);
      return seriesTable(await named.later(pair.entity, ask), { ...choices, unitInHeader });
    },
  });
}

/** What `KER.LATEST` is called with. */
export type LatestArguments = { entity: unknown; observation: unknown; asOf: unknown; known: unknown };

/** The last values of some series. */
export function latestGrid(
  context: FunctionContext,
  { entity, observation, asOf, known }: LatestArguments,
): PromiseOrValue<Grid> {
  rememberCards(entity);
  const quarter = calendarQuarter(textArgument(asOf, 'asOf') ?? '');
  const moments = { asOf: lastDay(asOf, 'asOf'), known: lastDay(known, 'known'), quarter };
  const named = namer(context);
  const pairs = crossed(requiredRange(entity, 'entity'), observationRange(observation, 'observation'));
  return cellGrid(context, pairs, (pair) =>
    named.later(pair.entity, async (id, begin) =>
      lastValue(await sameMeasureNamed(context, { ...pair, id }, begin), moments, context),
    ),
  );
}
