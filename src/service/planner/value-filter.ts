import type { Filter } from '../query/tree';

/** The filter that compares a field with a text, whatever the text holds. */
export function equal(field: string, text: string): Filter {
  return { path: [field], operator: '=', operand: { text, anyOf: [[text]], commas: false } };
}

/** Several names as an expression writes them, one by one. */
export const alternatives = (names: string): string[] => names.split(' OR ');

/** The filter that takes any of several names, as an expression writes them. */
export const oneOf = (field: string, names: string): Filter => ({
  path: [field],
  operator: '=',
  operand: { text: names, anyOf: alternatives(names).map((name) => [name]), commas: false },
});
