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

test.each([
  [
    'Is LinkedIn owned by Microsoft, and since when?',
    /^Yes\. .*\n?.*LinkedIn has belonged to Microsoft since 8 December 2016/,
  ],
  ['Which currency has Bulgaria and since when?', /Bulgaria has used Euro since 1 January 2026/],
  [
    'Is the EU a member of the G20? since when',
    /^Yes\. [^]*member of the Group of Twenty since 26 September 1999/,
  ],
  [
    'What prize did Jean Tirole get and in which year?',
    /Sveriges Riksbank Prize in Economic Sciences 2014[^]*13 October 2014/,
  ],
  ['Did Intel’s revenue shrink between 2021 and 2024, and by how much?', /−32\.8%/],
])('what is asked behind what is so is told too: %s', (question, told) => {
  expect(said(question)).toMatch(told);
  expect(said(question)).not.toContain('Not answered');
});

test('who left an office is none any more of whom an older report tells', () => {
  expect(said('Is Andrew Witty still at UnitedHealth?')).toMatch(
    /^No longer\. Andrew Witty was Chief Executive Officer of UnitedHealth Group until 13 May 2025/,
  );
  expect(said('Is Tim Cook still at Apple?')).toMatch(/^Yes\./);
});

test('a membership and its day are told in one', () => {
  expect(said('Is Sweden in NATO and since when?')).toMatch(
    /^Sweden has been a member .* since 7 March 2024/,
  );
});
