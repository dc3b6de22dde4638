import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { whole } from '../whole';

const { engine } = whole;
const page = readFileSync(join(__dirname, '../../../docs/questions.md'), 'utf8');

/** The two cells of each line of the table under a heading. */
function tableOf(heading: string): (readonly [string, string])[] {
  const section = page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (.+?) \| (.+?) \|$/gm)]
    .slice(2)
    .map(([, left = '', right = '']) => [left, right] as const);
}

describe('docs/questions.md', () => {
  const asked = tableOf('What can be asked');
  const refused = tableOf('What a refusal says');

  test('shows questions and refusals', () => {
    expect(asked.length).toBeGreaterThan(15);
    expect(refused.length).toBeGreaterThan(4);
  });

  test.each(asked)('%s is run as %s', (question, expression) => {
    const { explainability, content } = engine.answer(question);
    expect(`\`${explainability?.at(-1)?.content.replace(EXPRESSION_SHOWN, '') ?? content}\``).toBe(
      expression,
    );
    expect(engine.rows(question).results.length).toBeGreaterThan(0);
  });

  test.each(refused)('%s is refused, naming %s', (question, word) => {
    const { content } = engine.answer(question);
    expect(content).toMatch(/^This is not in the embedded dataset/);
    expect(content).toContain(word);
  });

  test('names every clause that the parser knows', () => {
    for (const clause of ['order_by', 'limit', 'offset', 'at=', 'group_by', 'is(', 'return(', 'median('])
      expect(tableOf('The clauses of an expression').join()).toContain(clause);
  });
});
