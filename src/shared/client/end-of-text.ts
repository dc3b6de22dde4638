/**
 * Where the text of a JSON that begins here ends; the length of all where it does not. By hand, since an expression keeps
 * a state for each of its letters.
 */
export function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
