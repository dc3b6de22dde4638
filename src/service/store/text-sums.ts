/** Two 32-bit hashes of a text (cyrb53), which identify very many texts without storing them. */
export function textSums(text: string): readonly [number, number] {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  const mixed = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  return [mixed, Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(mixed ^ (mixed >>> 13), 3266489909)];
}
