import { fieldKey } from '../../../src/service/query/field-key';
import { FIELDS, fieldSpec } from '../../../src/service/query/field-table';

test('no word means two fields', () => {
  const owners = new Map<string, string[]>();
  for (const { name, also } of FIELDS) {
    for (const key of [name, ...also]) owners.set(key, [...(owners.get(key) ?? []), name]);
  }
  expect([...owners].filter(([, names]) => names.length > 1)).toEqual([]);
});

test('every word is written as a field key, so that it can be found', () => {
  const words = FIELDS.flatMap(({ name, also }) => [name, ...also]);
  expect(words.filter((word) => fieldKey(word) !== word)).toEqual([]);
});

test('a field is found in any spelling', () => {
  for (const spelling of [
    'employee_count',
    'Employee Count',
    'employeeCount',
    'employees',
    'Number of employees',
  ]) {
    expect(fieldSpec(fieldKey(spelling))?.name).toBe('employee_count');
  }
});
