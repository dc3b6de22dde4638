/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { loaded } from './call/lazy-part';
import { guarded } from './guard';

/**
 * List the points of a series of an entity, oldest first.
 * @customfunction SERIES
 * @helpurl https://localhost:3000/help.html#ker-series
 * @param entity Id or name of the entity, or a range of them.
 * @param [observation] Name of the series, such as "Revenue", other words for just that ("sales"), the start of a name that only one series has, or its id (KER.FIELDS lists them); the entity's only series if omitted.
 * @param [from] First day: a date, "2020-01-31", "2020-01", "2020Q1" or 2020; or so many periods that end with `to` or the newest value, "-3Y", "-6M" or "LTM".
 * @param [to] Last day: a date, "2024-12-31", "2024-12", "2024Q4" or 2024; or back from today, "-1Y".
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
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'SERIES', invocation }, async (context) =>
    (await seriesCalls()).seriesGrid(context, { entity, observation, from, to, columns, headers, known }),
  );
}

/**
 * Get the last value of a series at or before a date.
 * @customfunction LATEST
 * @helpurl https://localhost:3000/help.html#ker-latest
 * @param entity Id or name of the entity, or a range of them, one row each.
 * @param [observation] Name of the series, such as "Revenue", other words for just that ("sales"), the start of a name that only one series has, or its id; or a range of them, one column each; the entity's only series if omitted.
 * @param [asOf] The last day that the value may be for, by its period and not by when it was published: a date, "2024-12-31", "2024Q4" or 2024; without it, the newest value. Or a range of them: with a column of entities a row of dates makes a grid.
 * @param [known] Only values that had been published by this day, written likewise, or a range of them in place of asOf; an error where the service does not say when.
 * @param invocation What Excel tells of the call.
 * @returns The values.
 * @cancelable
 * @requiresAddress
 */
export function latest(
  entity: unknown[][],
  observation: unknown[][],
  asOf: unknown[][],
  known: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'LATEST', invocation }, async (context) =>
    (await seriesCalls()).latestGrid(context, { entity, observation, asOf, known }),
  );
}

/**
 * Show series of several entities on one calendar: dates down, series across.
 * @customfunction HISTORY
 * @helpurl https://localhost:3000/help.html#ker-history
 * @param entities Id or name of the entity, or a range of them.
 * @param [observations] Name of the series, such as "Revenue", or its id; or a range of them; the only series of each entity if omitted.
 * @param [from] First period: a date, 2020, "2024Q4", "FY2024", "FY-4" (of the last reported), "-3Y" or "LTM" (that end with `to` or the newest value).
 * @param [to] Last period, written likewise; the newest if omitted.
 * @param [frequency] By which period rows count: "D", "W", "M", "Q" or "A" (year); as reported if omitted.
 * @param [options] Text such as "currency=EUR; scale=millions; fill=carried", or a range of them. aggregate: auto, last, average, sum, none. fill: none, carried. periods: auto, fiscal, calendar. last: so many rows. known: a date. currency: a code. rate: auto, average, end. scale: thousands, millions, billions. orientation: down, across. headers, notes: yes, no.
 * @param invocation What Excel tells of the call.
 * @returns Time and a column for each series.
 * @cancelable
 * @requiresAddress
 */
export function history(
  entities: unknown[][],
  observations: unknown[][],
  from: unknown,
  to: unknown,
  frequency: unknown,
  options: unknown[][],
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'HISTORY', invocation }, async (context) =>
    (await historyPart()).historyGrid(context, { entities, observations, from, to, frequency, options }),
  );
}

/**
 * Read a figure of the entity of a card: with the card in A2, =A2.figure("Revenue", 2024).
 * @customfunction FIGURE
 * @helpurl https://localhost:3000/help.html#ker-figure
 * @param card The card, which Excel takes from before the dot.
 * @param observation Name of the series, such as "Revenue", or its id.
 * @param [period] Which period: 2024 or "FY2024" for a year, "2024Q4" for a quarter of the calendar, "FY2024Q4" for a fiscal one; the newest value if omitted.
 * @param invocation What Excel tells of the call.
 * @returns The value.
 * @capturesCallingObject
 * @excludeFromAutoComplete
 * @cancelable
 * @requiresAddress
 */
export function figure(
  card: unknown,
  observation: unknown,
  period: unknown,
  invocation: CustomFunctions.CancelableInvocation,
): Promise<unknown[][]> | unknown[][] {
  return guarded({ name: 'FIGURE', invocation }, async (context) =>
    (await historyPart()).figureGrid(context, { card, observation, period }),
  );
}

/** What puts series on a calendar, loaded when a cell first asks for it. */
function historyPart() {
  return loaded(import(/* webpackChunkName: "history" */ './tables/history-calls'));
}

/** What reads series, loaded when a cell first asks for one. */
function seriesCalls() {
  return loaded(import(/* webpackChunkName: "series" */ './tables/series-calls'));
}
