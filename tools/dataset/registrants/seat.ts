import { inSmallLetters } from '../../../src/service/dataset/everyday-name';
import type { CollectedEntity, Collection } from '../collection';
import { edgarPage } from '../company-table';
import { countryKey } from '../regions';
import type { Registrant } from '../filings/filed-figures';
import { table, texts } from '../table';

/** The principal office of a company as EDGAR keeps it: its city, and the code of its state or country. */
export type Seat = { city: string; code: string; address: string };

/** The seat of a registrant; undefined where the register names no state or country: a Dublin may be Ohio's. */
export function seatOf({ business_address: given }: Registrant): Seat | undefined {
  const written = (given?.['city'] ?? '').replace(/ \d+$/, '').trim();
  const [, letters, town = written] = isDutch(given) ? (DUTCH_TOWN.exec(written) ?? []) : [];
  const city = SHORTENED.reduce((text, [short, long]) => text.replace(short, long), inSmallLetters(town));
  const code = given?.['state_or_country'];
  if (!given || !code || city === '') return undefined;
  // A register that asks for a postal code is given noughts where there is none.
  const zip = /[^0-]/.test(given['zip'] ?? '') ? given['zip'] : undefined;
  const postcode = letters === undefined ? postcodeOf(zip) : `${zip ?? ''} ${letters}`;
  const isState = /^[A-Z]{2}$/.test(code);
  const streets = [given['street1'], given['street2']].map((street) => inSmallLetters(street ?? ''));
  const parts = [...streets, city, isState ? code : undefined, postcode];
  const address = parts.flatMap((part) => (part ? [part.replace(/,+$/, '')] : []));
  return { city, code, address: address.join(', ') };
}

/** A postal code keeps its capitals; one that is written in words does not: `DUBLIN 4`. */
const postcodeOf = (zip: string | null | undefined): string | undefined =>
  zip && /[A-Z]{4}/.test(zip) ? inSmallLetters(zip) : (zip ?? undefined);

/** The letters of a Dutch postal code, which the register keeps with the town: `5504`, `DR VELDHOVEN`. */
const DUTCH_TOWN = /^([A-Z]{2}) (.+)$/;

const isDutch = (given: Registrant['business_address']): boolean =>
  given?.['state_or_country'] === 'P7' && /^\d{4}$/.test(given['zip'] ?? '');

/** Words of towns that the register shortens. */
const SHORTENED: readonly (readonly [short: RegExp, long: string])[] = [
  [/^S[Tt] /, 'St. '],
  [/^F[Tt] /, 'Fort '],
];

/** The register's page of a company on the day on which it was read; company facts name one of which no page was read. */
export function registerSource(collection: Collection, { cik, as_of: date }: Registrant): string {
  if (!date) return 'company-facts';
  return collection.source(`edgar/${cik}/${date}`, {
    name: 'SEC EDGAR company register',
    date,
    document: edgarPage(cik),
    publisher: 'SEC EDGAR',
  });
}

/** EDGAR's codes of places outside the United States, as countries of ISO 3166; those of the states are ISO's own. */
const ABROAD = table('edgar-places', texts('code', 'country'));

/** A town without the county or part of the country that the register writes behind it abroad: `WOKING SURREY`. */
export function townIn(collection: Collection, city: string, place: string): string {
  const [, country] = /^country:(.+)$/.exec(place) ?? [];
  if (country === undefined) return city;
  const isThere = ({ key }: CollectedEntity): boolean => key.startsWith(`subdivision:${country}-`);
  const counties = collection.ofType('CountrySubdivision').filter(isThere);
  const county = counties.find(({ name }) => city.endsWith(` ${name}`) && !city.endsWith(`, ${name}`));
  return county === undefined ? city : city.slice(0, -county.name.length - 1);
}

/** The key of the state or country that a code of EDGAR means; undefined for what is neither. */
export function placeKeyOf(collection: Collection, code: string | null | undefined): string | undefined {
  if (!code) return undefined;
  const country = ABROAD().find((each) => each.code === code)?.country;
  const key = country === undefined ? `subdivision:US-${code}` : countryKey(country);
  return collection.entities.has(key) ? key : undefined;
}
