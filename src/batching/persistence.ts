import type { Clock } from './clock';
import type { Owner } from './need';
import type { Storage, StoredRecord } from './storage';

/** Answers come in bursts; one write for many costs less than many writes. */
const WRITE_AFTER_MS = 500;

/** Writes to storage what changed, a little later and many at once; one operation after the other. */
export class Persistence {
  private readonly changed = new Set<Owner>();
  private work: Promise<unknown> = Promise.resolve();
  private cancel: (() => void) | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  load(): Promise<readonly StoredRecord[]> {
    return this.inTurn(() => this.storage.load(), []);
  }

  /** What this owner holds changed. */
  note(owner: Owner): void {
    this.changed.add(owner);
    this.cancel ??= this.clock.after(WRITE_AFTER_MS, () => void this.flush());
  }

  /** Writes what is not written yet. */
  flush(): Promise<void> {
    this.cancel?.();
    this.cancel = undefined;
    const records = [...this.changed].map((owner) => owner.record()).filter((record) => record !== undefined);
    this.changed.clear();
    if (records.length === 0) return this.inTurn(() => Promise.resolve(), undefined);
    return this.inTurn(() => this.storage.put(records), undefined);
  }

  clear(): Promise<number> {
    this.cancel?.();
    this.cancel = undefined;
    this.changed.clear();
    return this.inTurn(() => this.storage.clear(), 0);
  }

  size(): Promise<number> {
    return this.inTurn(() => this.storage.size(), 0);
  }

  async close(): Promise<void> {
    await this.flush();
    await this.inTurn(() => this.storage.close(), undefined);
  }

  /** A storage that fails is one that holds nothing. */
  private inTurn<T>(operation: () => Promise<T>, otherwise: T): Promise<T> {
    const result = this.work.then(operation).catch(() => otherwise);
    this.work = result;
    return result;
  }
}
