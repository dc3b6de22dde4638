import { openEntries } from '../../service/dataset/files/open-entries';
import type { EntityRow, ImportPart, PointRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { isDay } from '../../service/store/calendar-day';
import { propertiesOf } from '../properties';
import { Problems } from '../../service/dataset/files/problems';
import { inTwoPasses, UnfitFile, type Reading } from '../reading';
import { tableRows, type TableRow } from '../table';
import { dayOfFile, seriesHead } from './series-head';

type Cadence = readonly [mostDays: number, cadence: string, words: string];

const ANNUAL: Cadence = [Infinity, 'a', 'annual'];

const CADENCES: readonly Cadence[] = [
  [4, 'd', 'daily'],
  [10, 'w', 'weekly'],
  [45, 'm', 'monthly'],
  [120, 'q', 'quarterly'],
  [200, 's', 'half-yearly'],
  ANNUAL,
];

/**
 * Reads FRED's series as it gives them: a day and a column for each series; `.` and an empty cell are gaps. Files are read twice,
 * since a table may hold series of several cadences, each of which only its own figures show.
 */
export async function* readFred(files: readonly string[], whole: Reading): AsyncGenerator<ImportPart> {
  const reading = inTwoPasses(whole);
  for (const file of files) {
    const gaps = await gapsIn(file, reading);
    for await (const entry of entriesOf(file, reading)) {
      let series: ReadonlyMap<string, PointRow['series']> | undefined;
      for await (const row of tableRows(entry, { problems: reading.problems, wanted: [] })) {
        const found = {
          file: entry.name,
          day: dayOfFile(file),
          gaps: gaps.get(entry.name) ?? new Map(),
          reading,
        };
        series ??= yield* seriesOf(row, found);
        yield* pointsOf(row, series, reading);
      }
    }
  }
}

function entriesOf(file: string, reading: Reading) {
  return openEntries(file, { ...reading, wanted: (name) => /\.csv$/i.test(name) });
}

/** The fewest days between two figures of a series; undefined where there is one alone. */
type Gaps = Map<string, number | undefined>;

/** The gaps of each series in each table of a file. */
async function gapsIn(file: string, reading: Reading): Promise<ReadonlyMap<string, Gaps>> {
  const tables = new Map<string, Gaps>();
  for await (const entry of entriesOf(file, reading)) {
    const [gaps, last] = [new Map() as Gaps, new Map<string, number>()];
    tables.set(entry.name, gaps);
    for await (const row of tableRows(entry, { problems: new Problems(), wanted: [] })) {
      const [date = '', ...ids] = row.columns;
      const day = row.cell(date);
      if (!isDay(day)) continue;
      const time = Date.parse(day) / 86_400_000;
      for (const id of ids) {
        if (valueOf(row.cell(id)) === undefined) continue;
        const gap = Math.abs(time - (last.get(id) ?? Number.NaN));
        gaps.set(id, Number.isNaN(gap) ? undefined : Math.min(gap, gaps.get(id) ?? gap));
        last.set(id, time);
      }
    }
  }
  return tables;
}

/** The figure of a cell; undefined for a gap or what is no number. */
function valueOf(cell: string): number | undefined {
  const value = cell === '' || cell === '.' ? Number.NaN : Number(cell);
  return Number.isFinite(value) ? value : undefined;
}

/** The indicators of a table's columns, each with the head of its series. */
function* seriesOf(
  row: TableRow,
  { file, day, gaps, reading }: { file: string; day: string; gaps: Gaps; reading: Reading },
): Generator<EntityRow, ReadonlyMap<string, PointRow['series']>> {
  const [date = '', ...ids] = row.columns;
  if (!/^(observation_date|date)$/i.test(date) || ids.length === 0)
    throw new UnfitFile(
      `${file}: Expected FRED’s columns observation_date and a series, got ${[date, ...ids].slice(0, 5).join(', ')}`,
    );
  const heads = new Map<string, PointRow['series']>();
  for (const id of ids) {
    const gap = gaps.get(id);
    if (gap === undefined) {
      if (gaps.has(id))
        reading.problems.add(
          `${file}:1: Expected ${id} to have two figures, which show whether it is monthly or annual, got one; not read`,
        );
      continue;
    }
    const [, cadence, words] = CADENCES.find(([most]) => gap <= most) ?? ANNUAL;
    const url = `https://fred.stlouisfed.org/series/${id}`;
    const sources = [{ name: 'FRED, Federal Reserve Bank of St. Louis', date: day, document: url }];
    const { name, unit } = reading.known?.(`fred:${id}`) ?? { name: id, unit: '' };
    const key = `indicator:${id}`;
    yield {
      ...{ kind: 'entity', key, id: naturalId(key), type: 'MacroIndicator', name },
      aliases: name === id ? [] : [id],
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
  for (const id of row.columns.slice(1)) {
    const head = series.get(id);
    const cell = row.cell(id);
    const value = valueOf(cell);
    if (cell === '' || cell === '.') pass('gaps of series');
    else if (value === undefined) problems.add(`${row.where}: Expected ${id} to be a number, got "${cell}"`);
    else if (head !== undefined)
      yield { kind: 'point', entity: `fred:${id}`, series: head, date, value, where: row.where };
  }
}
