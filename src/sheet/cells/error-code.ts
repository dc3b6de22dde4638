/** What a cell shows while its function has not answered. */
export const BUSY = '#BUSY!';

/** Excel's error codes. */
export const ERROR_CODES: ReadonlySet<string> = new Set([
  '#DIV/0!',
  '#NAME?',
  '#VALUE!',
  '#NUM!',
  '#N/A',
  '#REF!',
  '#NULL!',
  '#CALC!',
  '#SPILL!',
  '#CONNECT!',
  '#BLOCKED!',
  '#UNKNOWN!',
  '#FIELD!',
  '#GETTING_DATA',
  BUSY,
]);

/** Whether this is one of Excel's error codes. */
export function isErrorCode(value: unknown): value is string {
  return typeof value === 'string' && ERROR_CODES.has(value);
}
