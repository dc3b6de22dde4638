import type { Collection, Publication } from '../collection';
import { announcementOf, companyKey, companyOf } from '../company-table';
import { personKey } from '../officers';
import { list, table, texts } from '../table';

const ACQUISITIONS = table('acquisitions', { ...texts('ticker', 'target', 'date'), aliases: list });
const PRIZES = table('economics-prizes', { ...texts('date'), laureates: list });
const DECISIONS = table('rate-decisions', texts('date', 'lower', 'upper'));

/**
 * Adds acquisitions that companies of the dataset completed, on the day on which the acquirer announced completion, and the
 * annual reports that they filed.
 */
export function addCorporateEvents(collection: Collection): void {
  for (const row of ACQUISITIONS()) addAcquisition(collection, row);
  // With NYSE Euronext, Intercontinental Exchange took over the exchanges themselves.
  const owner = companyOf(collection, 'ICE').key;
  const sources = [`acquisition:${owner}:NYSE Euronext`];
  for (const mic of ['XNYS', 'ARCX', 'XASE'])
    collection.link('IS_ULTIMATE_PARENT_OF', owner, `exchange:${mic}`, { sources, since: '2013-11-13' });
  for (const source of [...collection.sources.values()])
    if (source.key.startsWith('10-K/')) addFiling(collection, source);
}

function addAcquisition(
  collection: Collection,
  { ticker, target, date, aliases }: ReturnType<typeof ACQUISITIONS>[number],
): void {
  const company = companyOf(collection, ticker);
  const { key: acquirer, name } = company;
  const key = `acquisition:${acquirer}:${target}`;
  const sources = [announcementOf(collection, company, { key, date, of: ' of completion' })];
  const subsidiary = collection.entity(`company:acquired:${target}`, 'Company', target, {
    aliases,
    description: `Acquired by ${name} in ${date.slice(0, 4)}`,
    prominence: 0.6,
    sources,
  });
  collection.entity(key, 'CorporateEvent', `${name} acquisition of ${target}`, {
    description: `${name} completed the acquisition of ${target} on ${date}`,
    prominence: 0.4,
    sources,
    properties: { event_type: 'acquisition', event_date: date, acquirer: name, target },
  });
  const since = { sources, since: date };
  for (const party of [acquirer, subsidiary])
    collection.link('PARTICIPATES_IN_CORPORATE_EVENT', party, key, since);
  collection.link('IS_ULTIMATE_PARENT_OF', acquirer, subsidiary, since);
  collection.link('IS_SUBSIDIARY_OF', subsidiary, acquirer, since);
}

function addFiling(collection: Collection, { key: source, name, date }: Publication & { key: string }): void {
  const [, cik = ''] = source.split('/');
  const key = `filing:${source}`;
  collection.entity(key, 'CorporateEvent', `${name} filed on ${date}`, {
    description: `Annual report, filed with the SEC on ${date}`,
    prominence: 0.3,
    sources: [source],
    properties: { event_type: 'annual report', event_date: date, form: '10-K' },
  });
  const facts = { sources: [source], since: date };
  collection.link('PARTICIPATES_IN_CORPORATE_EVENT', companyKey(cik), key, facts);
}

/** Adds the prizes in economic sciences in memory of Alfred Nobel, each sourced to the day's announcement. */
export function addAwards(collection: Collection): void {
  for (const { date, laureates } of PRIZES()) {
    const year = date.slice(0, 4);
    const key = `award:economics:${year}`;
    const document = `https://www.nobelprize.org/prizes/economic-sciences/${year}/press-release/`;
    const name = `Sveriges Riksbank Prize in Economic Sciences ${year}`;
    const publisher = 'Royal Swedish Academy of Sciences';
    const of = { year: Number(year), announcement_date: date };
    const sources = [collection.source(key, { name: `Press release, ${name}`, date, document, publisher })];
    collection.entity(key, 'Award', name, {
      aliases: [`Nobel Prize in Economics ${year}`, `Nobel Memorial Prize in Economic Sciences ${year}`],
      description: `Prize in economic sciences in memory of Alfred Nobel, announced on ${date}`,
      prominence: 0.4,
      sources,
      properties: { ...of, laureates: laureates.join('; '), website: document },
    });
    for (const laureate of laureates)
      collection.link('RECEIVED_AWARD', personKey(collection, laureate, key), key, { sources, since: date });
  }
}

/** Adds the decisions by which the Federal Open Market Committee changed its target range, by its own statements. */
export function addRateDecisions(collection: Collection): void {
  for (const { date, lower, upper } of DECISIONS()) {
    const document = `https://www.federalreserve.gov/newsevents/pressreleases/monetary${date.replaceAll('-', '')}a.htm`;
    const key = `event:fomc:${date}`;
    const [name, publisher] = ['Federal Reserve issues FOMC statement', 'Federal Reserve Board'];
    const sources = [collection.source(key, { name, date, document, publisher })];
    collection.entity(key, 'Event', `FOMC decision of ${date}`, {
      aliases: [`Fed rate decision ${date}`, `Fed decision ${date}`, `FOMC ${date}`],
      description: `Federal funds target range set to ${lower} to ${upper} per cent`,
      prominence: 0.45,
      sources,
      properties: {
        ...{ event_date: date, category: 'monetary policy decision', target_range: `${lower}–${upper}%` },
        ...{ target_rate_lower: Number(lower), target_rate_upper: Number(upper), website: document },
      },
    });
    collection.link('CONCERNS', key, 'indicator:FEDFUNDS', { sources });
  }
}
