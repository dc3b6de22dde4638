import { plainText } from '../../../../src/addin/workbook/excel/plain-text';

describe('plainText', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', "'quoted", '\t=1', '=cmd|"/c calc"!A1'])(
    'puts an apostrophe before %j, so that Excel never evaluates it',
    (text) => {
      expect(plainText(text)).toBe(`'${text}`);
    },
  );

  it.each([
    '0000320193',
    '1976-04-01',
    'March 1',
    'TRUE',
    'false',
    '1/2',
    '3E5',
    '10%',
    '$12',
    '(5)',
    'SEPT2',
  ])('puts an apostrophe before %j, so that Excel keeps it as text', (text) => {
    expect(plainText(text)).toBe(`'${text}`);
  });

  it.each(['Apple Inc.', 'Ernst & Young LLP', 'Über uns', 'Employee count', ''])(
    'leaves %j as it is',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );

  it('cuts what is longer than a cell and says so', () => {
    const written = plainText('a'.repeat(40_000));
    expect(written.length).toBeLessThanOrEqual(32_768);
    expect(written).toContain('…');
  });
});
