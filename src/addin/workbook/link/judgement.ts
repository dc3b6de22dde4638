/** A typed number beside the service's, in the scale of the sheet. */
export type Compared = { typed: number; known: number | undefined };

/** How one number compares; `missing` where the service has no value of that period. */
export type Verdict = 'agrees' | 'differs' | 'contradicts' | 'estimate' | 'missing';

/** What the numbers of a row say together. */
export type Judgement = {
  /** `contradicted` where most agree, and too many differ by more than a restatement explains. */
  status: 'proposed' | 'contradicted' | 'unproven';
  verdicts: readonly Verdict[];
  agreeing: number;
  /** Agreeing numbers that hardly agree by chance. */
  strong: number;
};

/** Publishers restate figures, but seldom by more than this share. */
const RESTATEMENT = 0.1;
/** Numbers of fewer digits are round: they agree with much. */
const TELLING_DIGITS = 3;

/** So many numbers that agree show that those which follow and do not are forecasts. */
const HISTORY = 3;

/** So many that agree prove a row although some differ: a split of shares, a new definition, a slip of the hand. */
const PROOF = 5;

/** So many multiples of a thousand are no chance. */
const ROUNDED = 3;

/** Judges the numbers of one row, which stand and fall together; over time they come in its order. */
export function judge(row: readonly Compared[], isOverTime: boolean): Judgement {
  const rounding = roundingOf(row);
  const single = row.map((each) => verdictOf(each, rounding));
  const last = single.lastIndexOf('agrees');
  const isHistory = isOverTime && single.filter((each) => each === 'agrees').length >= HISTORY;
  const verdicts = single.map((each, at) =>
    isHistory && at > last && each !== 'missing' ? ('estimate' as const) : each,
  );
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  const agreeing = count('agrees');
  const strong = row.filter(({ typed }, at) => verdicts[at] === 'agrees' && isTelling(typed)).length;
  const isMost = agreeing * 2 > row.length - count('missing') - count('estimate');
  const isProven = isMost && strong >= 2;
  const contradicting = count('contradicts');
  const isFirm = contradicting === 0 || (strong >= PROOF && strong > 2 * contradicting);
  const status = !isProven ? 'unproven' : isFirm ? 'proposed' : 'contradicted';
  return { status, verdicts, agreeing, strong };
}

function verdictOf({ typed, known }: Compared, rounding: number): Verdict {
  // A zero stands for a number that nobody has typed yet.
  if (known === undefined || (typed === 0 && known !== 0)) return 'missing';
  const difference = Math.abs(typed - known);
  if (difference <= Math.max(halfUnit(typed), rounding) + Math.abs(known) * 1e-12) return 'agrees';
  return difference <= Math.abs(known) * RESTATEMENT ? 'differs' : 'contradicts';
}

/** Half of the thousands or millions to which a row was rounded before it was written in full. */
function roundingOf(row: readonly Compared[]): number {
  if (row.length < ROUNDED) return 0;
  return 0.5 * ([1e6, 1e3].find((unit) => row.every(({ typed }) => typed % unit === 0)) ?? 0);
}

/** Half of the last digit that somebody typed. */
function halfUnit(typed: number): number {
  const [mantissa = '', exponent = '0'] = String(typed).split('e');
  const decimals = (mantissa.split('.')[1]?.length ?? 0) - Number(exponent);
  return 0.500_001 * 10 ** -Math.max(0, decimals);
}

/** Whether a number has so many digits that it hardly agrees by chance. */
export function isTelling(typed: number): boolean {
  const digits = String(Math.abs(typed))
    .replace(/e.*/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(/0+$/, '');
  return digits.length >= TELLING_DIGITS;
}
