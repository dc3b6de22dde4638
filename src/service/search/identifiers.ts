import {
  isTickerLike,
  listings,
  registerKey,
  REGISTERS,
  siteOf,
  tickerKey,
  unlabelled,
} from '../../names/code';
import type { StoredEntity } from '../store/stored';
import { nameText } from '../../names/name-text';

/** Finds the entities that bear an identifier. */
export type IdentifierFinder = {
  /** As a register, a terminal or a browser writes it: nothing else can be meant. */
  surely: (written: string) => readonly StoredEntity[];
  /** A bare ticker, which may also be a name. */
  byTicker: (written: string) => readonly StoredEntity[];
};

/** Makes the finder of a store's identifiers. */
export function createIdentifierFinder(entities: readonly StoredEntity[]): IdentifierFinder {
  const { registered, tickers } = indexed(entities);
  const surely = (written: string): readonly StoredEntity[] => {
    const plain = unlabelled(written);
    const found = registered.get(registerKey(plain)) ?? registered.get(siteOf(plain));
    if (found !== undefined) return found;
    for (const { ticker, market } of listings(written)) {
      const listed = (tickers.get(tickerKey(ticker)) ?? []).filter((entity) => isListed(entity, market));
      if (listed.length > 0) return listed;
    }
    return [];
  };
  return {
    surely,
    byTicker: (written) => (isTickerLike(written) ? (tickers.get(tickerKey(written.trim())) ?? []) : []),
  };
}

type Index = Map<string, StoredEntity[]>;

function indexed(entities: readonly StoredEntity[]): { registered: Index; tickers: Index } {
  const registered: Index = new Map();
  const tickers: Index = new Map();
  for (const entity of entities)
    for (const { kind, key } of identifiersOf(entity))
      add(kind === 'ticker' ? tickers : registered, key, entity);
  return { registered, tickers };
}

/** The identifiers that an entity bears, as they are compared. */
export function identifiersOf({
  properties,
}: Pick<StoredEntity, 'properties'>): { kind: 'registered' | 'ticker'; key: string }[] {
  const valuesOf = (name: string): readonly string[] => {
    const value = properties.get(name)?.value ?? [];
    return typeof value === 'object' ? value : [String(value)];
  };
  const sites = valuesOf('website').filter((value) => !value.includes('/'));
  const registered = [...REGISTERS.flatMap((name) => valuesOf(name).map(registerKey)), ...sites.map(siteOf)];
  return [
    ...registered.map((key) => ({ kind: 'registered' as const, key })),
    ...valuesOf('ticker').map((value) => ({ kind: 'ticker' as const, key: tickerKey(value) })),
  ];
}

function add(index: Index, key: string, entity: StoredEntity): void {
  const known = index.get(key);
  if (known === undefined) index.set(key, [entity]);
  else if (!known.includes(entity)) known.push(entity);
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
