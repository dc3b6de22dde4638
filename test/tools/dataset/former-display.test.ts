import { formerDisplay } from '../../../tools/dataset/registrants/former-names';
import { whole } from '../../service/whole';

test.each([
  ['WAL MART STORES INC', 'Walmart', 'Wal-Mart Stores'],
  ['LILLY ELI & CO', 'Eli Lilly', 'Eli Lilly'],
  ['SCHEIN HENRY INC', 'Henry Schein', 'Henry Schein'],
  ['COORS ADOLPH CO', 'Molson Coors Beverage Company', 'Adolph Coors'],
  ['ST PAUL TRAVELERS COMPANIES INC', 'The Travelers Companies', 'St. Paul Travelers Companies'],
  ['AT&T COMCAST CORP', 'Comcast', 'AT&T Comcast'],
  ['II-VI INC', 'Coherent Corp.', 'II-VI'],
  ['IAC/INTERACTIVECORP', 'Match Group', 'IAC/InterActiveCorp'],
  ['AMVESCAP PLC/LONDON', 'Invesco', 'Amvescap plc'],
  ['APPLE COMPUTER INC', 'Apple Inc.', 'Apple Computer'],
  ['NortonLifeLock Inc.', 'Gen Digital', 'NortonLifeLock'],
  ['CVS CORP', 'CVS Health', 'CVS'],
])('%s of %s is %s', (registered, today, shown) => {
  expect(formerDisplay(registered, today)).toBe(shown);
});

const former = (name: string): unknown => whole.store.byName(name)[0]?.properties.get('former_names')?.value;

test('a former name is told as people write it, and today’s in other letters is none', () => {
  expect(former('Walmart')).toEqual(['Wal-Mart Stores (in filings until 2018-01-30)']);
  expect(former('Bank of America')).toEqual([
    expect.stringMatching(/^BankAmerica \(in filings until /),
    expect.stringMatching(/^NationsBank \(in filings until /),
  ]);
  expect(former('Eli Lilly')).toBeUndefined();
});

test('no company bears a former name of several words in the capitals of the register', () => {
  const names = whole.store
    .byType('Company')
    .flatMap(({ properties }) => properties.get('former_names')?.value ?? [])
    .map((each) => String(each).replace(/ \(in filings until .*$/, ''));
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name) => /\p{Lu}{4,}.* \p{Lu}{4,}/u.test(name))).toEqual([]);
});

test('a former name that another company bears today finds nothing', () => {
  expect(former('Howmet Aerospace')).toContain(
    'Alcoa (in filings until 2016-10-27; another company’s today)',
  );
  expect(whole.search('Alcoa', { limit: 5 })).toEqual([]);
  expect(whole.search('Arconic', { limit: 1 })[0]?.entity.name).toBe('Howmet Aerospace');
});
