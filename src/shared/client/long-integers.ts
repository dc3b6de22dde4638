import { endOfText } from './end-of-text';

/** What numbers are written with. */
const NUMBER = /[\d.e+-]+/gi;

const WHOLE = /^-?\d{16,}$/;

/**
 * JSON whose whole numbers that would lose digits as numbers are texts: 12345678901234567890 would be read as
 * 12345678901234567000, another identifier without a word. A series is read as numbers all the same, by `mend`: an amount
 * of so many digits is as right as Excel can show it.
 */
export function quoteLongIntegers(json: string): string {
  let kept = '';
  let from = 0;
  for (let start = json.indexOf('"'); start !== -1; start = json.indexOf('"', from)) {
    const after = endOfText(json, start) + 1;
    kept += json.slice(from, start).replace(NUMBER, keptNumber) + json.slice(start, after);
    from = after;
  }
  return kept + json.slice(from).replace(NUMBER, keptNumber);
}

function keptNumber(number: string): string {
  return WHOLE.test(number) && BigInt(Number(number)) !== BigInt(number) ? `"${number}"` : number;
}
