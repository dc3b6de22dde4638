import { ENGLISH } from '../../../src/service/planner/language/english';
import { GERMAN } from '../../../src/service/planner/language/german';
import { halvesOf } from '../../../src/service/planner/question-splitter';

const halves = (question: string) => halvesOf(question, [ENGLISH, GERMAN]);

test('a question behind another is the second half', () => {
  expect(halves('Who runs the Apple company and when was it founded')).toEqual([
    { first: 'Who runs the Apple company', second: 'when was it founded', as: 'anew' },
  ]);
});

test('a text of 10,000 letters is not looked through', () => {
  expect(halves('Who runs Apple and when was it founded '.repeat(300).slice(0, 10_000))).toEqual([]);
});

test('however many places there are to part it, three are tried', () => {
  expect(halves('who runs Apple and '.repeat(20))).toHaveLength(3);
});
