import type { Collection } from '../collection';
import { countryKey } from '../countries';

/** Adds intergovernmental organizations by founding treaty, groups of states by declaration, and publishers of figures. */
export function addOrganizations(collection: Collection): void {
  for (const row of INTERGOVERNMENTAL) addBody(collection, 'IntergovernmentalOrganization', row);
  for (const row of GROUPS) addBody(collection, 'Group', row);
  for (const [key, name, description, source, ...aliases] of PUBLISHERS) {
    collection.entity({
      key: `org:${key}`,
      type: 'Organization',
      name,
      aliases,
      description,
      prominence: 0.5,
      sources: [source],
    });
  }
}

function addBody(collection: Collection, type: 'Group' | 'IntergovernmentalOrganization', row: Body): void {
  const [id, name, act, date, document, members = '', ...aliases] = row;
  const key = `${type === 'Group' ? 'group' : 'igo'}:${id}`;
  const sources = [collection.source(key, { name: act, date, document })];
  collection.entity({
    key,
    type,
    name,
    aliases: [id.length < 12 ? id : '', ...aliases],
    description:
      type === 'Group' ? `Group of states, ${act}` : `Intergovernmental organization under the ${act}`,
    prominence: 0.6,
    sources,
    properties: { founding_date: date, founding_act: act, ...websiteOf(document, key) },
  });
  for (const code of members.split(' ').filter(Boolean)) {
    collection.link('IS_MEMBER_OF', countryKey(code), key, { sources, since: date });
  }
}

/** Who keeps documents of others: where the founding act stands there, its address says nothing of the organisation's own. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'digitallibrary.un.org',
  'en.kremlin.ru',
  'eur-lex.europa.eu',
  'www.auswaertiges-amt.de',
  'www.g7.utoronto.ca',
  'www.gov.uk',
]);

function websiteOf(document: string, key: string): { website?: [string, string] } {
  const { host } = new URL(document);
  return OF_OTHERS.has(host) ? {} : { website: [host, key] };
}

/** `members` are those of the founding day, as two-letter codes parted by spaces, where the later ones are not known. */
type Body = readonly [
  id: string,
  name: string,
  act: string,
  date: string,
  document: string,
  members?: string,
  ...aliases: string[],
];

const INTERGOVERNMENTAL: readonly Body[] = [
  [
    'UN',
    'United Nations',
    'Charter of the United Nations',
    '1945-06-26',
    'https://www.un.org/en/about-us/un-charter',
  ],
  [
    'EU',
    'European Union',
    'Treaty on European Union',
    '1992-02-07',
    'https://eur-lex.europa.eu/eli/treaty/teu/sign',
  ],
  [
    'IMF',
    'International Monetary Fund',
    'Articles of Agreement of the International Monetary Fund',
    '1944-07-22',
    'https://www.imf.org/external/pubs/ft/aa/index.htm',
  ],
  [
    'IBRD',
    'International Bank for Reconstruction and Development',
    'Articles of Agreement of the International Bank for Reconstruction and Development',
    '1944-07-22',
    'https://www.worldbank.org/en/about/articles-of-agreement',
    '',
    'World Bank',
  ],
  [
    'WTO',
    'World Trade Organization',
    'Marrakesh Agreement',
    '1994-04-15',
    'https://www.wto.org/english/docs_e/legal_e/04-wto_e.htm',
  ],
  [
    'OECD',
    'Organisation for Economic Co-operation and Development',
    'Convention on the OECD',
    '1960-12-14',
    'https://www.oecd.org/en/about/legal/text-of-the-convention-on-the-organisation-for-economic-co-operation-and-development.html',
    '',
    'Organization for Economic Cooperation and Development',
  ],
  [
    'NATO',
    'North Atlantic Treaty Organization',
    'North Atlantic Treaty',
    '1949-04-04',
    'https://www.nato.int/cps/en/natohq/official_texts_17120.htm',
  ],
  [
    'WHO',
    'World Health Organization',
    'Constitution of the World Health Organization',
    '1946-07-22',
    'https://www.who.int/about/governance/constitution',
  ],
  [
    'OPEC',
    'Organization of the Petroleum Exporting Countries',
    'Baghdad Conference resolution I.2',
    '1960-09-14',
    'https://www.opec.org/brief-history.html',
  ],
  [
    'ASEAN',
    'Association of Southeast Asian Nations',
    'Bangkok Declaration',
    '1967-08-08',
    'https://asean.org/the-asean-declaration-bangkok-declaration-bangkok-8-august-1967/',
  ],
  [
    'AU',
    'African Union',
    'Constitutive Act of the African Union',
    '2000-07-11',
    'https://au.int/en/treaties/constitutive-act-african-union',
  ],
  [
    'BIS',
    'Bank for International Settlements',
    'Hague Convention respecting the Bank for International Settlements',
    '1930-01-20',
    'https://www.bis.org/about/legal.htm',
  ],
  [
    'EFTA',
    'European Free Trade Association',
    'Stockholm Convention',
    '1960-01-04',
    'https://www.efta.int/about-efta/efta-convention',
  ],
  [
    'ADB',
    'Asian Development Bank',
    'Agreement Establishing the Asian Development Bank',
    '1965-12-04',
    'https://www.adb.org/documents/agreement-establishing-asian-development-bank-adb-charter',
  ],
  [
    'EBRD',
    'European Bank for Reconstruction and Development',
    'Agreement Establishing the EBRD',
    '1990-05-29',
    'https://www.ebrd.com/home/who-we-are/ebrd-values/basic-documents.html',
  ],
  [
    'Council of Europe',
    'Council of Europe',
    'Statute of the Council of Europe',
    '1949-05-05',
    'https://www.coe.int/en/web/conventions/full-list',
    'BE DK FR IE IT LU NL NO SE GB',
  ],
  [
    'OAS',
    'Organization of American States',
    'Charter of the Organization of American States',
    '1948-04-30',
    'https://www.oas.org/en/sla/dil/inter_american_treaties_A-41_charter_OAS.asp',
  ],
  [
    'Mercosur',
    'Southern Common Market',
    'Treaty of Asunción',
    '1991-03-26',
    'https://www.mercosur.int/documento/tratado-asuncion-constitucion-mercado-comun/',
    'AR BR PY UY',
  ],
];

