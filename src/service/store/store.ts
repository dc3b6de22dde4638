import type { EntityProfile, EntitySummary } from '../../shared/contract/entity';
import type { EntityType } from '../../shared/contract/entity-type';
import type { Introspection } from '../../shared/contract/introspection';
import type { ReadEntityQuery } from '../../shared/contract/request';
import type { KnowledgeEngine } from '../knowledge';
import type { Catalogue } from './graph';

/** What a store says of itself. */
export type StoreStatus = Pick<Catalogue, 'version' | 'date' | 'figures'>;

/** What the service answers from, by operation; no object of a graph leaves it. */
export type Store = KnowledgeEngine & {
  /** Without a query the default properties; nothing where no entity has the id. */
  profile: (id: string, query: ReadEntityQuery | undefined) => Promise<EntityProfile | undefined>;
  introspection: (id: string) => Promise<Introspection | undefined>;
  search: (
    name: string,
    narrowed: { types: readonly EntityType[]; limit: number },
  ) => Promise<EntitySummary[]>;
  status: () => Promise<StoreStatus>;
  /** Makes what the first requests would otherwise wait for, and lets requests come in between. */
  prepare: () => Promise<void>;
  /** Does what it will be asked for often, so that its code is compiled when it is; requests come in between. */
  rehearse?: () => Promise<void>;
};
