/** As texts that stand once, because each number of a sheet has one of them. */
const DECIMALS = { none: '#,##0', two: '#,##0.00', four: '#,##0.0000' } as const;
/** Beyond these Excel's own format shows more of a number than zeros. */
const SMALLEST = 0.001;
const LARGEST = 1e18;
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
 * The Excel number format for the numbers of one measure: percentages as `pct` because 5.3 % is 5.3 here, years
 * without separators. A column shares one format with at most four decimals.
 */
export function numberFormat(values: readonly number[], measure: Measure = {}): string {
  if (values.every(Number.isInteger) && isLabel(measure.name)) return '0';
  const digits = digitsOf(values);
  const { unit } = measure;
  if (unit === undefined) return digits;
  if (/^(%|percent)/i.test(unit)) return `${digits}" pct"`;
  const currency = ISO_CURRENCY.test(unit) ? unit : CURRENCY_PER.exec(unit)?.[1];
  if (currency !== undefined) return `[$${currency}] ${digits}`;
  return unit.startsWith('$') ? `"$"${digits}` : digits;
}

function isLabel(name: string | undefined): boolean {
  return name !== undefined && /(^|[_ .])(year|founded|id|cik|ein|permid|code)$/i.test(name);
}

function digitsOf(values: readonly number[]): string {
  let largest = 0;
  let isWhole = true;
  let isFine = false;
  for (const value of values) {
    const size = Math.abs(value);
    largest = Math.max(largest, size);
    isWhole &&= Number.isInteger(value);
    isFine ||= size < 1000 && !isHundredths(value);
  }
  if (largest >= LARGEST || (largest > 0 && largest < SMALLEST)) return 'General';
  if (isFine) return DECIMALS.four;
  return isWhole ? DECIMALS.none : DECIMALS.two;
}

function isHundredths(value: number): boolean {
  const hundredths = value * 100;
  return Math.abs(hundredths - Math.round(hundredths)) < 0.01;
}
