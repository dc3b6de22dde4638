import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { alpha2Of, isCountryCode } from '../../../src/importer/iso-countries';
import { periodOf } from '../../../src/importer/statistics/series-head';
import { readEcb } from '../../../src/importer/statistics/read-ecb';
import { readFred } from '../../../src/importer/statistics/read-fred';
import { readSdmx } from '../../../src/importer/statistics/read-sdmx';
import { readWorldBank } from '../../../src/importer/statistics/read-world-bank';
import { zipOf } from '../../service/dataset/files/zip-of';
import { partsOf, sample, storeOf, written } from '../imported';

test.each([
  ['2024', '2024-01-01', 'a'],
  ['2024-Q3', '2024-07-01', 'q'],
  ['2024Q3', '2024-07-01', 'q'],
  ['2024-S2', '2024-07-01', 's'],
  ['2024M05', '2024-05-01', 'm'],
  ['2024-05', '2024-05-01', 'm'],
  ['2020-W53', '2020-12-28', 'w'],
  ['2024-02-29', '2024-02-29', 'd'],
])('%s begins on %s', (text, date, cadence) => {
  expect(periodOf(text)).toEqual({ date, cadence });
});

test.each(['2023-02-29', '2024-13', '2024-Q5', '2024-W60', 'TIME', ''])('"%s" is no time', (text) => {
  expect(periodOf(text)).toBeUndefined();
});

describe('FRED', () => {
  test('gives a series by its number, whose cadence is told by its days, and leaves gaps out', async () => {
    const { store, problems, passed } = await storeOf(readFred, [sample('fred-UNRATE.csv')]);
    expect(problems).toEqual([]);
    expect(passed).toEqual(['gaps of series']);
    const [rate] = store.byName('UNRATE');
    expect(rate).toMatchObject({ type: 'MacroIndicator' });
    expect(rate?.series[0]).toMatchObject({ cadence: 'm', taxonomy: 'FRED', pointCount: 18 });
    expect(rate?.series[0]?.dates).not.toContain('2025-10-01');
    expect(rate?.properties.get('website')?.value).toBe('https://fred.stlouisfed.org/series/UNRATE');
  });

  test('may give several series, and names rows that are none', async () => {
    const [file = '', other = ''] = written({
      'two.csv': 'DATE,GDP,GDPC1\n2025-01-01,1,.\n2025-04-01,2,3\n1.7.2025,4,4\n2025-10-01,x,5\n',
      'other.csv': 'LEI,ISIN\n1,2\n',
    });
    const { parts, problems } = await partsOf(readFred, [file]);
    const points = parts.flatMap((part) =>
      part.kind === 'point' ? [[part.entity, part.date, part.value]] : [],
    );
    expect(points).toEqual([
      ['fred:GDP', '2025-01-01', 1],
      ['fred:GDP', '2025-04-01', 2],
      ['fred:GDPC1', '2025-04-01', 3],
      ['fred:GDPC1', '2025-10-01', 5],
    ]);
    expect(problems).toEqual([
      'two.csv:4: Expected a day as YYYY-MM-DD, got "1.7.2025"',
      'two.csv:5: Expected GDP to be a number, got "x"',
    ]);
    await expect(partsOf(readFred, [other])).rejects.toThrow(
      'Expected FRED’s columns observation_date and a series',
    );
  });
});

test('FRED’s columns of one table have each the cadence of its own figures', async () => {
  const { store, problems } = await storeOf(readFred, [sample('fred-two-cadences.csv')]);
  expect(problems).toEqual([]);
  expect(store.byName('UNRATE')[0]?.series[0]).toMatchObject({ cadence: 'm', pointCount: 6 });
  expect(store.byName('GDP')[0]?.series[0]).toMatchObject({ cadence: 'q', pointCount: 2 });
  expect(store.byName('GDP')[0]?.properties.get('frequency')?.value).toBe('quarterly');
});

test('a FRED column of one figure shows no cadence, and is named', async () => {
  const [file = ''] = written({
    'one.csv': 'observation_date,UNRATE,GDP\n2024-01-01,3.7,1\n2024-02-01,3.9,.\n',
  });
  const { parts, problems } = await partsOf(readFred, [file]);
  expect(parts.filter(({ kind }) => kind === 'point')).toHaveLength(2);
  expect(problems).toEqual([
    'one.csv:1: Expected GDP to have two figures, which show whether it is monthly or annual, got one; not read',
  ]);
});

