import { de } from '../../../../src/addin/taskpane/texts/de';
import { en } from '../../../../src/addin/taskpane/texts/en';

/** Every sentence that only numbers go into, said of one. */
function ofOne(texts: object): string[] {
  return Object.values(texts).flatMap((text: unknown): string[] => {
    if (typeof text === 'function') return [String((text as (...counts: number[]) => unknown)(1, 1, 1, 1))];
    return typeof text === 'object' && text !== null ? ofOne(text) : [];
  });
}

// "The first 1 of 40 rows" is said only where there are more rows than one.
test.each([
  [
    'English',
    en,
    /\b1 (?:cells|formulas|requests|credits|entities|matches|of them have)\b|(?<!of )\b1 rows\b/,
  ],
  ['German', de, /\b1 (?:Zellen|Formeln|Anfragen|Quellenzeilen|Entitäten|Treffer sind|davon sind)\b/],
])('no %s sentence of one speaks of several', (_, texts, several) => {
  const sentences = ofOne(texts);
  expect(sentences.filter((sentence) => several.test(sentence))).toEqual([]);
  expect(sentences.length).toBeGreaterThan(20);
});
