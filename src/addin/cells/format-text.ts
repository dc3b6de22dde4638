/** A number format that shows a text behind the number, such as the day that a value is of. */
export function formatWithText(format: string, text: string | undefined): string {
  return text === undefined ? format : `${format}\\ "(${text})"`;
}

/** The text that a number format shows behind the number. */
export function textInFormat(format: string | undefined): string | undefined {
  return /"\((.+)\)"$/.exec(format ?? '')?.[1];
}
