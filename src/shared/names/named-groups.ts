/** The named groups of a form in a text, if each of them takes part in every match; undefined for other texts. */
export function namedGroups<Name extends string>(
  form: RegExp,
  text: string,
): Readonly<Record<Name, string>> | undefined {
  return form.exec(text)?.groups as Readonly<Record<Name, string>> | undefined;
}
