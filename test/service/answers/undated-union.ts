import { createKnowledgeEngine } from '../../../src/service/answers/engine';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import type { EntityPart, RelationshipPart } from '../../../src/service/store/store-parts';

const SOURCES = [{ name: 'Annals', date: '2024-11-01', document: 'https://example.org' }];

/** Who is in the union, and from when until when, as far as anybody says. */
const MEMBERS: readonly (readonly [name: string, since?: string | undefined, until?: string])[] = [
  ['France', '1990-01-01'],
  ['Spain'],
  ['Portugal', undefined, '2019-01-01'],
  ['Italy', '2000-01-01', '2010-01-01'],
];

const id = (key: number): string => `00000000-0000-4000-8000-${String(key).padStart(12, '0')}`;

/** An engine of one union, of some of whose members nobody says since when they are such. */
export function undatedUnion(): ReturnType<typeof createKnowledgeEngine> {
  const entity = (at: number, type: EntityPart['type'], name: string): EntityPart => ({
    ...{ id: id(at), type, name, aliases: [], prominence: 1 - at / 100, sources: SOURCES, properties: {} },
  });
  const relationships = MEMBERS.map(([, since, until], at): RelationshipPart => ({
    ...{ id: id(100 + at), type: 'IS_MEMBER_OF', from: id(at + 1), to: id(0), sources: SOURCES },
    ...(since === undefined ? {} : { validSince: since }),
    ...(until === undefined ? {} : { validUntil: until }),
  }));
  const graph = createMemoryGraph({
    entities: [
      entity(0, 'IntergovernmentalOrganization', 'Wine League'),
      ...MEMBERS.map(([name], at) => entity(at + 1, 'Country', name)),
    ],
    relationships,
    series: [],
  });
  return createKnowledgeEngine(graph, createEntitySearch(graph));
}
