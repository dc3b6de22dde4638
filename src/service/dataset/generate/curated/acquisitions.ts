import type { Collection, Publication } from '../collection';
import { cikOf, companyOf } from '../company-of';
import { companyKey } from '../company-table';

/**
 * Adds acquisitions that companies of the dataset completed, on the day on which the acquirer announced completion, and the
 * annual reports that they filed.
 */
export function addCorporateEvents(collection: Collection): void {
  for (const row of ACQUISITIONS) addAcquisition(collection, row);
  addExchangeOwner(collection, companyOf(collection, 'ICE').key);
  for (const source of [...collection.sources.values()])
    if (source.key.startsWith('10-K/')) addFiling(collection, source);
}

function addAcquisition(collection: Collection, [ticker, target, date, ...aliases]: Acquisition): void {
  const company = companyOf(collection, ticker);
  const { key: acquirer, name } = company;
  const key = `acquisition:${acquirer}:${target}`;
  const document = `https://www.sec.gov/cgi-bin/browse-edgar?action=getcompany&CIK=${cikOf(company)}&type=8-K`;
  const sources = [
    collection.source(key, {
      name: `${name} announcement of completion`,
      date,
      document,
      publisher: name,
    }),
  ];
  const subsidiary = collection.entity({
    key: `company:acquired:${target}`,
    type: 'Company',
    name: target,
    aliases,
    description: `Acquired by ${name} in ${date.slice(0, 4)}`,
    prominence: 0.6,
    sources,
  });
  collection.entity({
    key,
    type: 'CorporateEvent',
    name: `${name} acquisition of ${target}`,
    description: `${name} completed the acquisition of ${target} on ${date}`,
    prominence: 0.4,
    sources,
    properties: { event_type: 'acquisition', event_date: date, acquirer: name, target },
  });
  for (const party of [acquirer, subsidiary]) {
    collection.link('PARTICIPATES_IN_CORPORATE_EVENT', party, key, { sources, since: date });
  }
  collection.link('IS_ULTIMATE_PARENT_OF', acquirer, subsidiary, { sources, since: date });
  collection.link('IS_SUBSIDIARY_OF', subsidiary, acquirer, { sources, since: date });
}

/** With NYSE Euronext, Intercontinental Exchange took over the exchanges themselves. */
function addExchangeOwner(collection: Collection, owner: string): void {
  const key = `acquisition:${owner}:NYSE Euronext`;
  for (const mic of ['XNYS', 'ARCX', 'XASE']) {
    collection.link('IS_ULTIMATE_PARENT_OF', owner, `exchange:${mic}`, {
      sources: [key],
      since: '2013-11-13',
    });
  }
}

function addFiling(collection: Collection, { key: source, name, date }: Publication & { key: string }): void {
  const [, cik = ''] = source.split('/');
  const key = `filing:${source}`;
  collection.entity({
    key,
    type: 'CorporateEvent',
    name: `${name} filed on ${date}`,
    description: `Annual report, filed with the SEC on ${date}`,
    prominence: 0.3,
    sources: [source],
    properties: { event_type: 'annual report', event_date: date, form: '10-K' },
  });
  collection.link('PARTICIPATES_IN_CORPORATE_EVENT', companyKey(cik), key, {
    sources: [source],
    since: date,
  });
}

type Acquisition = readonly [ticker: string, target: string, date: string, ...aliases: string[]];

const ACQUISITIONS: readonly Acquisition[] = [
  ['MSFT', 'LinkedIn', '2016-12-08'],
  ['MSFT', 'GitHub', '2018-10-26'],
  ['MSFT', 'Nuance Communications', '2022-03-04', 'Nuance'],
  ['MSFT', 'Activision Blizzard', '2023-10-13', 'Activision'],
  ['IBM', 'Red Hat', '2019-07-09'],
  ['IBM', 'HashiCorp', '2025-02-27'],
  ['CRM', 'MuleSoft', '2018-05-02'],
  ['CRM', 'Tableau Software', '2019-08-01', 'Tableau'],
  ['CRM', 'Slack Technologies', '2021-07-21', 'Slack'],
  ['AVGO', 'VMware', '2023-11-22'],
  ['AMD', 'Xilinx', '2022-02-14'],
  ['NVDA', 'Mellanox Technologies', '2020-04-27', 'Mellanox'],
  ['AMZN', 'Whole Foods Market', '2017-08-28', 'Whole Foods'],
  ['AMZN', 'MGM', '2022-03-17', 'Metro-Goldwyn-Mayer'],
  ['AMZN', 'One Medical', '2023-02-22', '1Life Healthcare'],
  ['META', 'WhatsApp', '2014-10-06'],
  ['GOOGL', 'Fitbit', '2021-01-14'],
  ['GOOGL', 'Mandiant', '2022-09-12'],
  ['DIS', '21st Century Fox', '2019-03-20', 'Twenty-First Century Fox'],
  ['CVS', 'Aetna', '2018-11-28'],
  ['CI', 'Express Scripts', '2018-12-20'],
  ['CVX', 'Hess Corporation', '2025-07-18', 'Hess'],
  ['XOM', 'Pioneer Natural Resources', '2024-05-03', 'Pioneer'],
  ['COP', 'Marathon Oil', '2024-11-22'],
  ['PFE', 'Seagen', '2023-12-14'],
  ['AMGN', 'Horizon Therapeutics', '2023-10-06', 'Horizon'],
  ['ABBV', 'Allergan', '2020-05-08'],
  ['ABBV', 'ImmunoGen', '2024-02-12'],
  ['JNJ', 'Abiomed', '2022-12-22'],
  ['JNJ', 'Shockwave Medical', '2024-05-31', 'Shockwave'],
  ['BMY', 'Celgene', '2019-11-20'],
  ['GILD', 'Immunomedics', '2020-10-23'],
  ['ICE', 'NYSE Euronext', '2013-11-13'],
  ['ICE', 'Ellie Mae', '2020-09-04'],
  ['ICE', 'Black Knight', '2023-09-05'],
  ['SPGI', 'IHS Markit', '2022-02-28'],
  ['HD', 'SRS Distribution', '2024-06-18', 'SRS'],
  ['ORCL', 'Cerner', '2022-06-08'],
  ['INTU', 'Credit Karma', '2020-12-03'],
  ['INTU', 'Mailchimp', '2021-11-01'],
  ['TMO', 'PPD', '2021-12-08'],
  ['SCHW', 'TD Ameritrade', '2020-10-06'],
  ['MS', 'E*TRADE', '2020-10-02', 'ETRADE'],
  ['MS', 'Eaton Vance', '2021-03-01'],
  ['BLK', 'Global Infrastructure Partners', '2024-10-01', 'GIP'],
  ['ADBE', 'Marketo', '2018-10-31'],
];
