import type { EntityType } from '../../../src/shared/contract/entity-type';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import { idOf } from '../small-store';

const sources = [{ name: 'Register', date: '2025-03-31', document: '' }];

/** A name, of what type it is, and what else that is called. */
type Named = readonly [name: string, type: EntityType, ...aliases: string[]];

/** Makes what gives the names that a search finds among a few entities. */
export function namesFoundIn(...named: readonly Named[]): (name: string) => string[] {
  const entities = named.map(([name, type, ...aliases], at) => ({
    ...{ id: idOf(at + 1), name, type, sources, aliases },
  }));
  const search = createEntitySearch(createMemoryGraph({ entities, relationships: [] }));
  return (name) => search(name, { limit: 5 }).map(({ entity }) => entity.name);
}
