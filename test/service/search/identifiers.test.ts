import { whole } from '../whole';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { terminalListing } from '../../../src/shared/names/terminal-listing';

describe('identifiers', () => {
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
});

describe('listings as terminals write them', () => {
  test.each([
    ['PFE.N', 'PFE', 'US'],
    ['SIE.DE', 'SIE', 'DE'],
    ['6758.T', '6758', 'JP'],
    ['ULVR LN Equity', 'ULVR', 'GB'],
    ['RY CN', 'RY', 'CA'],
    ['BRK/B US', 'BRK/B', 'US'],
    ['MAERSKB DC', 'MAERSKB', 'DK'],
    ['EPA:MC', 'MC', 'FR'],
    ['ERICb.ST', 'ERICB', 'SE'],
    ['LON: VOD', 'VOD', 'GB'],
  ])('%s is %s in %s', (written, ticker, country) => {
    expect(terminalListing(written)).toEqual({ ticker, country });
  });

  test.each(['pfe.n', 'Pfizer.N', 'PFE.XX', 'PFE', 'ULVR  LN'])('%s is none', (written) => {
    expect(terminalListing(written)).toBeUndefined();
  });

  const found = (written: string) =>
    whole.search(written, { limit: 2 }).map(({ entity: { name, type } }) => `${name} (${type})`);

  test('a company is found by a code of the market that it is listed on, or of its seat', () => {
    expect(found('PFE.N')).toEqual(['Pfizer (Company)']);
    expect(found('PFE UN')).toEqual(['Pfizer (Company)']);
    expect(found('ASML NA')).toEqual(['ASML (Company)']);
  });

  test('none is found by that of another, and a share of two classes by its own ticker', () => {
    expect(found('PFE LN')).not.toContain('Pfizer (Company)');
    expect(found('BRK.A')).toEqual(['Berkshire Hathaway (Company)']);
  });

  test('a number of Hong Kong is found without its zeros, and a ticker of London with its stroke', () => {
    expect(found('700 HK')).toEqual(['Tencent (Company)']);
    expect(found('700 LN')).not.toContain('Tencent (Company)');
    expect(terminalListing('BP/ LN')).toEqual({ ticker: 'BP', country: 'GB' });
  });

  test('a class of shares is found without the mark before it, in its own market', () => {
    expect(found('NOVOB DC')).toEqual(['Novo Nordisk (Company)']);
    expect(found('ERICB SS')).toEqual(['Ericsson (Company)']);
    expect(found('NOVOB LN')).not.toContain('Novo Nordisk (Company)');
  });

  test('a company is found by a ticker beside its own, as an American receipt has one', () => {
    expect(found('TTE FP')).toEqual(['TotalEnergies (Company)']);
    expect(found('2330.TW')).toEqual(['TSMC (Company)']);
    expect(found('HDB US')).toEqual(['HDFC Bank (Company)']);
    expect(found('SONY US')).toEqual(['Sony (Company)']);
    expect(found('HDB LN')).not.toContain('HDFC Bank (Company)');
  });

  test('futures are found as price pages and terminals write them', () => {
    expect(found('GC=F')).toEqual(['Gold futures (Future)']);
    expect(found('CL1 Comdty')).toEqual(['WTI crude oil futures (Future)']);
    expect(found('ZZ=F')).not.toContain('Future');
  });

  test('currencies and their pairs are found as terminals write them', () => {
    expect(found('EURUSD Curncy')).toEqual(['EUR/USD (ForeignExchangeRate)']);
    expect(found('EUR/USD Curncy')).toEqual(['EUR/USD (ForeignExchangeRate)']);
    expect(found('ZAR Curncy')).toEqual(['South African Rand (Currency)']);
    expect(found('ZAR Equity')).not.toContain('South African Rand (Currency)');
  });
});
