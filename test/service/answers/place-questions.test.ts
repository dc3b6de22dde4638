import { whole } from '../whole';

const { store, engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const namesOf = (question: string): string[] => engine.rows(question).results.map(({ name }) => String(name));
const countries = store.byType('Country').map(({ name }) => name);

test.each([
  ['US states starting with M', 8],
  ['countries whose name starts with Z', countries.filter((name) => name.startsWith('Z')).length],
  ['Countries beginning with the letter Q', 1],
  ['countries ending in land', countries.filter((name) => name.endsWith('land')).length],
  ['Wie viele Länder gibt es, deren Name mit Z beginnt', 1],
] as const)('what a name begins or ends with narrows a collection: %s', (question, count) => {
  expect(engine.rows(question).results).toHaveLength(count);
});

test('in German the verb stands behind the letters', () => {
  expect(namesOf('Städte in Italien, die mit V beginnen')).toEqual(['Verona']);
});

test.each([
  ['South American countries ordered by population descending', 'Brazil', 'Suriname'],
  ['countries in Africa in ascending order of population', 'Seychelles', 'Nigeria'],
  ['EU countries by GDP, smallest first', 'Malta', 'Germany'],
  ['cities in France from largest to smallest', 'Paris', 'Boulogne-Billancourt'],
  ['countries in Asia alphabetically', 'Afghanistan', 'Yemen'],
  ['Länder in Südamerika nach Einwohnerzahl aufsteigend', 'Suriname', 'Brazil'],
] as const)('a list goes the way that was asked for: %s', (question, first, last) => {
  const names = namesOf(question);
  expect([names[0], names.at(-1)]).toEqual([first, last]);
});

test.each([
  ['Which country has most people, China or India, right now', 'India has the higher population'],
  ['Which country has the most inhabitants: Kenya or Tanzania?', 'Tanzania has the higher population'],
  ["Which was larger in 2024, Visa's or Mastercard's net income?", 'Visa Inc. has the higher net income'],
  ['Is Palantir listed on Nasdaq or NYSE?', 'Palantir Technologies is listed on Nasdaq'],
  ['Nasdaq or NYSE: Palantir?', 'Palantir Technologies is listed on Nasdaq'],
  ['Was WholeFoods acquired by Amazon or by Walmart', 'is Amazon'],
])('of two that are offered the right one is told: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['East London - which country?', 'South Africa'],
  ['latitude longitude Nairobi', 'latitude -1.28; longitude 36.82'],
  ['Koordinaten von Paris', 'latitude 48.85'],
  ['northernmost city in Germany', 'Kiel'],
  ['population of the largest city in the country with the biggest GDP in Africa', 'Cape Town'],
  ['population of the capital of the largest country in South America', 'The population of Brasília'],
  ['GDP of all EU members together', 'The total GDP of the 27 countries'],
])('a place is found by what leads to it: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ['countries that were in the OECD before 1970', 22],
  ['Länder, die vor 1990 der OECD beigetreten sind', 24],
  ['Welche Länder sind in der NATO, aber nicht in der EU?', 9],
  ['countries with the same currency as France', 26],
  ['Welche Länder haben die gleiche Währung wie Spanien?', 26],
] as const)('members are told by when and by what they share: %s', (question, count) => {
  expect(engine.rows(question).results).toHaveLength(count);
});

test.each([
  ['WTO accession of China', '11 December 2001'],
  ['accession of Croatia to the EU', '1 July 2013'],
  ['nato accession date finland and sweden', '7 March 2024'],
  ['Beitrittsdatum von Finnland zur NATO', '4 April 2023'],
  ['newest member of the eurozone', 'Bulgaria'],
  ['what treaty created the African Union', 'Constitutive Act of the African Union'],
  ['When was ASEAN established and by which declaration', 'Bangkok Declaration'],
  ['Gründungsvertrag der NATO', 'North Atlantic Treaty'],
])('when and by what a union came to be: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  'largest city in each country of Europe',
  'first company in Texas',
  'most northern big city in your data',
  'Countries in the Caribbean using their own currency',
  'seat of the European Central Bank',
  'Which law created the SEC?',
  'landlocked countries starting with B',
])('what cannot be told is not answered with something else: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});

test.each(['Durban, which country?', 'capital of the state of Texas', 'the states of the city of Durban'])(
  'nobody is told that a town has no countries: %s',
  (question) => {
    expect(said(question)).not.toMatch(/it has no (?:countries|states|cities)/);
  },
);

test.each([
  ['When did the UK leave the EU?', '31 January 2020'],
  ['Wann ist Großbritannien aus der EU ausgetreten?', '31 January 2020'],
  ['When did Austria leave EFTA?', '31 December 1994'],
])('when a member left is told where that is known: %s', (question, day) => {
  expect(said(question)).toContain(day);
});

test.each(['When did France leave the EU?', 'Has Norway left NATO?'])(
  'who has not left is not said to have: %s',
  (question) => {
    expect(engine.rows(question).results).toHaveLength(0);
  },
);

test.each([
  ['national parks in California', 6],
  ['Which rivers are in Germany?', 7],
  ['Welche Flüsse gibt es in Deutschland?', 7],
  ['suspension bridges in New York', 4],
] as const)('places and buildings are found by their kind: %s', (question, count) => {
  expect(engine.rows(question).results).toHaveLength(count);
});

test('South America is a part of Latin America', () => {
  const names = engine.rows('countries in Latin America').results.map(({ name }) => String(name));
  expect(names).toEqual(expect.arrayContaining(['Brazil', 'Argentina', 'Mexico', 'Cuba']));
});
