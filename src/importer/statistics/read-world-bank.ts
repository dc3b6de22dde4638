import * as v from 'valibot';

import { csvRows, type CsvRow } from '../../service/dataset/files/csv-rows';
import { openEntries, type Entry } from '../../service/dataset/files/open-entries';
import { textChunks } from '../../service/dataset/files/text-chunks';
import type { ImportPart } from '../../service/store/import-part';
import { isDay } from '../../service/store/calendar-day';
import { alpha2Of } from '../iso-countries';
import { UnfitFile, type Reading } from '../reading';
import { wholeJson } from '../whole-json';
import { Places } from './places';
import { dayOfFile, periodOf, seriesHead } from './series-head';

const rowSchema = v.looseObject({
  indicator: v.object({ id: v.string(), value: v.string() }),
  country: v.object({ id: v.string(), value: v.string() }),
  countryiso3code: v.string(),
  date: v.string(),
  value: v.nullable(v.number()),
});

const pageSchema = v.tuple([v.looseObject({ lastupdated: v.string() }), v.array(v.unknown())]);

/** What the built-in dataset calls an indicator, so that both are one series. */
const NAMES: ReadonlyMap<string, readonly [name: string, unit: string]> = new Map([
  ['NY.GDP.MKTP.CD', ['GDP (current US dollars)', 'US dollars']],
]);

/** A figure of a country or region, as either format tells it. */
type Told = {
  id: string;
  indicator: string;
  place: string;
  alpha3: string;
  period: string;
  value: number;
  where: string;
};

type Context = { places: Places; reading: Reading; day: string };

/**
 * Reads World Bank indicators: JSON of the API or CSV of the site, single or in an archive. Regions are kept apart
 * from countries.
 */
export async function* readWorldBank(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  const places = new Places();
  const wanted = (name: string): boolean => /\.(csv|json)$/i.test(name) && !/^Metadata_/i.test(name);
  for (const file of files)
    for await (const entry of openEntries(file, { ...reading, wanted })) {
      const context = { places, reading, day: dayOfFile(file) };
      yield* /\.json$/i.test(entry.name) ? pageParts(entry, context) : tableParts(entry, context);
    }
}

async function* pageParts(entry: Entry, { places, reading }: Context): AsyncGenerator<ImportPart> {
  const page = v.safeParse(pageSchema, await wholeJson(entry));
  if (!page.success || !isDay(page.output[0].lastupdated))
    throw new UnfitFile(
      `${entry.name}: Expected a page of the World Bank's API, \`[paging with lastupdated, rows]\`, got other JSON`,
    );
  const [{ lastupdated: day }, rows] = page.output;
  for (const [at, each] of rows.entries()) {
    const where = `${entry.name}: row ${at + 1}`;
    const row = v.safeParse(rowSchema, each);
    if (!row.success)
      reading.problems.add(`${where}: Expected indicator, country, date and value, got another row`);
    else if (row.output.value === null) reading.pass('years without a figure');
    else {
      const { indicator, country, countryiso3code: alpha3, date: period, value } = row.output;
      const told = {
        id: indicator.id,
        indicator: indicator.value,
        place: country.value,
        alpha3,
        period,
        value,
        where,
      };
      yield* figureParts(told, { places, reading, day });
    }
  }
}

const COLUMNS = ['Country Name', 'Country Code', 'Indicator Name', 'Indicator Code'];

/** The table begins with lines that say how new it is. */
async function* tableParts(
  { name, bytes }: Entry,
  { places, reading, day: dayOfTable }: Context,
): AsyncGenerator<ImportPart> {
  const { problems } = reading;
  let [header, day]: [readonly string[] | undefined, string] = [undefined, dayOfTable];
  for await (const rows of csvRows(
    textChunks(bytes, (problem) => problems.add(`${name}: ${problem}`)),
    { name, problems },
  ))
    for (const row of rows) {
      const { cells, line } = row;
      if (header !== undefined) yield* rowParts(row, header, { name, context: { places, reading, day } });
      else if (COLUMNS.every((column, at) => cells[at] === column)) header = cells;
      else if (cells[0] === 'Last Updated Date' && isDay(cells[1] ?? '')) day = cells[1] ?? day;
      else if (line > 10) break;
    }
  if (header === undefined)
    throw new UnfitFile(
      `${name}: Expected the World Bank's columns ${COLUMNS.join(', ')} and years, got others`,
    );
}

function* rowParts(
  { cells, line }: CsvRow,
  header: readonly string[],
  { name, context }: { name: string; context: Context },
): Generator<ImportPart> {
  const where = `${name}:${line}`;
  const [place = '', alpha3 = '', indicator = '', id = '', ...values] = cells;
  if (cells.length !== header.length) {
    context.reading.problems.add(
      `${where}: Expected ${header.length} cells as in the header, got ${cells.length}`,
    );
    return;
  }
  for (const [at, cell] of values.entries()) {
    const period = header[at + COLUMNS.length] ?? '';
    const value = Number(cell);
    if (period === '' || cell === '') continue;
    if (Number.isFinite(value))
      yield* figureParts({ id, indicator, place, alpha3, period, value, where }, context);
    else context.reading.problems.add(`${where}: Expected ${period} to be a number, got "${cell}"`);
  }
}

function* figureParts(
  { id, indicator, place, alpha3, period, value, where }: Told,
  { places, reading, day }: Context,
): Generator<ImportPart> {
  const time = periodOf(period);
  if (time === undefined || id === '' || place === '') {
    reading.problems.add(
      `${where}: Expected a figure of a year, quarter or month, got "${period}" of ${place || 'nothing'}`,
    );
    return;
  }
  const url = `https://data.worldbank.org/indicator/${id}`;
  const sources = [{ name: 'World Bank, World Development Indicators', date: day, document: url }];
  const entity =
    (yield* places.country(alpha2Of(alpha3) ?? '', { sources, where })) ??
    (yield* places.region(`region:wb:${alpha3 || place}`, place, { sources, where }));
  const [name, unit] = NAMES.get(id) ?? [indicator, /\(([^()]+)\)$/.exec(indicator)?.[1] ?? ''];
  const series = seriesHead({
    ...{
      entity,
      type: 'MacroIndicator',
      name,
      unit,
      taxonomy: 'World Bank WDI',
      cadence: time.cadence,
      aliases: [id],
    },
    source: {
      name: `World Bank, World Development Indicators (update of ${day})`,
      publisher: 'World Bank',
      day,
      url,
    },
  });
  yield { kind: 'point', entity, series, date: time.date, value, where };
}
