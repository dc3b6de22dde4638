import { asTyped, warmUpSearch, rehearsed } from '../../../src/service/search/search-warm-up';
import type { Word } from '../../../src/service/store/names';

const wordsOf = (letter: string, count: number, length = 6): Word[] =>
  Array.from({ length: count }, (_each, at) => ({
    ...{ text: `${letter}${at.toString(36).padStart(length - 1, 'a')}`, weight: 1, count: 1 },
  }));

const begunOf = (words: Record<string, Word[]>) => ({ begun: (letter: string) => words[letter] ?? [] });

describe('a rehearsal', () => {
  it('takes words of each letter that many words begin with, spread over all of them', () => {
    const [many, few] = [wordsOf('b', 4000), wordsOf('c', 999)];
    const words = [...rehearsed(begunOf({ b: many, c: few }))];
    expect(words.length).toBeGreaterThan(4);
    expect(new Set(words).size).toBe(words.length);
    const places = words.map((word) => many.findIndex(({ text }) => text === word));
    expect(places).not.toContain(-1);
    expect(Math.max(...places)).toBeGreaterThan(2000);
  });

  it('passes over words that are too short to be mistyped', () => {
    expect([...rehearsed(begunOf({ b: wordsOf('b', 4000, 5) }))]).toEqual([]);
  });

  it('types a name whole, with a slip, with two and begun', () => {
    expect(asTyped('Northwind Trading')).toEqual([
      'Northwind Trading',
      'Norhtwind Trading',
      'Norhtwind Trdaing',
      'Northwind Tr',
    ]);
  });

  it('types names of one short word and of none as they are', () => {
    expect(asTyped('Axa')).toContain('Axa');
    expect(asTyped('')).toEqual(['', '', '', '']);
  });

  it('searches for what each word finds, and lets requests come in between', async () => {
    const asked: string[] = [];
    const search = (name: string) => {
      asked.push(name);
      return Promise.resolve(
        name === 'northwind'
          ? [{ id: '1', name: 'Northwind Trading', entity_type: 'Company' as const, description: null }]
          : [],
      );
    };
    let isRequested = false;
    let askedBefore = 0;
    setImmediate(() => {
      isRequested = true;
      askedBefore = asked.length;
    });
    await warmUpSearch({ search }, ['northwind', 'nothing']);
    expect(asked).toEqual(['northwind', ...asTyped('Northwind Trading'), 'nothing']);
    expect(isRequested).toBe(true);
    expect(askedBefore).toBeLessThan(asked.length);
  });
});
