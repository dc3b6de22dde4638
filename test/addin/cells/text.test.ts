import { cellText, MAX_TEXT } from '../../../src/addin/cells/text';

test('cuts text at Excel’s limit and says so', () => {
  const text = cellText('x'.repeat(40_000));
  expect(text).toHaveLength(MAX_TEXT);
  expect(text.endsWith('x… (cut: 40,000 characters)')).toBe(true);
  expect(cellText('x'.repeat(MAX_TEXT))).toBe('x'.repeat(MAX_TEXT));
});

test('never cuts a character in two', () => {
  for (const before of ['', 'x']) {
    const text = cellText(before + '😀'.repeat(20_000));
    expect(text.length).toBeLessThanOrEqual(MAX_TEXT);
    expect(text).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
  }
});

test('leaves out characters that a workbook cannot store', () => {
  expect(cellText('a\u0000b\u0008c\td\ne\uffff')).toBe('abc\td\ne');
});

test('leaves out half characters', () => {
  expect(cellText('a\ud800b\udc00c😀')).toBe('abc😀');
});

test.each(['=1+1', "+cmd|' /C calc'!A0", '-2+3', '@SUM(A1)', '=HYPERLINK("x")', '\t=1'])(
  'gives %j to Excel as it is, which evaluates no result of a function',
  (text) => {
    expect(cellText(text)).toBe(text);
  },
);

test('keeps emoji and right-to-left text', () => {
  expect(cellText('🏢 שלום مرحبا')).toBe('🏢 שלום مرحبا');
});
