import { groupBy } from 'es-toolkit/array';

import type { Introspection } from '../../../shared/contract/introspection';
import type { ObservationListing } from '../../../shared/contract/observation';
import { matchSeries } from '../../../shared/names/same-measure';
import type { ListedSeries } from '../../../shared/names/series-name';

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

/** The values of an entity's series for these periods, undefined where it has none of exactly that period. */
export async function seriesValues(
  call: FunctionCall,
  { entity, series, periods }: { entity: string; series: string; periods: readonly (string | undefined)[] },
): Promise<(number | undefined)[]> {
  const asOf = periods.map((period) => period ?? null);
  const [row = []] = await call('LATEST', [[[entity]], [[series]], [asOf], null]);
  return periods.map((_period, at) => {
    const { value, mark } = row[at] ?? { value: undefined };
    return typeof value === 'number' && (mark === undefined || OWN_NUMBER.test(mark)) ? value : undefined;
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
