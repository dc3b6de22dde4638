import { anyCharacter } from '../../any-character';
import { fc } from '../../fast-check';
import { propertyRuns } from '../../property-runs';
import { CELLS } from '../../../src/shared/messages/de/cells';
import { CLIENT } from '../../../src/shared/messages/de/client';
import { FUNCTIONS } from '../../../src/shared/messages/de/functions';
import { HISTORY } from '../../../src/shared/messages/de/history';
import { RUNTIME } from '../../../src/shared/messages/de/runtime';
import type { Template } from '../../../src/shared/messages/de/templates';
import { inGerman } from '../../../src/shared/messages/german';
import { LONGEST_SENTENCE, say, speak } from '../../../src/shared/messages/message';

const SENTENCES = Object.entries({ ...CELLS, ...CLIENT, ...FUNCTIONS, ...HISTORY, ...RUNTIME });
/** A value that is cut still has to say something. */
const FEWEST_CHARACTERS = 16;

afterEach(() => speak(undefined));

/** How a sentence is made of a template, whatever its values are. */
const sayAny = say as unknown as (
  template: Template,
  ...values: (string | number | readonly string[])[]
) => string;

const text = fc.array(anyCharacter, { maxLength: 400 }).map((characters) => characters.join(''));
const value = fc.oneof(text, fc.array(text, { maxLength: 6 }), fc.integer());
const filled = fc
  .constantFrom(...SENTENCES.map(([template]) => template))
  .chain((template) =>
    fc.tuple(fc.constant(template), fc.array(value, sizeOf(template.split('{}').length - 1))),
  );

function sizeOf(length: number): { minLength: number; maxLength: number } {
  return { minLength: length, maxLength: length };
}

test.each(['English', 'German'])(
  'no sentence is too long for a cell in %s, and none loses its own words',
  (language) => {
    if (language === 'German') speak(inGerman);
    fc.assert(
      fc.property(filled, ([template, values]) => {
        const sentence = sayAny(template as Template, ...values);
        expect(sentence.length).toBeLessThanOrEqual(LONGEST_SENTENCE);
        expect(sentence).not.toMatch(/\p{Cs}/u);
        if (language === 'German') return;
        const parts = template.split('{}');
        expect(sentence.startsWith(parts[0]!)).toBe(true);
        expect(sentence.endsWith(parts.at(-1)!)).toBe(true);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  },
);

test('a value is cut only where the sentence would be too long, the longest first', () => {
  expect(say('"{}" has no value', 'x'.repeat(145))).toBe(`"${'x'.repeat(145)}" has no value`);
  expect(say('"{}" has no value', 'x'.repeat(146))).toBe(
    `"${'x'.repeat(48)}…${'x'.repeat(96)}" has no value`,
  );
  expect(say('{} Closest: {}', 'None.', ['Apple Inc.', 'y'.repeat(100), 'z'.repeat(200)])).toBe(
    `None. Closest: Apple Inc.; ${'y'.repeat(100)}; …`,
  );
  const cut = say('{} Closest: {}', 'None.', ['y'.repeat(200), 'z']);
  expect(cut).toMatch(/^None\. Closest: y+…y+; …$/);
  expect(cut).toHaveLength(LONGEST_SENTENCE);
});

test.each(SENTENCES)('%s leaves room for its values in both languages', (template, german) => {
  for (const sentence of [template, german]) {
    const parts = sentence.split(/\{[^}]*\}/);
    const room = LONGEST_SENTENCE - parts.join('').length;
    expect(room).toBeGreaterThanOrEqual((parts.length - 1) * FEWEST_CHARACTERS);
  }
});
