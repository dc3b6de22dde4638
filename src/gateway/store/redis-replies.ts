import { EventEmitter } from 'node:events';

import type { Listening, Word } from './shared-store';

/** Those of this process who wait for words of subjects. */
export class Words {
  private readonly said = new EventEmitter().setMaxListeners(0);

  listen(subject: string): Listening {
    let stop: () => void = () => undefined;
    const word = new Promise<Word>((resolve) => {
      this.said.once(eventOf(subject), resolve);
      stop = () => this.said.off(eventOf(subject), resolve);
    });
    return { word, stop };
  }

  say(word: Word): void {
    this.said.emit(eventOf(word.subject), word);
  }
}

/** No subject is an event with a meaning of its own, such as `error`. */
function eventOf(subject: string): string {
  return `of ${subject}`;
}
