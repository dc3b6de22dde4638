import { isEin, isIsin, isLei } from '../../../src/service/dataset/check-digits';
import { Collection } from '../../../tools/dataset/collection';
import { companyKey } from '../../../tools/dataset/company-table';
import { addFormerNames } from '../../../tools/dataset/registrants/former-names';
import { townIn, seatOf } from '../../../tools/dataset/registrants/seat';
import { everydayName } from '../../../src/service/dataset/everyday-name';
import { industriesOfSic } from '../../../tools/dataset/industries';
import type { Registrant } from '../../../tools/dataset/filings/filed-figures';

const registrant = (given: Partial<Registrant>): Registrant => ({
  cik: '0000000001',
  name: 'EXAMPLE INC',
  tickers: [],
  exchanges: [],
  former_names: [],
  filings: [],
  ...given,
});

test.each([
  ['WALMART INC.', 'WMT', 'Walmart'],
  ['RPM INTERNATIONAL INC/DE/', 'RPM', 'RPM International'],
  ['IDEXX LABORATORIES INC /DE', '', 'Idexx Laboratories'],
  ['METTLER TOLEDO INTERNATIONAL INC/', '', 'Mettler Toledo International'],
  ['CHURCH & DWIGHT CO INC /DE/', 'CHD', 'Church & Dwight'],
  ['REINSURANCE GROUP OF AMERICA INC', 'RGA', 'Reinsurance Group of America'],
  ['BIO-TECHNE Corp', '', 'Bio-Techne'],
  ['CF Industries Holdings, Inc.', 'CF', 'CF Industries Holdings'],
  ['LINDE PLC', 'LIN', 'Linde plc'],
  ['CNH Industrial N.V.', 'CNH', 'CNH Industrial N.V.'],
  ['SMITH A O CORP', 'AOS', 'A. O. Smith'],
])('%s with the ticker "%s" is called %s', (registered, ticker, name) => {
  expect(everydayName(registered, ticker)).toBe(name);
});

test('an address is written as people write it', () => {
  const business_address = {
    street1: '845 TEXAS AVENUE',
    street2: '10TH FLOOR',
    city: 'HOUSTON',
    state_or_country: 'TX',
    zip: '77002',
  };
  expect(seatOf(registrant({ business_address }))).toEqual({
    city: 'Houston',
    code: 'TX',
    address: '845 Texas Avenue, 10th Floor, Houston, TX, 77002',
  });
});

test.each([
  ['DR VELDHOVEN', 'P7', '5504', 'Veldhoven', 'Veldhoven, 5504 DR'],
  ['ST PAUL', 'MN', '55144-1000', 'St. Paul', 'St. Paul, MN, 55144-1000'],
  ['FT WORTH', 'TX', '76102', 'Fort Worth', 'Fort Worth, TX, 76102'],
  ['VANCOUVER', 'A1', 'V6J 1C7', 'Vancouver', 'Vancouver, V6J 1C7'],
  ['DUBLIN', 'L2', 'DUBLIN 4', 'Dublin', 'Dublin, Dublin 4'],
])('a town and its postal code are told apart: %s, %s', (city, code, zip, town, address) => {
  const business_address = { city, state_or_country: code, zip };
  expect(seatOf(registrant({ business_address }))).toEqual({ city: town, code, address });
});

test.each([
  ['Woking Surrey', 'country:GB', 'Woking'],
  ['Warmley, Surrey', 'country:GB', 'Warmley, Surrey'],
  ['Surrey', 'country:GB', 'Surrey'],
  ['East Surrey', 'subdivision:US-NY', 'East Surrey'],
])('a town abroad is told without its county: %s, %s', (city, place, town) => {
  const collection = new Collection();
  collection.entity('subdivision:GB-SRY', 'CountrySubdivision', 'Surrey', { sources: [] });
  expect(townIn(collection, city, place)).toBe(town);
});

test('an address without a state or country is none, for a city of its name may lie elsewhere', () => {
  expect(seatOf(registrant({ business_address: { street1: 'BLOCK D', city: 'DUBLIN' } }))).toBeUndefined();
});

test.each([
  ['7372', ['industry:58', 'industry:J']],
  ['2834', ['industry:21', 'industry:C']],
  ['2870', ['industry:20', 'industry:C']],
  ['6798', ['industry:L']],
  ['7389', []],
])('SIC %s is of the industries %j', (sic, industries) => {
  expect(industriesOfSic(sic)).toEqual(industries);
});

test('an identifier holds where its digits do', () => {
  expect(['KY37LUS27QQX7BB93L28', 'KY37LUS27QQX7BB93L29'].map(isLei)).toEqual([true, false]);
  expect(['CH0038863350', 'US0378331005', 'CH0038863351'].map(isIsin)).toEqual([true, true, false]);
  expect(['941655526', '000000000', '94165552'].map(isEin)).toEqual([true, false, false]);
});

test('a postal code of noughts is none', () => {
  const business_address = { street1: 'SWORDS,', city: 'CORK', state_or_country: 'L2', zip: '00000' };
  expect(seatOf(registrant({ business_address }))?.address).toBe('Swords, Cork');
});

test('a company keeps of its former names what it is still called by, and what it bore for a year', () => {
  const collection = new Collection();
  const [from, to] = ['2001-05-01', '2016-10-31'];
  const former = registrant({
    name: 'HOLLOW BRANDS INC',
    former_names: [
      { name: 'HOLLOW FOODS CORP', from, to },
      { name: 'ALUMINUM WORKS INC', from, to },
      { name: 'HOLLOW ACQUISITION CORP', from, to: '2001-09-01' },
    ],
  });
  const key = companyKey(former.cik);
  collection.entity(key, 'Company', 'Hollow Brands', { sources: [] });
  addFormerNames(collection, [former]);
  expect([...collection.known(key).furtherNames]).toEqual(['Hollow Foods']);
});
