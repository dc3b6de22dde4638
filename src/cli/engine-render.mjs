// Stands in for the engine's drawing package: a calculation imports three names of it, and draws nothing.
export class SpreadsheetSkeleton {
  dispose() {
    // Nothing was drawn.
  }
}

/** Whether a text has letters that are drawn in double width. */
export const hasCJKText = (text) =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** A number with so many digits after its point. */
export const precisionTo = (value, digits) => Math.round(value * 10 ** digits) / 10 ** digits;
