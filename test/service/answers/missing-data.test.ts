import { whole } from '../whole';

const { store, engine } = whole;
const say = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

/** A company with revenues of which the dataset has no number of employees. */
const company = store
  .byType('Company')
  .find(({ name, properties }) => !properties.has('employee_count') && /^[A-Z][a-z]{4,}$/.test(name));
const name = company?.name ?? '';

test.each([
  `How many employees does ${name} have?`,
  `${name} employees`,
  `What is the headcount of ${name}?`,
  `Wie viele Mitarbeiter hat ${name}?`,
])('what a company lacks and others have is said to be lacking: %s', (question) => {
  expect(say(question)).toBe(
    `This is not in the embedded dataset: it has no number of employees of ${name}.`,
  );
});

test('figures of which one is lacking are not compared', () => {
  const said = say(`Compare the employees of Apple and ${name}`);
  expect(said).toContain(
    `They cannot be compared: the embedded dataset has no number of employees of ${name}.`,
  );
  expect(said).toContain('Apple Inc. has 164,000 employees');
  expect(said).not.toMatch(/higher|lower/);
});
