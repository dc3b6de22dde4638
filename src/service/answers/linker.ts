import type { Evaluator } from '../query/evaluate';
import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import type { EntitySearch } from '../search/entity-search';
import type { StoredEntity } from '../store/stored';

/** Finds what the words of a question mean. */
export type Linker = {
  /** The entity of a name; of namesakes the likeliest that holds the field, and only such a one for a misspelt name. */
  entity(name: string, field?: string): StoredEntity | undefined;
  /** The field that a phrase names, as `latest number of employees` does; its own name where the table has it. */
  field(phrase: string): string | undefined;
};

/** Below this a match of the search is too far from what was written. */
const MISSPELT = 0.84;

const ARTICLE = /^(the|a|an|its|their)\s+/i;
const ADJECTIVE =
  /^(latest|current|present|last|most recent|total|annual|yearly|official|reported|full|overall|exact|main|primary|name of the|names of the|all|all the)\s+/i;

/** Makes the linker of a store. */
export function createLinker(evaluator: Evaluator, search: EntitySearch): Linker {
  const { reader, means } = evaluator;
  const holds = (entity: StoredEntity, field: string): boolean =>
    reader.read(entity, reader.steps([field])).length > 0;
  return {
    entity: (written, field) => {
      const name = written
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replace(/('s|')$/, '');
      const named = [...means.namer(name), ...means.namer(name.replace(ARTICLE, ''))];
      if (field === undefined) return named[0];
      const alike = (): StoredEntity[] =>
        name.length < 3
          ? []
          : search(name.replace(ARTICLE, ''), { limit: 8 })
              .filter(({ relevance }) => relevance >= MISSPELT)
              .map(({ entity }) => entity);
      const held = named.find((entity) => holds(entity, field));
      return held ?? (named[0] === undefined ? alike().find((entity) => holds(entity, field)) : named[0]);
    },
    field: (written) => {
      for (const phrase of phrasings(written)) {
        const key = fieldKey(phrase);
        if (key !== '' && reader.isField(key)) return fieldSpec(key)?.name ?? key;
      }
      return undefined;
    },
  };
}

/** The phrase without its articles and adjectives, one after the other, then without a closing `figure`, then in the singular. */
function phrasings(written: string): string[] {
  const found = [written.trim()];
  for (let at = 0; at < found.length && found.length < 12; at += 1) {
    const phrase = found[at] ?? '';
    for (const shorter of [
      phrase.replace(ARTICLE, ''),
      phrase.replace(ADJECTIVE, ''),
      phrase.replace(/\s+(figures?|numbers?|value)$/i, ''),
      phrase.replace(/(?<=[a-z]{3})s$/, ''),
    ]) {
      if (!found.includes(shorter)) found.push(shorter);
    }
  }
  return found;
}
