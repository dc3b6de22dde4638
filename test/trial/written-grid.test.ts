import { quoteText } from '../../src/shared/formula/text-constant';
import { RichApiError } from '../../src/trial/office/kernel/rich-api-error';
import { gridFor, refuseLongFormulas } from '../../src/trial/office/kernel/written-grid';

/** A formula of so many characters, the equals sign included. */
const formulaOf = (length: number): string => `=${'1+'.repeat(length / 2 - 1)}1`.padEnd(length, '0');

const textOf = (length: number): string => `="${'x'.repeat(length)}"`;

/** What the host answers to a grid that it refuses. */
function refusal(grid: unknown[][]): unknown {
  try {
    refuseLongFormulas(grid);
  } catch (error) {
    if (error instanceof RichApiError) return [error.code, error.message];
  }
  return undefined;
}

describe('what is written to a range', () => {
  it('is refused whole for one formula of more than 8,192 characters', () => {
    const longest = formulaOf(8_192);
    expect(longest).toHaveLength(8_192);
    expect(() => refuseLongFormulas([[1, longest]])).not.toThrow();
    expect(refusal([[1, 'text'], [formulaOf(8_193)]])).toEqual([
      'InvalidArgument',
      'Expected a formula of at most 8192 characters, got 8193',
    ]);
  });

  it('is refused whole for one text constant of more than 255 characters in a formula', () => {
    expect(() => refuseLongFormulas([[textOf(255)]])).not.toThrow();
    expect(refusal([[1], [textOf(256)]])).toEqual([
      'InvalidArgument',
      'Expected a text in a formula of at most 255 characters, got 256',
    ]);
  });

  it('counts the characters of a constant, and not how they are quoted', () => {
    const quotes = '""'.repeat(255);
    expect(() => refuseLongFormulas([[`="${quotes}"`]])).not.toThrow();
    expect(() => refuseLongFormulas([[`="${quotes}""" `]])).toThrow('got 256');
  });

  it('may hold a longer text in pieces, as every writer of formulas puts it', () => {
    expect(() => refuseLongFormulas([[`=${quoteText('x'.repeat(4_000))}`]])).not.toThrow();
  });

  it('may be a text of any length that is no formula', () => {
    const long = 'x'.repeat(9_000);
    expect(() =>
      refuseLongFormulas([[long], [`'=${long}`], [`https://example.com/${long}`], ['=']]),
    ).not.toThrow();
  });

  it('has the shape of the range, or is one value for all of it', () => {
    const area = { row: 0, column: 0, rows: 2, columns: 2 };
    expect(gridFor('same', area)).toEqual([
      ['same', 'same'],
      ['same', 'same'],
    ]);
    expect(() => gridFor([[1, 2]], area)).toThrow('Expected 2 rows of 2 values, got 1 rows of 2');
  });
});
