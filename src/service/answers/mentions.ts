import type { EntityMention } from '../../contract/knowledge';
import type { StoredEntity } from '../store/stored';

/** The entities of an answer with the words that name them in its texts (§2.10); each once, in the order given. */
export function mentionsOf(entities: readonly StoredEntity[], texts: readonly string[]): EntityMention[] {
  const lowered = texts.map((text) => text.toLowerCase());
  return [...new Set(entities)].map((entity) => {
    const found = [entity.name, ...entity.aliases].flatMap((name) => surfaceForm(name, texts, lowered));
    return {
      id: entity.id,
      name: entity.name,
      entity_type: entity.type,
      mentions: found.length > 0 ? [...new Set(found)] : [entity.name],
    };
  });
}

/** The name as a text writes it, where it stands there as whole words. */
function surfaceForm(name: string, texts: readonly string[], lowered: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  if (wanted.length < 2) return [];
  return texts.flatMap((text, which) => {
    const at = lowered[which]?.indexOf(wanted) ?? -1;
    const form = text.slice(at, at + name.length);
    const isWhole = at >= 0 && !isLetter(text[at - 1]) && !isLetter(text[at + name.length]);
    // A two-letter code such as `IN` is a mention only as it is written.
    return isWhole && (name.length > 3 || form === name) ? [form] : [];
  });
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
