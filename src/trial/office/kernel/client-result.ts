import { RichApiError } from './rich-api-error';
import type { Session } from './session';

/** A single value that is known after the next sync, as `getCount()` returns it. */
export class ClientResult<T> {
  #value: { is: T } | undefined;

  constructor(session: Session, read: () => T) {
    session.enqueue(() => {
      this.#value = { is: read() };
      session.receive(this.#value.is);
    });
  }

  get value(): T {
    if (!this.#value) {
      throw new RichApiError(
        'ValueNotLoaded',
        'The value of the result is known only after "context.sync()".',
      );
    }
    return this.#value.is;
  }
}
