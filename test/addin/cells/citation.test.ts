import { citation, documentLink, documentText, newestSource } from '../../../src/addin/cells/citation';

test('the newest of some sources is the first of the latest day; without a readable date one is older than all', () => {
  const [undated, odd, old, late, later] = [
    { name: 'undated' },
    { name: 'odd', date: 'soon' },
    { name: 'old', date: '2020-01-01' },
    { name: 'late', date: '2024-05-06' },
    { name: 'later', date: '2024-05-06' },
  ];
  expect(newestSource([])).toBeUndefined();
  expect(newestSource([undated, odd])).toBe(undated);
  expect(newestSource([odd, old, undated])).toBe(old);
  expect(newestSource([old, late, later, undated])).toBe(late);
});

const CALL = { endpoint: '/v1/x', params: { a: 'b c', n: [1, 2] } };

test.each([
  [
    { name: 'Form 10-K', date: '2024-11-01', document: 'https://x.example/k' },
    'Form 10-K, 2024-11-01, https://x.example/k',
  ],
  [{ name: 'Form 10-K', date: null, document: null }, 'Form 10-K'],
  [{ name: 'Form 10-K' }, 'Form 10-K'],
  [{ name: '', date: '2024-11-01' }, '2024-11-01'],
  [{ name: 'Call', document: CALL }, 'Call, /v1/x?a=b c&n=[1,2]'],
  [{ name: 'Call', document: { endpoint: '/v1/x' } }, 'Call, /v1/x'],
])('%j is cited as %j', (source, text) => {
  expect(citation(source)).toBe(text);
});

test('a link is one that a person can open', () => {
  const linkOf = (document: string | null | typeof CALL) => documentLink({ name: 'x', document });
  const links = ['https://x.example', 'HTTP://x.example', 'see https://x.example', '', CALL, null].map(
    linkOf,
  );
  expect(links).toEqual(['https://x.example', 'HTTP://x.example', ...Array<undefined>(4).fill(undefined)]);
  expect(documentText({ name: 'x', document: null })).toBe('');
});
