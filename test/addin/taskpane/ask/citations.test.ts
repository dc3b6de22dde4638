import { EXPRESSION_SHOWN } from '../../../../src/shared/contract/knowledge';
import { citationsOf } from '../../../../src/addin/taskpane/ask/citations';

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

test('the expression that ran is no statement, but what can be kept as a query', () => {
  const { statements, expression } = citationsOf({
    content: 'Apple has 164,000 employees.',
    explainability: [
      { content: 'Apple has 164,000 employees.', references: ['a'] },
      { content: `${EXPRESSION_SHOWN}Apple.employee_count`, references: ['a'] },
    ],
    context: [{ id: 'a', content: 'Apple, number of employees: 164,000' }],
    entities: null,
  });
  expect(statements.map(({ content }) => content)).toEqual(['Apple has 164,000 employees.']);
  expect(expression).toBe('Apple.employee_count');
});
