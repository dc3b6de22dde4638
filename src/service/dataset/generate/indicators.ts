import type { Collection } from './collection';
import type { SeriesInput } from './series-input';

/** Adds the macro indicator that a series is of, and gives its key. */
export function addIndicator(collection: Collection, row: SharedInput, source: string): string {
  const { entity, fred, unit, cadence, taxonomy, origin } = row;
  return collection.entity({
    key: `indicator:${fred ?? entity}`,
    type: 'MacroIndicator',
    name: row.isShared && cadence !== 'm' ? `${entity} (${cadenceOf(cadence)})` : entity,
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
  PPIACO: ['PPI index', 'producer prices'],
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
};
