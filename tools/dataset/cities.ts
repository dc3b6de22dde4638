import * as v from 'valibot';

import { type Collection, scale } from './collection';
import { countryKey } from './regions';
import { nameText } from '../../src/shared/names/name-text';
import { filedSeat, type ForeignCompany, type CompanyRow } from './company-table';
import type { Registrant } from './filings/filed-figures';
import type { Inputs } from './inputs';
import { seatOf as registeredSeat } from './registrants/seat';
import { list, number as decimal, table, texts } from './table';

/** Id, name, country, part of it (ISO 3166-2 behind the country) where one is known, population, 1 for a capital, latitude, longitude. */
const [text, number] = [v.string(), v.number()];
export const citySchema = v.tuple([number, text, text, text, number, v.picklist([0, 1]), number, number]);

/** A city below this size is carried only as a capital, as a company's seat, or as larger than one of its name that is. */
const SMALLEST = 200_000;
/** Parts of cities that GeoNames lists as places. */
const PARTS = table('parts-of-cities', { ...texts('country'), names: list });

/** Places that people write otherwise than GeoNames does. */
const SPELLED: Readonly<Record<string, string>> = {
  ...{ 'New York': 'New York City', 'Washington, D.C.': 'Washington' },
  ...{ 'Saint Louis': 'St. Louis', 'St. Paul': 'Saint Paul' },
};

/** Names that are no longer those of a city, or describe it: Kazakhstan's capital took its old name back in 2022. */
const RENAMED: Readonly<Record<string, string>> = {
  ...{ 'Nur-Sultan': 'Astana', 'Palikir - National Government Center': 'Palikir' },
};

const ALIASES: Readonly<Record<string, readonly string[]>> = {
  'New York City': ['New York', 'NYC'],
  'Washington, D.C.': ['Washington', 'Washington DC', 'Washington D.C.'],
};

/** Whose seats are carried however small they are. */
type Seated = {
  companies: readonly CompanyRow[];
  registrants: readonly Registrant[];
  foreign: readonly ForeignCompany[];
};

/** Adds cities with their country and the part of it, as a state or a province. */
export function addCities(
  collection: Collection,
  inputs: Inputs,
  { companies, registrants, foreign }: Seated,
): void {
  const places = companies.map(({ address, hq_city, hq_region }) =>
    address ? filedSeat(address) : ([hq_city, hq_region] as const),
  );
  const registered = registrants.map((each) => {
    const { city = '', code = '' } = registeredSeat(each) ?? {};
    return [city, partOf(collection, 'US', code) ?? ''] as const;
  });
  const abroad = new Set(
    foreign.map((each) => [each.headquarters_city, each.headquarters_country].join('|')),
  );
  const seats = new Set([...places, ...registered].map(([city, state]) => seatOf(city, state)));
  const isCarried = ([, name, country, state, population, isCapital]: City): boolean => {
    const isSeat = country === 'US' && seats.has(`${name}|${partOf(collection, 'US', state) ?? ''}`);
    const isAbroad = abroad.has(`${name}|${collection.known(countryKey(country)).name}`);
    return population >= SMALLEST || isCapital === 1 || isSeat || isAbroad;
  };
  const cities = inputs
    .lines('geonames.jsonl', citySchema)
    .filter(
      ([, name, country]) => collection.entities.has(countryKey(country)) && !isPartOfCity(name, country),
    );
  for (const city of withLargerNamesakes(cities, cities.filter(isCarried))) addCity(collection, city);
  for (const moved of MOVED_CAPITALS()) moveCapital(collection, moved);
  // A seat that one table calls a capital and another does not is contested, or none.
  for (const type of ['Country', 'DependentTerritory'] as const)
    for (const { key, properties } of collection.ofType(type))
      if (collection.linksFrom('HAS_CAPITAL', key).length === 0) properties.delete('capital');
}

/** As near lies what may be a part of a city, or bear its number of people. */
const BESIDE = { kilometres: 12, share: 0.5 };
/** Fewer people make no place that other tables must name. */
const FEWEST_PEOPLE = 200_000;

/** Takes the number of people from a place that no other table names, beside a city about as large: it is that of a part, or a slip. */
export function leaveOutUnnamedPopulations(collection: Collection): void {
  const cities = collection.ofType('Municipality').flatMap((city) => {
    const [population, latitude, longitude] = ['population', 'latitude', 'longitude'].map((property) =>
      Number(city.properties.get(property)?.[0]),
    ) as [number, number, number];
    return population >= FEWEST_PEOPLE * BESIDE.share ? [{ city, population, latitude, longitude }] : [];
  });
  for (const { city, population, ...place } of cities) {
    const names = [...city.aliases, ...city.furtherNames];
    const isNamed = names.some((name) => name !== city.name && !name.startsWith(`${city.name}, `));
    if (isNamed || population < FEWEST_PEOPLE || collection.linksTo('HAS_CAPITAL', city.key).length > 0)
      continue;
    const isBeside = cities.some(
      (other) =>
        other.city !== city &&
        other.population >= population * BESIDE.share &&
        kilometresBetween(other, place) < BESIDE.kilometres,
    );
    if (isBeside) city.properties.delete('population');
  }
}

type Place = { latitude: number; longitude: number };

/** The distance of near places, of which the meridians are all but parallel. */
function kilometresBetween(one: Place, other: Place): number {
  const [north, east] = [one.latitude - other.latitude, one.longitude - other.longitude];
  return Math.hypot(north, east * Math.cos((one.latitude * Math.PI) / 180)) * KILOMETRES;
}

