import { createKnowledgeEngine } from '../../../src/service/answers/engine';
import { DATASET_DAY } from '../../../src/service/dataset/dataset-day';
import { storeOf } from '../../../src/service/create-store';
import { whole } from '../whole';

const say = (question: string): string => whole.engine.answer(question).content;
const LATER =
  /later (?:days|weeks|months|quarters|years|ones) are not in it|has no later years for|are old, since/;

test.each([
  [
    'Wells Fargo revenue',
    'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
  ],
  [
    'Umsatz von Wells Fargo',
    'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
  ],
  [
    'Wells Fargo.revenue',
    'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
  ],
  [
    'Wie hoch ist die Lebenserwartung in Deutschland?',
    'The newest life expectancy at birth of Germany in the dataset is of 2005; later years are not in it.',
  ],
  [
    'price of heating oil',
    'The newest price of Heating oil in the dataset is of September 2022; later months are not in it.',
  ],
  [
    'homeownership rate',
    'The newest figure of Homeownership Rate for the United States (not seasonally adjusted) in the dataset is of 2021; later years are not in it.',
  ],
  [
    'Wells Fargo net margin',
    'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
  ],
  [
    'Which has more revenue, Wells Fargo or Apple?',
    'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
  ],
  [
    'Wells Fargo revenue in euro',
    'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
  ],
  [
    'human capital of Peru and Chile',
    'The dataset has no later years for these figures of human capital index: they are of 2017.',
  ],
  [
    'average revenue of banks',
    'Of the 17 figures of revenue 2 are old, since the dataset has no later ones: Wells Fargo (2019) and M&T Bank (2023).',
  ],
])('%s: an old figure asked for as of today is said to be the newest', (question, said) => {
  const answer = say(question);
  expect(answer).toContain(said);
  expect(answer.split('\n').filter((line) => line.startsWith('Note:'))).toHaveLength(1);
});

test.each([
  'Apple revenue',
  'unemployment rate',
  'Germany GDP',
  'EUR/USD',
  'Brent oil price',
  'top 10 companies by revenue',
  'Which has more revenue, Apple or Nvidia?',
  'latest quarterly revenue of Nvidia',
])('%s: a figure as new as its cadence lets it be is told without that', (question) => {
  expect(say(question)).not.toMatch(LATER);
});

test.each([
  'Wells Fargo revenue 2019',
  'Wells Fargo.revenue.at=2018..2019',
  'life expectancy in Germany in 2005',
  "Has Wells Fargo's revenue ever been above 80 billion?",
])('%s: whoever names a time is not told how old the figure is', (question) => {
  expect(say(question)).not.toMatch(LATER);
});

test.each([
  ['population of Kuwait', 'The population of Kuwait was **4,865,298 persons** in 2025'],
  ['Einwohnerzahl von Katar', 'was **2,972,215 persons** in 2025'],
])('%s: a population is the newest of a known year, with that year', (question, said) => {
  expect(say(question)).toContain(said);
  expect(say(question)).not.toMatch(/of which year|Note:/);
});

test('among figures of a year one of no known year is told, once', () => {
  const said = say('Compare the population of India and Taiwan');
  expect(said).toContain('Taiwan comes from Unicode CLDR 48.2 (cldr-core) and may be for another year');
  expect(said).not.toContain('of which year');
  expect(say('population of Taiwan')).toContain('does not date its figures of population.');
});

test('of many figures of a later publication it is said whose and of which year they are', () => {
  expect(say('total population of EU countries')).toContain('Note: Population: World Bank, 2025.');
  expect(say('GDP of Germany')).toContain('Note: GDP: current US dollars.');
});

test('what is new when the dataset was made is old by a later clock', async () => {
  const later = createKnowledgeEngine(whole.store, whole.search, () => '2027-06-01');
  expect(later.answer('Apple revenue').content).toContain('is of the year to 27 September 2025; later years');
  const store = storeOf(whole.store, { today: () => '2027-06-01' });
  expect((await store.answer('Apple revenue')).content).toContain('later years are not in it');
});

test('the day of the dataset is that of its newest source', () => {
  const days = whole.store
    .collection({ types: ['ForeignExchangeRate'] }, { conditions: [], orders: [], at: [] })
    .entities.flatMap(({ series }) => series.map(({ origin }) => origin.published_time.slice(0, 10)));
  const newest = days.sort().at(-1) ?? '';
  expect([newest.slice(0, 7), newest <= DATASET_DAY]).toEqual([DATASET_DAY.slice(0, 7), true]);
});
