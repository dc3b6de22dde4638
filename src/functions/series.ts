/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { flagArgument, requiredRange } from '../cells/argument';
import type { NumericalObservation } from '../contract/observation';
import type { FunctionContext } from './call/context';
import { loaded } from './call/loaded';
import type { KnownPair } from './call/pair';
import { cellGrid, crossed } from './cells/cell-grid';
import { guarded } from './guard';
import { pairItems } from './tables/stack-items';
import { namer } from './names/named';
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
  return guarded({ name: 'SERIES', invocation }, async (context) => {
    const part = await seriesPart();
    const choices = {
      window: part.windowOf(from, to),
      known: part.lastDay(known, 'known'),
      columns: part.columnsArgument(columns),
      host: context.host,
    };
    const withHeaders = flagArgument(headers, 'headers', true);
    const named = namer(context);
    const items = pairItems(
      requiredRange(entity, 'entity'),
      requiredRange(observation, 'observation'),
      'observation',
    );
    // Series of several entities may have several units, and share a header that names none.
    const unitInHeader = withHeaders && items.items.length === 1;
    return stacked(context, items, {
      headers: withHeaders,
      tableOf: async (pair) => {
        const ask = (id: string, begin: () => void) =>
          observationNamed(context, part, { ...pair, id }, begin);
        return part.seriesTable(await named.later(pair.entity, ask), { ...choices, unitInHeader });
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
  return guarded({ name: 'LATEST', invocation }, async (context) => {
    const part = await seriesPart();
    const moments = { asOf: part.lastDay(asOf, 'asOf'), known: part.lastDay(known, 'known') };
    const named = namer(context);
    const pairs = crossed(requiredRange(entity, 'entity'), requiredRange(observation, 'observation'));
    return cellGrid(context, pairs, (pair) =>
      named.later(pair.entity, async (id, begin) =>
        part.lastValue(await observationNamed(context, part, { ...pair, id }, begin), moments, context.host),
      ),
    );
  });
}

/** Introspection is asked at once, so that what else is asked of the entity can wait for the series that it tells. */
async function observationNamed(
  context: FunctionContext,
  { observationOf }: SeriesPart,
  pair: KnownPair,
  begin: () => void,
): Promise<NumericalObservation> {
  const introspection = await context.knowledge.introspection(pair.id, { ...context.waiter, leads: true });
  return observationOf(context, pair, { introspection, begin });
}

type SeriesPart = Awaited<ReturnType<typeof seriesPart>>;

/** What reads series, loaded when a cell first asks for one. */
async function seriesPart() {
  const [{ observationOf }, { lastValue }, { seriesTable }, { windowOf, lastDay, columnsArgument }] =
    await loaded(
      Promise.all([
        import(/* webpackChunkName: "series" */ './names/observation'),
        import(/* webpackChunkName: "series" */ './cells/last-value'),
        import(/* webpackChunkName: "series" */ './tables/series-table'),
        import(/* webpackChunkName: "series" */ './tables/series-arguments'),
      ]),
    );
  return { observationOf, lastValue, seriesTable, windowOf, lastDay, columnsArgument };
}
