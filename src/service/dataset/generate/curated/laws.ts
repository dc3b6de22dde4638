import type { Collection, GivenEntity } from '../collection';
import { countryKey } from '../countries';

/** Adds acts of the European Union, the United States and the United Kingdom, each sourced to its official publication. */
export function addLaws(collection: Collection): void {
  for (const [kind, year, number, date, name, journal, ...aliases] of EU_ACTS) {
    const isDirective = kind === 'dir';
    add(collection, {
      key: `law:eu:${kind}:${year}/${number}`,
      name,
      aliases: [
        ...aliases,
        // What other parliaments call so too is told apart by whose it is.
        ...[name, ...aliases].filter((each) => / Act$/.test(each)).map((act) => `EU ${act}`),
        isDirective
          ? `Directive ${year}/${number}`
          : `Regulation (EU) ${year < 2015 ? `No ${number}/${year}` : `${year}/${number}`}`,
      ],
      date,
      journal: `Official Journal of the European Union, ${journal}`,
      document: `https://eur-lex.europa.eu/eli/${kind}/${year}/${number}/oj`,
      description: `${isDirective ? 'Directive' : 'Regulation'} of the European Union of ${date.slice(0, 4)}`,
      jurisdiction: ['European Union', 'igo:EU'],
    });
  }
  for (const [law, date, name, ...aliases] of US_ACTS) {
    add(collection, {
      key: `law:us:${law}`,
      name,
      aliases: [...aliases, `Public Law ${law}`, `Pub. L. ${law}`],
      date,
      journal: `Public Law ${law}`,
      document: `https://www.govinfo.gov/link/plaw/${law.replace('-', '/public/')}`,
      description: `Act of the United States Congress of ${date.slice(0, 4)}`,
      jurisdiction: ['United States', countryKey('US')],
    });
  }
  for (const [year, chapter, date, name] of UK_ACTS) {
    add(collection, {
      key: `law:uk:${year}/${chapter}`,
      name,
      aliases: [],
      date,
      journal: `${year} c. ${chapter}`,
      document: `https://www.legislation.gov.uk/ukpga/${year}/${chapter}`,
      description: `Act of the Parliament of the United Kingdom of ${year}`,
      jurisdiction: ['United Kingdom', countryKey('GB')],
    });
  }
}

type Act = Pick<GivenEntity, 'key' | 'name' | 'aliases' | 'description'> & {
  date: string;
  journal: string;
  document: string;
  /** Name and key of the place that it applies in. */
  jurisdiction: readonly [name: string, key: string];
};

function add(collection: Collection, { key, name, aliases, description, ...act }: Act): void {
  const { date, journal, document, jurisdiction } = act;
  const [place, placeKey] = jurisdiction;
  const sources = [collection.source(key, { name: journal, date, document })];
  collection.entity({
    key,
    type: 'Law',
    name,
    aliases: aliases ?? [],
    description,
    prominence: 0.55,
    sources,
    properties: { citation: journal, adoption_date: date, jurisdiction: place, website: document },
  });
  collection.link('APPLIES_IN', key, placeKey, { sources });
}

