import type { Cell, Host } from './cell';
import { serialOf, timeOf } from './date';
import { numberFormat } from './number-format';
import type { Measure } from './number-format';
import { isMissing } from '../../shared/contract/missing';
import { readable } from './json-text';
import { cellText } from './text';
import { say } from '../../shared/messages/message';

/**
 * A service value as a cell; undefined where the service has none. Dates become serials that show as dates where the
 * host has data types and ISO text where it has not; lists and objects become text.
 */
export function toCell(value: unknown, host: Host, measure: Measure = {}): Cell | undefined {
  if (isMissing(value)) return undefined;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return numberCell(value, host, numberFormat([value], measure));
  if (typeof value === 'string') return textCell(value, host);
  const text = readable(value);
  return text === '' ? undefined : cellText(text);
}

/** A number with its format, where the host can show one and one is given. */
export function numberCell(value: number, host: Host, format: string | undefined): Cell {
  // JSON such as 1e999 is read as Infinity, which is no number in Excel.
  if (!Number.isFinite(value))
    return host.error('#N/A', say('The service sent a number that is too large for Excel'));
  return host.dataTypes && format !== undefined
    ? { type: 'Double', basicValue: value, numberFormat: format }
    : value;
}

/** Text as a cell: a date where it is one, else text within Excel's limit. */
export function textCell(text: string, host: Host): Cell {
  const day = timeOf(text);
  return day === undefined ? cellText(text) : timeCell(day, text, host);
}

/** A time, in days since 1970-01-01, as a date cell; its own text where Excel has no date for it. */
export function timeCell(day: number, text: string, host: Host, formatted = true): Cell {
  const timed = !Number.isInteger(day);
  const serial = host.dataTypes ? serialOf({ day }) : undefined;
  if (serial === undefined) return cellText(timed ? text : text.slice(0, 10));
  if (!formatted) return serial;
  return { type: 'Double', basicValue: serial, numberFormat: timed ? 'yyyy-mm-dd hh:mm' : 'yyyy-mm-dd' };
}
