import type { ImportPart } from '../../../src/service/store/import-part';
import { world } from '../../../tools/bench/store/world';

/** Parts after which an import of the small world is made safe. */
export const SAFE_AFTER = 400;

const SOURCE = { name: 'Register', date: '2026-01-31' };

let made: readonly ImportPart[] | undefined;

/** The parts of the small world, made once. */
export function smallWorld(): readonly ImportPart[] {
  return (made ??= [...parts()]);
}

/** A few hundred entities with relationships and series, and what every import has: the same company again, keys and references that are wrong. */
function* parts(): Generator<ImportPart, void, undefined> {
  let at = 0;
  for (const part of world(300)) {
    at += 1;
    if (part.kind === 'entity' && at % 9 === 0) {
      yield { ...part, identifiers: [`lei:${at}`], aliases: [`Alias ${at}`, `Second ${at}`] };
      yield { ...part, key: `again ${at}`, identifiers: [`lei:${at}`], name: `${part.name} Group` };
      yield { kind: 'relationship', type: 'IS_SUPPLIER_OF', from: `again ${at}`, to: part.name, ...SAID };
    } else yield part;
    if (at % 50 === 0) {
      yield { kind: 'entity', key: 'twice', type: 'Company', name: `Twice ${at}`, ...SAID };
      yield { kind: 'relationship', type: 'IS_SUPPLIER_OF', from: 'twice', to: `nobody ${at}`, ...SAID };
      yield { kind: 'relationship', type: 'IS_SUPPLIER_OF', from: 'twice', to: 'lei:9', ...SAID };
    }
  }
}

const SAID = { sources: [SOURCE], where: 'said.csv:1' };
