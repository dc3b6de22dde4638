import { TEXTS } from '../../../tools/docs/texts';
import TURNS from '../../../tools/lint/banned-turns.json';

const BANNED = new RegExp(`\\b(?:${TURNS.join('|')})\\b`, 'i');
const MOST_WORDS = 35;

test.each(TEXTS)('the texts of %s are short and in plain English', (_title, texts) => {
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text) => BANNED.test(text))).toEqual([]);
  const sentences = texts.flatMap((text) => text.split(/(?<=[.?!;:])\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
});