/** A degree of a meridian. */
const KILOMETRES = 111.2;

/** Capitals that took the place of those in the table of cities, with the publication that says so. */
const MOVED_CAPITALS = table('moved-capitals', {
  ...texts('country', 'part', 'city', 'since', 'source'),
  aliases: list,
  latitude: decimal,
  longitude: decimal,
});

function moveCapital(
  collection: Collection,
  { country, part, city, aliases, since, source, ...place }: ReturnType<typeof MOVED_CAPITALS>[number],
): void {
  const [key, state, sources] = [`city:${country}-${city}`, countryKey(country), [source]];
  collection.entity(key, 'Municipality', city, {
    aliases: [city, ...aliases],
    description: cityIn(partOf(collection, country, part), collection.known(state).name),
    prominence: 0.3,
    sources,
    properties: place,
  });
  collection.link('IS_LOCATED_IN', key, state, { sources });
  collection.link('IS_LOCATED_IN', key, `subdivision:${country}-${part}`, { sources });
  for (const former of collection.linksFrom('HAS_CAPITAL', state)) former.until = since;
  collection.link('HAS_CAPITAL', state, key, { sources, since });
  collection.known(state).properties.set('capital', [city, source]);
}

type City = v.InferOutput<typeof citySchema>;

/** Oxford in Connecticut, a company's seat, is not who is meant by Oxford: the larger cities of a name come with a small one. */
function withLargerNamesakes(cities: readonly City[], carried: readonly City[]): City[] {
  const smallest = new Map<string, number>();
  for (const [, name, , , population, isCapital] of carried) {
    if (isCapital === 1) continue;
    const letters = nameText(name);
    smallest.set(letters, Math.min(population, smallest.get(letters) ?? Infinity));
  }
  const isKept = new Set(carried);
  return cities.filter((city) => isKept.has(city) || city[4] > (smallest.get(nameText(city[1])) ?? Infinity));
}

const isPartOfCity = (name: string, country: string): boolean =>
  PARTS().some((each) => each.country === country && each.names.includes(name));

/** How a company's seat is found again: city and state. */
const seatOf = (city: string, state: string): string =>
  `${SPELLED[city] ?? city}|${state === 'D.C.' ? 'District of Columbia' : state}`;

/** The key of the US city, the most populous of its name in the state; nothing where the dataset has none. */
export function cityKeyOf(collection: Collection, city: string, state: string): string | undefined {
  const [name = '', region] = seatOf(city, state).split('|');
  const told = cityIn(region, 'United States');
  return cityKey(collection, name, (description) => description === told);
}

/** The key of the city of a country outside the United States, the most populous of its name. */
export function cityKeyIn(collection: Collection, city: string, country: string): string | undefined {
  const [told, ending] = [cityIn(undefined, country), `, ${country}`];
  return cityKey(collection, city, (description) => description === told || description.endsWith(ending));
}

function cityKey(
  collection: Collection,
  name: string,
  isThere: (description: string) => boolean,
): string | undefined {
  const letters = nameText(name);
  const cities = collection.ofType('Municipality').filter(({ description = '' }) => isThere(description));
  const named = cities.filter((city) => nameText(city.name) === letters);
  return named.sort((a, b) => b.prominence - a.prominence)[0]?.key;
}

/** How a city is described. */
const cityIn = (part: string | undefined, country: string): string =>
  `City in ${part === undefined ? '' : `${part}, `}${country}`;

/** What a part of a country is called, told by its code behind the country's. */
const partOf = (collection: Collection, country: string, code: string): string | undefined =>
  collection.entities.get(`subdivision:${country}-${code}`)?.name;

/** Countries in which a city is told with the code of its part: Vancouver, BC. */
const TOLD_BY_CODE: ReadonlySet<string> = new Set(['AU', 'CA', 'US']);

function addCity(collection: Collection, city: City): void {
  const [id, name, country, code, population, isCapital, latitude, longitude] = city;
  const key = `city:${id}`;
  const around = collection.known(countryKey(country)).name;
  const part = partOf(collection, country, code);
  // A city that its part is called after is told by its country.
  const told = part === name || part === around ? undefined : part;
  collection.entity(key, 'Municipality', RENAMED[name] ?? name, {
    aliases: ALIASES[name] ?? [name],
    description: cityIn(told, around),
    prominence: Number(scale(population, [1e3, 3e7], [0.1, 0.75]).toFixed(3)),
    sources: ['geonames'],
    properties: {
      population: population > 0 ? [population, 'geonames-population'] : undefined,
      latitude,
      longitude,
      geonames_id: String(id),
    },
  });
  for (const region of [
    ...(told === undefined ? [] : [told]),
    ...(told !== undefined && TOLD_BY_CODE.has(country) ? [code] : []),
    ...(country === 'US' && told !== undefined ? [] : [around]),
  ])
    // Who says Singapore needs no country to be understood.
    if (region !== name) collection.known(key).furtherNames.add(`${name}, ${region}`);
  const sources = ['geonames'];
  collection.link('IS_LOCATED_IN', key, countryKey(country), { sources });
  if (part !== undefined)
    collection.link('IS_LOCATED_IN', key, `subdivision:${country}-${code}`, { sources });
  if (!isCapital) return;
  collection.link('HAS_CAPITAL', countryKey(country), key, { sources });
  // The property names the city that the relationship leads to, not another table's spelling or seat.
  collection.known(countryKey(country)).properties.set('capital', [collection.known(key).name, ...sources]);
}
