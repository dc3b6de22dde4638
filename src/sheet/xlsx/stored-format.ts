/** Days from the first that Excel counts by itself to the first that it counts in files of old Macs. */
export const DAYS_TO_1904 = 1_462;

/** Codes of dates and times that a file names by number alone (ECMA-376 §18.8.30), as Excel shows them in English. */
const NUMBERED = new Map([
  [14, 'm/d/yyyy'],
  [15, 'd-mmm-yy'],
  [16, 'd-mmm'],
  [17, 'mmm-yy'],
  [18, 'h:mm AM/PM'],
  [19, 'h:mm:ss AM/PM'],
  [20, 'h:mm'],
  [21, 'h:mm:ss'],
  [22, 'm/d/yyyy h:mm'],
  ...[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'm/d/yyyy'] as const),
  ...[32, 33, 34, 35, 55, 56].map((id) => [id, 'h:mm'] as const),
  [45, 'mm:ss'],
  [46, '[h]:mm:ss'],
  [47, 'mmss.0'],
]);

const ENTITIES = new Map([
  ['quot', '"'],
  ['apos', "'"],
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
]);

/**
 * A file's styles with number formats that look like none of dates. Of a cell with a format for dates the library gives
 * a day in milliseconds, from which the number in the file cannot be had again: 59 and 60 are one day to it.
 */
export function hideFormats(styles: string): string {
  const numbered = [...NUMBERED].map(([id, code]) => `numFmtId="${id}" formatCode="${hidden(code)}"`);
  return styles
    .replaceAll(
      /(<(?:\w+:)?numFmt\s[^<>]*?\bformatCode\s*=\s*)(?:"([^"]*)"|'([^']*)')/g,
      (_all, before: string, double?: string, single?: string) =>
        `${before}"${hidden(double ?? single ?? '')}"`,
    )
    .replace(/<((?:\w+:)?)styleSheet(?:\s[^<>]*)?>/, (root, prefix: string) => {
      const formats = numbered.map((attributes) => `<${prefix}numFmt ${attributes}/>`).join('');
      return `${root}<${prefix}numFmts>${formats}</${prefix}numFmts>`;
    });
}

/** The number format that was hidden; what the library has of its own stays. */
export function shownFormat(code: string): string {
  // Cells follow each other in one format.
  if (last?.code === code) return last.shown;
  const stored = /^"([^"]*)"$/.exec(code)?.[1];
  const shown = stored === undefined ? code : unescaped(decodeURIComponent(stored));
  last = { code, shown };
  return shown;
}

let last: { code: string; shown: string } | undefined;

/** Whether a number format shows a day: a year, a month or a day of one, and not only a time or how long something took. */
export function showsDay(format: string): boolean {
  const letters = format
    .replaceAll(/"[^"]*"|\\.|[_*]./g, '')
    .replaceAll(/\[([hms])\1*\]/gi, '$1')
    .replaceAll(/\[[^\]]*\]|general|am\/pm|a\/p/gi, '')
    .toLowerCase();
  return /[yd]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters));
}

/** In quotes a code is a text, whatever letters it has; it stays as the file escapes it. */
function hidden(code: string): string {
  return `&quot;${encodeURIComponent(code)}&quot;`;
}

function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (all, hex?: string, decimal?: string, name?: string) => {
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (name !== undefined) return ENTITIES.get(name) ?? all;
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );
}
