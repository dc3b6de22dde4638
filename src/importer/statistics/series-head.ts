import { statSync } from 'node:fs';

import type { PointRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';

/** What a table says of a series. */
export type SeriesDescription = {
  /** The entity's key in the dataset, such as `indicator:UNRATE`. */
  entity: string;
  type: 'MacroIndicator' | 'ForeignExchangeRate';
  /** What its publisher knows the series by, whatever it is called. @default its name */
  key?: string;
  name: string;
  unit: string;
  taxonomy: string;
  cadence: string;
  aliases?: readonly string[];
  source: { name: string; publisher: string; day: string; url: string };
};

/** The head of a series, with the id that the built-in dataset gives to one of its key or name. */
export function seriesHead({
  entity,
  source,
  aliases = [],
  key,
  ...told
}: SeriesDescription): PointRow['series'] & { id: string } {
  const { type, name, unit, taxonomy, cadence } = told;
  return {
    id: naturalId(['series', entity, type, key ?? name, taxonomy, cadence].join('|')),
    ...{ type, name, unit, taxonomy, cadence, aliases },
    description: `${name}${unit === '' ? '' : `, in ${unit}`}, from ${source.publisher}`,
    origin: { name: source.name, published_time: source.day, source: source.publisher, url: source.url },
  };
}

/** The day on which a file was written: tables that do not say how new they are, are as new as when they were fetched. */
export function dayOfFile(file: string): string {
  return statSync(file).mtime.toISOString().slice(0, 10);
}

/** The first day of a period as tables write it, and how long the period is; undefined for what is none. */
export function periodOf(text: string): { date: string; cadence: string } | undefined {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  if (day !== undefined) return valid(day, 'd');
  const [, year, kind, number] = /^(\d{4})(?:-?([QSMWH]?)(\d{1,2}))?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  if (number === undefined) return valid(`${year}-01-01`, 'a');
  const at = Number(number);
  const month = (first: number): string => `${year}-${String(first).padStart(2, '0')}-01`;
  if (kind === 'Q') return at >= 1 && at <= 4 ? valid(month(3 * at - 2), 'q') : undefined;
  if (kind === 'S' || kind === 'H') return at >= 1 && at <= 2 ? valid(month(6 * at - 5), 's') : undefined;
  return kind === 'W' ? weekOf(Number(year), at) : valid(month(at), 'm');
}

function valid(date: string, cadence: string): { date: string; cadence: string } | undefined {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(date)
    ? { date, cadence }
    : undefined;
}

/** The Monday of a week as ISO 8601 counts them: the first has the fourth of January. */
function weekOf(year: number, week: number): { date: string; cadence: string } | undefined {
  if (week < 1 || week > 53) return undefined;
  const fourth = new Date(Date.UTC(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * 86_400_000 + (week - 1) * 7 * 86_400_000;
  return { date: new Date(monday).toISOString().slice(0, 10), cadence: 'w' };
}
