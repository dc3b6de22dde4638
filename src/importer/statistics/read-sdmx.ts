import { openEntries } from '../../service/dataset/files/open-entries';
import type { EntityRow, ImportPart } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { UnfitFile, type Reading } from '../reading';
import { tableRows, type TableRow } from '../table';
import { exchangeRate } from './exchange-rate';
import { Places, type About } from './places';
import { dayOfFile, periodOf, seriesHead } from './series-head';

/** Columns that say which table it is, and none of its dimensions. */
const LEADING = new Set([
  'DATAFLOW',
  'STRUCTURE',
  'STRUCTURE_ID',
  'STRUCTURE_NAME',
  'ACTION',
  'KEY',
  'LAST UPDATE',
  'LAST_UPDATE',
]);

/** Dimensions that are told otherwise than in a series' name. */
const ELSEWHERE = /^(freq|geo|ref_area|time_period)$/i;

/** Countries that Eurostat writes otherwise than ISO 3166. */
const EUROSTAT: ReadonlyMap<string, string> = new Map([
  ['EL', 'GR'],
  ['UK', 'GB'],
]);

/** What a row says of its series. */
type Series = { key: string; flow: string; day: string; name: string; unit: string };

type Context = { places: Places; reading: Reading; day: string; rates: Set<string>; indicators: Set<string> };

/** Reads SDMX-CSV as the ECB (`KEY`) and Eurostat (`DATAFLOW`, `LAST UPDATE`) give it: one figure a row. */
export async function* readSdmx(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  const shared = { places: new Places(), reading, rates: new Set<string>(), indicators: new Set<string>() };
  for (const file of files)
    for await (const entry of openEntries(file, { ...reading, wanted: (name) => /\.csv$/i.test(name) })) {
      const wanted = ['TIME_PERIOD', 'OBS_VALUE'];
      for await (const row of tableRows(entry, { problems: reading.problems, wanted }))
        yield* figureParts(row, { ...shared, day: dayOfFile(file) }, entry.name);
    }
}

function* figureParts(row: TableRow, context: Context, file: string): Generator<ImportPart> {
  const { problems, pass } = context.reading;
  const [cell, period] = [row.cell('OBS_VALUE'), row.cell('TIME_PERIOD')];
  const value = Number(cell) * 10 ** Number(code(row.cell('UNIT_MULT')) || 0);
  const time = periodOf(period);
  if (cell === '' || cell === 'NaN' || cell === ':') pass('gaps of series');
  else if (!Number.isFinite(value))
    problems.add(`${row.where}: Expected \`OBS_VALUE\` to be a number, got "${cell}"`);
  else if (time === undefined)
    problems.add(`${row.where}: Expected \`TIME_PERIOD\` to be a time, got "${period}"`);
  else {
    const series = seriesOf(row, context.day, file);
    const publisher =
      series.flow.startsWith('ESTAT') || row.columns.includes('geo') ? 'Eurostat' : 'European Central Bank';
    const url = urlOf(publisher, series);
    const about = {
      sources: [{ name: `${publisher}, ${series.flow}`, date: series.day, document: url }],
      where: row.where,
    };
    const { entity, type } = yield* entityOf(row, series, { about, context });
    const { name, unit, day } = series;
    const head = seriesHead({
      ...{
        entity,
        type,
        name,
        unit,
        cadence: time.cadence,
        aliases: [series.key],
        taxonomy: `${publisher} ${series.flow}`,
      },
      source: { name: `${publisher}, ${series.flow}`, publisher, day, url },
    });
    yield { kind: 'point', entity, series: head, date: time.date, value, where: row.where };
  }
}

function urlOf(publisher: string, { flow, key }: Series): string {
  return publisher === 'Eurostat'
    ? `https://ec.europa.eu/eurostat/databrowser/view/${flow
        .replace(/^ESTAT:/, '')
        .replace(/\(.*/, '')
        .toLowerCase()}/default/table`
    : `https://data.ecb.europa.eu/data/datasets/${flow}/${key}`;
}

/** Cells may hold a code, or a code and its label (`DE: Germany`). */
function code(cell: string): string {
  return cell.split(':', 1).join('').trim();
}

