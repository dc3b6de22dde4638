/** Values under sequences of words. */
export class Trie<T> {
  private readonly next = new Map<string, Trie<T>>();
  readonly values: T[] = [];

  add(words: readonly string[], value: T): void {
    const [word, ...others] = words;
    if (word === undefined) {
      this.values.push(value);
      return;
    }
    const child = this.next.get(word) ?? new Trie<T>();
    this.next.set(word, child);
    child.add(others, value);
  }

  step(word: string): Trie<T> | undefined {
    return this.next.get(word);
  }
}
