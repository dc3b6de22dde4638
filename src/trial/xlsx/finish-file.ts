import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * The version of calculation that today's Excel writes. It calculates a workbook of an older one anew when it opens it,
 * which without the add-in would put #NAME? in place of the last values.
 */
const CALCULATION = '<calcPr calcId="191029"/>';

const FORMULA_ERROR =
  / t="str"(><f[^>]*>[^<]*<\/f><v>(?:#N\/A|#(?:VALUE|REF|NUM|NULL|DIV\/0)!|#NAME\?)<\/v>)/g;

/** The first day that the format knows: a file of the same workbook is the same file. */
const DATE = new Date(1980, 0, 1);

/** Puts right what the library writes otherwise than Excel reads it: errors of formulas as texts, and a calculation at once. */
export function finishFile(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(unzipSync(file)).map(([name, part]) => [name, finished(name, part)] as const);
  return zipSync(Object.fromEntries(parts), { mtime: DATE });
}

function finished(name: string, part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (name === 'xl/workbook.xml') return edited(part, (xml) => xml.replace(/<calcPr[^>]*\/>/, CALCULATION));
  if (!name.startsWith('xl/worksheets/sheet')) return part;
  return edited(part, (xml) => xml.replaceAll(FORMULA_ERROR, ' t="e"$1'));
}

const edited = (part: Uint8Array<ArrayBuffer>, edit: (xml: string) => string): Uint8Array<ArrayBuffer> =>
  strToU8(edit(strFromU8(part)));
