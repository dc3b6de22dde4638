const SCALES: ReadonlyMap<string, number> = new Map([
  ['', 1],
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['mn', 1e6],
  ['mln', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['bln', 1e9],
  ['mrd', 1e9],
  ['billion', 1e9],
  ['t', 1e12],
  ['tn', 1e12],
  ['trillion', 1e12],
]);

const QUANTITY =
  /^(?:~|about|around|approx\.?|over|under)?\s*(?:(?<before>[A-Z]{3})\s?|US)?(?<mark>[$€£¥₹])?\s*(?<digits>[-+−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d{1,2})?|[-+−]?\.\d+)\s*(?<word>[a-z]*)\s*(?<behind>%|[A-Z]{3}|[$€£¥₹])?$/iu;

/** What a mark stands for where nothing else is said. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
]);

/** The number in `1.5B`, `$10M`, `2,000`, `4e11`, `3 million` or `12%`; undefined where the whole text is no number. */
export function parseQuantity(text: string): number | undefined {
  const { digits = '', word = '' } = QUANTITY.exec(text.trim())?.groups ?? {};
  if (digits === '') return undefined;
  const scale = SCALES.get(word.toLowerCase()) ?? (CODE.test(word) ? 1 : undefined);
  if (scale === undefined) return undefined;
  const number = Number(digits.replace(/,/g, '').replace('−', '-'));
  return round(number * scale);
}

/** The unit that a quantity is written with: the code of a currency, or `%`; undefined where it is a bare number, or none. */
export function writtenUnit(text: string): string | undefined {
  const { before, mark, word = '', behind } = QUANTITY.exec(text.trim())?.groups ?? {};
  const unit = behind ?? (CODE.test(word) ? word : undefined) ?? before ?? mark;
  return unit === undefined ? undefined : (MARKS.get(unit) ?? unit.toUpperCase());
}

const CODE = /^[A-Z]{3}$/;

const scales = new Map<string, number>();

/** What a series' unit multiplies its numbers with: 1,000,000 for `mil. 2011 USD PPP` or `millions`. */
export function unitScale(unit: string): number {
  // There are few units, and each figure that is compared has one.
  const known = scales.get(unit);
  if (known !== undefined) return known;
  const scale = scaleOf(unit);
  if (scales.size < MOST_UNITS) scales.set(unit, scale);
  return scale;
}

const MOST_UNITS = 1000;

function scaleOf(unit: string): number {
  if (/^(mil\b|mil\.|mill|million)/i.test(unit)) return 1e6;
  if (/^(thous|thousand)/i.test(unit)) return 1e3;
  if (/^(bil\b|bil\.|bill|billion)/i.test(unit)) return 1e9;
  return 1;
}

/** A scaled number without the noise of binary fractions: 66.3 million is 66300000, not 66299999.99. */
export function round(value: number): number {
  // Whole numbers have no such noise, and to write one out and read it again takes longer than all else about it.
  if (Number.isInteger(value) && Math.abs(value) < MOST_EXACT) return value;
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : value;
}

/** Whole numbers below this have at most 15 digits. */
const MOST_EXACT = 1e15;
