import type { Collection } from './collection';
import type { SeriesInput } from './series-input';

/** Adds the macro indicator that a series is of, and gives its key. */
export function addIndicator(collection: Collection, row: SharedInput, source: string): string {
  const { entity, fred, unit, cadence, taxonomy, origin } = row;
  const title = TITLES.get(fred ?? '') ?? entity;
  return collection.entity({
    key: `indicator:${fred ?? entity}`,
    type: 'MacroIndicator',
    name: row.isShared && cadence !== 'm' ? `${title} (${cadenceOf(cadence)})` : title,
    aliases: [fred, ...(INDICATOR_NAMES[fred ?? ''] ?? [])],
    description: `${unit}, ${cadenceOf(cadence)}, United States`,
    prominence: INDICATOR_NAMES[fred ?? ''] ? 0.75 : 0.4,
    sources: [source],
    properties: { unit, frequency: cadenceOf(cadence), fred_id: fred, taxonomy, website: origin.url },
  });
}

/** The rows, each knowing whether FRED carries its measure at another cadence under the same name. */
export function markShared(rows: readonly SeriesInput[]): SharedInput[] {
  const counts = new Map<string, number>();
  for (const { entity } of rows) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return rows.map((row) => ({ ...row, isShared: (counts.get(row.entity) ?? 0) > 1 }));
}

/** A row that knows whether its measure is carried at another cadence too. */
export type SharedInput = SeriesInput & { isShared: boolean };

const cadenceOf = (cadence: string): string => CADENCES[cadence] ?? cadence;

const CADENCES: Readonly<Record<string, string>> = {
  a: 'annual',
  q: 'quarterly',
  m: 'monthly',
  w: 'weekly',
  d: 'daily',
  '5y': 'every five years',
};

/** What people call the indicators that they ask for most. */
const INDICATOR_NAMES: Readonly<Record<string, readonly string[]>> = {
  UNRATE: ['US unemployment rate', 'unemployment'],
  CPIAUCSL: ['US CPI', 'CPI', 'US inflation index', 'Consumer Price Index'],
  CPILFESL: ['core CPI'],
  GDP: ['US GDP', 'nominal GDP'],
  GDPC1: ['US real GDP', 'real GDP'],
  GDPDEF: ['GDP deflator'],
  PAYEMS: ['nonfarm payrolls', 'NFP', 'payrolls'],
  FEDFUNDS: ['fed funds rate', 'federal funds rate', 'fed funds'],
  PCEPI: ['PCE price index', 'PCE inflation index'],
  PCEPILFE: ['core PCE', 'core PCE price index'],
  PPIACO: ['PPI index', 'PPI', 'producer price index', 'producer prices'],
  INDPRO: ['industrial production'],
  HOUST: ['housing starts'],
  M1SL: ['M1 money supply'],
  M2SL: ['M2 money supply', 'money supply'],
  GS2: ['2-year Treasury yield', 'US 2-year yield'],
  GS10: ['10-year Treasury yield', 'US 10-year yield', 'ten-year yield'],
  GS30: ['30-year Treasury yield', 'US 30-year yield'],
  TB3MS: ['3-month Treasury bill rate', 'T-bill rate'],
  MPRIME: ['prime rate'],
  PSAVERT: ['savings rate', 'personal savings rate'],
  CIVPART: ['participation rate'],
  PCE: ['consumer spending'],
  TOTALSL: ['consumer credit'],
  BOPGSTB: ['US trade balance', 'trade deficit'],
  CP: ['corporate profits'],
  FYGFD: ['US federal debt'],
  USHOWN: ['US homeownership rate'],
  CPIAUCNS: ['CUUR0000SA0', 'CPI-U nsa', 'unadjusted CPI', 'CPI not seasonally adjusted'],
  T10Y2Y: [
    '2s10s',
    '2s10s spread',
    '10y-2y spread',
    '10-year minus 2-year spread',
    '10-year minus 2-year Treasury spread',
    'Treasury yield curve',
    'yield curve',
  ],
  DGS10: ['daily 10-year Treasury yield', '10-year Treasury yield, daily'],
  T5YIE: ['5-year breakeven', '5y breakeven', '5-year breakeven inflation'],
  T10YIE: [
    '10-year breakeven',
    '10y breakeven',
    '10-year breakeven inflation',
    'breakeven inflation',
    'breakeven inflation rate',
  ],
  SOFR: ['secured overnight rate', 'SOFR rate'],
  EFFR: ['daily fed funds rate', 'daily effective fed funds rate'],
  DFEDTARU: [
    'fed funds target range, upper limit',
    'fed funds target upper',
    'fed funds upper bound',
    'upper bound of the fed funds target range',
  ],
  DFEDTARL: [
    'fed funds target range, lower limit',
    'fed funds target lower',
    'fed funds lower bound',
    'lower bound of the fed funds target range',
  ],
  IORB: ['interest on reserves', 'interest on reserve balances', 'IORB rate'],
  ICSA: ['initial jobless claims', 'initial unemployment claims', 'jobless claims', 'weekly jobless claims'],
  CCSA: ['continued claims', 'continuing claims', 'continued jobless claims', 'continuing jobless claims'],
  JTSJOL: ['JOLTS', 'JOLTS job openings', 'job openings', 'US job openings'],
  RSAFS: ['retail sales', 'US retail sales'],
  NFCI: ['financial conditions', 'financial conditions index', 'National Financial Conditions Index'],
  WALCL: ['Fed balance sheet', 'Federal Reserve balance sheet', 'Fed total assets'],
  WRESBAL: ['reserve balances', 'bank reserves', 'reserve balances at the Fed'],
  TREAST: ['Treasuries held by the Fed', 'Fed Treasury holdings', 'Treasury securities held by the Fed'],
  WSHOMCB: ['MBS held by the Fed', 'Fed MBS holdings', 'mortgage-backed securities held by the Fed'],
};

/** Names that say what they are of: the publisher's stands under a table's heading, or begins with a word that says nothing by itself. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['WALCL', 'Total Assets of the Federal Reserve'],
  ['RSAFS', 'Retail Sales: Retail Trade and Food Services (advance estimate)'],
]);
