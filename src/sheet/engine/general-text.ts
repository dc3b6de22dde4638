/** The signs that Excel spends on a number without a format, its sign aside. */
const MOST_SIGNS = 11;
const MOST_DECIMALS = 9;

/**
 * A fraction as Excel writes it in a cell without a format: in at most eleven signs, with as many decimals as there is
 * room for, never by `####` while its whole part fits. Undefined for whole numbers and where not even that fits.
 */
export function generalText(value: number, fits: (text: string) => boolean): string | undefined {
  if (!Number.isFinite(value) || Number.isInteger(value)) return undefined;
  return candidates(value).find((text) => text.replace('-', '').length <= MOST_SIGNS && fits(text));
}

function candidates(value: number): string[] {
  const decimals = Array.from({ length: MOST_DECIMALS + 1 }, (_, fewer) => MOST_DECIMALS - fewer);
  const fixed = decimals.map((count) => trimmed(value.toFixed(count)));
  const scientific = [5, 4, 3, 2, 1, 0].map((count) => scientificText(value, count));
  // So small that the decimals would be zeros.
  return Math.abs(value) < 1e-4 ? [...scientific, ...fixed] : [...fixed, ...scientific];
}

function trimmed(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}

/** As `1.5E-05`. */
function scientificText(value: number, decimals: number): string {
  const [digits = '', exponent = ''] = value.toExponential(decimals).split('e');
  const size = exponent.replace(/^[+-]/, '').padStart(2, '0');
  return `${trimmed(digits)}E${exponent.startsWith('-') ? '-' : '+'}${size}`;
}
