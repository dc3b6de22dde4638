import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { GradedQuestion, Expected } from './graded-question';
import { truthOf } from './question-truth';

const held = (kind: string, question: string, expected: Expected): GradedQuestion => ({
  kind,
  half: 'held',
  question,
  expected,
});

/**
 * Questions written by hand before the planner was tuned, as people phrase them; looked at once, at the end. Figures
 * are read from the store.
 */
export function unseenQuestions(store: MemoryGraph): readonly GradedQuestion[] {
  const { number, named, series, at, byType, inPlace, ranked, revenue } = truthOf(store);
  const people = (name: string): number => number(named(name, 'Country'), 'population') ?? NaN;
  const figure = (name: string, of: string, year: string): number =>
    at(series(named(name, 'Company'), of), year) ?? NaN;
  return [
    held('by hand', 'Countries belonging to the European Union which do not pay with the euro', {
      names: ['Sweden', 'Poland', 'Czechia', 'Denmark', 'Hungary', 'Romania'],
    }),
    held('by hand', 'Which airline has the biggest staff?', { first: ['United Airlines Holdings'] }),
    held('by hand', 'Who is on the payroll of Microsoft as chief executive?', { value: 'Satya Nadella' }),
    held('by hand', 'Which firm bought LinkedIn?', { value: 'Microsoft' }),
    held('by hand', 'Whom does Andy Jassy work for?', { value: 'Amazon' }),
    held('by hand', 'What did Apple make in net income in fiscal 2023?', {
      value: figure('Apple Inc.', 'Net income', '2023'),
    }),
    held('by hand', 'Is the capital of Australia Sydney?', { verdict: 'no' }),
    held('by hand', 'Is Canberra the capital of Australia?', { verdict: 'yes' }),
    held('by hand', 'Name a few countries where Portuguese is spoken', { value: 'Brazil' }),
    held('by hand', 'What is the population of Kansas City?', {
      value: number(named('Kansas City', 'Municipality'), 'population') ?? NaN,
    }),
    held('by hand', 'Which US state is Walmart incorporated in?', { value: 'Delaware' }),
    held('by hand', 'top 3 banks in New York by number of employees', { first: ['JPMorgan Chase'] }),
    held('by hand', 'How much more revenue does Walmart make than Amazon?', {
      first: ranked([named('Walmart', 'Company'), named('Amazon', 'Company')], revenue).map(
        ({ name }) => name,
      ),
    }),
    held('by hand', 'Which companies are neither in Texas nor in California?', { refused: 'neither' }),
    held('by hand', 'What is the combined population of France and Germany?', {
      value: people('France') + people('Germany'),
    }),
    held('by hand', 'Apple revenue 2022 vs 2023', { value: figure('Apple Inc.', 'Revenue', '2023') }),
    held('by hand', 'Which company stands behind the ticker MSFT?', { value: 'Microsoft' }),
    held('by hand', 'What does the ticker CVX stand for?', { value: 'Chevron Corporation' }),
    held('by hand', 'Wie hoch ist die Einwohnerzahl von Deutschland?', { value: people('Germany') }),
    held('by hand', 'Welche Länder benutzen den Euro?', { value: 'Germany' }),
    held('by hand', 'Was ist die Hauptstadt von Frankreich?', { value: 'Paris' }),
    held('by hand', 'Welches Land in Afrika hat die meisten Einwohner?', { first: ['Nigeria'] }),
    held('by hand', 'Wie viele Unternehmen haben ihren Sitz in Texas?', {
      count: inPlace(named('Texas', 'CountrySubdivision'), byType('Company')).length,
    }),
    held('by hand', 'Ist Berlin die Hauptstadt von Deutschland?', { verdict: 'yes' }),
    held('by hand', 'Welche Banken sitzen in New York?', { value: 'JPMorgan Chase' }),
    held('by hand', 'Hat Apple mehr Mitarbeiter als Microsoft?', { verdict: 'no' }),
    held('by hand', 'Die drei größten Unternehmen in Kalifornien nach Umsatz', {
      first: ['Apple Inc.', 'Alphabet Inc.'],
    }),
    held('by hand', 'When did the Nobel Prize go to Jean Tirole?', {
      refused: 'This is not in the embedded dataset',
    }),
    held('by hand', 'cities in Germany with over a million people', { value: 'Berlin' }),
    held('by hand', 'Which is the older organisation, NATO or the United Nations?', {
      first: ['United Nations'],
    }),
  ];
}
