const MOST_DECIMALS = 4;
/** By the number of decimals; as texts that stand once, because each number of a sheet has one of them. */
const BY_DECIMALS = ['#,##0', '#,##0.0', '#,##0.00', '#,##0.000', '#,##0.0000'];
/** Beyond these Excel's own format shows more of a number than zeros. */
const SMALLEST = 0.001;
const LARGEST = 1e15;
const ISO_CURRENCY = /^[A-Z]{3}$/;
const CURRENCY_PER = /^([A-Z]{3})(?:\/| per )/;

/** What a number measures, as far as the service says. */
export type Measure = {
  /** The unit of a series, such as `USD`, `%`, `USD/share`. */
  unit?: string | undefined;
  /** The name of a property or column, such as `founding_year`. */
  name?: string | undefined;
};

/**
 * The Excel number format for numbers of one measure: years and register numbers without separators, percentages with
 * their sign (the service's 5.3 % is 5.3, not 0.053), currencies with their code, everything else with separators. All
 * numbers of a column share one format, with the decimals that the finest of them needs, at most four.
 */
export function numberFormat(values: readonly number[], measure: Measure = {}): string {
  if (isLabel(measure.name) && values.every((value) => Number.isInteger(value))) return '0';
  const unit = measure.unit ?? '';
  const digits = digitsOf(values);
  if (/^(%|percent)/i.test(unit)) return `${digits}"%"`;
  const currency = ISO_CURRENCY.test(unit) ? unit : CURRENCY_PER.exec(unit)?.[1];
  if (currency !== undefined) return `[$${currency}] ${digits}`;
  return unit.startsWith('$') ? `"$"${digits}` : digits;
}

function isLabel(name: string | undefined): boolean {
  return name !== undefined && /(^|[_ .])(year|founded|id|cik|ein|permid|code)$/i.test(name);
}

function digitsOf(values: readonly number[]): string {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (largest >= LARGEST || (largest > 0 && largest < SMALLEST)) return 'General';
  return BY_DECIMALS[decimalsOf(values)] ?? 'General';
}

function decimalsOf(values: readonly number[]): number {
  let most = 0;
  for (const value of values) {
    if (Number.isInteger(value)) continue;
    most = Math.max(most, Math.abs(value) >= 1000 ? 2 : neededDecimals(value));
    if (most === MOST_DECIMALS) break;
  }
  return most;
}

function neededDecimals(value: number): number {
  const hundredths = value * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < 0.01 ? 2 : MOST_DECIMALS;
}
