import { openEntries } from '../../service/dataset/files/open-entries';
import type { EntityRow, ImportPart } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { Problems } from '../../service/dataset/files/problems';
import { inTwoPasses, UnfitFile, type Reading } from '../reading';
import { tableRows, type TableRow } from '../table';
import { agencyOf, placeOf, type Agency } from './agency';
import { exchangeRate } from './exchange-rate';
import { Places, type About } from './places';
import { dayOfFile, periodOf, seriesHead } from './series-head';
import { SeriesNames } from './series-names';

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

/** Dimensions that are not part of a series' name. */
const ELSEWHERE = /^(freq|geo|ref_area|time_period)$/i;

/** How a figure stands for its period, by the ECB's codes. */
const COLLECTIONS: ReadonlyMap<string, string> = new Map([
  ['A', 'average'],
  ['B', 'beginning of period'],
  ['E', 'end of period'],
  ['H', 'highest'],
  ['L', 'lowest'],
  ['M', 'middle'],
  ['S', 'sum'],
]);

/** What a row says of its series. */
type Series = {
  agency: Agency;
  /** By it a series is known from others; its title is only what it is called. */
  key: string;
  flow: string;
  day: string;
  title: string;
  unit: string;
  /** What tells it from others of its title. */
  detail: string;
};

type Context = {
  places: Places;
  reading: Reading;
  names: SeriesNames;
  day: string;
  rates: Set<string>;
  indicators: Set<string>;
};

/** A figure with the day that it is of. */
type Figure = { value: number; date: string; cadence: string };

/**
 * Reads SDMX-CSV as the ECB (`KEY`), Eurostat and others (`DATAFLOW`, `STRUCTURE_ID`) give it: one figure a row. Files are read
 * twice, since only the last row tells whether two series have one title.
 */
export async function* readSdmx(files: readonly string[], whole: Reading): AsyncGenerator<ImportPart> {
  const reading = inTwoPasses(whole);
  const names = new SeriesNames();
  const unheard = { problems: new Problems(), pass: () => undefined };
  for await (const { row, file, day } of rowsOf(files, { ...reading, ...unheard })) {
    const figure = figureOf(row, unheard);
    if (figure !== undefined) names.note(seriesOf(row, day, file), scopeOf(row, figure));
  }
  const shared = {
    places: new Places(),
    reading,
    names,
    rates: new Set<string>(),
    indicators: new Set<string>(),
  };
  for await (const { row, file, day } of rowsOf(files, reading)) {
    const figure = figureOf(row, reading);
    if (figure !== undefined)
      yield* figureParts(row, figure, { series: seriesOf(row, day, file), context: { ...shared, day } });
  }
}

async function* rowsOf(files: readonly string[], reading: Reading) {
  const wanted = ['TIME_PERIOD', 'OBS_VALUE'];
  for (const path of files)
    for await (const entry of openEntries(path, { ...reading, wanted: (name) => /\.csv$/i.test(name) }))
      for await (const row of tableRows(entry, { problems: reading.problems, wanted }))
        yield { row, file: entry.name, day: dayOfFile(path) };
}

/** The figure of a row; what is none is a gap or a problem. */
function figureOf(row: TableRow, { problems, pass }: Pick<Reading, 'problems' | 'pass'>): Figure | undefined {
  const [cell, period] = [row.cell('OBS_VALUE'), row.cell('TIME_PERIOD')];
  const value = Number(cell) * 10 ** Number(code(row.cell('UNIT_MULT')) || 0);
  const time = periodOf(period);
  if (cell === '' || cell === 'NaN' || cell === ':') pass('gaps of series');
  else if (!Number.isFinite(value))
    problems.add(`${row.where}: Expected \`OBS_VALUE\` to be a number, got "${cell}"`);
  else if (time === undefined)
    problems.add(`${row.where}: Expected \`TIME_PERIOD\` to be a time, got "${period}"`);
  else return { value, ...time };
  return undefined;
}

function* figureParts(
  row: TableRow,
  { value, date, cadence }: Figure,
  { series, context }: { series: Series; context: Context },
): Generator<ImportPart> {
  const { agency, key, flow, unit, day } = series;
  const [publication, url] = [`${agency.name}, ${flow}`, urlOf(series)];
  const about = { sources: [{ name: publication, date: day, document: url }], where: row.where };
  const name = context.names.nameOf(series);
  const { entity, type } = yield* entityOf(row, { series, name, about, context });
  const head = seriesHead({
    ...{ entity, type, key, name, unit, cadence, aliases: [key], taxonomy: `${agency.name} ${flow}` },
    source: { name: publication, publisher: agency.name, day, url },
  });
  yield { kind: 'point', entity, series: head, date, value, where: row.where };
}

