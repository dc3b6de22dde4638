import type { CollectedEntity, Collection } from './collection';

/** The company with a ticker, which a builder relies on. */
export function companyOf(collection: Collection, ticker: string): CollectedEntity {
  for (const entity of collection.entities.values())
    if (entity.type === 'Company' && entity.properties.get('ticker')?.[0] === ticker) return entity;
  throw new Error(`Expected a company with the ticker ${ticker}, got none`);
}

/** The SEC's central index key of a listed company, as its natural key holds it. */
export const cikOf = ({ key }: CollectedEntity): string => key.slice('company:'.length);
