/** A function that stores its last results; when there are too many, it starts anew with none. */
export function remembered<Result extends object | string | boolean>(
  most: number,
  make: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (results.size >= most) results.clear();
    results.set(text, made);
    return made;
  };
}