function label(cell: string): string {
  const at = cell.indexOf(':');
  return at < 0 ? cell : cell.slice(at + 1).trim();
}

function seriesOf(row: TableRow, dayOfTable: string, file: string): Series {
  const { columns } = row;
  const dimensions = columns
    .slice(0, columns.indexOf('TIME_PERIOD'))
    .filter((column) => !LEADING.has(column));
  if (dimensions.length === 0)
    throw new UnfitFile(
      `${file}: Expected dimensions before TIME_PERIOD, got ${columns.slice(0, 5).join(', ')}`,
    );
  const codes = dimensions.map((column) => code(row.cell(column)));
  const ownKey = row.cell('KEY');
  const flow =
    ownKey === '' ? flowOf(row.cell('DATAFLOW') || row.cell('STRUCTURE_ID')) : (ownKey.split('.')[0] ?? '');
  const told = dimensions
    .filter((column) => !ELSEWHERE.test(column))
    .map((column) => label(row.cell(column)));
  return {
    key: ownKey === '' ? codes.join('.') : ownKey,
    flow,
    day: updated(row.cell('LAST UPDATE') || row.cell('LAST_UPDATE')) ?? dayOfTable,
    name: row.cell('TITLE_COMPL') || row.cell('TITLE') || [flow, ...told].join(', '),
    unit: label(row.cell('UNIT') || row.cell('unit') || row.cell('UNIT_MEASURE')),
  };
}

/** `ESTAT:NAMA_10_GDP(1.0)` is called `NAMA_10_GDP`. */
function flowOf(written: string): string {
  return written.replace(/^[A-Z0-9_]+:/, '').replace(/\(.*$/, '') || 'SDMX';
}

/** `12/03/26 11:00:00`, day first, as Eurostat writes it. */
function updated(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{2,4})/.exec(text) ?? [];
  if (year !== undefined) return `${year.length === 2 ? '20' : ''}${year}-${month ?? ''}-${day ?? ''}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
}

/** A rate of two currencies, a country, a region, or an indicator of its own where the table names no place. */
function* entityOf(
  row: TableRow,
  series: Series,
  { about, context }: { about: About; context: Context },
): Generator<EntityRow, { entity: string; type: 'MacroIndicator' | 'ForeignExchangeRate' }> {
  const [quote, base] = [code(row.cell('CURRENCY')), code(row.cell('CURRENCY_DENOM'))];
  if (/^[A-Z]{3}$/.test(quote) && /^[A-Z]{3}$/.test(base)) {
    const entity = `fx:${base}/${quote}`;
    if (!context.rates.has(entity)) yield exchangeRate(base, quote, about);
    context.rates.add(entity);
    return { entity, type: 'ForeignExchangeRate' };
  }
  const cell = row.cell('geo') || row.cell('GEO') || row.cell('REF_AREA');
  const area = code(cell);
  const type = 'MacroIndicator';
  if (area !== '') {
    const country = yield* context.places.country(EUROSTAT.get(area) ?? area, about);
    const name = REGIONS.get(area) ?? label(cell);
    return { entity: country ?? (yield* context.places.region(`region:sdmx:${area}`, name, about)), type };
  }
  const entity = `indicator:${series.flow}:${series.key}`;
  if (!context.indicators.has(entity)) {
    context.indicators.add(entity);
    const { name } = series;
    yield {
      kind: 'entity',
      key: entity,
      id: naturalId(entity),
      type,
      name,
      aliases: [series.key],
      prominence: 0.3,
      ...about,
    };
  }
  return { entity, type };
}

/** Areas by the codes of ECB and Eurostat that are no countries. */
const REGIONS: ReadonlyMap<string, string> = new Map([
  ['U2', 'Euro area'],
  ['EA', 'Euro area'],
  ['EA19', 'Euro area (19 countries)'],
  ['EA20', 'Euro area (20 countries)'],
  ['EA21', 'Euro area (21 countries)'],
  ['EU27_2020', 'European Union (27 countries, from 2020)'],
  ['EU28', 'European Union (28 countries, 2013 to 2020)'],
]);
