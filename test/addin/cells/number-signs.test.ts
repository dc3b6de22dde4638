import { Failure } from '../../../src/shared/contract/failure';
import { readNumber } from '../../../src/addin/cells/number/number-parser';
import { fc } from '../../fast-check';
import { propertyRuns } from '../../property-runs';

/** Every minus and dash that people and programs write, the soft hyphen of old encodings and the minus in small among them. */
const DASHES = Array.from('-−‐‑‒–—―﹣－﹘⁻₋˗⁃➖\u00ad');
const BLANKS = ['', ' ', '\u00a0', '\u202f', '\u200b', '  '];
const NUMBERS = ['5', '1,5', '1.5', '5,00', '1 234,56', '1,234.56', '12%', '3.2 million', '1,2 Mio.'];
const CURRENCIES = ['€', '$', 'USD', 'US$', 'EUR'];
const BRACKETS = ['', '()', '[]', '{}', '（）', '(', ')'];

const oneOf = (values: readonly string[]) => fc.constantFrom(...values);
const blank = oneOf(BLANKS);

/** A negative number: its parts in any order that people write, with blanks between them. */
const negative = fc
  .record({
    dash: oneOf(['', ...DASHES]),
    place: oneOf(['outside', 'before', 'behind', 'after-all', 'after-brackets']),
    number: oneOf(NUMBERS),
    currency: oneOf(['', ...CURRENCIES]),
    isCurrencyFirst: fc.boolean(),
    isCurrencyOutside: fc.boolean(),
    brackets: oneOf(BRACKETS),
    label: oneOf(['', 'Net income: ', 'Net income ', 'Growth of ', '~']),
    blanks: fc.tuple(blank, blank, blank),
  })
  .filter(({ dash, brackets }) => dash !== '' || brackets !== '')
  .map((parts) => {
    const { dash, place, number, currency, brackets, label } = parts;
    const [first, second, third] = parts.blanks;
    const at = (where: string, text: string) => (place === where ? text : '');
    const beside = (text: string, isThere: boolean) => {
      if (!isThere || currency === '') return text;
      return parts.isCurrencyFirst ? `${currency}${second}${text}` : `${text}${second}${currency}`;
    };
    const signed = `${at('before', dash + first)}${number}${at('behind', first + dash)}`;
    const inner = beside(signed, !parts.isCurrencyOutside) + at('after-all', third + dash);
    const [open, close] =
      brackets.length === 2 ? Array.from(brackets) : brackets === ')' ? ['', ')'] : [brackets, ''];
    const bracketed = brackets === '' ? inner : `${open}${third}${inner}${third}${close}`;
    const outer = beside(bracketed, parts.isCurrencyOutside);
    return `${label}${at('outside', dash + first)}${outer}${at('after-brackets', first + dash)}`;
  });

test('a number with a minus, dash or bracket beside it is negative or refused, never positive', () => {
  const numRuns = propertyRuns(9_000, 3_000);
  let read = 0;
  fc.assert(
    fc.property(negative, fc.constantFrom('en', 'de', undefined), (text, locale) => {
      try {
        const reading = readNumber(text, locale);
        if (reading !== undefined) {
          expect(reading.value).toBeLessThan(0);
          read += 1;
        }
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }),
    { numRuns },
  );
  // What nobody can doubt is read: refusing everything would hold the property, too.
  expect(read).toBeGreaterThan(numRuns / 30);
});

test.each(DASHES)('%j directly before a number, its currency or behind a label makes it negative', (dash) => {
  for (const text of [`${dash}5`, `${dash}€5`, `€${dash}5`, `${dash} 5 €`, `(${dash} 5)`, `Loss: ${dash}5%`])
    expect([text, Math.sign(readNumber(text)?.value ?? 0)]).toEqual([text, -1]);
});
