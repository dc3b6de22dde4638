import { formatDate, formatNumber } from '../../../../src/addin/taskpane/shared/format';
import { formatLanguage } from '../../../../src/addin/taskpane/shared/language';

test.each(['', 'C', 'POSIX', 'C.UTF-8', 'zz-ZZ', 'x', '*', 'en-', 'undefined-language-tag'])(
  'a host in the language %j is formatted in English',
  (host) => {
    const language = formatLanguage(host);
    expect(language).toBe('en');
    expect(formatNumber(1234.5, language)).toBe('1,234.5');
    expect(formatDate('2024-11-01', language)).toBe('Nov 1, 2024');
  },
);

test.each([
  ['en_US.UTF-8', 'en-US'],
  ['de_DE.UTF-8', 'de-DE'],
  ['de_DE@euro', 'de-DE'],
  ['de-DE', 'de-DE'],
  ['fr', 'fr'],
])('a host in %s is formatted as %s', (host, language) => {
  expect(formatLanguage(host)).toBe(language);
});
