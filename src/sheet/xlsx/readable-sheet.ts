import { DAYS_TO_1904 } from './stored-format';

/** What stands in a cell whose text the file lacks; of the letters that Unicode leaves to programs. */
export const MISSING_TEXT = '\uF8FF missing text \uF8FF';

const MILLISECONDS_A_DAY = 86_400_000;

/** The number of 1 January 1970, and days from it to 1 March 1900, up to which Excel counts a day too many. */
const DAYS_TO_1970 = 25_569;
const FIRST_OF_MARCH_1900 = -25_508;

/** Cells with content, of texts that stand elsewhere and of days that are written out; no cell holds another. */
const CELL =
  /(<(?:\w+:)?c\s(?:[^<>]*\s)?)t\s*=\s*["']([sd])["']([^<>]*[^<>/]|)>([^<]*(?:<(?!\/?(?:\w+:)?c[\s>/])[^<]*)*)<\/(?:\w+:)?c\s*>/g;
const VALUE = /(<(?:\w+:)?v(?:\s[^<>]*)?>)([^<]*)</;

/** A sheet's XML with a mark in cells that name none of the file's texts, and with numbers for days that are written out. */
export function readableSheet(xml: string, file: { texts: number; isFrom1904: boolean }): string {
  return xml.replaceAll(CELL, (cell, ...[before, type, after, content]: [string, string, string, string]) => {
    const value = VALUE.exec(content)?.[2]?.trim();
    if (value === undefined) return cell;
    if (type === 'd') {
      const day = dayOf(value, file.isFrom1904);
      return day === undefined
        ? cell
        : `${before}${after}>${content.replace(VALUE, `$1${day}<`)}${cell.slice(cell.lastIndexOf('</'))}`;
    }
    if (/^\d+$/.test(value) && Number(value) < file.texts) return cell;
    const prefix = /^<(\w+:|)/.exec(before)?.[1] ?? '';
    return `${before}t="str"${after}><${prefix}v>${MISSING_TEXT}</${prefix}v></${prefix}c>`;
  });
}

const TIME = /^T?(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?Z?$/;
const DURATION = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;

/** The number of a day, time or duration that is written out (ECMA-376 §18.18.11), in the file's own count. */
function dayOf(text: string, isFrom1904: boolean): number | undefined {
  const [, hour, minute, second = '0'] = TIME.exec(text) ?? [];
  if (hour !== undefined) return Number(minute) < 60 ? timeOf([0, hour, minute, second]) : undefined;
  const duration = DURATION.exec(text);
  if (duration !== null) return timeOf(duration.slice(1));
  if (!/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z?)?$/.test(text)) return undefined;
  const milliseconds = Date.parse(/T/.test(text) && !text.endsWith('Z') ? `${text}Z` : text);
  if (Number.isNaN(milliseconds)) return undefined;
  const days = milliseconds / MILLISECONDS_A_DAY;
  if (isFrom1904) return days + DAYS_TO_1970 - DAYS_TO_1904;
  // Excel counts a 29 February 1900.
  return days + DAYS_TO_1970 - (days < FIRST_OF_MARCH_1900 ? 1 : 0);
}

/** Days, hours, minutes and seconds in days. */
function timeOf(parts: readonly (string | number | undefined)[]): number {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return days + (hours * 3600 + minutes * 60 + seconds) / 86_400;
}
