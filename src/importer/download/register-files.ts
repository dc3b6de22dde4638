import { basename, join } from 'node:path';

import { WrongArguments, type Group, type RegisterName } from '../arguments';
import type { Download } from './fetch-file';

/** What of a register is fetched, by the words in place of its files, such as `CIK` numbers or series. */
type Addresses = (words: readonly string[]) => readonly (readonly [url: string, name: string])[];

const GLEIF = 'https://goldencopy.gleif.org/api/v2/golden-copies/publishes';

const padded = (cik: string): string => {
  if (!/^\d{1,10}$/.test(cik))
    throw new WrongArguments(`Expected all, tickers or CIK numbers after sec, got "${cik}"`);
  return cik.padStart(10, '0');
};

const ADDRESSES: ReadonlyMap<RegisterName, Addresses> = new Map<RegisterName, Addresses>([
  [
    'gleif',
    () => [
      [`${GLEIF}/lei2/latest.csv`, 'gleif-lei2.csv.zip'],
      [`${GLEIF}/rr/latest.csv`, 'gleif-rr.csv.zip'],
    ],
  ],
  [
    'sec',
    (words) => [
      ['https://www.sec.gov/files/company_tickers.json', 'company_tickers.json'],
      ...words.flatMap((word): (readonly [string, string])[] => {
        if (word === 'tickers') return [];
        if (word === 'all')
          return [
            ['https://www.sec.gov/Archives/edgar/daily-index/bulkdata/submissions.zip', 'submissions.zip'],
            ['https://www.sec.gov/Archives/edgar/daily-index/xbrl/companyfacts.zip', 'companyfacts.zip'],
          ];
        const cik = padded(word);
        return [
          [`https://data.sec.gov/submissions/CIK${cik}.json`, `submissions-CIK${cik}.json`],
          [`https://data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`, `companyfacts-CIK${cik}.json`],
        ];
      }),
    ],
  ],
  [
    'sdmx',
    (words) =>
      words.map((word) =>
        // A key of the ECB begins with its table: EXR.M.USD.EUR.SP00.A.
        word.includes('.')
          ? ([
              `https://data-api.ecb.europa.eu/service/data/${encodeURIComponent(word.split('.', 1).join(''))}/${encodeURIComponent(word.slice(word.indexOf('.') + 1))}?format=csvdata`,
              `${safe(word)}.csv`,
            ] as const)
          : ([
              `https://ec.europa.eu/eurostat/api/dissemination/sdmx/2.1/data/${encodeURIComponent(word)}?format=SDMX-CSV&compressed=true`,
              `${safe(word)}.csv.gz`,
            ] as const),
      ),
  ],
  [
    'worldbank',
    (words) =>
      words.map((word) => [
        `https://api.worldbank.org/v2/country/all/indicator/${encodeURIComponent(word)}?format=json&per_page=20000`,
        `${safe(word)}.json`,
      ]),
  ],
  [
    'fred',
    (words) =>
      words.map((word) => [
        `https://fred.stlouisfed.org/graph/fredgraph.csv?id=${encodeURIComponent(word)}`,
        `${safe(word)}.csv`,
      ]),
  ],
  ['ecb', () => [['https://www.ecb.europa.eu/stats/eurofxref/eurofxref-hist.zip', 'eurofxref-hist.zip']]],
]);

/** A name that stays in its folder, whatever was typed. */
const safe = (word: string): string => basename(word.replace(/[^\w.-]/g, '_')).replace(/^\.+/, '_');

/** What is fetched for a register, and where it is put. */
export function downloadsOf({ register, files: words }: Group, folder: string): readonly Download[] {
  const addresses = ADDRESSES.get(register);
  if (addresses === undefined) throw new WrongArguments(`Expected a register to download, got ${register}`);
  const found = addresses(words);
  if (found.length === 0)
    throw new WrongArguments(
      `Expected what to download of ${register} after its name, such as a series, got nothing`,
    );
  return found.map(([url, name]) => ({ url, file: join(folder, register, name) }));
}
