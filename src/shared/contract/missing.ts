/** Live services write a value that they do not have as this text (field notes, "Missing value"). */
const UNKNOWN = '<UNKNOWN>';

/** Whether a value of the service means that there is none: null, no text, `<UNKNOWN>`, or a list of nothing else. */
export function isMissing(value: unknown): boolean {
  return isNothing(value) || (Array.isArray(value) && value.every(isNothing));
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === UNKNOWN;
}
