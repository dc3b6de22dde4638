/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { badArgument, flagArgument, oneOf, requiredRange, textRange, wordsIn } from '../cells/argument';
import { isoDate } from '../cells/date';
import { dateArgument } from '../cells/date-argument';
import { Failure } from '../contract/failure';
import type { NumericalObservation } from '../contract/observation';
import type { FunctionContext } from './call/context';
import { loaded } from './call/loaded';
import type { KnownPair } from './call/pair';
import { cellGrid, crossed } from './cells/cell-grid';
import { guarded } from './guard';
import { pairItems } from './tables/stack-items';
import { namer } from './names/named';
import { SERIES_COLUMNS } from './tables/choices';
import type { SeriesColumn } from './tables/choices';
import { stacked } from './tables/stacked';

/**
 * List the points of a series of an entity, oldest first.
 * @customfunction SERIES
 * @helpurl https://localhost:3000/help.html#ker-series
 * @param entity Id or name of the entity, or a range of them.
 * @param observation Name of the series, such as "Revenue", the start of a name that only one series has, or its id (KER.FIELDS lists them).
 * @param [from] First day: a date, "2020-01-31", "2020-01", "2020Q1" or 2020.
 * @param [to] Last day: a date, "2024-12-31", "2024-12", "2024Q4" or 2024.
 * @param [columns] Further columns: "unit", "source", "published", "url", several parted by commas.
 * @param [headers] Whether the first row names the columns and the unit: TRUE if omitted.
 * @param [known] Only points that had been published by this day: a date, "2024-12-31", "2024Q4" or 2024; an error where the service does not say when.
 * @param invocation What Excel tells of the call.
 * @returns Time and value, then the further columns.
 * @cancelable
 * @requiresAddress
 */
export function series(
  entity: unknown[][],
  observation: unknown[][],
  from: unknown,
  to: unknown,
  columns: unknown[][],
  headers: unknown,
  known: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guarded({ name: 'SERIES', invocation }, (context) => {
    const window = windowOf(from, to);
    const knownDay = dateArgument(known, 'known', 'last');
    const chosen = columnsArgument(columns);
    const withHeaders = flagArgument(headers, 'headers', true);
    const named = namer(context);
    const items = pairItems(
      requiredRange(entity, 'entity'),
      requiredRange(observation, 'observation'),
      'observation',
    );
    return stacked(context, items, {
      headers: withHeaders,
      tableOf: async (pair) => {
        const [{ seriesTable }, found] = await Promise.all([
          seriesPart(),
          named.later(pair.entity, (id, begin) => observationNamed(context, { ...pair, id }, begin)),
        ]);
        // Series of several entities may have several units, and share a header that names none.
        const unitInHeader = withHeaders && items.items.length === 1;
        return seriesTable(found, {
          window,
          known: knownDay,
          columns: chosen,
          host: context.host,
          unitInHeader,
        });
      },
    });
  });
}

/**
 * Get the last value of a series at or before a date.
 * @customfunction LATEST
 * @helpurl https://localhost:3000/help.html#ker-latest
 * @param entity Id or name of the entity, or a range of them, one row each.
 * @param observation Name of the series, such as "Revenue", the start of a name that only one series has, or its id; or a range of them, one column each.
 * @param [asOf] The last day that the value may be for, by its period and not by when it was published: a date, "2024-12-31", "2024Q4" or 2024; without it, the newest value.
 * @param [known] Only values that had been published by this day, written likewise; an error where the service does not say when.
 * @param invocation What Excel tells of the call.
 * @returns The values.
 * @cancelable
 * @requiresAddress
 */
export function latest(
  entity: unknown[][],
  observation: unknown[][],
  asOf: unknown,
  known: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> {
  return guarded({ name: 'LATEST', invocation }, (context) => {
    const moments = {
      asOf: dateArgument(asOf, 'asOf', 'last'),
      known: dateArgument(known, 'known', 'last'),
    };
    const named = namer(context);
    const pairs = crossed(requiredRange(entity, 'entity'), requiredRange(observation, 'observation'));
    return cellGrid(context, pairs, (pair) =>
      named.later(pair.entity, async (id, begin) => {
        const [{ lastValue }, found] = await Promise.all([
          seriesPart(),
          observationNamed(context, { ...pair, id }, begin),
        ]);
        return lastValue(found, moments, context.host);
      }),
    );
  });
}

/** Introspection is asked at once, so that what else is asked of the entity can wait for the series that it tells. */
async function observationNamed(
  context: FunctionContext,
  pair: KnownPair,
  begin: () => void,
): Promise<NumericalObservation> {
  const [introspection, { observationOf }] = await Promise.all([
    context.knowledge.introspection(pair.id, { ...context.waiter, leads: true }),
    seriesPart(),
  ]);
  return observationOf(context, pair, { introspection, begin });
}

/** What reads series, loaded when a cell first asks for one. */
async function seriesPart() {
  const [{ observationOf }, { lastValue }, { seriesTable }] = await loaded(
    Promise.all([
      import(/* webpackChunkName: "series" */ './names/observation'),
      import(/* webpackChunkName: "series" */ './cells/last-value'),
      import(/* webpackChunkName: "series" */ './tables/series-table'),
    ]),
  );
  return { observationOf, lastValue, seriesTable };
}

function windowOf(from: unknown, to: unknown): { from: number | undefined; to: number | undefined } {
  const window = { from: dateArgument(from, 'from', 'first'), to: dateArgument(to, 'to', 'last') };
  if (window.from !== undefined && window.to !== undefined && window.from > window.to) {
    const got = `${isoDate(window.from)} and ${isoDate(window.to)}`;
    throw new Failure('bad-argument', `from must not be after to, got ${got}`);
  }
  return window;
}

function columnsArgument(argument: unknown): readonly SeriesColumn[] {
  const words = textRange(argument, 'columns')
    .flat()
    .flatMap((text) => wordsIn(text ?? ''));
  return words.map((text) => {
    const word = text.toLowerCase();
    const column = SERIES_COLUMNS.find((each) => each === word);
    if (column === undefined) throw badArgument('columns', oneOf(SERIES_COLUMNS), word);
    return column;
  });
}
