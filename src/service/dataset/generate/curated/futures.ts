import type { Collection } from '../collection';

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
  collection.entity({
    key: 'org:cftc',
    type: 'Organization',
    name: 'U.S. Commodity Futures Trading Commission',
    aliases: ['CFTC', 'Commodity Futures Trading Commission'],
    description: 'Derivatives regulator of the United States',
    prominence: 0.5,
    sources,
  });
  for (const row of FUTURES) addFuture(collection, sources, row);
  for (const row of MEASURES) addMeasure(collection, sources, row);
}

function addFuture(collection: Collection, sources: readonly string[], row: Future): void {
  const [code, name, mic, size, underlying, ...aliases] = row;
  const key = `future:${code}`;
  collection.entity({
    key,
    type: 'Future',
    name: `${name} futures`,
    aliases: [name, ...aliases],
    description: `Futures contract on ${collection.known(`exchange:${mic}`).name}`,
    prominence: 0.55,
    sources,
    properties: {
      cftc_code: code,
      contract_size: size,
      exchange: collection.known(`exchange:${mic}`).name,
    },
  });
  collection.link('LISTED_ON', key, `exchange:${mic}`, { sources });
  if (!underlying) return;
  const commodity = `commodity:${underlying}`;
  collection.entity({
    key: commodity,
    type: 'Commodity',
    name: underlying,
    description: `Commodity with futures on ${collection.known(`exchange:${mic}`).name}`,
    prominence: 0.6,
    sources,
  });
  collection.link('HAS_UNDERLYING', key, commodity, { sources });
}

function addMeasure(collection: Collection, sources: readonly string[], row: Measure): void {
  const [report, group, name, description] = row;
  const key = `positioning:${report}:${name}`;
  collection.entity({
    key,
    type: 'PositioningMetric',
    name: `${name} (${report})`,
    aliases: [name],
    description,
    prominence: 0.4,
    sources,
    properties: {
      report: `Commitments of Traders, ${report}`,
      trader_group: group,
      frequency: 'weekly',
      unit: 'contracts',
    },
  });
  collection.link('IS_PUBLISHED_BY', key, 'org:cftc', { sources });
}

type Future = readonly [
  code: string,
  name: string,
  mic: string,
  size: string,
  underlying: string | undefined,
  ...aliases: string[],
];

const FUTURES: readonly Future[] = [
  ['067651', 'WTI crude oil', 'XNYM', '1,000 barrels', 'Crude oil (WTI)', 'CL', 'Crude Oil, Light Sweet'],
  ['023651', 'Natural gas', 'XNYM', '10,000 MMBtu', 'Natural gas', 'NG', 'Henry Hub natural gas'],
  ['022651', 'NY Harbor ULSD', 'XNYM', '42,000 gallons', 'Heating oil', 'HO', 'Heating oil'],
  ['111659', 'RBOB gasoline', 'XNYM', '42,000 gallons', 'Gasoline', 'RB'],
  ['088691', 'Gold', 'XCEC', '100 troy ounces', 'Gold', 'GC'],
  ['084691', 'Silver', 'XCEC', '5,000 troy ounces', 'Silver', 'SI'],
  ['085692', 'Copper', 'XCEC', '25,000 pounds', 'Copper', 'HG'],
  ['076651', 'Platinum', 'XNYM', '50 troy ounces', 'Platinum', 'PL'],
  ['075651', 'Palladium', 'XNYM', '100 troy ounces', 'Palladium', 'PA'],
  ['002602', 'Corn', 'XCBT', '5,000 bushels', 'Corn', 'ZC'],
  ['001602', 'Wheat SRW', 'XCBT', '5,000 bushels', 'Wheat', 'ZW', 'Chicago wheat'],
  ['005602', 'Soybeans', 'XCBT', '5,000 bushels', 'Soybeans', 'ZS'],
  ['007601', 'Soybean oil', 'XCBT', '60,000 pounds', 'Soybean oil', 'ZL'],
  ['026603', 'Soybean meal', 'XCBT', '100 tons', 'Soybean meal', 'ZM'],
  ['057642', 'Live cattle', 'XCME', '40,000 pounds', 'Live cattle', 'LE'],
  ['054642', 'Lean hogs', 'XCME', '40,000 pounds', 'Lean hogs', 'HE'],
  ['083731', 'Coffee C', 'IFUS', '37,500 pounds', 'Coffee', 'KC'],
  ['073732', 'Cocoa', 'IFUS', '10 metric tons', 'Cocoa', 'CC'],
  ['080732', 'Sugar No. 11', 'IFUS', '112,000 pounds', 'Sugar', 'SB'],
  ['033661', 'Cotton No. 2', 'IFUS', '50,000 pounds', 'Cotton', 'CT'],
  ['13874A', 'E-mini S&P 500', 'XCME', '$50 x index', undefined, 'ES'],
  ['209742', 'E-mini Nasdaq-100', 'XCME', '$20 x index', undefined, 'NQ'],
  ['099741', 'Euro FX', 'XCME', '125,000 euros', undefined, '6E'],
  ['097741', 'Japanese yen', 'XCME', '12,500,000 yen', undefined, '6J'],
  ['096742', 'British pound', 'XCME', '62,500 pounds sterling', undefined, '6B'],
  ['042601', '2-year US Treasury note', 'XCBT', '$200,000 face value', undefined, 'ZT'],
  ['043602', '10-year US Treasury note', 'XCBT', '$100,000 face value', undefined, 'ZN'],
];

