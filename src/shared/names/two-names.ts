import { namedGroups } from './named-groups';

/** A name with another of the same thing, told before and after words that say so. */
export type TwoNames = {
  name: string;
  other: string;
  /** Whether the first is the current name and the other a former one, so that the first alone decides. */
  isFormer: boolean;
};

/** `General Electric Company d/b/a GE Aerospace`, `Meta Platforms (fka Facebook)`. */
const ALSO =
  /^(?<name>.{2,}?),? \(?(?<how>d\/b\/a|dba|a\/k\/a|aka|f\/k\/a|fka|doing business as|also known as|formerly known as|formerly|previously|prev\.|now)(?!\p{L}):? (?<other>[^()]{2,})\)?$/iu;

/** Words that say so only in brackets: the MSCI World ex USA was never called USA. */
const IN_BRACKETS =
  /^(?<name>[^()]{2,}) \((?<how>ex|vorm(?:als|\.)|früher|ehem(?:als|\.)|anciennement)(?:-|:? )(?<other>[^()\s][^()]+)\)$/iu;

/** What is said of the name that another has today. */
const FORMER = /^(?:f|prev|vorm|früher|ehem|anc)/i;

/** The two names of a text that tells two; undefined for other texts. */
export function twoNames(typed: string): TwoNames | undefined {
  const text = typed.trim();
  const told =
    namedGroups<'name' | 'how' | 'other'>(ALSO, text) ??
    namedGroups<'name' | 'how' | 'other'>(IN_BRACKETS, text);
  return told && { name: told.name, other: told.other, isFormer: FORMER.test(told.how) };
}
