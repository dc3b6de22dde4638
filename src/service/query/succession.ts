import type { StoredEntity, StoredRelationship } from '../store/stored';
import type { Fact } from './fact';

/** Offices that one holds after the other. */
export const OFFICES = ['IS_CEO_OF', 'IS_CFO_OF', 'IS_COO_OF', 'IS_CTO_OF'];

/** How many days an office may be without anybody between two. */
const MOST_BETWEEN = 31;

/** A person's successor or predecessor in an office, from stored days alone, which some offices have. */
export function inOffice(person: StoredEntity, which: 'after' | 'before', field: string): Fact[] {
  return OFFICES.flatMap((type) =>
    (person.outgoing.get(type) ?? []).flatMap((own) =>
      (own.to.incoming.get(type) ?? []).flatMap((edge) => {
        const [ended, begun] = which === 'after' ? [own, edge] : [edge, own];
        return edge.from !== person && follows(ended, begun)
          ? [
              {
                subject: person,
                field,
                value: { kind: 'entity' as const, entity: edge.from, edge },
                sources: edge.sources,
              },
            ]
          : [];
      }),
    ),
  );
}

function follows({ validUntil }: StoredRelationship, { validSince }: StoredRelationship): boolean {
  if (validUntil === undefined || validSince === undefined) return false;
  const days = (Date.parse(validSince) - Date.parse(validUntil)) / 86_400_000;
  return days >= 0 && days <= MOST_BETWEEN;
}

/** When a person left offices, if stored. */
export function leftOffice(person: StoredEntity, field: string): Fact[] {
  return OFFICES.flatMap((type) =>
    (person.outgoing.get(type) ?? []).flatMap(({ validUntil, sources }) =>
      validUntil === undefined
        ? []
        : [
            {
              subject: person,
              field,
              value: { kind: 'date' as const, date: validUntil },
              sources: newestFirst(sources),
            },
          ],
    ),
  );
}

/** The newest source comes first, because it reports the end. */
const newestFirst = (sources: Fact['sources']): Fact['sources'] =>
  [...sources].sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
