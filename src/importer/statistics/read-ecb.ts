import { openEntries } from '../../service/dataset/files/open-entries';
import type { ImportPart, PointRow } from '../../service/store/import-part';
import { isDay } from '../../service/store/calendar-day';
import { UnfitFile, type Reading } from '../reading';
import { tableRows, type TableRow } from '../table';
import { exchangeRate } from './exchange-rate';
import { seriesHead } from './series-head';

const URL =
  'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html';

/** Reads the ECB's euro reference rates (eurofxref-hist): a day a row, newest first, a column for each currency, `N/A` for no fixing. */
export async function* readEcb(files: readonly string[], reading: Reading): AsyncGenerator<ImportPart> {
  for (const file of files)
    for await (const entry of openEntries(file, { ...reading, wanted: (name) => /\.csv$/i.test(name) })) {
      let rates: ReadonlyMap<string, PointRow['series']> | undefined;
      for await (const row of tableRows(entry, { problems: reading.problems, wanted: ['Date', 'USD'] })) {
        const date = row.cell('Date');
        if (!isDay(date)) {
          reading.problems.add(`${row.where}: Expected a day as YYYY-MM-DD, got "${date}"`);
          continue;
        }
        rates ??= yield* ratesOf(row, date);
        for (const [currency, series] of rates) {
          const cell = row.cell(currency);
          const value = Number(cell);
          const point = {
            kind: 'point',
            entity: `fx:EUR/${currency}`,
            series,
            date,
            value,
            where: row.where,
          } as const;
          if (cell === '' || cell === 'N/A') reading.pass('days without a fixing');
          else if (Number.isFinite(value) && value > 0) yield point;
          else reading.problems.add(`${row.where}: Expected ${currency} to be a rate, got "${cell}"`);
        }
      }
    }
}

function* ratesOf(
  row: TableRow,
  day: string,
): Generator<ImportPart, ReadonlyMap<string, PointRow['series']>> {
  const name = 'Euro foreign exchange reference rates';
  const sources = [{ name: `European Central Bank, ${name}`, date: day, document: URL }];
  const heads = new Map<string, PointRow['series']>();
  for (const currency of row.columns.slice(1).filter((column) => column !== '')) {
    if (!/^[A-Z]{3}$/.test(currency))
      throw new UnfitFile(
        `${row.where}: Expected currencies as three letters in the header, got "${currency}"`,
      );
    yield exchangeRate('EUR', currency, { sources, where: row.where });
    heads.set(
      currency,
      seriesHead({
        ...{ entity: `fx:EUR/${currency}`, type: 'ForeignExchangeRate', cadence: 'd' },
        name: `Euro reference rate, ${currency} per euro`,
        unit: `${currency} per EUR`,
        aliases: [`EUR${currency}`],
        taxonomy: 'ECB euro foreign exchange reference rates',
        source: { name, publisher: 'European Central Bank', day, url: URL },
      }),
    );
  }
  return heads;
}
