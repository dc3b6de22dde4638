import { uniqBy } from 'es-toolkit/array';

import { type Collection, scale } from '../collection';
import { isOwnSpelling } from '../company-names';
import { companyKey } from '../company-table';
import type { FiledFigures, Registrant } from '../filings/filed-figures';
import { coreLetters, createNameBook, type NameBook } from '../names';
import { nameText } from '../../../src/shared/names/name-text';
import { addFormerNames, lettersOfNames } from './former-names';
import { everydayName, furtherNames, unmarked } from '../../../src/service/dataset/everyday-name';
import { filersOf } from '../filings/reports';
import { addRegisterFacts } from './register-facts';
import { registerSource, seatOf, placeKeyOf, townIn } from './seat';

/** Adds the companies that filed figures and stand in no other table, and what the register knows of every company. */
export function addRegistrants(collection: Collection, filed: FiledFigures): void {
  const book = createNameBook(collection.entities.values());
  const revenues = latestRevenues(filed);
  const filers = filersOf(collection, filed);
  for (const [key, cik] of filers) {
    const registrant = filed.registrants.get(cik);
    if (registrant === undefined || collection.entities.has(key)) continue;
    addRegistrant(collection, registrant, { book, revenue: revenues.get(cik) });
  }
  const companies = [...filers.keys()].flatMap(
    (key) => filed.registrants.get(key.slice('company:'.length)) ?? [],
  );
  const ofOthers = lettersOfNames(filed.others);
  for (const registrant of companies) addRegisterFacts(collection, registrant, ofOthers);
  addFormerNames(collection, companies);
}

function addRegistrant(
  collection: Collection,
  registrant: Registrant,
  { book, revenue }: { book: NameBook; revenue: number | undefined },
): void {
  const { cik, name: registered, as_of: listed } = registrant;
  // Whom the register has no more is listed no more.
  const ticker = listed ? registrant.ticker : undefined;
  const key = collection.entity(companyKey(cik), 'Company', everydayName(registered, ticker ?? ''), {
    description: describe(collection, registrant),
    prominence: scale(revenue, [5e9, 7e11], [0.65, 1]),
    sources: [registerSource(collection, registrant)],
    properties: {
      legal_name: isOwnSpelling(registered) ? registered : undefined,
      ticker,
      cik,
    },
  });
  const named = collection.known(key);
  const names = uniqBy([named.name, unmarked(registered), ...furtherNames(ticker ?? '')], nameText);
  const free = names.filter((name) => !book.isTaken(coreLetters(name), named));
  const codes = ticker ? [ticker, ticker.replace('-', '.')] : [];
  collection.add(key, { aliases: [...free, ...codes], sources: [] });
}

function describe(collection: Collection, registrant: Registrant): string {
  if (!registrant.as_of) return 'Company that was listed in the United States';
  const { city: written, code } = seatOf(registrant) ?? {};
  const place = placeKeyOf(collection, code);
  if (written === undefined || place === undefined) return 'Company listed in the United States';
  const city = townIn(collection, written, place);
  const { name } = collection.known(place);
  const seat = city === name ? city : `${city}, ${name}`;
  const kind = place.startsWith('subdivision:US-')
    ? 'US listed company'
    : 'Company listed in the United States';
  return `${kind} with headquarters in ${seat}`;
}

/** The newest annual revenue, by registrant; what may be a part of the total tells the company's size all the same. */
function latestRevenues({ annual }: FiledFigures): Map<string, number> {
  const revenues = new Map<string, number>();
  for (const { cik, line, data } of annual) {
    const last = data.at(-1);
    if (line === 'Revenue' && last !== undefined) revenues.set(cik, last[2]);
  }
  return revenues;
}
