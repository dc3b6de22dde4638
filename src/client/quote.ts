const LONGEST_QUOTE = 300;

/**
 * Prepares a text of the service for a sentence in a cell: one line, not long, and without the key, should the service
 * echo what it was sent.
 */
export function quote(text: string, key: string): string {
  const line = (key === '' ? text : text.replaceAll(key, '(key)')).replace(/\s+/g, ' ').trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
