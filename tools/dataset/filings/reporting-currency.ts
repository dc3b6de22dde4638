/**
 * Companies that file in the United States and report in another currency, by their number in the register: extractions call
 * their figures US dollars. Of these the units of the exact tags say which (`EUR` of ASML's `NetIncomeLoss`); who writes Form
 * 20-F or 40-F is looked at one by one.
 */
const OTHERS: ReadonlyMap<string, string> = new Map([['0000937966', 'EUR']]);

/** Writers of Forms 20-F and 40-F whose figures are in US dollars: as they report, or as TSMC gives its net income beside. */
const IN_DOLLARS: ReadonlySet<string> = new Set(['0001046179', '0001413447', '0001594805', '0001973239']);

/** The currency that a company reports in, where it is not the US dollar; throws for a foreign issuer of whom nobody has looked. */
export function reportingCurrency(cik: string, forms: Iterable<string | null>): string | undefined {
  const other = OTHERS.get(cik);
  if (other !== undefined || IN_DOLLARS.has(cik)) return other;
  for (const form of forms)
    if (form !== null && /^[24]0-F/.test(form))
      throw new Error(
        `Expected the currency of ${cik}, which writes Form ${form}, to be known in reporting-currency.ts`,
      );
  return undefined;
}