const EU_ACTS: readonly (readonly [
  kind: 'reg' | 'dir',
  year: number,
  number: number,
  date: string,
  name: string,
  journal: string,
  ...aliases: string[],
])[] = [
  ['reg', 2016, 679, '2016-04-27', 'General Data Protection Regulation', 'L 119, 4.5.2016', 'GDPR'],
  [
    'dir',
    2014,
    65,
    '2014-05-15',
    'Markets in Financial Instruments Directive II',
    'L 173, 12.6.2014',
    'MiFID II',
    'MiFID',
  ],
  [
    'reg',
    2014,
    600,
    '2014-05-15',
    'Markets in Financial Instruments Regulation',
    'L 173, 12.6.2014',
    'MiFIR',
  ],
  ['reg', 2014, 596, '2014-04-16', 'Market Abuse Regulation', 'L 173, 12.6.2014', 'MAR'],
  ['reg', 2012, 648, '2012-07-04', 'European Market Infrastructure Regulation', 'L 201, 27.7.2012', 'EMIR'],
  ['reg', 2013, 575, '2013-06-26', 'Capital Requirements Regulation', 'L 176, 27.6.2013', 'CRR'],
  ['dir', 2013, 36, '2013-06-26', 'Capital Requirements Directive IV', 'L 176, 27.6.2013', 'CRD IV'],
  ['dir', 2009, 138, '2009-11-25', 'Solvency II Directive', 'L 335, 17.12.2009', 'Solvency II'],
  ['dir', 2015, 2366, '2015-11-25', 'Payment Services Directive 2', 'L 337, 23.12.2015', 'PSD2'],
  ['reg', 2019, 2088, '2019-11-27', 'Sustainable Finance Disclosure Regulation', 'L 317, 9.12.2019', 'SFDR'],
  ['reg', 2020, 852, '2020-06-18', 'Taxonomy Regulation', 'L 198, 22.6.2020', 'EU Taxonomy'],
  [
    'dir',
    2022,
    2464,
    '2022-12-14',
    'Corporate Sustainability Reporting Directive',
    'L 322, 16.12.2022',
    'CSRD',
  ],
  ['reg', 2022, 2554, '2022-12-14', 'Digital Operational Resilience Act', 'L 333, 27.12.2022', 'DORA'],
  [
    'reg',
    2023,
    1114,
    '2023-05-31',
    'Markets in Crypto-Assets Regulation',
    'L 150, 9.6.2023',
    'MiCA',
    'MiCAR',
  ],
  ['reg', 2022, 2065, '2022-10-19', 'Digital Services Act', 'L 277, 27.10.2022', 'DSA'],
  ['reg', 2022, 1925, '2022-09-14', 'Digital Markets Act', 'L 265, 12.10.2022', 'DMA'],
  ['reg', 2024, 1689, '2024-06-13', 'Artificial Intelligence Act', 'L, 2024/1689, 12.7.2024', 'AI Act'],
];

const US_ACTS: readonly (readonly [law: string, date: string, name: string, ...aliases: string[]])[] = [
  ['107-204', '2002-07-30', 'Sarbanes-Oxley Act', 'SOX', 'Sarbanes-Oxley Act of 2002'],
  [
    '111-203',
    '2010-07-21',
    'Dodd-Frank Wall Street Reform and Consumer Protection Act',
    'Dodd-Frank Act',
    'Dodd-Frank',
  ],
  ['106-102', '1999-11-12', 'Gramm-Leach-Bliley Act', 'GLBA', 'Financial Services Modernization Act of 1999'],
  ['112-106', '2012-04-05', 'Jumpstart Our Business Startups Act', 'JOBS Act'],
  ['116-136', '2020-03-27', 'Coronavirus Aid, Relief, and Economic Security Act', 'CARES Act'],
  ['117-58', '2021-11-15', 'Infrastructure Investment and Jobs Act', 'IIJA'],
  ['117-167', '2022-08-09', 'CHIPS and Science Act', 'CHIPS Act'],
  ['117-169', '2022-08-16', 'Inflation Reduction Act of 2022', 'Inflation Reduction Act', 'IRA'],
  ['115-97', '2017-12-22', 'Tax Cuts and Jobs Act', 'TCJA'],
  [
    '111-148',
    '2010-03-23',
    'Patient Protection and Affordable Care Act',
    'Affordable Care Act',
    'ACA',
    'Obamacare',
  ],
  ['107-56', '2001-10-26', 'USA PATRIOT Act', 'Patriot Act'],
  ['104-191', '1996-08-21', 'Health Insurance Portability and Accountability Act', 'HIPAA'],
  ['116-222', '2020-12-18', 'Holding Foreign Companies Accountable Act', 'HFCAA'],
];

const UK_ACTS: readonly (readonly [year: number, chapter: number, date: string, name: string])[] = [
  [2006, 46, '2006-11-08', 'Companies Act 2006'],
  [2000, 8, '2000-06-14', 'Financial Services and Markets Act 2000'],
  [2010, 23, '2010-04-08', 'Bribery Act 2010'],
  [2018, 12, '2018-05-23', 'Data Protection Act 2018'],
  [2018, 13, '2018-05-23', 'Sanctions and Anti-Money Laundering Act 2018'],
  [2015, 30, '2015-03-26', 'Modern Slavery Act 2015'],
];
