import { readFileSync } from 'node:fs';

import { countryKey } from './countries.mjs';

/** Countries whose universities are all carried; elsewhere those named for a city of the country. */
const WHOLE_COUNTRIES = new Set(['US', 'GB', 'CA']);

/** Adds universities with their country and website; colleges and academies would outnumber all else. */
export function addUniversities(collection, { path }) {
  const lines = readFileSync(path('universities/world-universities.csv'), 'utf8').trim().split(/\r?\n/);
  const cities = citiesByCountry(collection);
  for (const line of lines) {
    const [, country, quoted, plain, website] = /^([A-Z]{2}),(?:"([^"]*)"|([^,]*)),(\S*)$/.exec(line) ?? [];
    const name = (quoted ?? plain)?.trim();
    if (
      !name ||
      !collection.entities.has(countryKey(country)) ||
      !/universi|institute of technology|eth /i.test(name)
    )
      continue;
    const named = [...(cities.get(country) ?? [])].some((city) => name.includes(city));
    const isCampus = /, | - | at /.test(name) && !/^(University|State University)/.test(name);
    if ((WHOLE_COUNTRIES.has(country) && !isCampus) || named)
      addUniversity(collection, { name, country, website });
  }
}

function citiesByCountry(collection) {
  const cities = new Map();
  for (const { type, from, to } of collection.relationships.values()) {
    if (type !== 'IS_LOCATED_IN' || !from.startsWith('city:') || !to.startsWith('country:')) continue;
    const country = to.slice('country:'.length);
    cities.set(country, (cities.get(country) ?? new Set()).add(collection.entities.get(from).name));
  }
  return cities;
}

function addUniversity(collection, { name, country, website }) {
  const key = `university:${country}:${name}`;
  const sources = ['universities'];
  collection.entity({
    key,
    type: 'EducationalInstitution',
    name,
    description: `University in ${collection.entities.get(countryKey(country)).name}`,
    prominence: 0.2,
    sources,
    properties: { website: hostOf(website) },
  });
  collection.link('IS_LOCATED_IN', key, countryKey(country), { sources });
}

const hostOf = (url) => /^https?:\/\/([^/]+)/.exec(url ?? '')?.[1].replace(/^www\./, '');
