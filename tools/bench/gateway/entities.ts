import type { Source } from '../../../src/shared/contract/source';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import type { MemoryGraph } from '../../../src/service/memory/memory-graph';

/** The key of the account at the counted service. */
export const ACCOUNT_KEY = 'bench-account';
/** What sheets ask of a company. */
export const FIELDS = [
  ...['employee_count', 'revenue', 'lei', 'cik', 'website'],
  ...['headquarters', 'founding_date', 'ticker', 'legal_name', 'risk_rating'],
];

/** The id of a company by its number. */
export const idOf = (at: number): string => `ab000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
/** What a field of a company holds. */
export const valueOf = (field: string, at: number): string => `${field} of ${at}`;

const SOURCE: Source = { name: 'Register', date: '2026-03-31', document: 'https://example.com/register' };

/** A store of so many companies with all fields. */
export function companies(count: number): MemoryGraph {
  return createMemoryGraph({
    entities: Array.from({ length: count }, (_, at) => ({
      id: idOf(at),
      name: `Company ${at}`,
      type: 'Company' as const,
      sources: [SOURCE],
      properties: Object.fromEntries(
        FIELDS.map((field) => [field, { value: valueOf(field, at), sources: [SOURCE] }]),
      ),
    })),
  });
}
