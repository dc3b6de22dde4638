/** A name without what a table put beside it: footnote marks behind it and doubled spaces. */
export function cleanName(written: string): string {
  return written
    .replace(/[*†‡¹²³\s]+$/u, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
