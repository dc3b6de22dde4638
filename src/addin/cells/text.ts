/** The longest text that an Excel cell holds (Excel specifications and limits). */
export const MAX_TEXT = 32_767;

// A workbook is XML, which has no half characters and none below U+0020 but tab, line feed and carriage return.
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\p{Cs}]/gu;

/** Text that a cell can hold: unstorable characters left out, cut at Excel's limit with an ellipsis that says so. */
export function cellText(text: string, longest = MAX_TEXT): string {
  const clean = text.replace(UNSTORABLE, '');
  if (clean.length <= longest) return clean;
  const note = `… (cut: ${clean.length.toLocaleString('en-US')} characters)`;
  const kept = clean.slice(0, longest - note.length);
  // A cut between the halves of a surrogate pair would leave half a character behind.
  return (/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept) + note;
}

/** The bytes of a value as JSON: what Excel limits is the bytes that travel, and a Chinese letter is three. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
