const THOUSAND = 1e3;
const MILLION = 1e6;
const BILLION = 1e9;
const TRILLION = 1e12;

const MAGNITUDES: Readonly<Record<string, number>> = {
  hundred: 100,
  k: THOUSAND,
  thousand: THOUSAND,
  thousands: THOUSAND,
  tsd: THOUSAND,
  lakh: 1e5,
  lakhs: 1e5,
  m: MILLION,
  mm: MILLION,
  mn: MILLION,
  mil: MILLION,
  mio: MILLION,
  mln: MILLION,
  million: MILLION,
  millions: MILLION,
  millionen: MILLION,
  millones: MILLION,
  crore: 1e7,
  crores: 1e7,
  b: BILLION,
  bn: BILLION,
  billion: BILLION,
  billions: BILLION,
  mrd: BILLION,
  md: BILLION,
  mld: BILLION,
  milliard: BILLION,
  milliards: BILLION,
  milliarden: BILLION,
  miliardi: BILLION,
  t: TRILLION,
  tn: TRILLION,
  trn: TRILLION,
  trillion: TRILLION,
  trillions: TRILLION,
};

const words = Object.keys(MAGNITUDES).sort((a, b) => b.length - a.length);

/** The source of an expression that matches a magnitude such as `bn`, `Mio.` or `million`. */
export const MAGNITUDE = `(?:${words.join('|')})(?![a-z])\\.?`;

/** What {@link MAGNITUDE} matched multiplies by; 1 for none. */
export function multiplier(text: string | undefined): number {
  return text === undefined ? 1 : (MAGNITUDES[text.toLowerCase().replace('.', '')] ?? 1);
}

/** Whether a magnitude is a word of a language that writes the decimal comma. */
export function writesDecimalComma(text: string | undefined): boolean {
  return text !== undefined && /^(tsd|mio|mrd|md|mld|millionen|millones|milliard|miliardi)/i.test(text);
}
