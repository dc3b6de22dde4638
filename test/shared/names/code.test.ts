import {
  cashtag,
  codeProperties,
  isCode,
  isOnTerminal,
  isTickerLike,
  listings,
  registerKey,
  siteOf,
  tickerKey,
  unlabelled,
} from '../../../src/shared/names/code';

const LEI = '5493001KJTIIGC8Y1R12';

test.each([
  [LEI, ['lei']],
  [LEI.toLowerCase(), ['lei']],
  ['US0378331005', ['isin']],
  ['us-037833 1005', ['isin']],
  ['BBG000B9XRY4', ['isin', 'figi']],
  ['037833100', ['cusip', 'cik', 'ein']],
  ['2046251', ['sedol', 'cik']],
  ['320193', ['cik', 'ticker']],
  ['4295905573', ['cik', 'permid']],
  ['94-2404110', ['cusip', 'cik', 'ein']],
  ['BIC DEUTDEFF', ['bics']],
  ['bic DEUTDEFF500', ['bics']],
  ['DEUTDEFF', []],
  ['AAPL', ['ticker']],
  ['aapl', ['ticker']],
  ['NASDAQ:AAPL', ['ticker']],
  ['AAPL US Equity', ['ticker']],
  ['BRK.B', ['ticker', 'website']],
  ['BRK/B US', ['ticker']],
  ['www.apple.com', ['website']],
  ['Berkshire', []],
  ['New York City', []],
  [`X${LEI}`, []],
  [`${LEI}X`, []],
  ['US0378331005A', []],
  ['ABBG000B9XRY4', []],
  ['BBG000B9XRY4A', []],
  ['42959055731', []],
  ['BIC 1DEUTDEFF', []],
  ['BIC DEUTDEFFXX', []],
  [' DEUTDEFF ', []],
  [' AAPL ', ['ticker']],
  [' www.apple.com ', ['website']],
])('%s may stand in %j', (typed, properties) => {
  expect(codeProperties(typed)).toEqual(properties);
});

test.each([
  ['$tsla', 'TSLA'],
  [' $TSLA ', 'TSLA'],
  ['TSLA', undefined],
  ['A$TSLA', undefined],
  ['$TSLA1', undefined],
])('%j is a ticker in a message: %j', (text, ticker) => {
  expect(cashtag(text)).toBe(ticker);
});

test.each([
  ['700 HK', '0700', true],
  ['700 HK', '0701', false],
  ['BRKb.N', 'BRK-B', true],
  ['Tencent', '0700', false],
])('%j is %j on a terminal: %j', (typed, ticker, expected) => {
  expect(isOnTerminal(typed, ticker)).toBe(expected);
});

test('a class of shares in a small letter makes a ticker, behind letters alone', () => {
  expect(['BRKb', 'BRKbb'].map(isTickerLike)).toEqual([true, false]);
  expect(tickerKey('1BRKb')).toBe('1BRKB');
});

test.each([
  ['LEI: 5493', '5493'],
  ['cik 320193', '320193'],
  ['CIK# 320193', '320193'],
  ['  ISIN :  US03 ', 'US03'],
  ['CIK', 'CIK'],
  ['CIKADA 3', 'CIKADA 3'],
  ['My CIK 3', 'My CIK 3'],
])('%j is the identifier %j', (written, identifier) => {
  expect(unlabelled(written)).toBe(identifier);
});

test('an identifier is the same whatever its case, spaces, hyphens and leading zeros', () => {
  expect(registerKey(' us-0378 331005')).toBe('US0378331005');
  expect(registerKey('0000320193')).toBe('320193');
  expect(registerKey('0000123')).toBe('0123');
  expect(registerKey('00A12345')).toBe('00A12345');
  expect(registerKey('0012345A')).toBe('0012345A');
});

