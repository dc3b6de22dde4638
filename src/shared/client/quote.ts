const LONGEST_QUOTE = 300;

/**
 * Prepares a text of the service for a sentence in a cell: one line, not long, and without the key, should the service
 * echo what it was sent, nor marks that would reverse the words that follow it.
 */
export function quote(text: string, key: string): string {
  const line = (key === '' ? text : text.replaceAll(key, '(key)'))
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
