import { editParts } from './zip-parts';

/**
 * The version of calculation that today's Excel writes. It calculates a workbook of an older one anew when it opens it,
 * which without the add-in would put #NAME? in place of the last values.
 */
const CALCULATION = '<calcPr calcId="191029"/>';

const FORMULA_ERROR =
  / t="str"(><f[^>]*>[^<]*<\/f><v>(?:#N\/A|#(?:VALUE|REF|NUM|NULL|DIV\/0)!|#NAME\?)<\/v>)/g;

/** Puts right what the library writes otherwise than Excel reads it: errors of formulas as texts, and a calculation at once. */
export function finishFile(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return editParts(file, (name, text) => {
    if (name === 'xl/workbook.xml') return text().then((xml) => xml.replace(/<calcPr[^>]*\/>/, CALCULATION));
    if (!name.startsWith('xl/worksheets/sheet')) return undefined;
    return text().then((xml) => xml.replaceAll(FORMULA_ERROR, ' t="e"$1'));
  });
}