test('countries are those of ISO 3166-1 and Kosovo, each with its three letters', () => {
  const packed = join(__dirname, '../../../tools/dataset/inputs/iso-3166.json.br');
  const { current } = JSON.parse(brotliDecompressSync(readFileSync(packed)).toString()) as {
    current: { alpha2: string; alpha3: string }[];
  };
  expect(current).toHaveLength(249);
  for (const { alpha2, alpha3 } of [...current, { alpha2: 'XK', alpha3: 'XKX' }]) {
    expect([alpha3, alpha2Of(alpha3), isCountryCode(alpha2)]).toEqual([alpha3, alpha2, true]);
  }
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  const codes = letters.flatMap((one) => letters.map((two) => one + two));
  expect(codes.filter(isCountryCode)).toHaveLength(250);
});

describe('the World Bank', () => {
  const page = sample('worldbank-api-NY.GDP.MKTP.CD.json');

  test('gives figures of countries and of regions, told apart, under the name that the dataset has', async () => {
    const { store, problems } = await storeOf(readWorldBank, [page]);
    expect(problems).toEqual([]);
    const [france] = store.byName('France');
    expect(france).toMatchObject({ type: 'Country' });
    expect(france?.series[0]).toMatchObject({
      ...{ name: 'GDP (current US dollars)', unit: 'US dollars', taxonomy: 'World Bank WDI', cadence: 'a' },
      ...{ dates: ['2025-01-01'], values: [3366315927447.33], aliases: ['NY.GDP.MKTP.CD'] },
      origin: { published_time: '2026-07-13', url: 'https://data.worldbank.org/indicator/NY.GDP.MKTP.CD' },
    });
    expect(store.byName('European Union')[0]?.type).toBe('CountryRegion');
  });

  test('gives the same from the table of its site, alone or in its archive', async () => {
    const table = [
      '\ufeff"Data Source","World Development Indicators",',
      '',
      '"Last Updated Date","2026-07-13",',
      '',
      '"Country Name","Country Code","Indicator Name","Indicator Code","2024","2025",',
      '"France","FRA","GDP (current US$)","NY.GDP.MKTP.CD","","3366315927447.33",',
      '"European Union","EUU","GDP (current US$)","NY.GDP.MKTP.CD","1","x",',
      '"Short","FRA"',
    ].join('\r\n');
    const [zip = ''] = written({
      'API.zip': zipOf({
        'Metadata_Country_API.csv': '"Country Code","Region"\n"FRA",""\n',
        'API_NY.csv': table,
      }),
    });
    const { store, problems } = await storeOf(readWorldBank, [zip]);
    const [france] = store.byName('France');
    expect(france?.series[0]).toMatchObject({
      values: [3366315927447.33],
      origin: { published_time: '2026-07-13' },
    });
    expect(store.byName('European Union')[0]?.series[0]?.values).toEqual([1]);
    expect(problems).toEqual([
      'API.zip/API_NY.csv:7: Expected 2025 to be a number, got "x"',
      'API.zip/API_NY.csv:8: Expected 7 cells as in the header, got 2',
    ]);
  });

  test('rows without a figure are gaps, odd ones are named, and other JSON or tables end the import', async () => {
    const [first, rows] = JSON.parse(readFileSync(page, 'utf8')) as [unknown, Record<string, unknown>[]];
    const odd = [{ ...rows[1], value: null }, { ...rows[1], date: 'last' }, { value: 1 }];
    const [file = '', other = '', table = ''] = written({
      'odd.json': JSON.stringify([first, odd]),
      'other.json': '{"message":"Invalid value"}',
      'table.csv': 'a,b\n1,2\n',
    });
    const { problems, passed } = await partsOf(readWorldBank, [file]);
    expect(passed).toEqual(['years without a figure']);
    expect(problems).toEqual([
      'odd.json: row 2: Expected a figure of a year, quarter or month, got "last" of Afghanistan',
      'odd.json: row 3: Expected indicator, country, date and value, got another row',
    ]);
    await expect(partsOf(readWorldBank, [other])).rejects.toThrow("Expected a page of the World Bank's API");
    await expect(partsOf(readWorldBank, [table])).rejects.toThrow("Expected the World Bank's columns");
  });
});

