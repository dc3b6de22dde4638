import type { Language } from './language/language';
import { isOneOf, type Word } from './words';

/** A fiscal year or a quarter from one word on; `end` is the place after its last word. */
type Found = { moment: string; end: number; isSure: true };

/** What a word is to a period, and how many words it takes. */
type Piece = { year?: string; quarter?: number; isFiscal?: true; length: number; isFiller?: true };

/** No period has more words than `the third quarter of the fiscal year 2025`. */
const MOST_PIECES = 7;

/**
 * A quarter, a fiscal year or a fiscal quarter, in whatever order its words stand: `Q4 2025`, `fiscal 2025`, `fiscal Q4
 * 2025`, `the third quarter of fiscal 2025`, `2025 fiscal year`, `FY25`. A quarter that is not called fiscal is one of
 * the calendar.
 */
export function periodAt(words: readonly Word[], start: number, language: Language): Found | undefined {
  let [year, quarter, isFiscal]: [string | undefined, number | undefined, boolean] = [
    undefined,
    undefined,
    false,
  ];
  let found: Found | undefined;
  let place = start;
  for (let count = 0; count < MOST_PIECES; count += 1) {
    const piece = pieceAt(words, place, language);
    if (piece === undefined || (piece.isFiller === true && place === start)) break;
    if (piece.year !== undefined && year !== undefined) break;
    if (piece.quarter !== undefined && quarter !== undefined) break;
    year ??= piece.year;
    quarter ??= piece.quarter;
    isFiscal ||= piece.isFiscal === true;
    place += piece.length;
    if (piece.isFiller !== true && year !== undefined && (isFiscal || quarter !== undefined))
      found = { moment: momentOf(year, quarter, isFiscal), end: place, isSure: true };
  }
  return found;
}

/** A length of time with the verb that says when it ended: `the quarter that ended in`. */
export function endedAt(
  words: readonly Word[],
  start: number,
  { ended }: Language,
): { length: 'year' | 'quarter'; at: number } | undefined {
  for (const length of ['year', 'quarter'] as const)
    for (const count of [5, 4, 3, 2]) {
      const phrase = words.slice(start, start + count).map(({ text }) => text);
      if (!isOneOf(ended[length], phrase.join(' '))) continue;
      const at = start + phrase.length;
      return { length, at: isOneOf(ended.around, words[at]?.text ?? '') ? at + 1 : at };
    }
  return undefined;
}

function momentOf(year: string, quarter: number | undefined, isFiscal: boolean): string {
  if (isFiscal) return `FY${year}${quarter === undefined ? '' : `-Q${quarter}`}`;
  return `Q${quarter ?? 4} ${year}`;
}

function pieceAt(words: readonly Word[], at: number, language: Language): Piece | undefined {
  const text = words[at]?.text ?? '';
  const year = /^(?:1[5-9]|20)\d{2}$/.exec(words[at]?.written ?? '')?.[0];
  if (year !== undefined) return { year, length: 1 };
  const [, century, short] = /^(?:fy|gj)((?:19|20)\d{2}|(\d{2}))$/.exec(text) ?? [];
  if (century !== undefined)
    return { year: short === undefined ? century : `20${short}`, isFiscal: true, length: 1 };
  // `FY 24`, with a space.
  const apart = /^(?:fy|gj)$/.test(text) ? /^\d{2}$/.exec(words[at + 1]?.written ?? '')?.[0] : undefined;
  if (apart !== undefined) return { year: `20${apart}`, isFiscal: true, length: 2 };
  const [, before, behind] = /^(?:q(\d)|(\d)q)$/.exec(text) ?? [];
  if ((before ?? behind) !== undefined) return { quarter: Number(before ?? behind), length: 1 };
  for (const length of [3, 2, 1]) {
    const phrase = words.slice(at, at + length).map((word) => word.text);
    if (phrase.length === length && isOneOf(language.fiscal, phrase.join(' ')))
      return { isFiscal: true, length };
  }
  return (
    nthQuarter(words, at, language) ??
    (isOneOf(language.withinPeriod, text) ? { isFiller: true, length: 1 } : undefined)
  );
}

/** `third quarter`, `3rd fiscal quarter`. */
function nthQuarter(words: readonly Word[], at: number, language: Language): Piece | undefined {
  const text = words[at]?.text ?? '';
  const digit = /^(\d)(?:st|nd|rd|th)?$/.exec(text)?.[1];
  const quarter = language.ordinals.findIndex((stem) => text.startsWith(stem)) + 1 || Number(digit ?? 0);
  // A fifth one is read as well, so that it can be said that no year has it.
  if (quarter < 1 || quarter > 9) return undefined;
  const isFiscal = isOneOf(language.fiscal, words[at + 1]?.text ?? '');
  const noun = words[at + (isFiscal ? 2 : 1)]?.text ?? '';
  if (!isOneOf(language.quarter, noun)) return undefined;
  return { quarter, length: isFiscal ? 3 : 2, ...(isFiscal ? { isFiscal } : {}) };
}
