import { openEntries } from '../../service/dataset/files/open-entries';
import type { EntityRow, ImportPart, PointRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { isDay } from '../../service/store/calendar-day';
import { propertiesOf } from '../properties';
import { UnfitFile, type Reading } from '../reading';
import { tableRows, type TableRow } from '../table';
import { dayOfFile, seriesHead } from './series-head';

/** Rows by which a table's cadence is told. */
const SAMPLE = 12;

const CADENCES: readonly (readonly [mostDays: number, cadence: string, words: string])[] = [
  [4, 'd', 'daily'],
  [10, 'w', 'weekly'],
  [45, 'm', 'monthly'],
  [120, 'q', 'quarterly'],
  [200, 's', 'half-yearly'],
  [Infinity, 'a', 'annual'],
];

/** Reads FRED's series as it gives them: a day and a column for each series; `.` and an empty cell are gaps. */
export async function* readFred(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  for (const file of files) {
    const day = dayOfFile(file);
    for await (const entry of openEntries(file, { ...reading, wanted: (name) => /\.csv$/i.test(name) })) {
      let begun: TableRow[] = [];
      let series: ReadonlyMap<string, PointRow['series']> | undefined;
      for await (const row of tableRows(entry, { problems: reading.problems, wanted: [] })) {
        if (series !== undefined) {
          yield* pointsOf(row, series, reading);
          continue;
        }
        begun.push(row);
        if (begun.length < SAMPLE) continue;
        series = yield* seriesOf(begun, { day, name: entry.name, reading });
        for (const each of begun) yield* pointsOf(each, series, reading);
        begun = [];
      }
      const few = begun.length > 0 ? yield* seriesOf(begun, { day, name: entry.name, reading }) : undefined;
      for (const each of begun) yield* pointsOf(each, few ?? new Map(), reading);
    }
  }
}

/** The indicators of a table's columns, each with the head of its series. */
function* seriesOf(
  rows: readonly TableRow[],
  { day, name: file, reading }: { day: string; name: string; reading: Reading },
): Generator<EntityRow, ReadonlyMap<string, PointRow['series']>> {
  const [date = '', ...ids] = rows[0]?.columns ?? [];
  if (!/^(observation_date|date)$/i.test(date) || ids.length === 0)
    throw new UnfitFile(
      `${file}: Expected FRED’s columns observation_date and a series, got ${[date, ...ids].slice(0, 5).join(', ')}`,
    );
  const [cadence, words] = cadenceOf(rows.map((row) => row.cell(date)));
  const heads = new Map<string, PointRow['series']>();
  for (const id of ids) {
    const url = `https://fred.stlouisfed.org/series/${id}`;
    const sources = [{ name: 'FRED, Federal Reserve Bank of St. Louis', date: day, document: url }];
    const { name, unit } = reading.known?.(`fred:${id}`) ?? { name: id, unit: '' };
    const key = `indicator:${id}`;
    yield {
      ...{
        kind: 'entity',
        key,
        id: naturalId(key),
        type: 'MacroIndicator',
        name,
        aliases: name === id ? [] : [id],
      },
      ...{ identifiers: [`fred:${id}`], prominence: 0.4, sources, where: `${file}:1` },
      properties: propertiesOf(
        { fred_id: id, frequency: words, taxonomy: 'FRED', website: url, unit },
        sources,
      ),
    };
    const source = { name: 'FRED, Federal Reserve Bank of St. Louis', publisher: 'FRED', day, url };
    const told = { entity: key, name, unit, cadence, aliases: [id], source };
    heads.set(id, seriesHead({ ...told, type: 'MacroIndicator', taxonomy: 'FRED' }));
  }
  return heads;
}

function cadenceOf(dates: readonly string[]): readonly [cadence: string, words: string] {
  const times = dates.filter(isDay).map((date) => Date.parse(date));
  const gaps = times.slice(1).map((time, at) => Math.abs(time - (times[at] ?? time)) / 86_400_000);
  const [, cadence = 'a', words = 'annual'] =
    CADENCES.find(([most]) => Math.min(...gaps, 1_000) <= most) ?? [];
  return [cadence, words];
}

function* pointsOf(
  row: TableRow,
  series: ReadonlyMap<string, PointRow['series']>,
  { problems, pass }: Reading,
): Generator<PointRow> {
  const date = row.cell(row.columns[0] ?? '');
  if (!isDay(date)) {
    problems.add(`${row.where}: Expected a day as YYYY-MM-DD, got "${date}"`);
    return;
  }
  for (const [id, head] of series) {
    const cell = row.cell(id);
    const value = Number(cell);
    if (cell === '' || cell === '.') pass('gaps of series');
    else if (!Number.isFinite(value))
      problems.add(`${row.where}: Expected ${id} to be a number, got "${cell}"`);
    else yield { kind: 'point', entity: `fred:${id}`, series: head, date, value, where: row.where };
  }
}
