import { shareSources } from '../../src/runtime/shared-sources';

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
