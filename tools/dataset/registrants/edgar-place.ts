import type { Collection } from '../collection';
import { countryKey } from '../countries';
import { table, texts } from '../table';

/** EDGAR's codes of places outside the United States, as countries of ISO 3166; those of the states are ISO's own. */
const ABROAD = table('edgar-places', texts('code', 'country'));

/** A town without the county or part of the country that the register writes behind it abroad: `WOKING SURREY`. */
export function townIn(collection: Collection, city: string, place: string): string {
  const [, country] = /^country:(.+)$/.exec(place) ?? [];
  if (country === undefined) return city;
  const county = [...collection.entities.values()].find(
    ({ key, name }) =>
      key.startsWith(`subdivision:${country}-`) && city.endsWith(` ${name}`) && !city.endsWith(`, ${name}`),
  );
  return county === undefined ? city : city.slice(0, -county.name.length - 1);
}

/** The key of the state or country that a code of EDGAR means; undefined for what is neither. */
export function placeKeyOf(collection: Collection, code: string | null | undefined): string | undefined {
  if (!code) return undefined;
  const country = ABROAD().find((each) => each.code === code)?.country;
  const key = country === undefined ? `subdivision:US-${code}` : countryKey(country);
  return collection.entities.has(key) ? key : undefined;
}
