/**
 * How many slips a word of this length may hold and still be meant: short words allow none, and two are believed in long
 * ones. In doubt two are looked at in words of six letters too, for Morroco sounds as Morocco does; which of them is
 * believed `slip.ts` says.
 */
export function allowedTypos(length: number, doubtful = false): number {
  if (length < 3) return 0;
  return length < (doubtful ? 6 : 8) ? 1 : 2;
}
