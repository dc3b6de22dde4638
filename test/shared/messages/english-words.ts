/** Words that English sentences can hardly do without, and German ones never have. */
const ENGLISH =
  /(?<![\p{L}\d_.-])(the|is|of|not|no|for|and|it|has|have|with|by|this|that|are|its|only|refresh|check|later|must|got|expected|cannot|there|which|when|while|does|nothing|nearest|match|matches|try|did|you|service|request|requests|answer|answered|value|stored|asked|rows|place|more|one|whole|number|date|year|cell|cells|spelling)(?![\p{L}\d_.-])/iu;

/** What a sentence quotes, names or refers to, which is in whatever language it is. */
const QUOTED = /„[^“]*“|"(?:[^"]|"")*"|`[^`]*`|=?KER\.[A-Z]+(?:\([^)]*\))?|\b[A-Z]+(?:_[A-Z]+)+\b/g;

/** The first English word of a sentence that should be German; undefined where it has none. */
export function englishWordIn(sentence: string): string | undefined {
  return ENGLISH.exec(sentence.replace(QUOTED, ''))?.[1];
}
