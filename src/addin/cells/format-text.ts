import { dayOfSerial, isoDate } from './date';

/** A number format that shows a text behind the number, such as the day that a value is of. */
export function formatWithText(format: string, text: string | undefined): string {
  return text === undefined ? format : `${format}\\ "(${text})"`;
}

/** The text that a number format shows behind the number. */
export function textInFormat(format: string | undefined): string | undefined {
  return /"\((.+)\)"$/.exec(format ?? '')?.[1];
}

/** What Excel shows of a number besides its digits: its date, or the text of its format. */
export function shownByFormat(value: unknown, format: string | undefined): string | undefined {
  const day =
    typeof value === 'number' && format?.startsWith('yyyy-mm-dd') === true ? dayOfSerial(value) : undefined;
  return day === undefined ? textInFormat(format) : isoDate(day);
}
