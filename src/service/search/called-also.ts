/** A body told with what else it is called: `General Electric Company d/b/a GE Aerospace`. */
const ALSO =
  /^(?<name>.{2,}?),? \(?(?:d\/b\/a|dba|a\/k\/a|aka|f\/k\/a|fka|doing business as|also known as|formerly known as|formerly|now)\b:? (?<other>[^()]{2,})\)?$/i;

/** The names of a text that tells two, the one that is of today first where the text says so; none of other texts. */
export function calledAlso(typed: string): readonly string[] {
  const { name, other } = ALSO.exec(typed.trim())?.groups ?? {};
  return name === undefined || other === undefined ? [] : [name, other];
}
