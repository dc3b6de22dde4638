import {
  flagArgument,
  requiredRange,
  rowRange,
  textArgument,
  textRange,
  type TextRange,
} from '../../cells/argument';
import type { Grid, Result } from '../../cells/cell';
import type { FunctionContext } from '../call/context';
import type { PromiseOrValue } from '../call/promise-or-value';
import type { Pair } from '../call/pair';
import { cellGrid, crossed, isOneCell, type NeedGrid } from '../cells/cell-grid';
import { recordChoice } from '../../runtime/provenance';
import { lastValue, type Moments } from './last-value';
import { lastFiscalQuarter } from '../history/fiscal-quarter';
import { calendarQuarter, refuseTrailing } from '../history/time-span';
import { finerSeries } from '../../cells/finer-series';
import { readPeriod } from '../../../shared/periods/written-period';
import { frequencyCalled } from '../../cells/calendar';
import { fittestWithin } from '../history/point-ends';
import { rememberCards } from '../names/card-names';
import { namer } from '../names/entity-resolution';
import { observationRange, publicationsNamed, sameMeasureNamed } from '../names/observation';
import { columnsArgument, lastDay, windowOf } from './series-arguments';
import { seriesTable } from './series-table';
import { pairItems } from './stack-items';
import { stacked } from './stacked-table';

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
    sourced: context.settings.sourcedValues === 'all' ? context.sourced : undefined,
  };
  const withHeaders = flagArgument(given.headers, 'headers', true);
  const named = namer(context, { types: [], asked: 'series' });
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
      const ask = (id: string, begin: () => void) => publicationsNamed(context, { ...pair, id }, begin);
      const { listed, others } = await named.later(pair.entity, ask);
      const shown = fittestWithin(listed, choices.window);
      const { cadence } = shown.properties;
      refuseTrailing(choices.window.back, frequencyCalled(cadence ?? ''), shown.name);
      const all = [...listed, ...others] as const;
      recordChoice(context, [shown], all);
      return seriesTable(shown, { ...choices, unitInHeader, all });
    },
  });
}

/** What `KER.LATEST` is called with. */
export type LatestArguments = { entity: unknown; observation: unknown; asOf: unknown; known: unknown };

/** The last values of some series. */
export function latestGrid(
  context: FunctionContext,
  { entity, observation, asOf, known }: LatestArguments,
): PromiseOrValue<Result> {
  rememberCards(entity);
  const named = namer(context, { types: [], asked: 'series' });
  const given = [rowRange(entity, 'entity'), observationRange(observation, 'observation')] as const;
  const valueAt = (pair: Pair, moments: Moments) =>
    named.later(pair.entity, async (id, begin) => {
      const finer = finerSeries(moments.isQuarter ? 'Q' : undefined, pair.field);
      return lastValue(await sameMeasureNamed(context, { ...pair, id, finer }, begin), moments, context);
    });
  if (!isRange(asOf) && !isRange(known)) {
    const moments = momentsOf(asOf, known);
    return cellGrid(context, crossed(...given), (pair) => valueAt(pair, moments));
  }
  return cellGrid(context, atTimes(given, { asOf, known }), ({ pair, ...time }) =>
    valueAt(pair, momentsOf(time.asOf, time.known)),
  );
}

function isRange(argument: unknown): boolean {
  return Array.isArray(argument) && argument.flat().length > 1;
}

function momentsOf(asOf: unknown, known: unknown): Moments {
  const text = textArgument(asOf, 'asOf') ?? '';
  const { year, isFiscal = false, quarter } = readPeriod(text) ?? {};
  return {
    asOf: lastDay(isFiscal ? year : asOf, 'asOf'),
    known: lastDay(known, 'known'),
    quarter: calendarQuarter(text),
    ...{ fiscal: lastFiscalQuarter(text), isFiscal, isQuarter: quarter !== undefined },
  };
}

/** Entities by times, or the series of one entity by times; of all three as ranges there is no grid. A blank time has no value. */
function atTimes(
  [entities, fields]: readonly [TextRange, TextRange],
  { asOf, known }: Pick<LatestArguments, 'asOf' | 'known'>,
): NeedGrid<{ pair: Pair; asOf: unknown; known: unknown }> {
  const isByKnown = !isRange(asOf);
  const [ranged, name] = isByKnown ? [known, 'known'] : [asOf, 'asOf'];
  const isOfEntities = isOneCell(fields);
  // What else is a range is refused as one where one cell is meant.
  if (!isByKnown) textArgument(known, 'known');
  if (!isOfEntities && !isOneCell(entities)) textArgument(ranged, name);
  return crossed(isOfEntities ? entities : fields, textRange(ranged, name)).map((row) =>
    row.map((cell) => {
      if (cell === undefined) return undefined;
      const [entity, field] = isOfEntities ? [cell.entity, fields[0]?.[0]] : [entities[0]?.[0], cell.entity];
      if (entity === undefined || field === undefined) return undefined;
      const pair = { entity, field };
      return isByKnown ? { pair, asOf, known: cell.field } : { pair, asOf: cell.field, known };
    }),
  );
}
