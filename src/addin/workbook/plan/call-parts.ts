import type { KnownKnowledge } from '../../runtime/knowledge';
import type { Forecast } from './forecast';
import type { NamedEntities } from './named-entity';

/** What calls are forecast with. */
export type CallParts = { forecast: Forecast; known: KnownKnowledge; named: NamedEntities };
