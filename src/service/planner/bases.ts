import type { Expression } from '../query/tree';
import type { Vocabulary } from './vocabulary';
import { findPhrase, type Word } from './words';

/** An expression on the basis that was said, or the words of a basis that none of its figures has. */
export type OnBasis = { expression: Expression } | { without: string };

/**
 * A basis may stand apart from its figure, as in “GDP of Germany at purchasing power parity”: its words are passed over
 * where they stand, and the figure becomes that of the basis. What has no figure on it was not understood.
 */
export function onBasis(
  words: readonly Word[],
  vocabularies: readonly Vocabulary[],
  expression: Expression,
): OnBasis {
  const wanted = vocabularies
    .flatMap(({ language }) => language.bases)
    .flatMap((basis) => {
      const said = findPhrase(words, basis.words);
      return said === undefined ? [] : [{ ...basis, said }];
    });
  let found = expression;
  for (const { said, of, field } of wanted) {
    const plain = new RegExp(`^${of}(?=_per_|_percent_|$)`);
    const based = JSON.parse(JSON.stringify(found), (_key, value: unknown) =>
      typeof value === 'string' ? value.replace(plain, field) : value,
    ) as Expression;
    if (!JSON.stringify(based).includes(`"${field}`)) return { without: said };
    found = based;
  }
  return { expression: found };
}
