/** What begins with a text, of what is in order. */
export function prefixRange<T>(inOrder: readonly T[], text: string, textOf: (each: T) => string): T[] {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const each = inOrder[middle];
    if (each !== undefined && textOf(each) < text) low = middle + 1;
    else high = middle;
  }
  let end = low;
  for (let each = inOrder[end]; each !== undefined && textOf(each).startsWith(text); each = inOrder[end])
    end += 1;
  return inOrder.slice(low, end);
}
