/* eslint-disable max-params -- the parameters of an Excel function are what people type */
import { loaded } from './call/lazy-part';
import { guarded } from './guard';

/**
 * List the points of a series of an entity, oldest first.
 * @customfunction SERIES
 * @helpurl https://localhost:3000/help.html#ker-series
 * @remarks
 * If another publication of the same measure continues after this series ends, the heading names it. A series of more
 * than about 17,000 points has no number formats, because Excel accepts 2 MB at once. Format its date column yourself.
 * @param entity Id or name of the entity, or a range of them.
 * @param [observation] Name of the series, such as "Revenue", the start of its name, a synonym ("sales") or its id. KER.FIELDS lists the series. If omitted, the only series of the entity.
 * @param [from] First day: a date, "2020-01-31", "2020-01", "2020Q1" or 2020. Or a number of periods that end with to or the newest value: "-3Y", "-6M", "LTM".
 * @param [to] Last day: a date, "2024-12-31", "2024-12", "2024Q4" or 2024. Or back from today: "-1Y".
 * @param [columns] Further columns: "unit", "source", "published", "url". Separate several with commas.
 * @param [headers] FALSE leaves out the headings.
 * @param [known] Only points that had been published by this day: a date, "2024-12-31", "2024Q4" or 2024.
 * @param invocation What Excel passes about the call.
 * @returns Time and value, then the further columns.
 * @throws #VALUE! with the candidates if the name fits several series: give the whole name.
 * @throws #N/A `The value of … has no publication date…`: leave out `known`.
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
 * @remarks
 * A figure counts from the last day of its period. A year is the company's fiscal year, and a quarter is read from the
 * quarterly series; see [Times](query-language.md#times). With a range of times, either the entity or the observation
 * may be a range as well.
 *
 * The number format shows what you should know about a value. The cell stays a number:
 *
 * | shown after the value | meaning |
 * | --- | --- |
 * | `(2022-09)` | the publisher has not updated it since then |
 * | `(2023)` | a later value is expected, and the service does not have it |
 * | `(FY2025 Q1)` | the company numbers this calendar quarter differently |
 * | `(CIA, 2026-01-22)` | it comes from another publication than the series that the name means |
 * | `(2024-12-01)` | an exchange rate or price of this day, not of the day that you asked for |
 * | `(average of 2015-12)` | the average of a month |
 *
 * A value counts as outdated after 90 days (daily and weekly series), 180 days (monthly), a year (quarterly) or 900
 * days (annual), a company's after 200 days (quarterly) or 490 days (annual). If a measure has several publications,
 * the newest value comes from the one that reaches furthest, unless you name the series by id. For an exchange rate or
 * a commodity, `"rate"` or `"price"` is enough, or nothing.
 *
 * With `known`, a figure counts from the day of its first publication. If the service cannot prove that day, the
 * figure is `#N/A` until the day of the publication that the service has.
 * @param entity Id or name of the entity, or a range of them: one row each.
 * @param [observation] Name of the series, such as "Revenue", the start of its name, a synonym ("sales") or its id. KER.FIELDS lists the series. Or a range of names: one column each. If omitted, the only series of the entity.
 * @param [asOf] The last day that the value may be for: a date, "2024-12-31", "2024Q4", "FY2024" or 2024. The newest value if omitted. A row of dates beside a column of entities gives a grid.
 * @param [known] Only values that had been published by this day. A range of days may stand in place of asOf.
 * @param invocation What Excel passes about the call.
 * @returns The values.
 * @throws #N/A `… has no value at or before …`: the series starts later.
 * @throws #N/A `… has fiscal periods … not calendar ones`: give a fiscal quarter, such as `"FY2024Q4"`.
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
 * @remarks
 * | option | effect |
 * | --- | --- |
 * | `aggregate` | `auto` sums shorter periods of a flow of money and takes the last value of a level; other measures need `last`, `average` or `sum`. `none` never combines |
 * | `fill` | `none`: a period without a value is `#N/A`. `carried`: it shows the last value before it |
 * | `periods` | `fiscal`: each company's own years. `calendar`: calendar periods. `auto`: fiscal if every series has fiscal periods |
 * | `last` | Only this number of rows, the last ones |
 * | `known` | Only values published by this day, in the revision of that day |
 * | `currency` | Converts amounts, such as `EUR`, by the service's own rates |
 * | `rate` | `auto`: a flow by the average of its months, a level by the rate nearest to its day. `average` or `end` for all |
 * | `scale` | `thousands`, `millions`, `billions`: divides money, shares and heads |
 * | `notes` | `yes`: a column beside each series with dates, rate and source |
 * | `orientation` | `down`: dates down. `across`: dates across |
 * | `headers` | `no` leaves out the headings |
 *
 * **Rows.** Every period whose last day lies between `from` and `to` has a row. `2024` means FY2024 where years are
 * fiscal. `-3Y`, `-8Q` and `-6M` end with `to`, `known` or the newest value; `FY-4` and `FQ-7` count back from the last
 * reported period. Weeks begin on Monday. Daily rows are the days with a value.
 *
 * **Values.** Nothing is filled, summed or converted silently. A year with a missing quarter is `#N/A` and names the
 * quarter. An unfinished year is left out unless `to` names it. A flow is never split into shorter periods;
 * `fill=carried` only repeats it. Levels, percentages and prices are never summed. Quarters that end within ten days of
 * a calendar quarter count as calendar quarters, but fiscal years never as calendar years. A table shows one
 * publication of a measure, never a mixture. Companies' years end in different months; `notes=yes` shows when.
 *
 * **Quarters.** With `"Q"`, an annual series such as `Revenue` is read from its quarterly series, `Revenue (quarterly)`.
 *
 * **Currencies.** An average rate needs three quarters of the months at least and says so (`average of 11 of 12
 * months`). Without a direct rate, KER converts through the euro. For an exchange rate itself, the fixing of the
 * period's last day comes first; the number format shows any other day, such as `(2025-01-01)`.
 *
 * **Cost.** A range of names costs one request for the fields of each entity and one for its series. A currency pair
 * costs three, or up to six if KER converts through the euro.
 *
 * [Migrating](migrating.md) compares it with `BDH`, `BQL`, `FDS` and `STOCKHISTORY`.
 * @param entities Id or name of the entity, or a range of them.
 * @param [observations] Name of the series, such as "Revenue", or its id, or a range of them. If omitted, the only series of each entity.
 * @param [from] First period: a date, 2020, "2024Q4", "FY2024", "FY-4" (before the last reported), or "-3Y" or "LTM" (that end with to or the newest value).
 * @param [to] Last period, written in the same way. The newest if omitted.
 * @param [frequency] Length of a row's period: "D", "W", "M", "Q" or "A" (year). As reported if omitted.
 * @param [options] Text such as "currency=EUR; scale=millions; fill=carried", or a range of such texts. Names: aggregate, fill, periods, last, known, currency, rate, scale, orientation, headers, notes.
 * @param invocation What Excel passes about the call.
 * @returns Time and a column for each series.
 * @throws #N/A `No value for FY2027. Revenue ends with FY2025`: the period lies outside the series.
 * @throws #N/A `… has 3 of 4 quarters: … missing`: the year is not complete.
 * @throws #N/A `… is a level and cannot be summed. Try aggregate=last or average`: change the option.
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
 * @remarks
 * It needs Excel 2504 (Windows) or 16.96 (Mac). `=A2.ceo.figure(…)` reads a linked card. If a company numbers a calendar
 * quarter differently, its own number follows the value: `124,300,000,000 (FY2025 Q1)`. For the last twelve months,
 * write `=A2.figure("Revenue (trailing twelve months)")`.
 * @param card The card, which Excel takes from before the dot.
 * @param observation Name of the series, such as "Revenue", or its id.
 * @param [period] Which period: 2024 or "FY2024" for a year, "2024Q4" for a calendar quarter, "FY2024Q4" for a fiscal quarter. The newest value if omitted.
 * @param invocation What Excel passes about the call.
 * @returns The value.
 * @throws #VALUE! `period must be one period, such as 2024, "FY2024", "2024Q4" or "FY-1"`: for example for `"LTM"`.
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
