import type { Collection } from '../collection';

/** Adds the statistical releases behind the indicators, each sourced to the issue whose figures the dataset carries. */
export function addPublications(collection: Collection): void {
  for (const [id, name, publisher, frequency, date, document, indicators, ...aliases] of PUBLICATIONS) {
    const key = `publication:${id}`;
    const sources = [
      collection.source(key, { name: `${name}, issue of ${date}`, date, document, publisher }),
    ];
    collection.entity({
      key,
      type: 'MacroIndicatorPublication',
      name,
      aliases,
      description: `Statistical release of the ${publisher}`,
      prominence: 0.5,
      sources,
      properties: { publisher, frequency, latest_issue_date: date, website: document },
    });
    for (const indicator of collection.entities.keys()) {
      if (indicator.startsWith('indicator:') && indicators.test(indicator.slice('indicator:'.length)))
        collection.link('PUBLISHES', key, indicator, { sources });
    }
  }
}

const BLS = 'U.S. Bureau of Labor Statistics';
const BEA = 'U.S. Bureau of Economic Analysis';
const CENSUS = 'U.S. Census Bureau';
const FED = 'Board of Governors of the Federal Reserve System';

const EIA = 'U.S. Energy Information Administration';

const PUBLICATIONS: readonly (readonly [
  id: string,
  name: string,
  publisher: string,
  frequency: string,
  date: string,
  document: string,
  indicators: RegExp,
  ...aliases: string[],
])[] = [
  [
    'empsit',
    'The Employment Situation',
    BLS,
    'monthly',
    '2022-10-07',
    'https://www.bls.gov/news.release/archives/empsit_10072022.htm',
    /^(U[1-6]RATE|UNRATE|PAY|CIVPART|CE16OV|CLF16OV|CNP16OV|UEMP|UNEMPLOY|EMRATIO|LNS|AHE|AWH|AWOT|D?MANEMP|NDMANEMP|SRVPRD|TEMPHELPS|US(CONS|EHS|FIRE|GOOD|GOVT|INFO|LAH|MINE|PBS|PRIV|SERV|TPU|TRADE|WTRADE)$)/,
    'Jobs report',
    'Nonfarm payrolls report',
  ],
  [
    'cpi',
    'Consumer Price Index',
    BLS,
    'monthly',
    '2022-10-13',
    'https://www.bls.gov/news.release/archives/cpi_10132022.htm',
    /^CPI/,
    'CPI report',
  ],
  [
    'ppi',
    'Producer Price Index',
    BLS,
    'monthly',
    '2022-10-12',
    'https://www.bls.gov/news.release/archives/ppi_10122022.htm',
    /^PPI/,
    'PPI',
  ],
  [
    'jolts',
    'Job Openings and Labor Turnover Survey',
    BLS,
    'monthly',
    '2022-10-04',
    'https://www.bls.gov/news.release/archives/jolts_10042022.htm',
    /^JTS/,
    'JOLTS',
  ],
  [
    'eci',
    'Employment Cost Index',
    BLS,
    'quarterly',
    '2022-10-28',
    'https://www.bls.gov/news.release/archives/eci_10282022.htm',
    /^ECI/,
    'ECI',
  ],
  [
    'prod2',
    'Productivity and Costs',
    BLS,
    'quarterly',
    '2022-09-01',
    'https://www.bls.gov/news.release/archives/prod2_09012022.htm',
    /^(PRS8|COMPR?NFB|OPH|HOA|OUT[BN]|RCPHBS|ULC|UNLP|HCOMPBS)/,
  ],
  [
    'gdp',
    'Gross Domestic Product',
    BEA,
    'quarterly',
    '2022-10-27',
    'https://www.bea.gov/news/2022/gross-domestic-product-third-quarter-2022-advance-estimate',
    /^(GDP(?!POT)|GNP|CBI|GPDI|PCECC|PCEC$|PCECTPI|PCECA|PCDG|PCND|PCESV|F?GCE|SLCE|NETEX|EXPGS|IMPGS|FPI|PNFI|PRFI|FINSL|FGDEF|JCXFE)/,
    'GDP report',
  ],
  [
    'pio',
    'Personal Income and Outlays',
    BEA,
    'monthly',
    '2022-10-28',
    'https://www.bea.gov/news/2022/personal-income-and-outlays-september-2022',
    /^(PI|RPI|PCE|PCEDG.*|PCEND.*|PCES|PCESC96|PCEPI.*|PCEC96|PSAVERT|PMSAVE|DSPI.*|PCTR|W875RX1|A229R.0)$/,
    'PCE report',
  ],
  [
    'trade',
    'U.S. International Trade in Goods and Services',
    BEA,
    'monthly',
    '2022-10-05',
    'https://www.bea.gov/news/2022/us-international-trade-goods-and-services-august-2022',
    /^(BOP|(EXP|IMP)(CA|CH|FR|GE|JP|MX|UK)$)/,
    'Trade balance',
  ],
  [
    'retail',
    'Advance Monthly Sales for Retail and Food Services',
    CENSUS,
    'monthly',
    '2022-10-14',
    'https://www.census.gov/retail/index.html',
    /^RS[AX]FS/,
    'Retail sales',
  ],
  [
    'resconst',
    'New Residential Construction',
    CENSUS,
    'monthly',
    '2022-10-19',
    'https://www.census.gov/construction/nrc/index.html',
    /^HOUST/,
    'Housing starts',
  ],
  [
    'm3',
    'Advance Report on Durable Goods',
    CENSUS,
    'monthly',
    '2022-10-27',
    'https://www.census.gov/manufacturing/m3/adv/index.html',
    /^DGORDER/,
    'Durable goods orders',
  ],
  [
    'g17',
    'Industrial Production and Capacity Utilization (G.17)',
    FED,
    'monthly',
    '2022-10-18',
    'https://www.federalreserve.gov/releases/g17/20221018/',
    /^(INDPRO|IP[A-Z]+|CUMFN)$/,
    'G.17',
  ],
  [
    'h15',
    'Selected Interest Rates (H.15)',
    FED,
    'daily',
    '2022-10-28',
    'https://www.federalreserve.gov/releases/h15/',
    /^(FEDFUNDS|GS\d+M?|TB\d.*|MPRIME|MPCREDIT|FII\d+|LTIIT)$/,
    'H.15',
  ],
  [
    'h6',
    'Money Stock Measures (H.6)',
    FED,
    'monthly',
    '2022-10-25',
    'https://www.federalreserve.gov/releases/h6/20221025/',
    /^(M[12](SL|NS)|CURR(NS|SL)|DEMDEP.*|STD.*|RMF.*|TVCKS.*)$/,
    'H.6',
  ],
  [
    'h8',
    'Assets and Liabilities of Commercial Banks in the United States (H.8)',
    FED,
    'weekly',
    '2022-10-28',
    'https://www.federalreserve.gov/releases/h8/20221028/',
    /^(BUSLOANS|REALLN|CONSUMER|LOANINV|LOANS|INVEST|USGSEC|OTHSEC)$/,
    'H.8',
  ],
  [
    'g19',
    'Consumer Credit (G.19)',
    FED,
    'monthly',
    '2022-10-07',
    'https://www.federalreserve.gov/releases/g19/20221007/',
    /^(TOTAL(FC|GOV|NFC|NS|SEC|SL|TCU)|REVOL.*|NONREV.*|NREV.*)$/,
    'G.19',
  ],
  [
    'gasdiesel',
    'Gasoline and Diesel Fuel Update',
    EIA,
    'weekly',
    '2022-10-24',
    'https://www.eia.gov/petroleum/gasdiesel/',
    /^GAS/,
  ],
];
