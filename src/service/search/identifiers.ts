import type { StoredEntity } from '../store/stored';
import { nameText } from './name-text';

/** Finds the entities that bear an identifier, as a register, a terminal or a browser writes it. */
export type IdentifierFinder = (written: string) => readonly StoredEntity[];

/** Properties that hold an identifier; a firm's own data may have those that the built-in dataset lacks. */
const REGISTERS = ['lei', 'cik', 'isin', 'cusip', 'sedol', 'figi', 'permid', 'ein', 'bics'] as const;

/** `LEI: …` and `CIK 320193`: an identifier after its name. */
const LABEL = new RegExp(`^(?:${REGISTERS.join('|')}|bic)\\s*[:#]?\\s+(?=\\S)`, 'i');

/** `NASDAQ:AAPL`, and `AAPL US` or `AAPL US Equity` as terminals write it. */
const LISTED = [
  /^(?<market>[\p{L}\d .]{2,40}):\s*(?<ticker>[A-Z\d.-]{1,8})$/iu,
  /^(?<ticker>[A-Z\d.-]{1,8}?)[ :.](?<market>[A-Z]{2,6})(?: equity)?$/i,
];

/** Makes the finder of a store's identifiers. */
export function createIdentifierFinder(entities: readonly StoredEntity[]): IdentifierFinder {
  const { registered, tickers } = indexed(entities);
  return (written) => {
    const text = written.trim();
    const plain = text.replace(LABEL, '');
    const found = registered.get(registerKey(plain)) ?? registered.get(siteOf(plain));
    if (found !== undefined) return found;
    for (const form of LISTED) {
      const { ticker = '', market = '' } = form.exec(text)?.groups ?? {};
      const listed = (tickers.get(tickerKey(ticker)) ?? []).filter((entity) => isListed(entity, market));
      if (listed.length > 0) return listed;
    }
    return [];
  };
}

type Index = Map<string, StoredEntity[]>;

function indexed(entities: readonly StoredEntity[]): { registered: Index; tickers: Index } {
  const registered: Index = new Map();
  const tickers: Index = new Map();
  for (const entity of entities) {
    const valuesOf = (name: string): readonly string[] => {
      const value = entity.properties.get(name)?.value ?? [];
      return typeof value === 'object' ? value : [String(value)];
    };
    for (const name of REGISTERS)
      for (const value of valuesOf(name)) add(registered, registerKey(value), entity);
    for (const value of valuesOf('website')) if (!value.includes('/')) add(registered, siteOf(value), entity);
    for (const value of valuesOf('ticker')) add(tickers, tickerKey(value), entity);
  }
  return { registered, tickers };
}

function add(index: Index, key: string, entity: StoredEntity): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [entity]);
  else if (!known.includes(entity)) known.push(entity);
}

/** Letter case, spaces, hyphens and the zeros before a number tell nothing. */
function registerKey(written: string): string {
  return written
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^0+(?=\d{4,}$)/, '');
}

/** `BRK-B`, `BRK/B` and `BRK.B` are one. */
function tickerKey(ticker: string): string {
  return ticker.toUpperCase().replace(/[-/]/g, '.');
}

/** The host of a web address without `www`; what is no address gives a text that no site has. */
function siteOf(written: string): string {
  const host = /^(?:https?:\/\/)?(?:www\.)?([\w-]+(?:\.[\w-]+)+)(?:[/:?#].*)?$/i.exec(written)?.[1];
  return host === undefined ? '' : host.toLowerCase();
}

/** Whether an entity is listed on the exchange of this name or code, or on one in the country of this code. */
function isListed(entity: StoredEntity, market: string): boolean {
  const wanted = nameText(market);
  const markets = (entity.outgoing.get('LISTED_ON') ?? []).flatMap(({ to }) => [
    to,
    ...(to.outgoing.get('IS_LOCATED_IN') ?? []).map((place) => place.to),
  ]);
  return markets.some(({ name, aliases }) => [name, ...aliases].some((each) => nameText(each) === wanted));
}
