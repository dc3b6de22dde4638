import { strToU8, unzipSync, zipSync } from 'fflate';

import type { Sheet } from 'hucre/xlsx';

import { readableSheet } from './readable-sheet';
import { RefusedFile } from './refused-file';
import { hideFormats } from './stored-format';

/** Parts that the trial reads; of others, such as pictures, it needs to know only that they are there. */
const READ = /\.(?:xml|rels)$/i;

/**
 * The first element of a part, which tells what the part is; where it stands in a file is up to who wrote it. As in the
 * other patterns for what a file says, no text matches in two ways, which would be tried one after the other.
 */
const ROOT = /^(?:[\s\uFEFF]|<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->|<!(?!--)[^>[]*>)*<(?:\w+:)?(\w+)/s;

/** Sheets without cells, by the first element of their parts, under the names that Excel has for them. */
const OTHER_SHEETS: ReadonlyMap<string, string> = new Map([
  ['chartsheet', 'chart sheets'],
  ['dialogsheet', 'dialog sheets'],
  ['macrosheet', 'macro sheets'],
]);

/** What stands in cells beside values, by the kinds of structures that a file describes ([MS-XLSX] §2.6.205). */
const RICH_VALUES: readonly (readonly [word: string, structure: RegExp])[] = [
  ['pictures in cells', /<(?:\w+:)?s\s[^<>]*\bt\s*=\s*["']_(?:localImage|webimage)/i],
  ['data types', /<(?:\w+:)?s\s[^<>]*\bt\s*=\s*["']_(?:linkedentity|entity)/i],
];

/** What stands in the place of a sheet without cells; of the letters that Unicode leaves to programs. */
const OTHER_SHEET = '\uF8FF other sheet \uF8FF';

const FROM_1904 = /\sdate1904\s*=\s*["'](?:1|true)["']/;

/** A file that the library can read, and what it has beside worksheets, in Excel's words. */
export type ReadableFile = { bytes: Uint8Array<ArrayBuffer>; leftOut: readonly string[] };

/** Whether a sheet stands in the place of one without cells, which is left out. */
export const isOtherSheet = ({ rows }: Sheet): boolean => rows[0]?.[0] === OTHER_SHEET;

/**
 * Corrects a file for the library: neutral number formats, and a mark for references to missing texts. `most` is the
 * limit of unpacked bytes.
 */
export function readableFile(name: string, bytes: Uint8Array, most: number): ReadableFile {
  const parts = unpacked(name, bytes, most);
  const read = Object.entries(parts).flatMap(([path, part]) => {
    const xml = new TextDecoder().decode(part);
    const root = ROOT.exec(xml)?.[1];
    return root === undefined ? [] : [{ path, root, xml }];
  });
  const leftOut = leftOutOf(read);
  const ofRoot = (wanted: string) => read.flatMap(({ root, xml }) => (root === wanted ? [xml] : []));
  const file = {
    texts: Math.max(0, ...ofRoot('sst').map(textCount)),
    isFrom1904: ofRoot('workbook').some((xml) => FROM_1904.test(xml)),
  };
  for (const { path, root, xml } of read) {
    if (OTHER_SHEETS.has(root)) parts[path] = strToU8(EMPTY_SHEET);
    if (root === 'Relationships') parts[path] = strToU8(xml.replaceAll(OTHER_LINK, '$1worksheet$2'));
    if (root === 'styleSheet') parts[path] = strToU8(hideFormats(xml));
    if (root === 'worksheet') parts[path] = strToU8(readableSheet(xml, file));
    if (root === 'workbook') parts[path] = strToU8(withNames(xml));
  }
  return { bytes: zipSync(parts, { level: 0 }), leftOut };
}

const EMPTY_SHEET =
  '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>' +
  `<row r="1"><c r="A1" t="str"><v>${OTHER_SHEET}</v></c></row></sheetData></worksheet>`;

/** How a workbook links a sheet without cells. */
const OTHER_LINK = /(\sType\s*=\s*["'][^"']*\/)(?:chartsheet|dialogsheet|xl(?:Intl)?Macrosheet)(["'])/gi;

function leftOutOf(read: readonly { root: string; xml: string }[]): string[] {
  const roots = new Set(read.map(({ root }) => root));
  const structures = read.filter(({ root }) => root === 'rvStructures').map(({ xml }) => xml);
  return [
    ...[...OTHER_SHEETS].flatMap(([root, word]) => (roots.has(root) ? [word] : [])),
    ...RICH_VALUES.flatMap(([word, shape]) => (structures.some((xml) => shape.test(xml)) ? [word] : [])),
  ];
}

/** The file's directory tells sizes before anything is unpacked, and no part becomes larger than it tells. */
function unpacked(name: string, bytes: Uint8Array, most: number): Record<string, Uint8Array<ArrayBuffer>> {
  let size = 0;
  const others: string[] = [];
  unzipSync(bytes, {
    filter: ({ name: path, originalSize }) => {
      if (READ.test(path)) size += originalSize;
      else others.push(path);
      return false;
    },
  });
  if (size > most) {
    throw new RefusedFile(
      `${name} has ${megabytes(size)} MB when it is unpacked; the trial opens up to ${megabytes(most)} MB.`,
    );
  }
  const read = unzipSync(bytes, { filter: ({ name: path }) => READ.test(path) });
  return { ...read, ...Object.fromEntries(others.map((path) => [path, new Uint8Array()])) };
}

function textCount(xml: string): number {
  return xml.match(/<(?:\w+:)?si[\s>/]/g)?.length ?? 0;
}

/** The library leaves out a sheet that has no name. */
function withNames(xml: string): string {
  return xml.replaceAll(/(<(?:\w+:)?sheet\s(?:[^<>]*\s)?name\s*=\s*)(?:""|'')/g, '$1"Sheet"');
}

/** Whole megabytes, never fewer than there are. */
export function megabytes(bytes: number): string {
  return String(Math.ceil(bytes / 2 ** 20));
}
