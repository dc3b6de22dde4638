import * as v from 'valibot';

import { searchRequestSchema } from '../../shared/contract/search-request';
import { faultsOf } from './faults';
import { readLenient } from './lenient-values';
import type { Fault } from './problem';

/** A search as its address asks it (§4.1), or the faults that refuse it. */
export type ReadSearch = { value: v.InferOutput<typeof searchRequestSchema> } | { faults: Fault[] };

const PARAMETERS = new Set(Object.keys(searchRequestSchema.entries));

/** A list is written by repeating its name; `entity_types[]` would be passed over, and the search not narrowed. */
const bracketFault = (key: string): Fault => ({
  loc: ['query', key.slice(0, 100)],
  msg: `Expected \`${key.replace(/\[\d*\]$/, '')}\`, repeated for several values, got \`${key.slice(0, 100)}\``,
  type: 'extra_forbidden',
});

/** Reads the parameters of a search; of a parameter given twice the last counts, but every entity type does. */
export function readSearch(url: string): ReadSearch {
  const query = new URL(url).searchParams;
  const bracketed = [...query.keys()].filter(
    (key) => PARAMETERS.has(key.replace(/\[\d*\]$/, '')) && key.endsWith(']'),
  );
  if (bracketed.length > 0) return { faults: [...new Set(bracketed)].map(bracketFault) };
  const name = query.getAll('name').at(-1);
  const limit = query.getAll('limit').at(-1);
  const parameters = {
    ...(name === undefined ? {} : { name }),
    ...(limit === undefined ? {} : { limit }),
    entity_types: query.getAll('entity_types'),
  };
  const request = v.safeParse(searchRequestSchema, readLenient(searchRequestSchema, parameters));
  return request.success ? { value: request.output } : { faults: faultsOf('query', request.issues) };
}
