import { endOfText } from './end-of-text';

/** A number as JSON writes it. */
const NUMBER = /-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const WHOLE = /^-?\d{16,}$/;

/**
 * JSON whose whole numbers that would lose digits as numbers are texts: 12345678901234567890 would be read as
 * 12345678901234567000, another identifier without a word. A series is read as numbers all the same, by `mend`: an amount
 * of so many digits is as right as Excel can show it.
 */
export function quoteLongIntegers(json: string): string {
  let kept = '';
  for (let from = 0; from < json.length;) {
    const start = json.indexOf('"', from);
    const end = start < 0 ? -1 : endOfText(json, start);
    const after = end < 0 ? json.length : end + 1;
    const bare = json.slice(from, end < 0 ? after : start);
    kept += bare.replace(NUMBER, keptNumber) + (end < 0 ? '' : json.slice(start, after));
    from = after;
  }
  return kept;
}

function keptNumber(number: string): string {
  return WHOLE.test(number) && BigInt(Number(number)) !== BigInt(number) ? `"${number}"` : number;
}
