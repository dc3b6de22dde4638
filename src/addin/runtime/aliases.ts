import type { EntitySummary } from '../../shared/contract/entity';
import { Failure } from '../../shared/contract/failure';
import type { Knowledge, KnownKnowledge, Waiter } from './knowledge';

/** The properties that services refuse of a type, learned from their refusals; by what they are known from. */
const refused = new WeakMap<KnownKnowledge, Set<string>>();

/**
 * Requests an entity's other names and codes as texts; cached ones count however old they are. A property that the
 * service refused for a type is not requested for it again.
 */
export function askTexts(
  { known, property }: Pick<Knowledge, 'known' | 'property'>,
  waiter: Waiter,
  serviceAddress = '',
): (entity: EntitySummary, name: string) => Promise<readonly string[] | undefined> {
  const learned = refused.get(known) ?? new Set();
  refused.set(known, learned);
  // The name of a cell would list its entity's aliases among the sources of the cell, which it never showed.
  const { signal, person } = waiter;
  const asker = { ...(signal && { signal }), ...(person !== undefined && { person }) };
  return async ({ id, entity_type }, name) => {
    const held = known.property(id, name);
    if (held !== undefined) return textsOf(held.value?.value);
    const key = `${serviceAddress} ${entity_type} ${name}`;
    if (learned.has(key)) return undefined;
    try {
      return textsOf((await property(id, name, asker))?.value);
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'validation') throw error;
      learned.add(key);
      return undefined;
    }
  };
}

/** A list of texts, or one text, as services write both. */
function textsOf(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.flatMap((each) => (typeof each === 'string' || typeof each === 'number' ? [String(each)] : []));
}
