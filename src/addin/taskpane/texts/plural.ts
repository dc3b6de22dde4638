/** A number with what it counts: `1 cell`, `1,240 cells`; a text stands for a number that is written out already. */
export function plural(count: number | string, one: string, many: string): string {
  return `${count} ${String(count) === '1' ? one : many}`;
}
