import type { Collection } from '../collection';
import { list, maybe, table, texts } from '../table';

const METRICS = table('financial-metrics', {
  ...texts('name', 'element', 'unit', 'period_type', 'description'),
  aliases: list,
});
const PUBLICATIONS = table('publications', {
  ...texts('id', 'name', 'publisher', 'frequency', 'date', 'document'),
  /** Which indicators of FRED it publishes, as a regular expression. */
  ...texts('indicators'),
  aliases: list,
});
const FUTURES = table('futures', {
  ...texts('code', 'name', 'exchange', 'contract_size'),
  underlying: maybe,
  aliases: list,
});
const POSITIONING = table('positioning-metrics', texts('report', 'trader_group', 'name', 'description'));

/** Adds the financial metrics that filings tag, with the US GAAP element that Apple's annual report tags each with. */
export function addMetrics(collection: Collection): void {
  for (const { name, element, unit, period_type, description, aliases } of METRICS())
    collection.entity(`metric:${element}`, 'FinancialMetric', name, {
      aliases: [element, ...aliases],
      description,
      prominence: 0.45,
      sources: ['10-K/0000320193/2024-11-01'],
      properties: { us_gaap_element: element, unit, period_type },
    });
}

/** Adds the statistical releases behind the indicators, each sourced to the issue that describes it. */
export function addPublications(collection: Collection): void {
  for (const { id, name, publisher, frequency, date, document, indicators, aliases } of PUBLICATIONS()) {
    const key = `publication:${id}`;
    const issue = { name: `${name}, issue of ${date}`, date, document, publisher };
    const sources = [collection.source(key, issue)];
    collection.entity(key, 'MacroIndicatorPublication', name, {
      aliases,
      description: `Statistical release of the ${publisher}`,
      prominence: 0.5,
      sources,
      properties: { publisher, frequency, website: document },
    });
    const isPublished = new RegExp(`^indicator:(?:${indicators.replace(/^\^/, '')})`);
    for (const indicator of collection.entities.keys())
      if (isPublished.test(indicator)) collection.link('PUBLISHES', key, indicator, { sources });
  }
}

/** Adds futures, their underlying commodities and the measures that the Commitments of Traders reports give of them. */
export function addFutures(collection: Collection): void {
  const sources = [
    collection.source('cftc-cot', {
      name: 'CFTC Commitments of Traders, report of 11 October 2024',
      date: '2024-10-11',
      document: 'https://www.cftc.gov/MarketReports/CommitmentsofTraders/index.htm',
      publisher: 'CFTC',
    }),
  ];
  const regulator = collection.entity(
    'org:cftc',
    'Organization',
    'U.S. Commodity Futures Trading Commission',
    {
      aliases: ['CFTC', 'Commodity Futures Trading Commission'],
      description: 'Derivatives regulator of the United States',
      prominence: 0.5,
      sources,
    },
  );
  for (const row of FUTURES()) addFuture(collection, sources, row);
  for (const { report, trader_group, name, description } of POSITIONING()) {
    const key = collection.entity(
      `positioning:${report}:${name}`,
      'PositioningMetric',
      `${name} (${report})`,
      {
        aliases: [name],
        description,
        prominence: 0.4,
        sources,
        properties: {
          report: `Commitments of Traders, ${report}`,
          trader_group,
          frequency: 'weekly',
          unit: 'contracts',
        },
      },
    );
    collection.link('IS_PUBLISHED_BY', key, regulator, { sources });
  }
}

function addFuture(
  collection: Collection,
  sources: readonly string[],
  { code, name, exchange: mic, contract_size, underlying, aliases }: ReturnType<typeof FUTURES>[number],
): void {
  const { name: exchange, key: market } = collection.known(`exchange:${mic}`);
  const key = collection.entity(`future:${code}`, 'Future', `${name} futures`, {
    aliases: [name, ...aliases],
    description: `Futures contract on ${exchange}`,
    prominence: 0.55,
    sources,
    properties: { cftc_code: code, contract_size, exchange },
  });
  collection.link('LISTED_ON', key, market, { sources });
  if (underlying === undefined) return;
  const commodity = collection.entity(`commodity:${underlying}`, 'Commodity', underlying, {
    description: `Commodity with futures on ${exchange}`,
    prominence: 0.6,
    sources,
  });
  collection.link('HAS_UNDERLYING', key, commodity, { sources });
}
