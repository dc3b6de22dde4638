import { ISOLATION_REQUESTS } from '../../shared/batching/refused-fields';
import { isDecided, readEntry, type Entry, type FieldEntry } from '../fields/entry';
import { Problem } from '../problem';
import type { Subject } from './subject';

/** More fields of others than this do not travel along in one request. */
const MOST_RIDERS = 500;

/**
 * The requests that answer one person, each with at least one of her fields; fields that others want of the same
 * subject join if they fit. A refusal that joined fields may have caused is tried again without them.
 */
export class Plan {
  /** What is known of her fields, and of those that rode along. */
  readonly got = new Map<string, Entry>();
  /** Whether a request of hers was refused: nobody's fields travel with hers any more, nor hers with others'. */
  isAlone = false;
  private queue: (readonly string[])[] = [];
  private extra = ISOLATION_REQUESTS;

  constructor(
    readonly subject: Subject,
    readonly keys: ReadonlySet<string>,
  ) {}

  /** Her fields that are still missing; none where the answer is known without them. */
  get left(): string[] {
    return isDecided(this.keys, this.got) ? [] : [...this.keys].filter((key) => !this.got.has(key));
  }

  /** Takes what a store had of these fields, each in its place. */
  read(keys: readonly string[], texts: readonly (string | undefined)[]): void {
    keys.forEach((key, at) => {
      const text = texts[at];
      if (text !== undefined) this.got.set(key, readEntry(text));
    });
  }

  /** The keys of her next request, with what others want as far as it fits. */
  next(wanted: readonly string[]): readonly string[] {
    const left = new Set(this.left);
    this.queue = this.queue
      .map((part) => part.filter((key) => left.has(key)))
      .filter(({ length }) => length > 0);
    if (this.queue.length === 0) this.queue = [...this.subject.parts([...left])];
    const { own } = this;
    const riders = this.isAlone ? [] : wanted.filter((key) => !this.keys.has(key)).slice(0, MOST_RIDERS);
    const parts = this.subject.parts([...own, ...riders]);
    return parts.find((part) => own.every((key) => part.includes(key))) ?? own;
  }

  /** Asks the service for this part; gives all that came. */
  async send(part: readonly string[], spend: () => Promise<void>): Promise<FieldEntry[]> {
    const hadRiders = part.length > this.own.length;
    const { entries, rest } = await this.subject.ask(part, spend);
    this.queue.shift();
    for (const { field, entry } of entries) this.got.set(field.key, entry);
    if (rest.length > 0) this.askAgain(hadRiders, rest);
    return entries;
  }

  /** The first part of hers that waits. */
  private get own(): readonly string[] {
    return this.queue[0] ?? [];
  }

  /** What others want of these parts is left out when they are next. */
  private askAgain(hadRiders: boolean, rest: readonly (readonly string[])[]): void {
    this.isAlone = true;
    this.queue.unshift(...(hadRiders ? [rest.flat()] : rest));
    if (!hadRiders) this.extra -= rest.length;
    if (this.extra >= 0) return;
    const message = 'The service refuses too many of these fields.';
    throw new Problem(Problem.failed(502, 'upstream_refused', message).reply, true);
  }
}
