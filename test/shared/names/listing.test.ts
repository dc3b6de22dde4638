import { issuerOf, issuersOf } from '../../../src/shared/names/share-class';
import { asListed, terminalListing } from '../../../src/shared/names/terminal-listing';

test.each([
  ['VOLVO B', ['VOLVO']],
  ['ROCHE GS', ['ROCHE']],
  ['PETROBRAS PN N2', ['PETROBRAS']],
  ['VALE ON', ['VALE']],
  ['PETROBRAS PNA', ['PETROBRAS']],
  [' VOLVO B ', ['VOLVO']],
  ['UBS N', []],
  ['ABBN N', ['ABBN']],
  ['Apple', []],
  ['VOLVO Bank', []],
  ['VALE ON HOLDINGS', []],
])('%s tells of the issuers %j', (typed, issuers) => {
  expect(issuersOf(typed)).toEqual(issuers);
});

test('what Brazil writes counts where the description names it', () => {
  expect(issuerOf('PETROBRAS PN')).toBeUndefined();
  expect(issuerOf('PETROBRAS PN', 'An oil company of Brazil')).toBe('PETROBRAS');
});

test.each([
  ['5', ['5', '0005']],
  ['700', ['700', '0700']],
  ['1810', ['1810']],
  ['A5', ['A5']],
  ['NOVOB', ['NOVOB', 'NOVO.B']],
  ['AB', ['AB']],
  ['ABB', ['ABB', 'AB.B']],
  ['ERICC', ['ERICC']],
  ['1ABB', ['1ABB']],
  ['ABB1', ['ABB1']],
])('%s is listed as %j', (ticker, expected) => {
  expect(asListed(ticker)).toEqual(expected);
});

test.each([
  ['KO.N', { ticker: 'KO', country: 'US' }],
  [' SHEL LN Equity ', { ticker: 'SHEL', country: 'GB' }],
  ['BP/ LN', { ticker: 'BP', country: 'GB' }],
  ['BRK/B US', { ticker: 'BRK/B', country: 'US' }],
  ['EPA:MC', { ticker: 'MC', country: 'FR' }],
  ['TYO: 7203', { ticker: '7203', country: 'JP' }],
  ['ERICb.ST', { ticker: 'ERICB', country: 'SE' }],
  ['600519.SS', { ticker: '600519', country: 'CN' }],
  ['RIO AU', { ticker: 'RIO', country: 'AU' }],
  ['7203 JP', { ticker: '7203', country: 'JP' }],
  ['ASML NA', { ticker: 'ASML', country: 'NL' }],
  ['SAP GY', { ticker: 'SAP', country: 'DE' }],
  ['ABI BB', { ticker: 'ABI', country: 'BE' }],
  ['ROG SW', { ticker: 'ROG', country: 'CH' }],
  ['HKG:0700', { ticker: '0700', country: 'HK' }],
  ['STO: VOLV-B', { ticker: 'VOLV-B', country: 'SE' }],
  ['ETR:SAP', { ticker: 'SAP', country: 'DE' }],
  ['NSE:TCS', { ticker: 'TCS', country: 'IN' }],
  ['KO.XX', undefined],
  ['KO.US', undefined],
  ['Stryker was here!:KO', undefined],
  ['KO', undefined],
])('%j is listed as %j', (written, expected) => {
  expect(terminalListing(written)).toEqual(expected);
});
