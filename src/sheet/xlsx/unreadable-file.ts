import { EncryptedFileError } from 'hucre';

/** How the containers begin in which Office keeps both its old formats and files with a password ([MS-CFB] §2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** A protected file names the part that is encrypted, in UTF-16. */
const PROTECTED = 'EncryptedPackage';

/** Why a file cannot be opened, in a sentence for a person. */
export function unreadable(name: string, bytes: Uint8Array, error: unknown): string {
  const isCompound = COMPOUND.every((byte, index) => bytes[index] === byte);
  if (isCompound && holdsWide(bytes, PROTECTED)) {
    return `${name} is protected with a password. Save it in Excel without one and open that.`;
  }
  if (isCompound || error instanceof EncryptedFileError) {
    return `${name} is in an older format of Excel. Save it there as .xlsx and open that.`;
  }
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) return `${name} is no .xlsx workbook. Save it in Excel as .xlsx and open that.`;
  const reason = error instanceof Error ? error.message : '';
  const [, rows, columns] = /spans (\d+) rows x (\d+) columns/.exec(reason)?.map(Number) ?? [];
  if (rows !== undefined && columns !== undefined) {
    return `${name} has a sheet of ${rows.toLocaleString('en')} rows and ${columns.toLocaleString('en')} columns; the trial opens up to 20,000,000 cells a sheet.`;
  }
  const [, outside] = /^Cell reference "([^"]*)" is outside/.exec(reason) ?? [];
  if (outside !== undefined) return `${name} names a cell ${outside}; a sheet ends with XFD1048576.`;
  return `${name} is damaged, or no .xlsx workbook. Open it in Excel, save it as .xlsx and open that.`;
}

function holdsWide(bytes: Uint8Array, text: string): boolean {
  const wanted = Array.from(text, (letter) => [letter.charCodeAt(0), 0]).flat();
  for (let start = 0; start + wanted.length <= bytes.length; start += 2) {
    if (wanted.every((byte, index) => bytes[start + index] === byte)) return true;
  }
  return false;
}
