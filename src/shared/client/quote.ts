/**
 * Prepares a text of the service for a cell: one line, without the key and without marks that reverse the text
 * direction.
 */
export function quote(text: string, key: string): string {
  return (key === '' ? text : text.replaceAll(key, '(key)'))
    .replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}
