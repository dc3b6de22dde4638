import { de } from '../../../../src/addin/taskpane/texts/de';
import { en } from '../../../../src/addin/taskpane/texts/en';

/** A text with its path; a sentence with places becomes one with marks in them. */
type Line = [path: string, text: string];

/** What is put into the places of sentences; none is 1, so that sentences speak of several. */
const MARKS = ['⟦a⟧', '⟦b⟧', '⟦c⟧', '⟦d⟧'];

function linesOf(value: unknown, path: string): Line[] {
  if (typeof value === 'string') return [[path, value]];
  if (isSentence(value)) return linesOf(value(...MARKS), `${path}(${value.length})`);
  if (typeof value !== 'object' || value === null) throw new Error(`Expected ${path} to be a text`);
  return Object.entries(value).flatMap(([key, held]) => linesOf(held, path === '' ? key : `${path}.${key}`));
}

function isSentence(value: unknown): value is (...places: string[]) => unknown {
  return typeof value === 'function';
}

const english = linesOf(en, '');
const german = linesOf(de, '');
const germanOf = new Map(german);

/** Words that are the same in both languages, and what is asked in English in both. */
const ALIKE =
  /^(tabs\.label|entityTypes\.Person|lookup\.searchLabel|insert\.idHeader|ask\.(placeholder|prose|exampleList\.\d|topics\.\d|filter\(1\)))$/;

/** Marks and signs alone are the same everywhere. */
function hasWords(text: string): boolean {
  return /\p{Letter}{2}/u.test(MARKS.reduce((left, mark) => left.replaceAll(mark, ''), text));
}

test('German says all that English says, with as many places in each sentence', () => {
  expect(german.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
});

test('each place of an English sentence is in the German one', () => {
  const placesIn = (text: string): string[] => MARKS.filter((mark) => text.includes(mark));
  const lost = english.filter(
    ([path, text]) => String(placesIn(text)) !== String(placesIn(germanOf.get(path) ?? '')),
  );
  expect(lost).toEqual([]);
});

test('no sentence is left untranslated, empty, or with white space around it', () => {
  const left = english.filter(
    ([path, text]) => germanOf.get(path) === text && hasWords(text) && !ALIKE.test(path),
  );
  expect(left).toEqual([]);
  expect([...english, ...german].filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
});

test('German addresses people formally and writes no straight quotation marks', () => {
  expect(german.filter(([, text]) => /\b(du|dein|deine|dich|dir)\b|"/i.test(text))).toEqual([]);
});
