/** The text of a value that an add-in has set; other kinds are written as JSON. */
export function writtenText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
