/** The set of letters of a text, by the last five bits of their codes: letters that share a bit are only looked at closer. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** Whether a set of letters holds more than so many that another lacks. */
export function lacksMore(letters: number, others: number, most: number): boolean {
  let lacking = letters & ~others;
  for (let left = most; left > 0; left -= 1) lacking &= lacking - 1;
  return lacking !== 0;
}
