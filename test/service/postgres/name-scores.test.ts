import fc from 'fast-check';

import { NameScores, packed } from '../../../src/service/postgres/name-scores';
import { NumberedTexts } from '../../../src/service/postgres/numbered-texts';
import { marksOf, mayHold } from '../../../src/service/postgres/word-marks';

const words = fc.array(fc.string({ minLength: 1, maxLength: 8 }), { maxLength: 6 });

const listOf = (names: readonly { name: number; prominence?: number; type?: number; words?: string[] }[]) =>
  Buffer.concat(
    names.map(({ name, prominence = 0, type = 1, words: own = [] }) =>
      Buffer.from(packed({ name, prominence, type, marks: marksOf(own) })),
    ),
  );

const worthsOf = (most = 10, isWanted = (_type: number): boolean => true) => new NameScores(most, isWanted);

test('a name may hold each of its words, whatever its type', () => {
  fc.assert(
    fc.property(words, words, (own, others) => {
      const marks = marksOf([...own, ...others]);
      for (const word of own)
        expect(mayHold({ ...marks, high: marks.high | (127 << 24) }, marksOf([word]))).toBe(true);
    }),
  );
});

test('most names do not seem to hold a word that they lack', () => {
  const names = Array.from({ length: 100 }, (_, at) => marksOf([`first${at}`, `second${at}`, `third${at}`]));
  const others = Array.from({ length: 100 }, (_, at) => marksOf([`other${at}`]));
  const seeming = others.flatMap((other) => names.filter((marks) => mayHold(marks, other)));
  expect(seeming.length).toBeLessThan((names.length * others.length) / 50);
});

test('a name is worth its prominence once and all that finds it', () => {
  const worths = worthsOf();
  worths.add(
    listOf([
      { name: 7, prominence: 0.25 },
      { name: 8, prominence: 0.5 },
    ]),
    { worth: 1 },
  );
  worths.add(listOf([{ name: 7, prominence: 0.25 }]), { worth: 2 });
  expect(worths.best(5)).toMatchObject([
    { name: 7, score: 3.25 },
    { name: 8, score: 1.5 },
  ]);
});

test('of a list the first count, and of names those of a type that is wanted', () => {
  const worths = worthsOf(10, (type) => type === 2);
  worths.add(listOf([1, 2, 3, 4].map((name) => ({ name, type: name % 2 === 0 ? 2 : 1 }))), {
    worth: 1,
    most: 3,
  });
  expect(worths.best(5).map(({ name }) => name)).toEqual([2]);
});

test('those that words may raise come first, with what they are worth without', () => {
  const worths = worthsOf();
  worths.add(
    listOf([
      { name: 1, prominence: 0.9 },
      { name: 2, words: ['energy'] },
    ]),
    { worth: 1 },
  );
  const raises = [{ marks: marksOf(['energy']), worth: 2 }];
  expect(worths.best(1, raises)).toMatchObject([{ name: 2, score: 1 }]);
  expect(worths.best(1)).toMatchObject([{ name: 1, score: 1.9 }]);
});

test('the best of many are those that a sort of all gives', () => {
  const scores = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(scores, fc.integer({ min: 1, max: 20 }), (prominences, most) => {
      const worths = worthsOf(prominences.length);
      worths.add(listOf(prominences.map((prominence, name) => ({ name, prominence }))), { worth: 1 });
      const ordered = prominences
        .map((prominence, name) => ({ name, score: prominence + 1 }))
        .sort((a, b) => b.score - a.score || a.name - b.name);
      expect(worths.best(most).map(({ name, score }) => ({ name, score }))).toEqual(ordered.slice(0, most));
    }),
  );
});

test('texts keep their numbers, and one that was forgotten gets another', () => {
  const put: unknown[] = [];
  const texts = new NumberedTexts((...row) => put.push(row), 2);
  texts.goOn(4, [{ no: 3, text: 'known' }]);
  expect(['known', 'new', 'new', 'further', 'known'].map((text) => texts.numberOf(text))).toEqual([
    3, 5, 5, 6, 7,
  ]);
  expect(put).toEqual([
    [5, 'new'],
    [6, 'further'],
    [7, 'known'],
  ]);
  expect(texts.count).toBe(7);
});
