/** The single words of texts; laid over others it holds those of either. */
export class Tokens {
  private readonly own = new Set<string>();
  private begun: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(
    texts: Iterable<string>,
    private readonly beneath?: Tokens,
  ) {
    for (const text of texts)
      for (const token of text.split(' ')) if (beneath?.has(token) !== true) this.own.add(token);
  }

  has(token: string): boolean {
    return this.own.has(token) || this.beneath?.has(token) === true;
  }

  /** Those with a first letter. */
  begunWith(letter: string): readonly string[] {
    const own = (this.begun ??= byLetter(this.own)).get(letter) ?? [];
    return [...(this.beneath?.begunWith(letter) ?? []), ...own];
  }
}

function byLetter(tokens: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const made = new Map<string, string[]>();
  for (const token of tokens) {
    const first = token[0] ?? '';
    const those = made.get(first);
    if (those === undefined) made.set(first, [token]);
    else those.push(token);
  }
  return made;
}
