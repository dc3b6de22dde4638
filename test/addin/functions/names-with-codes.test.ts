import { match } from '../../../src/addin/functions/matching';
import { whole } from '../../service/whole';
import { called } from './excel';
import { openWorkbook } from './workbook';

/** Every ninth company that has a ticker, with the ticker of another. */
const LISTED = whole.store
  .byType('Company')
  .flatMap(({ name, properties }) => {
    const [ticker] = [properties.get('ticker')?.value ?? []].flat().map(String);
    return ticker === undefined ? [] : [{ name, ticker }];
  })
  .filter((_, at) => at % 9 === 0)
  .map((firm, at, all) => ({ ...firm, other: all[(at + 7) % all.length]?.ticker ?? '' }));

type Listed = (typeof LISTED)[number];

async function matched(write: (firm: Listed) => string): Promise<unknown[]> {
  const { shown } = await openWorkbook();
  const names = LISTED.map((firm) => [write(firm)]);
  const rows = await shown(match(names, 'Company', false, called()));
  return rows.map(([, found]) => found);
}

test.each<[form: string, write: (firm: Listed) => string]>([
  ['Visa Inc. (V)', ({ name, ticker }) => `${name} (${ticker})`],
  ['V - Visa Inc.', ({ name, ticker }) => `${ticker} - ${name}`],
  ['V: Visa Inc.', ({ name, ticker }) => `${ticker}: ${name}`],
  ['Visa Inc. - V', ({ name, ticker }) => `${name} - ${ticker}`],
])('a name with its ticker is found as lists write both: %s', async (_, write) => {
  expect(LISTED.length).toBeGreaterThan(70);
  expect(await matched(write)).toEqual(LISTED.map(({ name }) => name));
});

test.each<[form: string, write: (firm: Listed) => string]>([
  ['Visa Inc. (MA)', ({ name, other }) => `${name} (${other})`],
  ['MA - Visa Inc.', ({ name, other }) => `${other} - ${name}`],
])('a name with the ticker of another is no match: %s', async (_, write) => {
  expect(await matched(write)).toEqual(LISTED.map(() => 'no match'));
});

test('a market beside the ticker is heeded', async () => {
  const { shown } = await openWorkbook();
  const typed = ['Apple Inc. (NASDAQ: AAPL)', 'Apple Inc. (NYSE: AAPL)', 'Siemens AG (SIE.DE)'];
  const rows = await shown(match([...typed.map((each) => [each])], 'Company', false, called()));
  expect(rows.map(([, found]) => found)).toEqual(['Apple Inc.', 'no match', 'Siemens']);
});

test('names are taken as registers, terminals and pages leave them, and none for another of a like name', async () => {
  const { shown } = await openWorkbook();
  const pairs = [
    ['AIR PRODS & CHEMS INC', 'Air Products & Chemicals'],
    ['TORONTO DOMINION BK ONT COM NEW', 'Toronto-Dominion Bank'],
    ['COSTCO WHSL CORP NEW', 'Costco'],
    ['MITSUBISHI UFJ FINANCIAL GRO', 'Mitsubishi UFJ Financial Group'],
    ['BANCO BILBAO VIZCAYA ARGENTA', 'BBVA'],
    ['INFOSYS LTD-SP ADR', 'Infosys'],
    ['Procter &amp; Gamble', 'Procter & Gamble'],
    ['NestlÃ© SA', 'Nestlé'],
    ['RTX Corp (formerly Raytheon Technologies)', 'RTX Corporation'],
    ['Tesla, Inc. (TSLA.O)', 'Tesla, Inc.'],
    ['NVIDIA Corp [NVDA]', 'Nvidia'],
    ['Nestlé S.A. (NESN SW Equity)', 'Nestlé'],
    ['NVIDIA Corp [MSFT]', 'no match'],
    ['TEXAS INDS INC', 'no match'],
    ['TAIWAN SEMICONDUCTOR CO LTD', 'no match'],
    ['Banco Santander Chile-ADR', 'no match'],
    ['Kyndryl Holdings (formerly IBM)', 'no match'],
    ['ABC Foods LLC dba McDonald’s', 'no match'],
    ['Xilinx (now AMD)', 'no match'],
  ];
  const rows = await shown(match([...pairs.map(([typed]) => [typed])], 'Company', false, called()));
  expect(rows.map(([, found], at) => [pairs[at]?.[0], found])).toEqual(pairs);
});

test('tickers are taken as terminals write them, with a market at which the company may be listed', async () => {
  const { shown } = await openWorkbook();
  const typed = [
    ...['NVDA.O', 'ORCL.N', 'BARC.L', 'HEIA NA', 'ADYEN NA', '2330 TT', '700 HK', '9984.T', '000660.KS'],
    ...['NOVOB DC', 'ATCOA SS', 'BF/B US', 'NVDA.L'],
  ];
  const rows = await shown(match([...typed.map((each) => [each])], 'Company', false, called()));
  expect(rows.map(([, found]) => found)).toEqual([
    ...['Nvidia', 'Oracle Corporation', 'Barclays', 'Heineken', 'Adyen', 'TSMC', 'Tencent', 'SoftBank Group'],
    ...['SK Hynix', 'Novo Nordisk', 'Atlas Copco', 'Brown-Forman', 'no match'],
  ]);
});
