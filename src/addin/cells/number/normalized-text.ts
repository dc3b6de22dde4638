import { ownValue } from '../../../shared/contract/own-value';

const LONGEST = 2_000;
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** The source of an expression that matches a minus, or a dash that stands for one, in a {@link plainLine}. */
export const DASH = '[-‒–—―]';

/** The zeros of the world's digits; their other nine follow each. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040,
];

/** A text as numbers are looked for in it: ASCII digits, one kind of space and minus, fractions and powers written out. */
export function plainLine(input: string): string {
  return (
    input
      .slice(0, LONGEST)
      // Compatibility forms would make 1⁄2 of ½ and 106 of 10⁶.
      .replace(/(\d)?\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/gu, (_, whole: string | undefined, sign: string) =>
        String(Number(whole ?? 0) + (ownValue(FRACTIONS, sign) ?? 0)),
      )
      .replace(/([⁺⁻]?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)/gu, (_, sign: string, digits: string) => {
        const plain = Array.from(digits, (digit) => SUPERSCRIPTS.indexOf(digit)).join('');
        return `^${sign === '⁻' ? '-' : ''}${plain}`;
      })
      .normalize('NFKC')
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/٫/g, '.')
      .replace(/٬/g, "'")
      // A soft hyphen within a word is invisible; elsewhere old encodings write the minus so.
      .replace(/(?!\u00ad)\p{Cf}|(?<=\p{L})\u00ad(?=\p{L})/gu, '')
      .replace(/[−‐˗⁃➖\u00ad]/gu, '-')
      .replace(/\s+/g, ' ')
      .replace(/(\d) ?[×x*·] ?10\^([+-]?\d{1,3})(?![\d^])/gi, '$1e$2')
      .replace(/(?<![\d.,^\p{L}])10\^([+-]?\d{1,3})(?![\d^])/giu, '1e$1')
      .trim()
  );
}

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code < each + 10);
  return zero === undefined ? digit : String(code - zero);
}
