import { propertyNames, relationshipName, usualSpelling } from '../../../src/addin/cells/field-name';

test.each([
  ['employee_count', 'employee_count'],
  ['Employee Count', 'employee_count'],
  ['year-founded', 'year_founded'],
  ['CIK', 'cik'],
  ['name 2!', 'name_2!'],
])('the property %j is written %j', (typed, expected) => {
  expect(usualSpelling(typed)).toBe(expected);
});

test('a word has the names of the properties that it means, and first its own', () => {
  expect(propertyNames('Employees')).toEqual([
    'employees',
    expect.any(String),
    ...propertyNames('Employees').slice(2),
  ]);
  expect(propertyNames('Employees')).toContain('employee_count');
  expect(propertyNames('no such thing')).toEqual(['no_such_thing']);
});

test('a relationship is written in upper case', () => {
  expect(relationshipName('is CEO of')).toBe('IS_CEO_OF');
});
