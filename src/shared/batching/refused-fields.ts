import { isField, type RequestedField } from './entity-request';

/** Extra requests that may be spent on finding what the service refuses in one projection (design §3 rule 5). */
export const ISOLATION_REQUESTS = 16;

/** Whether a refusal names the field. */
export function isNamed(
  field: Pick<RequestedField, 'kind' | 'name'>,
  named: readonly string[] | undefined,
): boolean {
  return isField(field) && named?.includes(field.name) === true;
}

/**
 * Splits a refused projection: its rest together if it was not tried alone yet, else in halves. A single field that
 * was tried alone is the cause, and nothing is left to request.
 */
export function partsToAskAgain<T>(rest: readonly T[], isUntried: boolean): readonly (readonly T[])[] {
  if (rest.length === 0) return [];
  if (isUntried) return [rest];
  const half = rest.length >> 1;
  return half === 0 ? [] : [rest.slice(0, half), rest.slice(half)];
}
