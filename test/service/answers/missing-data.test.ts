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

test('a filter by what is lacking is refused, and does not say that nothing passes it', () => {
  expect(say(`Which companies have more employees than ${name}?`)).toMatch(/cannot tell what .* mean/);
});

test('what no entity of a kind has stays a question that was not understood', () => {
  expect(say('What is the GDP of Apple?')).toMatch(/^This is not in the embedded dataset/);
  expect(say(`How tall is ${name}?`)).toMatch(/it does not recognise “tall”/);
});

test.each(['total debt of Boeing', "What is Boeing's debt?"])(
  'a part is not given for the whole: %s',
  (question) => {
    expect(say(question)).toMatch(/it does not recognise “debt”/);
  },
);
