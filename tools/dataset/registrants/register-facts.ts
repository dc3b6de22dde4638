import { cityKeyIn, cityKeyOf } from '../cities';
import type { Collection } from '../collection';
import { companyKey, isMisplaced } from '../company-table';
import type { Registrant } from '../filings/filed-figures';
import { placeKeyOf, townIn, registerSource, seatOf } from './seat';
import { formerNamesOf } from './former-names';
import { isEin } from '../../../src/service/dataset/check-digits';
import { industriesOfSic, linkSicLine } from '../industries';

/** Exchanges as EDGAR names them, by market identifier code; what trades over the counter is listed nowhere. */
const EXCHANGES: ReadonlyMap<string, string> = new Map([
  ['NYSE', 'XNYS'],
  ['Nasdaq', 'XNAS'],
  ['CBOE', 'BATS'],
]);

/** Adds what EDGAR registers of a company: number, industry, seat, place of incorporation, former names, listing. */
export function addRegisterFacts(
  collection: Collection,
  registrant: Registrant,
  ofOthers: ReadonlySet<string>,
): void {
  const key = companyKey(registrant.cik);
  const { ein, sic, sic_description: business } = registrant;
  const sources = [registerSource(collection, registrant)];
  collection.add(key, {
    sources,
    properties: {
      ein: ein && isEin(ein) ? ein.replace(/^\d\d/, '$&-') : undefined,
      sic_code: sic,
      sic_description: business ? businessName(business) : undefined,
      state_of_incorporation: nameAt(collection, incorporatedIn(registrant)),
      former_names: [formerNamesOf(registrant, ofOthers), ...sources],
    },
  });
  addSeat(collection, registrant, sources);
  linkIncorporation(collection, registrant, sources);
  linkListing(collection, registrant, sources);
  for (const industry of industriesOfSic(sic ?? ''))
    collection.link('OPERATES_IN_INDUSTRY', key, industry, { sources: [...sources, 'isic-4'] });
  if (sic && business) linkSicLine(collection, key, { code: sic, name: businessName(business), sources });
}

/** Mail goes there, and nobody works there. */
const IS_LETTER_BOX = /^P\.? ?O\.? Box/i;

/** The code of the place of incorporation, unless the register itself marks the name as one of Delaware, `CORP /DE/`. */
const incorporatedIn = ({ cik, name, state_of_incorporation: code }: Registrant): string | null | undefined =>
  isMisplaced(cik) || (/\/DE\/?$/.test(name) && code !== 'DE') ? undefined : code;

/** EDGAR's names of industries have doubled blanks, and one broken word. */
const businessName = (written: string): string =>
  written
    .replace(/\s+/g, ' ')
    .replace(/\bof fices\b/, 'offices')
    .trim();

function nameAt(collection: Collection, code: string | null | undefined): string | undefined {
  const place = placeKeyOf(collection, code);
  return place === undefined ? undefined : collection.known(place).name;
}

/** What a table says of the seat stays; its city is linked, and its address told, where the register has the same. */
function addSeat(collection: Collection, registrant: Registrant, sources: readonly string[]): void {
  const key = companyKey(registrant.cik);
  const { city: written, code, address = '' } = seatOf(registrant) ?? {};
  const place = placeKeyOf(collection, code);
  if (written === undefined || place === undefined) return;
  const city = townIn(collection, written, place);
  const { name } = collection.known(place);
  const found = place.startsWith('country:')
    ? cityKeyIn(collection, city, name)
    : cityKeyOf(collection, city, name);
  const seat = `${found === undefined ? city : collection.known(found).name}, ${name}`;
  collection.add(key, { sources, properties: { headquarters: seat } });
  const isSame = collection.text(key, 'headquarters') === seat;
  if (isSame && !IS_LETTER_BOX.test(address))
    collection.add(key, { sources, properties: { headquarters_address: address } });
  if (found !== undefined && isSame && !has(collection, 'HAS_HEADQUARTERS_IN', key))
    collection.link('HAS_HEADQUARTERS_IN', key, found, { sources });
}

function linkIncorporation(collection: Collection, registrant: Registrant, sources: readonly string[]): void {
  const key = companyKey(registrant.cik);
  const place = placeKeyOf(collection, incorporatedIn(registrant));
  if (place === undefined || has(collection, 'IS_REGISTERED_IN', key)) return;
  collection.link('IS_REGISTERED_IN', key, place, { sources });
  if (place.startsWith('subdivision:US-'))
    collection.link('IS_REGISTERED_IN', key, 'country:US', { sources });
}

function linkListing(
  collection: Collection,
  { cik, exchanges }: Registrant,
  sources: readonly string[],
): void {
  const key = companyKey(cik);
  const mic = EXCHANGES.get(exchanges[0] ?? '');
  if (mic === undefined || has(collection, 'LISTED_ON', key)) return;
  collection.link('LISTED_ON', key, `exchange:${mic}`, { sources });
}

const has = (collection: Collection, type: string, from: string): boolean =>
  collection.linksFrom(type, from).length > 0;
