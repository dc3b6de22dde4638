import { errorMessageOf } from '../../../src/shared/client/error-message';

test.each([
  [{ message: 'Too busy.' }, 'Too busy'],
  [{ detail: 'Too busy' }, 'Too busy'],
  [{ error: 'Too busy' }, 'Too busy'],
  [{ title: 'Too busy' }, 'Too busy'],
  [{ error: { message: 'Version 1.5 is gone.' } }, 'Version 1.5 is gone'],
  [{ message: '', detail: 'Too busy' }, 'Too busy'],
  [{ message: 7, detail: 'Too busy' }, 'Too busy'],
  [{ message: 'Too busy', detail: null }, 'Too busy'],
  [{ message: 'The key k-1 is too busy' }, 'The key (key) is too busy'],
  [{ message: 'Too busy', rows: [] }, ''],
  [{ message: 'Too busy', row: {} }, ''],
  [{ message: '' }, ''],
  [{}, ''],
  [['Too busy'], ''],
  ['Too busy', ''],
  [null, ''],
])('%j says: %s', (json, said) => {
  expect(errorMessageOf(json, 'k-1')).toBe(said);
});
