import type { Listening, Word } from './shared-store';

/** Those of this process who wait for words of subjects. */
export class Words {
  private readonly listeners = new Map<string, Set<(word: Word) => void>>();

  listen(subject: string): Listening {
    let stop: () => void = () => undefined;
    const word = new Promise<Word>((resolve) => {
      const those = this.listeners.get(subject) ?? new Set();
      this.listeners.set(subject, those);
      those.add(resolve);
      stop = () => {
        those.delete(resolve);
        if (those.size === 0 && this.listeners.get(subject) === those) this.listeners.delete(subject);
      };
    });
    return { word, stop };
  }

  say(word: Word): void {
    const those = this.listeners.get(word.subject);
    this.listeners.delete(word.subject);
    for (const tell of those ?? []) tell(word);
  }
}