test('a ticker is the same whatever parts its share', () => {
  expect(['BRK-B', 'brk/b', 'BRK.B'].map(tickerKey)).toEqual(['BRK.B', 'BRK.B', 'BRK.B']);
  expect(tickerKey('A-B-C')).toBe('A.B.C');
  expect(['BRKb', 'ABCde'].map(tickerKey)).toEqual(['BRK.B', 'ABCDE']);
});

test.each([
  ['BRK.PRA', true],
  ['BRK/P1', true],
  ['BRK.PRAB', false],
  ['brk.pra', true],
  ['brk-p1', true],
  ['brk.b', true],
  ['brk.', false],
  ['Brk.b', false],
])('%s is written as tickers are: %p', (text, isLike) => {
  expect(isTickerLike(text)).toBe(isLike);
});

test.each([
  ['https://www.apple.com/de?x=1', 'apple.com'],
  ['HTTP://Apple.com', 'apple.com'],
  ['apple.com:443', 'apple.com'],
  ['shop.apple-pay.com#top', 'shop.apple-pay.com'],
  ['apple', ''],
  ['apple.', ''],
  ['see apple.com', ''],
  ['ftp://apple.com', ''],
  ['apple.com and more', ''],
])('%s is on the site %j', (written, site) => {
  expect(siteOf(written)).toBe(site);
});

test.each([
  [
    'NASDAQ:AAPL',
    [
      { ticker: 'AAPL', market: 'NASDAQ' },
      { ticker: 'NASDAQ', market: 'AAPL' },
    ],
  ],
  [' nasdaq: aapl ', [{ ticker: 'aapl', market: 'nasdaq' }]],
  ['Börse Berlin 2: A-1', [{ ticker: 'A-1', market: 'Börse Berlin 2' }]],
  ['AAPL US', [{ ticker: 'AAPL', market: 'US' }]],
  ['AAPL US Equity', [{ ticker: 'AAPL', market: 'US' }]],
  ['AAPL.DE', [{ ticker: 'AAPL', market: 'DE' }]],
  ['AAPL', []],
  ['N: AAPL', []],
  ['NASDAQ:TOOLONGTICKER', []],
  ['see NASDAQ:AAPL now', []],
  ['see, NASDAQ:AAPL', []],
])('%s is listed as %j', (written, read) => {
  expect(listings(written)).toEqual(read);
});

describe('what was typed', () => {
  test.each([
    ['AAPL', 'AAPL'],
    ['aapl', 'AAPL'],
    [' AAPL ', 'AAPL'],
    ['BRK-B', 'BRK.B'],
    ['NASDAQ:AAPL', 'AAPL'],
    ['AAPL US', 'AAPL'],
    ['AAPL US Equity', 'AAPL'],
  ])('%j is the ticker %s', (typed, ticker) => {
    expect(isCode(typed, 'ticker', ticker)).toBe(true);
  });

  test.each([
    ['Cake', 'CAKE'],
    ['AAPL', 'AAP'],
    ['NASDAQ:aapl', 'AAPL'],
    ['AAPL us', 'AAPL'],
    ['AAPL AG', 'AAPL'],
    ['AAPL NYSE', 'AAPL'],
    ['AAPL Inc', 'AAPL'],
    ['NASDAQ:MSFT', 'AAPL'],
  ])('%j is not the ticker %s', (typed, ticker) => {
    expect(isCode(typed, 'ticker', ticker)).toBe(false);
  });

  test('is a web address by its site', () => {
    expect(isCode(' www.apple.com ', 'website', 'https://apple.com/')).toBe(true);
    expect(isCode('apple.com', 'website', 'https://apple.de/')).toBe(false);
    expect(isCode('apple', 'website', 'apple')).toBe(false);
  });

  test('is an identifier with its name before it or without', () => {
    expect(isCode(`LEI ${LEI.toLowerCase()}`, 'lei', LEI)).toBe(true);
    expect(isCode('CIK 0000320193', 'cik', '320193')).toBe(true);
    expect(isCode('320194', 'cik', '320193')).toBe(false);
  });
});
