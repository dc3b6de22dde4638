/**
 * The rates of the Federal Reserve that it quotes as units of a currency per dollar, by the country that they are called after.
 * The pound, the euro, the Irish pound and the dollars of Australia and New Zealand it quotes the other way round, and what a
 * table turned them into is no quotation; Venezuela's changed its currency five times under one name.
 */
const PER_DOLLAR: ReadonlyMap<string, string> = new Map([
  ['Austria', 'ATS'],
  ['Belgium', 'BEF'],
  ['Brazil', 'BRL'],
  ['Canada', 'CAD'],
  ['China', 'CNY'],
  ['Denmark', 'DKK'],
  ['Finland', 'FIM'],
  ['France', 'FRF'],
  ['Germany', 'DEM'],
  ['Greece', 'GRD'],
  ['Hong Kong', 'HKD'],
  ['India', 'INR'],
  ['Italy', 'ITL'],
  ['Japan', 'JPY'],
  ['Malaysia', 'MYR'],
  ['Mexico', 'MXN'],
  ['Netherlands', 'NLG'],
  ['Norway', 'NOK'],
  ['Portugal', 'PTE'],
  ['Singapore', 'SGD'],
  ['South Africa', 'ZAR'],
  ['South Korea', 'KRW'],
  ['Spain', 'ESP'],
  ['Sri Lanka', 'LKR'],
  ['Sweden', 'SEK'],
  ['Switzerland', 'CHF'],
  ['Taiwan', 'TWD'],
  ['Thailand', 'THB'],
]);

/** Currencies that ISO 4217 lists no longer, as CLDR calls them. */
const WITHDRAWN: ReadonlyMap<string, string> = new Map([
  ['ATS', 'Austrian Schilling'],
  ['BEF', 'Belgian Franc'],
  ['CYP', 'Cypriot Pound'],
  ['DEM', 'German Mark'],
  ['EEK', 'Estonian Kroon'],
  ['ESP', 'Spanish Peseta'],
  ['FIM', 'Finnish Markka'],
  ['FRF', 'French Franc'],
  ['GRD', 'Greek Drachma'],
  ['HRK', 'Croatian Kuna'],
  ['ITL', 'Italian Lira'],
  ['LTL', 'Lithuanian Litas'],
  ['LVL', 'Latvian Lats'],
  ['MTL', 'Maltese Lira'],
  ['NLG', 'Dutch Guilder'],
  ['PTE', 'Portuguese Escudo'],
  ['ROL', 'Romanian Leu (1952–2006)'],
  ['SIT', 'Slovenian Tolar'],
  ['SKK', 'Slovak Koruna'],
  ['TRL', 'Turkish Lira (1922–2005)'],
]);

const PAIR = /^[A-Z]{3}\/[A-Z]{3}$/;

/** The pair of a rate as the newest tables name it; nothing for one that is not quoted so. */
export function pairOf(entity: string): string | undefined {
  const [, country = ''] = /^United States dollar \/ (.+)$/.exec(entity) ?? [];
  const quote = PER_DOLLAR.get(country);
  if (quote !== undefined) return `USD/${quote}`;
  return PAIR.test(entity) ? entity : undefined;
}

/** The name of a currency that is no more. */
export const withdrawnCurrency = (code: string): string | undefined => WITHDRAWN.get(code);
