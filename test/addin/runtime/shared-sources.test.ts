import { shareSources } from '../../../src/addin/runtime/shared-sources';

test('equal sources of an answer are held once, and others stay as they are', () => {
  const register = () => [{ name: 'Register', date: '2026-03-31', document: 'https://register.example/1' }];
  const properties = {
    cik: { value: 1, sources: register() },
    lei: { value: 2, sources: register() },
    website: { value: 3, sources: [{ name: 'Website' }] },
    ticker: { value: 4, sources: null },
  };
  shareSources(properties);
  expect(properties.lei.sources).toBe(properties.cik.sources);
  expect(properties.lei.sources).toEqual(register());
  expect(properties.website.sources).toEqual([{ name: 'Website' }]);
  expect(properties.ticker.sources).toBeNull();
});

test('lists that differ in one part of one source are two lists, whatever stands between equal ones', () => {
  const first = { name: 'Register', date: '2026-03-31' };
  const lists = [
    [first],
    [{ ...first, document: 'https://register.example/1' }],
    [{ name: 'Register', date: '2026-04-01' }],
    [first, first],
    [],
    [{ name: 'Register', extra: '2026-03-31' }],
    [{ ...first, document: { endpoint: 'a' } }],
    [{ ...first, document: { endpoint: 'a' } }],
    [{ ...first }],
  ];
  const properties = Object.fromEntries(
    lists.map((sources, at) => [`p${at}`, { value: at, sources: structuredClone(sources) }]),
  );
  shareSources(properties);
  expect(Object.values(properties).map(({ sources }) => sources)).toEqual(lists);
  expect(new Set(Object.values(properties).map(({ sources }) => sources)).size).toBe(7);
  expect(properties['p7']!.sources).toBe(properties['p6']!.sources);
  expect(properties['p8']!.sources).toBe(properties['p0']!.sources);
});
