import { groupBy } from 'es-toolkit/array';

import type { Introspection } from '../../../shared/contract/introspection';
import type { ObservationListing } from '../../../shared/contract/observation';
import { matchSeries } from '../../../shared/names/same-measure';
import type { ListedSeries } from '../../../shared/names/series-name';
import { dayOfSerial, isoDate } from '../../cells/date';
import { NEW_BASIS } from '../../cells/point-marks';
import { periodText, readPeriod } from '../../../shared/periods/written-period';

/** A cell of a function's result; the mark is what Excel shows behind it, such as another day than was asked for. */
export type ResultCell = { value: string | number | boolean | undefined; mark?: string | undefined };

/** Calls a function as a cell would; an error is a cell without a value. */
export type FunctionCall = (name: string, args: readonly unknown[]) => Promise<ResultCell[][]>;

/** What an entity may be asked for. */
export type Fields = { properties: ReadonlySet<string>; listed: Introspection };

/** The fields of the entity that a text names; undefined where it names none. */
export async function fieldsOf(call: FunctionCall, text: string): Promise<Fields | undefined> {
  const rows = await call('FIELDS', [[[text]], null, false]);
  const texts = rows.map((row) => row.map(({ value }) => String(value ?? '')));
  if (texts[0]?.[0] === undefined || texts[0][0] === '') return undefined;
  const observations = texts
    .filter(([kind]) => kind === 'observation')
    .map(([, name = '', type = '', unit = '', cadence = '', id = '']) => ({ type, name, unit, cadence, id }));
  const grouped: Record<string, ObservationListing[]> = groupBy(observations, ({ type }) => type);
  return {
    properties: new Set(texts.flatMap(([kind, name = '']) => (kind === 'property' ? [name] : []))),
    listed: { numerical_observations: grouped } as Introspection,
  };
}

/** The one series of an entity that a name means; undefined where there is none or several. */
export function seriesIn({ listed }: Fields, name: string): ListedSeries | undefined {
  const [first, ...others] = matchSeries(listed, name);
  return others.length === 0 ? first : undefined;
}

/** A company's own number of a calendar quarter is no other period. */
const OWN_NUMBER = /^FY\d{4} Q[1-4]$/;
/** Whether a mark says that the value is of another period than was asked for. */
const isOfOtherPeriod = (mark: string | undefined): boolean =>
  mark !== undefined && mark !== NEW_BASIS && !OWN_NUMBER.test(mark);

/**
 * The values of an entity's series for these periods, undefined where it has none of exactly that period. The newest value
 * also stands for the period after it, so a value that the period before has as well is of that one.
 */
export async function seriesValues(
  call: FunctionCall,
  { entity, series, periods }: { entity: string; series: string; periods: readonly (string | undefined)[] },
): Promise<(number | undefined)[]> {
  const before = periods.map(periodBefore);
  const asked = [...new Set([...periods, ...before])];
  const [row = []] = await call('LATEST', [
    [[entity]],
    [[series]],
    [asked.map((period) => period ?? null)],
    null,
  ]);
  const valueOf = (period: string | undefined): number | undefined => {
    const { value, mark } = row[asked.indexOf(period)] ?? { value: undefined };
    return typeof value === 'number' && !isOfOtherPeriod(mark) ? value : undefined;
  };
  return periods.map((period, at) => {
    const value = valueOf(period);
    return before[at] !== undefined && value === valueOf(before[at]) ? undefined : value;
  });
}

/** The year or quarter before; undefined for a day or a month, which may be the end of either. */
function periodBefore(period: string | undefined): string | undefined {
  const { year, quarter, month, isFiscal = false } = readPeriod(period ?? '') ?? { year: undefined };
  if (year === undefined || month !== undefined) return undefined;
  if (quarter === undefined) return periodText({ year: year - 1, isFiscal });
  return periodText({
    year: quarter === 1 ? year - 1 : year,
    quarter: quarter === 1 ? 4 : quarter - 1,
    isFiscal,
  });
}

/** The number that a property of an entity has. */
export async function propertyValue(
  call: FunctionCall,
  { entity, property }: { entity: string; property: string },
): Promise<number | undefined> {
  const [[cell] = []] = await call('PROP', [[[entity]], [[property]], null]);
  return typeof cell?.value === 'number' ? cell.value : undefined;
}

/** Who published the values of a series and for which day, by the value. */
export async function seriesSources(
  call: FunctionCall,
  { entity, series }: { entity: string; series: string },
): Promise<Map<string, string>> {
  const rows = await call('SERIES', [[[entity]], [[series]], null, null, [['source']], false]);
  return new Map(
    rows.flatMap(([time, value, source]) => {
      if (typeof value?.value !== 'number') return [];
      const day = typeof time?.value === 'number' ? dayOfSerial(time.value) : undefined;
      const parts = [source?.value, day === undefined ? time?.value : isoDate(day)];
      return [[signature(value.value), parts.filter(Boolean).join(', ')] as const];
    }),
  );
}

/** A number without what a division and a multiplication change of it. */
export const signature = (value: number): string => value.toPrecision(12);
