import { whole } from '../whole';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';

const { search } = whole;

const found = (written: string) => search(written, { limit: 3 }).map(({ entity }) => entity.name);

test.each([
  ['HWUPKR0MPOU8FGXBT394', 'an LEI', 'Apple Inc.'],
  ['hwupkr0mpou8fgxbt394', 'an LEI in small letters', 'Apple Inc.'],
  ['LEI: HWUPKR0MPOU8FGXBT394', 'an LEI after its name', 'Apple Inc.'],
  ['0000320193', 'a CIK', 'Apple Inc.'],
  ['320193', 'a CIK without its zeros', 'Apple Inc.'],
  ['CIK 320193', 'a CIK after its name', 'Apple Inc.'],
  ['94-2404110', 'an employer identification number', 'Apple Inc.'],
  ['abbott.com', 'a domain', 'Abbott Laboratories'],
  ['https://www.Abbott.com/about', 'a web address', 'Abbott Laboratories'],
  ['adu.ac.ae', 'the domain of a university', 'Abu Dhabi University'],
  ['NASDAQ:AAPL', 'exchange and ticker', 'Apple Inc.'],
  ['NYSE: CVX', 'exchange and ticker with a space', 'Chevron Corporation'],
  ['XNAS:AAPL', 'MIC and ticker', 'Apple Inc.'],
  ['AAPL US', 'ticker and country', 'Apple Inc.'],
  ['AAPL US Equity', 'as terminals write it', 'Apple Inc.'],
  ['AAPL.US', 'with a dot', 'Apple Inc.'],
])('%s, %s, finds %s and nothing else', (written, _what, name) => {
  expect(found(written)).toEqual([name]);
});

test('a code behind an exchange is what is listed there, or what has it in its name, and else nothing', () => {
  expect(found('NASDAQ AAPL')).toEqual(['Apple Inc.']);
  expect(found('CME GROUP')).toContain('CME Group');
  for (const code of ['NASDAQ COMP', 'NASDAQ:COMP', 'NYSE AAPL', 'NYSE:AAPL'])
    expect(found(code)).toEqual([]);
});

test('a ticker on an exchange where it is not listed finds no listing', () => {
  expect(found('NYSE:AAPL')).not.toEqual(['Apple Inc.']);
});

test('a name with a dot or a colon is still a name', () => {
  expect(found('Amazon.com')[0]).toBe('Amazon');
  expect(found('J.P. Morgan')[0]).toBe('JPMorgan Chase');
});

test('types narrow an identifier as they narrow a name', () => {
  expect(search('0000320193', { limit: 3, types: ['Organization'] })).toHaveLength(1);
  expect(search('0000320193', { limit: 3, types: ['Country'] })).toEqual([]);
});

test('identifiers of own data are found that the built-in dataset lacks', () => {
  const sources = [{ name: 'Register', date: '2026-01-01', document: '' }];
  const isin = { value: 'CH0012345678', sources };
  const store = createMemoryGraph({
    entities: [{ id: 'a', name: 'Helvetia AG', type: 'Company', sources, properties: { isin } }],
  });
  const own = createEntitySearch(store);
  expect(own('isin ch0012345678', { limit: 1 })[0]?.entity.name).toBe('Helvetia AG');
});