describe('SDMX-CSV', () => {
  test('of the ECB gives exchange rates by their currencies', async () => {
    const { store, problems } = await storeOf(readSdmx, [sample('ecb-exr.csv')]);
    expect(problems).toEqual([]);
    const [rate] = store.byName('EUR/USD');
    expect(rate).toMatchObject({ type: 'ForeignExchangeRate' });
    expect(rate?.series[0]).toMatchObject({
      ...{ unit: 'USD', cadence: 'm', dates: ['2026-02-01', '2026-03-01'], values: [1.1805, 1.1498] },
      name: 'ECB reference exchange rate, US dollar/Euro, 2:15 pm (C.E.T.)',
      origin: { url: 'https://data.ecb.europa.eu/data/datasets/EXR/EXR.M.USD.EUR.SP00.E' },
    });
  });

  test('of Eurostat gives countries, also by its own letters, and regions, with the day of its update', async () => {
    const { store, problems, passed } = await storeOf(readSdmx, [sample('eurostat-gdp.csv')]);
    expect(problems).toEqual([]);
    expect(passed).toEqual(['gaps of series']);
    expect(store.byName('Germany')[0]?.series[0]).toMatchObject({
      name: 'NAMA_10_GDP, Current prices, million euro, Gross domestic product at market prices',
      unit: 'Current prices, million euro',
      values: [4219310, 4328970],
      origin: { source: 'Eurostat', published_time: '2026-03-12' },
    });
    expect(store.byName('Greece')[0]?.series).toHaveLength(1);
    expect(store.byName('European Union (27 countries, from 2020)')[0]?.type).toBe('CountryRegion');
  });

  test('places are read by their publisher’s codes, and no reserved or former code is a country', async () => {
    const { store, problems, passed } = await storeOf(readSdmx, [sample('eurostat-areas.csv')]);
    expect([problems, passed]).toEqual([[], ['gaps of series']]);
    expect(store.entities.map(({ type, name }) => [type, name])).toEqual([
      ['CountryRegion', 'Euro area'],
      ['CountryRegion', 'Euro area (20 countries)'],
      ['Country', 'Greece'],
      ['Country', 'Kosovo'],
      ['CountryRegion', 'European Economic Area'],
      ['CountryRegion', 'IC'],
      ['CountryRegion', 'SU'],
    ]);
  });

  test('an area with the name of a union that is there already is that union', async () => {
    const id = '11111111-1111-5111-8111-111111111111';
    const entities = [{ id, type: 'Group' as const, name: 'Euro area', sources: [] }];
    const { store } = await storeOf(readSdmx, [sample('eurostat-areas.csv')], { entities });
    expect(store.byName('Euro area').map((entity) => [entity.id, entity.type])).toEqual([[id, 'Group']]);
    expect(store.byName('Euro area')[0]?.series).toHaveLength(1);
  });

  test('two series of one title are two by their keys, whose names say which is which', async () => {
    const { store, problems } = await storeOf(readSdmx, [sample('ecb-exr-two-series.csv')]);
    expect(problems).toEqual([]);
    const title = 'ECB reference exchange rate, US dollar/Euro, 2:15 pm (C.E.T.)';
    expect(
      store.byName('EUR/USD')[0]?.series.map(({ name, values, aliases }) => ({ name, values, aliases })),
    ).toEqual([
      {
        name: `${title}, average, EXR.M.USD.EUR.SP00.A`,
        values: [1.1833, 1.1604],
        aliases: ['EXR.M.USD.EUR.SP00.A'],
      },
      {
        name: `${title}, end of period, EXR.M.USD.EUR.SP00.E`,
        values: [1.1805, 1.1498],
        aliases: ['EXR.M.USD.EUR.SP00.E'],
      },
    ]);
  });

  test('a series keeps its id where its title changes, and is called by the first', async () => {
    const rows = (...titles: string[]): string =>
      `KEY,FREQ,ITEM,TIME_PERIOD,OBS_VALUE,TITLE\n${titles.map((title, at) => `BSI.M.M3,M,M3,2026-0${at + 1},${at},${title}\n`).join('')}`;
    const idOf = async (text: string): Promise<unknown[]> => {
      const { parts, problems } = await partsOf(readSdmx, written({ 'bsi.csv': text }));
      expect(problems).toEqual([]);
      return [
        ...new Set(
          parts.flatMap((part) =>
            part.kind === 'point' ? [(part.series as { id?: string }).id, part.series.name] : [],
          ),
        ),
      ];
    };
    const [id, name, ...more] = await idOf(rows('M3', 'M3 (stock)'));
    expect([name, more]).toEqual(['M3', []]);
    expect(await idOf(rows('Monetary aggregate M3'))).toEqual([id, 'Monetary aggregate M3']);
  });

  test.each([
    ['OECD.SDD.NAD:DSD_NAMAIN1@DF_QNA(1.1)', 'OECD', 'DSD_NAMAIN1@DF_QNA'],
    ['IMF.STA:CPI(5.0.0)', 'International Monetary Fund', 'CPI'],
    ['ESTAT:NAMA_10_GDP(1.0)', 'Eurostat', 'NAMA_10_GDP'],
    ['XYZ:FLOW(1.0)', 'XYZ', 'FLOW'],
  ])('a value of %s cites %s', async (structure, publisher, flow) => {
    const [file = ''] = written({
      'data.csv': `STRUCTURE,STRUCTURE_ID,ACTION,REF_AREA,MEASURE,TIME_PERIOD,OBS_VALUE\ndataflow,${structure},I,DE,GDP,2025,5\n`,
    });
    const { store } = await storeOf(readSdmx, [file]);
    expect(store.byName('Germany')[0]?.series[0]).toMatchObject({
      taxonomy: `${publisher} ${flow}`,
      origin: { source: publisher, name: `${publisher}, ${flow}` },
    });
  });

  test.each([
    ['OECD', 'USA', 'United States'],
    ['OECD', 'EA20', 'EA20'],
    ['ESTAT', 'FRA', 'FRA'],
  ])('%s calls by %s %s', async (agency, area, name) => {
    const files = written({
      'data.csv': `DATAFLOW,REF_AREA,TIME_PERIOD,OBS_VALUE\n${agency}:GDP(1.0),${area},2025,5\n`,
    });
    const { store } = await storeOf(readSdmx, files);
    expect(store.entities.map((each) => each.name)).toEqual([name]);
  });

  test.each(['REF_AREA', 'geo'])('a table of %s that names no publisher ends the import', async (column) => {
    const files = written({ 'data.csv': `${column},MEASURE,TIME_PERIOD,OBS_VALUE\nDE,GDP,2025,5\n` });
    await expect(partsOf(readSdmx, files)).rejects.toThrow(
      'data.csv: Expected DATAFLOW or KEY to name the publisher',
    );
  });

  test('without a place gives indicators, multiplies by its power of ten, and names odd rows', async () => {
    const [file = '', other = ''] = written({
      'bsi.csv':
        'KEY;FREQ;ITEM;TIME_PERIOD;OBS_VALUE;TITLE;UNIT_MULT\nBSI.M.M3;M;M3;2026-01;17;M3 stock;6\nBSI.M.M3;M;M3;someday;1;M3 stock;6\nBSI.M.M3;M;M3;2026-02;many;M3 stock;6\n',
      'other.csv': 'observation_date,UNRATE\n2025-01-01,4\n',
    });
    const { store, problems } = await storeOf(readSdmx, [file]);
    expect(store.byName('M3 stock')[0]?.series[0]?.values).toEqual([17_000_000]);
    expect(problems).toEqual([
      'bsi.csv:3: Expected `TIME_PERIOD` to be a time, got "someday"',
      'bsi.csv:4: Expected `OBS_VALUE` to be a number, got "many"',
    ]);
    await expect(partsOf(readSdmx, [other])).rejects.toThrow(
      'Expected the column TIME_PERIOD, OBS_VALUE, got observation_date',
    );
  });
});

test('the ECB’s reference rates are daily series of euro rates, without days of no fixing', async () => {
  const { store, problems, passed } = await storeOf(readEcb, [sample('eurofxref-hist.csv')]);
  expect(problems).toEqual([]);
  expect(passed.length).toBeGreaterThan(0);
  const [rate] = store.byName('EUR/USD');
  expect(rate?.series[0]).toMatchObject({
    ...{ name: 'Euro reference rate, USD per euro', unit: 'USD per EUR', cadence: 'd' },
    origin: { published_time: '2026-04-13' },
  });
  expect(rate?.series[0]?.dates.at(-1)).toBe('2026-04-13');
  const [file = ''] = written({ 'rates.csv': 'Date,USD,\n2026-04-13,1.2,\n2026-04-14,-1,\nyesterday,1,\n' });
  expect((await partsOf(readEcb, [file])).problems).toEqual([
    'rates.csv:3: Expected USD to be a rate, got "-1"',
    'rates.csv:4: Expected a day as YYYY-MM-DD, got "yesterday"',
  ]);
});
