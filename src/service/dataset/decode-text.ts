/** What a file's bytes say, and how that was found out where they are no UTF-8. */
export type DecodedText = { text: string; encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' };

/**
 * Reads a file's bytes as the spreadsheets that wrote them mean them: UTF-8, UTF-16 with its byte order mark (Excel's
 * Unicode text), else Windows-1252 (Excel's plain CSV in the West).
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decodeAs('utf-16le', bytes), encoding: 'UTF-16' };
  if (first === 0xfe && second === 0xff) return { text: decodeAs('utf-16be', bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: decodeAs('windows-1252', bytes), encoding: 'Windows-1252' };
  }
}

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}
