/** How many slips a word of this length may hold and still be meant: short words allow none, and two are believed in long ones. */
export function allowedTypos(length: number): number {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
}
