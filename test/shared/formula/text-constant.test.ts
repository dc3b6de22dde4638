import { fc } from '../../fast-check';

import { quoteText } from '../../../src/shared/formula/text-constant';
import { anyCharacter } from '../../any-character';

/** Reads a formula's joined text constants as Excel does. */
function evaluate(formula: string): string {
  const constants = formula.match(/"(?:[^"]|"")*"/g) ?? [];
  expect(constants.join('&')).toBe(formula);
  return constants.map((constant) => constant.slice(1, -1).replaceAll('""', '"')).join('');
}

describe('quoteText', () => {
  it('doubles quotes', () => {
    expect(quoteText('the "big" one')).toBe('"the ""big"" one"');
  });

  it('joins pieces where the text is longer than a constant may be', () => {
    const pieces = quoteText('x'.repeat(600)).split('&');
    expect(pieces.map((piece) => piece.length - 2)).toEqual([255, 255, 90]);
  });

  it('never parts a character that needs two code units', () => {
    expect(quoteText(`${'x'.repeat(254)}😀`)).toBe(`"${'x'.repeat(254)}"&"😀"`);
  });

  it('evaluates to the very text, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 900 }), (text) => {
        expect(evaluate(quoteText(text))).toBe(text);
      }),
    );
  });
});
