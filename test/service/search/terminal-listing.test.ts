import { terminalListing } from '../../../src/shared/names/terminal-listing';
import { whole } from '../whole';

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
