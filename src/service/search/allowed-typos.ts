/** How many slips a word of this length may hold and still be meant: short words allow none. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}