const GROUPS: readonly Body[] = [
  [
    'Eurozone',
    'Euro area',
    'Council Decision 98/317/EC',
    '1998-05-03',
    'https://eur-lex.europa.eu/eli/dec/1998/317/oj',
    '',
    'Eurozone',
  ],
  [
    'G7',
    'Group of Seven',
    'Declaration of Rambouillet',
    '1975-11-17',
    'https://www.g7.utoronto.ca/summit/1975rambouillet/communique.html',
    '',
    'G-7',
  ],
  [
    'G20',
    'Group of Twenty',
    'Communiqué of the G7 finance ministers, Washington',
    '1999-09-25',
    'https://www.g7.utoronto.ca/finance/fm992509state.htm',
    '',
    'G-20',
  ],
  [
    'BRICS',
    'BRICS',
    'Joint Statement of the BRIC Leaders, Yekaterinburg',
    '2009-06-16',
    'http://en.kremlin.ru/supplement/209',
  ],
  [
    'Visegrád Group',
    'Visegrád Group',
    'Visegrád Declaration',
    '1991-02-15',
    'https://www.visegradgroup.eu/documents/visegrad-declarations',
    'HU PL',
    'V4',
  ],
  [
    'Pacific Alliance',
    'Pacific Alliance',
    'Lima Declaration',
    '2011-04-28',
    'https://alianzapacifico.net/en/',
    'CL CO MX PE',
  ],
  [
    'G77',
    'Group of 77',
    'Joint Declaration of the Seventy-Seven Developing Countries',
    '1964-06-15',
    'https://www.g77.org/doc/Joint%20Declaration.html',
  ],
  [
    'Non-Aligned Movement',
    'Non-Aligned Movement',
    'Belgrade Declaration',
    '1961-09-06',
    'https://digitallibrary.un.org/',
  ],
  [
    'MIKTA',
    'MIKTA',
    'Joint communiqué of the foreign ministers, New York',
    '2013-09-25',
    'http://mikta.org/',
    'MX ID KR TR AU',
  ],
  [
    'AUKUS',
    'AUKUS',
    'Joint Leaders Statement on AUKUS',
    '2021-09-15',
    'https://www.gov.uk/government/news/joint-leaders-statement-on-aukus',
    'AU GB US',
  ],
  [
    'Weimar Triangle',
    'Weimar Triangle',
    'Joint declaration of the foreign ministers, Weimar',
    '1991-08-29',
    'https://www.auswaertiges-amt.de/',
    'DE FR PL',
  ],
];

const PUBLISHERS: readonly (readonly [
  key: string,
  name: string,
  description: string,
  source: string,
  ...aliases: string[],
])[] = [
  [
    'fred',
    'Federal Reserve Bank of St. Louis',
    'Publisher of FRED, economic data',
    'FRED/2022-10-28',
    'FRED',
    'St. Louis Fed',
  ],
  [
    'bls',
    'U.S. Bureau of Labor Statistics',
    'Statistical agency of the United States',
    'BLS/2016-01-08',
    'BLS',
    'Bureau of Labor Statistics',
  ],
  [
    'ggdc',
    'Groningen Growth and Development Centre',
    'Publisher of the Penn World Table',
    'PWT/2019-04-11',
    'GGDC',
  ],
  [
    'gapminder',
    'Gapminder Foundation',
    'Publisher of world development figures',
    'Gapminder/2017-01-01',
    'Gapminder',
  ],
  ['fortune', 'Fortune', 'Publisher of the Fortune 500', 'fortune-2025', 'Fortune Magazine'],
  [
    'sec',
    'U.S. Securities and Exchange Commission',
    'Securities regulator of the United States, operator of EDGAR',
    'edgar',
    'SEC',
    'Securities and Exchange Commission',
    'EDGAR',
  ],
  ['unicode', 'Unicode Consortium', 'Publisher of the Common Locale Data Repository', 'cldr', 'CLDR'],
  ['geonames', 'GeoNames', 'Publisher of a gazetteer', 'geonames'],
  [
    'unsd',
    'United Nations Statistics Division',
    'Publisher of ISIC and of the M49 standard',
    'isic-4',
    'UNSD',
  ],
  ['six', 'SIX', 'Maintenance agency of ISO 4217', 'iso-4217', 'SIX Group'],
  [
    'mdn',
    'MDN Web Docs',
    'Publisher of browser compatibility data',
    'mdn',
    'MDN',
    'Mozilla Developer Network',
  ],
  ['sil', 'SIL International', 'Registration authority of ISO 639-3', 'iso-639-3'],
];
