/** A sheet's name as it stands before an exclamation mark, quoted where Excel wants it. */
export function quoteSheet(name: string): string {
  const plain = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(name) && !/^(?:[a-z]{1,3}\d+|r\d*c\d*|r|c)$/i.test(name);
  return plain ? name : `'${name.replaceAll("'", "''")}'`;
}

/** The name of the sheet that stands before an exclamation mark, without its quotes. */
export function sheetOf(qualifier: string): string {
  return /^'(.*)'$/s.exec(qualifier)?.[1]?.replaceAll("''", "'") ?? qualifier;
}
