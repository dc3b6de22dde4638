import { fieldSpec } from '../../query/field-table';
import type { StoredEntity, StoredSeries } from '../../store/stored';
import type { Knowledge } from '../knowledge';
import type { SetPart } from '../parts';
import type { Time } from '../time';
import { seriesOf } from './series-times';

/** What a named measure is read by. */
const MEASURED = 'latest_value';

const UNITS: ReadonlySet<string> = new Set(['day', 'week', 'month', 'quarter']);

/** Whether a time is a part of a year, which a figure of whole years does not have. */
function isWithinYear(time: Time): boolean {
  switch (time.kind) {
    case 'moment':
      return time.text.length > 4;
    case 'quarter':
    case 'half':
    case 'edge':
      return true;
    case 'last':
    case 'each':
      return UNITS.has(time.unit);
    case 'span':
      return [time.from, time.to].some((end) => end !== undefined && isWithinYear(end));
    case 'any':
      return time.times.some(isWithinYear);
    default:
      return false;
  }
}

/** Whether none of a line's points is of a year. */
const lacks = (time: Time, series: readonly StoredSeries[]): boolean =>
  time.kind === 'moment' && !series.some(({ dates }) => dates.some((date) => date.startsWith(time.text)));

/**
 * The measure of a country that is called as a field of it and that knows more of the times asked: the unemployment rate
 * by month, where the country's own figure is of years.
 */
export function countryMeasure(
  set: SetPart,
  path: readonly string[],
  times: readonly Time[],
  knowledge: Knowledge,
): SetPart | undefined {
  const [name, ...others] = set.names ?? [];
  const [country] = name?.bearers ?? [];
  const [field, ...further] = path;
  if (country?.type !== 'Country' || field === undefined || others.length + further.length > 0)
    return undefined;
  const measure = measureCalled(field, country, knowledge);
  if (measure === undefined) return undefined;
  const meant: SetPart = { ...set, names: [{ bearers: [measure] }] };
  const [own, more] = [seriesOf(set, path, knowledge), seriesOf(meant, [MEASURED], knowledge)];
  const newest = (series: readonly StoredSeries[]): string =>
    series
      .map(({ dates }) => dates.at(-1) ?? '')
      .sort()
      .at(-1) ?? '';
  const isMeant =
    times.length === 0
      ? own.every(({ unit }) => /^(?:%|percent\b)/.test(unit)) && newest(more) > newest(own)
      : times.some(isWithinYear) ||
        (times.every((time) => lacks(time, own)) && !times.every((time) => lacks(time, more)));
  return isMeant && own.every(({ cadence }) => cadence === 'a') ? meant : undefined;
}

/** The indicator of a country whose name is what a field is called; its description ends with its country. */
function measureCalled(
  field: string,
  country: StoredEntity,
  { evaluator: { means } }: Knowledge,
): StoredEntity | undefined {
  const { label = '', also = [] } = fieldSpec(field) ?? {};
  return [field.replaceAll('_', ' '), label, ...also]
    .flatMap((called) => [...means.exact(called)])
    .find(({ type, properties }) => {
      const about = properties.get('description')?.value;
      return type === 'MacroIndicator' && typeof about === 'string' && about.endsWith(`, ${country.name}`);
    });
}