type Measure = readonly [report: string, group: string, name: string, description: string];

const MEASURES: readonly Measure[] = [
  ['Legacy', 'all', 'Open interest', 'Contracts entered into and not yet offset or delivered'],
  [
    'Legacy',
    'non-commercial',
    'Non-commercial long',
    'Long positions of reportable traders that do not hedge',
  ],
  [
    'Legacy',
    'non-commercial',
    'Non-commercial short',
    'Short positions of reportable traders that do not hedge',
  ],
  [
    'Legacy',
    'non-commercial',
    'Non-commercial spreading',
    'Equal long and short positions of reportable traders that do not hedge',
  ],
  ['Legacy', 'commercial', 'Commercial long', 'Long positions of reportable traders that hedge'],
  ['Legacy', 'commercial', 'Commercial short', 'Short positions of reportable traders that hedge'],
  ['Legacy', 'non-reportable', 'Non-reportable long', 'Long positions below the reporting level'],
  ['Legacy', 'non-reportable', 'Non-reportable short', 'Short positions below the reporting level'],
  [
    'Disaggregated',
    'producer/merchant/processor/user',
    'Producer and merchant long',
    'Long positions of those who produce, process or handle the commodity',
  ],
  [
    'Disaggregated',
    'producer/merchant/processor/user',
    'Producer and merchant short',
    'Short positions of those who produce, process or handle the commodity',
  ],
  ['Disaggregated', 'swap dealer', 'Swap dealer long', 'Long positions of dealers in swaps'],
  ['Disaggregated', 'swap dealer', 'Swap dealer short', 'Short positions of dealers in swaps'],
  [
    'Disaggregated',
    'managed money',
    'Managed money long',
    'Long positions of commodity trading advisors, pool operators and funds',
  ],
  [
    'Disaggregated',
    'managed money',
    'Managed money short',
    'Short positions of commodity trading advisors, pool operators and funds',
  ],
  ['Traders in Financial Futures', 'dealer/intermediary', 'Dealer long', 'Long positions of the sell side'],
  [
    'Traders in Financial Futures',
    'asset manager/institutional',
    'Asset manager long',
    'Long positions of institutional investors',
  ],
  [
    'Traders in Financial Futures',
    'leveraged funds',
    'Leveraged funds long',
    'Long positions of hedge funds and money managers',
  ],
  [
    'Traders in Financial Futures',
    'leveraged funds',
    'Leveraged funds short',
    'Short positions of hedge funds and money managers',
  ],
];
