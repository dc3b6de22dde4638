import { relationshipName, usualSpelling } from '../../../src/addin/cells/field-name';
import { isEntityId, searchOf } from '../../../src/addin/cells/typed-name';
import { thrownBy } from './test-host';

test('an id needs no search', () => {
  expect(['3ecde5e3-4a8f-50c9-a63e-816c488a64a7', 'Apple'].map(isEntityId)).toEqual([true, false]);
});

test('a search says no more than it must, so that all that look for a name share one', () => {
  expect(searchOf('Apple', [], 1)).toEqual({ name: 'Apple' });
  expect(searchOf('Apple', ['Company'], 20)).toEqual({ name: 'Apple', entity_types: ['Company'] });
  expect(searchOf('Apple', [], 21)).toEqual({ name: 'Apple', limit: 21 });
});

test.each(['#N/A', '#GETTING_DATA', '#REF!', '#DIV/0!', '#NAME?'])('%s is looked for by nobody', (text) => {
  expect(thrownBy(() => searchOf(text, [], 1))).toMatchObject({
    kind: 'no-match',
    message: `The cell of the name shows ${text}. Correct it first`,
  });
});

test.each(['#1 Cochran', 'No #REF!', '#REF! Inc', '#a!', '#Metoo', '#'])('%s may be a name', (text) => {
  expect(searchOf(text, [], 1)).toEqual({ name: text });
});

test('names of fields are spelt as the service does', () => {
  expect(usualSpelling('Employee  Count - total')).toBe('employee_count_total');
  expect(relationshipName('is CEO-of')).toBe('IS_CEO_OF');
});
