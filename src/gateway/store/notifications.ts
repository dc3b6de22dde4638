import { EventEmitter } from 'node:events';

import type { Listening, Notice } from './shared-store';

/** Those of this process who wait for words of subjects. */
export class Notifications {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  listen(subject: string): Listening {
    let stop: () => void = () => undefined;
    const word = new Promise<Notice>((resolve) => {
      this.emitter.once(eventOf(subject), resolve);
      stop = () => this.emitter.off(eventOf(subject), resolve);
    });
    return { word, stop };
  }

  publish(word: Notice): void {
    this.emitter.emit(eventOf(word.subject), word);
  }
}

/** No subject is an event with a meaning of its own, such as `error`. */
function eventOf(subject: string): string {
  return `of ${subject}`;
}
