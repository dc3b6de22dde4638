import {
  formatAge,
  formatBytes,
  formatDate,
  formatNumber,
  formatTime,
} from '../../../../src/addin/taskpane/shared/format';
import { humanize } from '../../../../src/addin/taskpane/shared/labels';
import { safeHref } from '../../../../src/addin/taskpane/shared/safe-href';
import { valueText } from '../../../../src/addin/taskpane/shared/value-text';

describe('formats', () => {
  it('follow the language', () => {
    expect(formatNumber(1_234_567.891, 'en-US')).toBe('1,234,567.89');
    expect(formatNumber(1_234_567.891, 'de-DE')).toBe('1.234.567,89');
    expect(formatNumber(1.183_62, 'en-US')).toBe('1.1836');
    expect(formatNumber(0.000_123_4, 'en-US')).toBe('0.0001234');
    expect(formatDate('2024-11-01', 'en-US')).toBe('Nov 1, 2024');
    expect(formatDate('recently', 'en-US')).toBe('recently');
    expect(formatBytes(2_500_000, 'en-US')).toBe('2.5 MB');
    expect(formatBytes(0, 'en-US')).toBe('0 byte');
  });

  it('give ages in the coarsest unit that still says something', () => {
    expect([3, 59, 100, 730, 731, 2000].map((days) => formatAge(days, 'en-US'))).toEqual([
      '3 days',
      '59 days',
      '3 months',
      '23 months',
      '2 years',
      '5 years',
    ]);
  });

  it('give moments as hh:mm:ss', () => {
    expect(formatTime(Date.UTC(2026, 0, 1), 'en-US')).toMatch(/^\d{2}:\d{2}:\d{2}$/);
  });
});

describe('valueText', () => {
  const text = (value: unknown, name = 'x'): string => valueText(value, { language: 'en-US', name });
  it('reads numbers, years, dates, lists and objects as a person would', () => {
    expect(text(164_000)).toBe('164,000');
    expect(text(1976, 'founding_year')).toBe('1976');
    expect(text('1976-04-01')).toBe('Apr 1, 1976');
    expect(text(['a', 'b'])).toBe('a\nb');
    expect(text({ city: 'Cupertino', zip: null })).toBe('City: Cupertino');
    expect(text({ amount: 1_250_000, closed: '2024-11-01', founded_year: 1976 })).toBe(
      'Amount: 1,250,000, Closed: Nov 1, 2024, Founded year: 1976',
    );
    expect(text(null)).toBe('');
  });
});

describe('humanize', () => {
  it.each([
    ['employee_count', 'Employee count'],
    ['IS_CEO_OF', 'Is CEO of'],
    ['cik', 'CIK'],
    ['', ''],
  ])('reads %s as %s', (name, label) => {
    expect(humanize(name)).toBe(label);
  });
});

describe('safeHref', () => {
  it.each(['https://www.sec.gov/', 'http://localhost:3000/x'])('lets %s be a link', (address) => {
    expect(safeHref(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/',
    'relative/path',
    '',
    null,
    { endpoint: 'https://x.example' },
  ])('keeps %j from being a link', (address) => {
    expect(safeHref(address)).toBeUndefined();
  });
});
