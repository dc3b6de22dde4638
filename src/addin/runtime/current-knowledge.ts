import type { RecordedNeed } from '../../shared/batching/ledger';
import type { CellNeed, Knowledge, KnownKnowledge } from './knowledge';
import type { Layer } from './layer';

/**
 * Gives the knowledge of whichever layer is current. Ids are compared in lower case everywhere, because a UUID may be
 * typed in either (RFC 9562 §4).
 */
export function currentKnowledge(current: () => Layer): Knowledge {
  // Without a key nothing can be sent, so no cell waits in a queue, or for a cap on requests, to be told that.
  const asking = <T>(ask: (layer: Layer) => Promise<T>): Promise<T> => {
    const layer = current();
    return layer.refusal ? Promise.reject(layer.refusal) : ask(layer);
  };
  return {
    search: (request, waiter) => asking(({ search }) => search.ask(request, waiter)),
    profile: (id, waiter) => asking(({ batching }) => batching.profile(id.toLowerCase(), waiter)),
    head: (id, waiter) => asking(({ batching }) => batching.head(id.toLowerCase(), waiter)),
    property(id, name, waiter) {
      const { refusal, batching } = current();
      if (refusal) return Promise.reject(refusal);
      return batching.propertyNowOrLater(id.toLowerCase(), name, waiter);
    },
    relationship: ({ id, ...field }, waiter) =>
      asking(async ({ batching }) => (await batching.relationship(id.toLowerCase(), field, waiter)) ?? []),
    observation: ({ id, type, observation }, waiter) =>
      asking(({ batching }) =>
        batching.observation(id.toLowerCase(), { type, id: observation.toLowerCase() }, waiter),
      ),
    introspection: (id, waiter, leads) =>
      asking(({ introspection }) => introspection.ask(id.toLowerCase(), waiter, leads)),
    query: (input, waiter) => asking(({ query }) => query.ask(input.trim(), waiter)),
    answer: (input, waiter) => asking(({ answer }) => answer.ask(input.trim(), waiter)),
    known: currentKnown(current),
  };
}

function currentKnown(current: () => Layer): KnownKnowledge {
  const held = () => current().batching.held;
  const known: KnownKnowledge = {
    cell: (address) =>
      current()
        .batching.asked(address)
        ?.map((need) => cellNeed(known, need)),
    ran: (address) => current().batching.core.ledger.ran(address),
    head: (id) => held().head(id.toLowerCase())?.value,
    introspection: (id) => current().introspection.held(id.toLowerCase())?.value,
    property: (id, name) => held().property(id.toLowerCase(), name),
    observation: ({ id, type, observation }) =>
      held().observation(id.toLowerCase(), { type, id: observation.toLowerCase() }),
    search: (request) => current().search.held(request),
    relationship({ id, ...field }) {
      const related = held().relationship(id.toLowerCase(), field);
      return related && { ...related, value: related.value ?? [] };
    },
    query: (input) => current().query.held(input.trim()),
    answer: (input) => current().answer.held(input.trim()),
  };
  return known;
}

function cellNeed(known: KnownKnowledge, asked: RecordedNeed): CellNeed {
  if (asked.kind === 'property') {
    const { entity: id, name } = asked;
    return { kind: 'property', id, name, held: known.property(id, name) };
  }
  if (asked.kind === 'relationship') {
    const { direction, type, slice } = asked.field;
    const need = { id: asked.entity, direction, type, ...(slice && { slice }) };
    return { kind: 'relationship', need, held: known.relationship(need) };
  }
  if (asked.kind === 'observation') {
    const need = { id: asked.entity, type: asked.field.type, observation: asked.field.id };
    return { kind: 'observation', need, held: known.observation(need) };
  }
  if (asked.kind === 'entity') return { kind: 'other', name: 'entity', key: asked.entity };
  const { family: name, key } = asked;
  if (name !== 'answer') return { kind: 'other', name, key };
  return { kind: 'answer', question: key, held: known.answer(key) };
}
