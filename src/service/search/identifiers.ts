import {
  cashtag,
  isTickerLike,
  listings,
  registerKey,
  REGISTERS,
  siteOf,
  tickerKey,
  unlabelled,
} from '../../shared/names/code';
import { nameText, squeezed } from '../../shared/names/name-text';
import { asListed, terminalListing } from '../../shared/names/terminal-listing';
import type { NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';

/** Finds the entities that bear an identifier. */
export type IdentifierFinder = {
  /** As a register, a terminal or a browser writes it: nothing else can be meant. */
  surely: (written: string) => readonly StoredEntity[];
  /** A bare ticker, which may also be a name. */
  byTicker: (written: string) => readonly StoredEntity[];
};

/** Makes the finder by the keys that a store holds of all entities. */
export function createIdentifierFinder({
  registered,
  ticker: listed,
  exact,
  further,
}: Pick<NameLookups, 'registered' | 'ticker' | 'exact' | 'further'>): IdentifierFinder {
  const called = (code: string): { name: string; entity: StoredEntity }[] => {
    const text = nameText(code);
    return [...exact(text), ...further(squeezed(text))];
  };
  /** What has a ticker beside its own, as an American receipt or a second share has one, which may be its name. */
  const alsoListed = (ticker: string): StoredEntity[] => {
    const isSo = ({ name, entity: { type, name: own } }: (typeof found)[number]): boolean =>
      type === 'Company' &&
      (name === name.toUpperCase() || name === own) &&
      tickerKey(name) === tickerKey(ticker);
    const found = called(ticker);
    return found.filter(isSo).map(({ entity }) => entity);
  };
  const bearersOf = (ticker: string): readonly StoredEntity[] => {
    const found = listed(tickerKey(ticker));
    return found.length > 0 ? found : alsoListed(ticker);
  };
  const surely = (written: string): readonly StoredEntity[] => {
    const cash = cashtag(written);
    if (cash !== undefined) return bearersOf(cash).filter(({ type }) => type === 'Company');
    const plain = unlabelled(written);
    for (const key of new Set([registerKey(plain), siteOf(plain)])) {
      const found = key === '' ? [] : registered(key);
      if (found.length > 0) return found;
    }
    for (const { ticker, market } of listings(written)) {
      const there = bearersOf(ticker).filter((entity) => isListed(entity, market));
      if (there.length > 0) return there;
    }
    const future = futureCode(written);
    if (future !== undefined)
      return called(future).flatMap(({ entity }) => (entity.type === 'Future' ? [entity] : []));
    const terminal = terminalListing(written);
    if (terminal === undefined || listed(tickerKey(written.trim())).length > 0) return [];
    const { country } = terminal;
    return asListed(terminal.ticker)
      .flatMap(bearersOf)
      .filter((entity) => isAtHome(entity, country) || mayBeListed(entity, terminal));
  };
  return { surely, byTicker: (written) => (isTickerLike(written) ? listed(tickerKey(written.trim())) : []) };
}

/** The identifiers that an entity bears, as they are compared. */
export function identifiersOf({
  properties,
}: Pick<StoredEntity, 'properties'>): { kind: 'registered' | 'ticker'; key: string }[] {
  const found: { kind: 'registered' | 'ticker'; key: string }[] = [];
  const each = (name: string, note: (value: string) => void): void => {
    const value = properties.get(name)?.value;
    if (typeof value === 'object') value.forEach(note);
    else if (value !== undefined) note(String(value));
  };
  const registered = (key: string): number => found.push({ kind: 'registered', key });
  for (const name of REGISTERS) each(name, (value) => registered(registerKey(value)));
  each('website', (value) => void (value.includes('/') || registered(siteOf(value))));
  each('ticker', (value) => found.push({ kind: 'ticker', key: tickerKey(value) }));
  return found;
}

/** The code of a future as price pages write it: `GC` of `GC=F`; undefined for other texts. */
function futureCode(written: string): string | undefined {
  return /^([A-Z\d]{2})=F$/.exec(written.trim())?.[1];
}

/** Whether an entity is listed in the country of this code, or has its seat there: ASML is listed in Amsterdam too. */
function isAtHome(entity: StoredEntity, country: string): boolean {
  const seats = SEATS.flatMap((type) =>
    (entity.outgoing.get(type) ?? []).flatMap(({ to }) => [to, ...placesOf(to)]),
  );
  return isListed(entity, country) || seats.some(({ aliases }) => aliases.includes(country));
}

/**
 * Whether an entity may be listed in a country: a foreign company in the United States, or one without known
 * headquarters by a ticker of another listing.
 */
function mayBeListed(
  entity: StoredEntity,
  { ticker, country }: { ticker: string; country: string },
): boolean {
  if (country === 'US') return !isAtHome(entity, country);
  const own = String(entity.properties.get('ticker')?.value ?? '');
  const isOwn = asListed(ticker).some((each) => tickerKey(each) === tickerKey(own));
  return !isOwn && SEATS.every((type) => (entity.outgoing.get(type) ?? []).length === 0);
}

const SEATS = ['HAS_HEADQUARTERS_IN', 'IS_REGISTERED_IN'] as const;

const placesOf = ({ outgoing }: StoredEntity): StoredEntity[] =>
  (outgoing.get('IS_LOCATED_IN') ?? []).map((place) => place.to);

/** Whether an entity is listed on the exchange of this name or code, or on one in the country of this code. */
function isListed(entity: StoredEntity, market: string): boolean {
  const wanted = nameText(market);
  const markets = (entity.outgoing.get('LISTED_ON') ?? []).flatMap(({ to }) => [to, ...placesOf(to)]);
  return markets.some(({ name, aliases }) => [name, ...aliases].some((each) => nameText(each) === wanted));
}
