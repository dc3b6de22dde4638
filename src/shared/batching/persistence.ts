import { inTime, type Clock } from './clock';
import type { Owner } from './need';
import type { Values } from './entity-request';
import type { IsWhole } from './options';
import type { Snapshot } from './snapshot';
import type { Storage } from './storage';

/** Answers come in bursts; one write for many costs less than many writes. */
const WRITE_AFTER_MS = 500;
/** Storage that does not answer in this time is gone on without, until it does. */
const PATIENCE_MS = 3_000;

/**
 * Writes to storage what changed, a little later and many at once; one operation after the other. A storage that fails
 * or does not answer is one that holds nothing, and nothing waits for it: what it brings late is still taken, and what
 * changed meanwhile is written then.
 */
export class Persistence {
  private readonly changed = new Set<Owner>();
  private work: Promise<unknown> = Promise.resolve();
  private cancel: (() => void) | undefined = undefined;
  /** Operations that are late. */
  private late = 0;
  private isForgotten = false;

  constructor(
    private readonly clock: Clock,
    private readonly storage: Storage,
  ) {}

  /** Resolves when the snapshot has what is stored, or when it is better to go on without; late records are taken too. */
  load(snapshot: Snapshot<Values>, loadIsWhole: () => Promise<IsWhole>): Promise<void> {
    return this.inTurn(async () => {
      // With the script of the gate, without which nothing is sent.
      const restoring = import(/* webpackChunkName: "budget" */ './stored-records');
      const loading = [restoring, this.storage.load(), loadIsWhole()] as const;
      const [{ restore }, records, isWhole] = await Promise.all(loading);
      // What was wiped while it was read must not come back.
      if (!this.isForgotten) restore(snapshot, records, isWhole);
    }, undefined);
  }

  /** What this owner holds changed. */
  note(owner: Owner): void {
    this.changed.add(owner);
    this.writeSoon();
  }

  clear(): Promise<number> {
    this.isForgotten = true;
    this.changed.clear();
    return this.inTurn(() => this.storage.clear(), 0);
  }

  size(): Promise<number> {
    return this.inTurn(() => (this.late > 0 ? Promise.resolve(0) : this.storage.size()), 0);
  }

  async close(): Promise<void> {
    await this.flush();
    this.changed.clear();
    await this.inTurn(() => this.storage.close(), undefined);
  }

  private writeSoon(): void {
    if (this.changed.size === 0) return;
    this.cancel ??= this.clock.after(WRITE_AFTER_MS, () => void this.flush());
  }

  /** Writes what is not written yet. */
  private flush(): Promise<void> {
    this.cancel?.();
    this.cancel = undefined;
    return this.inTurn(() => this.write(), undefined);
  }

  private async write(): Promise<void> {
    const { recordOf } = await import(/* webpackChunkName: "budget" */ './entity-record');
    if (this.late > 0) return;
    const records = [...this.changed].map(recordOf).filter((record) => record !== undefined);
    this.changed.clear();
    if (records.length > 0) await this.storage.put(records);
  }

  private inTurn<T>(operation: () => Promise<T>, otherwise: T): Promise<T> {
    const result = this.work.then(() => this.patiently(operation, otherwise));
    this.work = result;
    return result;
  }

  private patiently<T>(operation: () => Promise<T>, otherwise: T): Promise<T> {
    let isLate = false;
    const ended = (value: T) => {
      if (isLate) {
        this.late--;
        this.writeSoon();
      }
      return value;
    };
    const goOn = () => {
      isLate = true;
      this.late++;
      return otherwise;
    };
    const result = operation().then(ended, () => ended(otherwise));
    return inTime(result, { clock: this.clock, limitMs: PATIENCE_MS, otherwise: goOn });
  }
}
