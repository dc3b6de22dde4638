import * as v from 'valibot';

import type { Inputs } from './inputs';

const rowSchema = v.object({
  offset: v.string(),
  /** Number of the lexicographers' file: 5 animals, 20 plants, 17 natural objects … */
  lexicon: v.number(),
  words: v.array(v.string()),
  /** Offsets of what it is a kind, or an instance, of. */
  kinds: v.array(v.string()),
  /** Offsets of what it is a part of. */
  wholes: v.optional(v.array(v.string()), []),
  /** Whether it is a single thing, such as a river, and no kind. */
  instance: v.optional(v.boolean(), false),
  /** Whether WordNet's own tagged texts use it. */
  familiar: v.optional(v.boolean(), false),
  /** Its scientific name, `Balaena mysticetus`. */
  species: v.optional(v.string()),
});

/** A noun of WordNet: its words, its kinds, what it is a part of. Its gloss is prose and stays behind. */
export type Noun = Omit<v.InferOutput<typeof rowSchema>, 'kinds' | 'wholes'> & {
  kinds: readonly Noun[];
  wholes: readonly Noun[];
};

/** Reads those nouns of WordNet that name living things or single things, and all that they are kinds of. */
export function readNouns(inputs: Inputs): Noun[] {
  const rows = inputs.lines('wordnet.jsonl', rowSchema);
  const nouns = new Map(
    rows.map((row) => [row.offset, { ...row, kinds: [] as Noun[], wholes: [] as Noun[] }]),
  );
  const known = (offset: string): Noun[] => [nouns.get(offset)].filter((noun) => noun !== undefined);
  for (const { offset, kinds, wholes } of rows) {
    nouns.get(offset)?.kinds.push(...kinds.flatMap(known));
    nouns.get(offset)?.wholes.push(...wholes.flatMap(known));
  }
  return [...nouns.values()];
}

/** Whether the noun is of a kind, however far up. */
export function isKindOf(noun: Noun, kind: string): boolean {
  return noun.kinds.some((each) => each.words.includes(kind) || isKindOf(each, kind));
}

/** A name as it begins a title: WordNet writes common names small. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the noun is first of all, in a word. */
export const kindOf = (noun: Noun): string => noun.kinds[0]?.words[0] ?? '';
