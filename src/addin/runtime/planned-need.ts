import type { Inquiries } from '../../shared/batching/batching';
import type { RecordedNeed } from '../../shared/batching/ledger';
import type { SearchRequest } from '../../shared/contract/search-request';
import type { ObservationNeed, RelationshipNeed } from './knowledge';
import type { Layer } from './layer';

/** What a cell will ask, as its formula tells. */
export type PlannedNeed =
  | { kind: 'search'; request: SearchRequest }
  | { kind: 'introspection'; id: string }
  | { kind: 'profile'; id: string }
  | { kind: 'query'; input: string }
  | { kind: 'answer'; input: string }
  | { kind: 'property'; id: string; name: string }
  | { kind: 'relationship'; need: RelationshipNeed }
  | { kind: 'observation'; need: ObservationNeed };

/** The same as the layer names it; ids in lower case and inputs without blanks around them, as knowledge asks them. */
export function namedNeed({ search, introspection, query, answer }: Layer, need: PlannedNeed): RecordedNeed {
  if (need.kind === 'search') return inquiryNeed(search, need.request);
  if (need.kind === 'query') return inquiryNeed(query, need.input.trim());
  if (need.kind === 'answer') return inquiryNeed(answer, need.input.trim());
  if (need.kind === 'introspection') return inquiryNeed(introspection, need.id.toLowerCase());
  if (need.kind === 'profile') return { kind: 'entity', entity: need.id.toLowerCase() };
  if (need.kind === 'property') return { kind: 'property', entity: need.id.toLowerCase(), name: need.name };
  if (need.kind === 'relationship') {
    const { id, ...field } = need.need;
    return { kind: 'relationship', entity: id.toLowerCase(), field };
  }
  const { id, type, observation } = need.need;
  return { kind: 'observation', entity: id.toLowerCase(), field: { type, id: observation.toLowerCase() } };
}

function inquiryNeed<Input>({ name, key }: Inquiries<Input, unknown>, input: Input): RecordedNeed {
  return { kind: 'inquiry', family: name, key: key(input) };
}
