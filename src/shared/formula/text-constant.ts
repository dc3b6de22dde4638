import { LONGEST_TEXT_CONSTANT } from './limits';

/** A text as a constant of an en-US formula: quotes doubled, and in pieces joined with `&` where it is long. */
export function quoteText(text: string): string {
  const pieces = splitEvery(text, LONGEST_TEXT_CONSTANT);
  return pieces.map((piece) => `"${piece.replaceAll('"', '""')}"`).join('&');
}

function splitEvery(text: string, length: number): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > length) {
    // Half of a surrogate pair alone would be lost when the workbook is saved.
    const end = /[\uD800-\uDBFF]/.test(rest.charAt(length - 1)) ? length - 1 : length;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
