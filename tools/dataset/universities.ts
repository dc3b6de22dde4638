import * as v from 'valibot';

import { nameText, squeezed } from '../../src/shared/names/name-text';
import type { Collection } from './collection';
import { countryKey } from './regions';
import type { Inputs } from './inputs';
import { table, texts } from './table';

/** Country, name and address of an institution. */
const universitySchema = v.tuple([v.string(), v.string(), v.string()]);

/** Countries whose universities are all carried; elsewhere those named for a city of the country. */
const WHOLE_COUNTRIES = new Set(['US', 'GB', 'CA']);

/** Institutions of the list, which is years old, that are no more. */
const FORMER = table('former-universities', texts('country', 'name', 'reason'));

/** Adds universities with their country and website; colleges and academies would outnumber all else. */
export function addUniversities(collection: Collection, inputs: Inputs): void {
  const cities = citiesByCountry(collection);
  const added = new Set<string>();
  const rows = inputs.lines('universities.jsonl', universitySchema);
  for (const [country, written, website] of [...rows].sort(byArticle)) {
    const name = unquoted(written);
    const letters = `${country}|${squeezed(nameText(name.replace(/^The /, '')))}`;
    if (added.has(letters)) continue;
    if (FORMER().some((each) => each.country === country && each.name === name)) continue;
    if (!name || !collection.entities.has(countryKey(country)) || !IS_UNIVERSITY.test(name)) continue;
    const named = [...(cities.get(country) ?? [])].some((city) => name.includes(city));
    const isCampus = /, | - | at /.test(name) && !/^(University|State University)/.test(name);
    if ((!WHOLE_COUNTRIES.has(country) || isCampus) && !named) continue;
    added.add(letters);
    const [key, sources] = [`university:${country}:${name}`, ['universities']];
    collection.entity(key, 'EducationalInstitution', name, {
      description: `University in ${collection.known(countryKey(country)).name}`,
      ...{ prominence: 0.2, sources, properties: { website: hostOf(website) } },
    });
    collection.link('IS_LOCATED_IN', key, countryKey(country), { sources });
  }
}

type Row = v.InferOutput<typeof universitySchema>;

/** Of two rows of one institution that without its article is the name that stays. */
const byArticle = ([, a]: Row, [, b]: Row): number => Number(/^"?The /.test(a)) - Number(/^"?The /.test(b));

/** A name without the quotes that a table of commas puts around it, and with no blank within its brackets. */
const unquoted = (written: string): string =>
  written
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/\(\s+/g, '(')
    .replace(/\s+\)/g, ')');

const IS_UNIVERSITY = /universi|institute of technology|eth /i;

function citiesByCountry(collection: Collection): Map<string, Set<string>> {
  const cities = new Map<string, Set<string>>();
  for (const { type, from, to } of collection.relationships.values()) {
    if (type !== 'IS_LOCATED_IN' || !from.startsWith('city:') || !to.startsWith('country:')) continue;
    const country = to.slice('country:'.length);
    cities.set(country, (cities.get(country) ?? new Set<string>()).add(collection.known(from).name));
  }
  return cities;
}

const hostOf = (url: string): string | undefined =>
  /^https?:\/\/([^/]+)/.exec(url)?.[1]?.replace(/^www\./, '');
