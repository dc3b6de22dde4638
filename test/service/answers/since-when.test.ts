import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

test.each(['Who is the CFO of Apple and since when?', 'Wer ist CFO von Apple und seit wann?'])(
  'who holds an office is told with the day since when: %s',
  (question) => {
    expect(said(question)).toMatch(
      /^Kevan Parekh has been the chief financial officer of Apple Inc\. since 1 January 2025/,
    );
    expect(said(question)).not.toContain('Not answered');
  },
);

test.each([
  ['Where is Boeing headquartered and since when?', 'Boeing is headquartered in Arlington'],
  ['Who is the CEO of Apple and since when?', 'Tim Cook is the chief executive officer'],
])('what is so is told though nobody knows since when: %s', (question, told) => {
  expect(said(question)).toContain(told);
  expect(said(question)).toContain('Not answered: “since when”.');
});

test('a membership and its day are told in one', () => {
  expect(said('Is Sweden in NATO and since when?')).toMatch(
    /^Sweden has been a member .* since 7 March 2024/,
  );
});
