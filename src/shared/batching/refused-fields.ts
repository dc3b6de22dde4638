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
 * How the rest of a refused projection is asked again: together where it was not tried by itself yet, else in halves; a
 * single field that was tried by itself is to blame, and nothing is left to ask.
 */
export function partsToAskAgain<T>(rest: readonly T[], isUntried: boolean): readonly (readonly T[])[] {
  if (rest.length === 0) return [];
  if (isUntried) return [rest];
  const half = rest.length >> 1;
  return half === 0 ? [] : [rest.slice(0, half), rest.slice(half)];
}
