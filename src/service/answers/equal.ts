import type { Filter, Operator } from '../query/tree';

/** The filter that compares a field with a text, whatever the text holds; `Texas or Maine` is met by either. */
export function equal(field: string, text: string, operator: Operator = '='): Filter {
  const values = / or /i.test(text) ? text.split(/, (?:or )?| or /i) : [text];
  const anyOf = values.map((value) => [value.replace(/^the /i, '')]);
  return { path: [field], operator, operand: { text, anyOf, commas: false } };
}
