/** A body told with what else it is called: `General Electric Company d/b/a GE Aerospace`. */
const ALSO =
  /^(?<name>.{2,}?),? \(?(?:d\/b\/a|dba|a\/k\/a|aka|f\/k\/a|fka|doing business as|also known as|formerly known as|formerly|now)\b:? (?<other>[^()]{2,})\)?$/i;

/** One in two languages: `Basel/Bâle`. */
const EITHER = /^(?<name>[^/]{3,}?) ?\/ ?(?<other>[^/]{3,})$/;

/** The names of a text that tells two, the one that is of today first where the text says so; none of other texts. */
export function calledAlso(typed: string): readonly string[] {
  const { name, other } = (ALSO.exec(typed.trim()) ?? EITHER.exec(typed.trim()))?.groups ?? {};
  return name === undefined || other === undefined ? [] : [name, other];
}

/** A code beside the name that it is short for: `LSE London School of Economics`, `Universiteit van Amsterdam UvA`. */
const CODE_BESIDE =
  /^(?:(?<ahead>\p{Lu}[\p{L}\d&]{1,4}) (?<after>\S{3,}.*)|(?<before>.*\S{3,}) \(?(?<behind>\p{Lu}[\p{L}\d&]{1,4})\)?)$/u;

/** The code and the name of a text that tells both; none of other texts. */
export function codeBeside(typed: string): readonly string[] {
  const { ahead, after, before, behind } = CODE_BESIDE.exec(typed.trim())?.groups ?? {};
  const [code, name] = ahead === undefined ? [behind, before] : [ahead, after];
  if (code === undefined || name === undefined || !/\p{Lu}.*\p{Lu}/u.test(code)) return [];
  return [code, name];
}
