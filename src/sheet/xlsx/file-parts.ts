import { strToU8, unzipSync, zipSync } from 'fflate';

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

/** The parts that are read, or written otherwise, by their first elements. */
const REWRITTEN = new Set(['styleSheet', 'sst', 'worksheet', 'workbook']);

const FROM_1904 = /\sdate1904\s*=\s*["'](?:1|true)["']/;

/**
 * A file as the library reads it right: with formats that leave numbers as they are, and with a mark where a cell names
 * a text that is not there, which the library leaves empty unsaid. `most` is how many bytes may be unpacked.
 */
export function readableFile(name: string, bytes: Uint8Array, most: number): Uint8Array<ArrayBuffer> {
  const parts = unpacked(name, bytes, most);
  const read = Object.entries(parts).flatMap(([path, part]) => {
    const xml = new TextDecoder().decode(part);
    const root = ROOT.exec(xml)?.[1];
    return root === undefined || !REWRITTEN.has(root) ? [] : [{ path, root, xml }];
  });
  const ofRoot = (wanted: string) => read.flatMap(({ root, xml }) => (root === wanted ? [xml] : []));
  const file = {
    texts: Math.max(0, ...ofRoot('sst').map(textCount)),
    isFrom1904: ofRoot('workbook').some((xml) => FROM_1904.test(xml)),
  };
  for (const { path, root, xml } of read) {
    if (root === 'styleSheet') parts[path] = strToU8(hideFormats(xml));
    if (root === 'worksheet') parts[path] = strToU8(readableSheet(xml, file));
    if (root === 'workbook') parts[path] = strToU8(withNames(xml));
  }
  return zipSync(parts, { level: 0 });
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
