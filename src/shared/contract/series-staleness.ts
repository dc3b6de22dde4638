/**
 * So many days after the end of its period the newest figure of a series is one that was not followed up: longer than any office
 * or company takes to publish the next. By the letter of its cadence.
 */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['D', 90],
  ['W', 90],
  ['M', 180],
  ['Q', 365],
  ['A', 900],
  ['5Y', 2700],
]);

/** What companies file is due by law: a year four months after it ended, a quarter three. */
const FILED: ReadonlyMap<string, number> = new Map([
  ['Q', 200],
  ['A', 490],
]);

/** Days after which a yearly report has been followed by the next: fifteen months. */
export const NEXT_REPORT_DAYS = 457;

/** Whether the next figure must have been published, so many days after the last was for; of a cadence that is not known never. */
export function isDiscontinued(days: number, cadence: string, isFiled: boolean): boolean {
  const letter = cadence.toUpperCase();
  return days > ((isFiled ? FILED.get(letter) : undefined) ?? LONGEST.get(letter) ?? Infinity);
}