/** Where a series is looked at, where its pages are known. */
function urlOf({ agency, flow, key }: Series): string {
  if (agency.name === 'Eurostat')
    return `https://ec.europa.eu/eurostat/databrowser/view/${flow.toLowerCase()}/default/table`;
  return agency.name === 'European Central Bank'
    ? `https://data.ecb.europa.eu/data/datasets/${flow}/${key}`
    : '';
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
  const agency = agencyOf(row);
  if (agency === undefined)
    throw new UnfitFile(
      `${file}: Expected DATAFLOW or KEY to name the publisher, such as ESTAT:NAMA_10_GDP(1.0), got neither`,
    );
  const ownKey = row.cell('KEY');
  const flow = flowOf(row.cell('DATAFLOW') || row.cell('STRUCTURE_ID')) || ownKey.split('.', 1).join('');
  const key = ownKey || dimensions.map((column) => code(row.cell(column))).join('.');
  const told = dimensions
    .filter((column) => !ELSEWHERE.test(column))
    .map((column) => label(row.cell(column)));
  return {
    ...{ agency, key, flow },
    day: updated(row.cell('LAST UPDATE') || row.cell('LAST_UPDATE')) ?? dayOfTable,
    title: row.cell('TITLE_COMPL') || row.cell('TITLE') || [flow, ...told].join(', '),
    unit: label(row.cell('UNIT') || row.cell('unit') || row.cell('UNIT_MEASURE')),
    detail: [COLLECTIONS.get(code(row.cell('COLLECTION'))) ?? [], key].flat().join(', '),
  };
}

/** `ESTAT:NAMA_10_GDP(1.0)` is called `NAMA_10_GDP`. */
function flowOf(written: string): string {
  return written.replace(/^[A-Z0-9_.]+:/, '').replace(/\(.*$/, '');
}

/** `12/03/26 11:00:00`, day first, as Eurostat writes it. */
function updated(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{2,4})/.exec(text) ?? [];
  if (year !== undefined) return `${year.length === 2 ? '20' : ''}${year}-${month ?? ''}-${day ?? ''}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
}

/** What has series of its own: a rate of two currencies, or the code of a place; `''` where each series is an indicator. */
function subjectOf(row: TableRow): { base: string; quote: string } | { area: string; label: string } {
  const [quote, base] = [code(row.cell('CURRENCY')), code(row.cell('CURRENCY_DENOM'))];
  if (/^[A-Z]{3}$/.test(quote) && /^[A-Z]{3}$/.test(base)) return { base, quote };
  const cell = row.cell('geo') || row.cell('GEO') || row.cell('REF_AREA');
  return { area: code(cell), label: label(cell) };
}

/** Among what a series needs a name of its own: the series of its entity and cadence, or all indicators. */
function scopeOf(row: TableRow, { cadence }: Figure): string {
  const subject = subjectOf(row);
  if ('base' in subject) return `${subject.base}/${subject.quote} ${cadence}`;
  return subject.area === '' ? '' : `${subject.area} ${cadence}`;
}

/** A rate of two currencies, a country, a region, or an indicator of its own where the table names no place. */
function* entityOf(
  row: TableRow,
  { series, name, about, context }: { series: Series; name: string; about: About; context: Context },
): Generator<EntityRow, { entity: string; type: 'MacroIndicator' | 'ForeignExchangeRate' }> {
  const subject = subjectOf(row);
  if ('base' in subject) {
    const entity = `fx:${subject.base}/${subject.quote}`;
    if (!context.rates.has(entity)) yield exchangeRate(subject.base, subject.quote, about);
    context.rates.add(entity);
    return { entity, type: 'ForeignExchangeRate' };
  }
  const type = 'MacroIndicator';
  const { area } = subject;
  if (area !== '') {
    const place = placeOf(area, series.agency);
    const country = 'country' in place ? yield* context.places.country(place.country, about) : undefined;
    const region = 'region' in place ? place.region : undefined;
    return {
      entity:
        country ?? (yield* context.places.region(`region:sdmx:${area}`, region ?? subject.label, about)),
      type,
    };
  }
  const entity = `indicator:${series.flow}:${series.key}`;
  if (!context.indicators.has(entity)) {
    context.indicators.add(entity);
    yield {
      ...{
        kind: 'entity',
        key: entity,
        id: naturalId(entity),
        type,
        name,
        aliases: [series.key],
        prominence: 0.3,
      },
      ...about,
    };
  }
  return { entity, type };
}
