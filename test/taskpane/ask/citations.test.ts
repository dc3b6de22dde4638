import { citationsOf } from '../../../src/taskpane/ask/citations';

const fact = (id: string) => ({ id, content: `fact ${id}` });

describe('citationsOf', () => {
  it('numbers facts in the order in which statements cite them, uncited ones last', () => {
    const { facts, statements } = citationsOf({
      content: '',
      context: [fact('a'), fact('b'), fact('c')],
      explainability: [
        { content: 'one', references: ['c'] },
        { content: 'two', references: ['b', 'c', 'b', 'gone'] },
      ],
      entities: null,
    });
    expect(facts.map(({ number, fact: { id } }) => [number, id])).toEqual([
      [1, 'c'],
      [2, 'b'],
      [3, 'a'],
    ]);
    expect(statements.map(({ numbers }) => numbers)).toEqual([[1], [2, 1]]);
  });

  it('survives an answer without statements or facts', () => {
    expect(citationsOf({ content: 'x', context: null, explainability: null, entities: null })).toEqual({
      facts: [],
      statements: [],
    });
  });
});
