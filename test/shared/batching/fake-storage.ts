import type { Storage, StoredRecord } from '../../../src/shared/batching/storage';

/** A storage in memory that keeps what JSON keeps; `fails` makes every operation reject. */
export class FakeStorage implements Storage {
  readonly texts = new Map<string, string>();
  fails = false;
  puts = 0;

  load(): Promise<StoredRecord[]> {
    return this.when(() => [...this.texts.values()].map((text) => JSON.parse(text) as StoredRecord));
  }

  put(records: readonly StoredRecord[]): Promise<void> {
    this.puts++;
    return this.when(() => {
      for (const record of records) this.texts.set(record.key, JSON.stringify(record));
    });
  }

  clear(): Promise<number> {
    return this.when(() => {
      const freed = this.bytes();
      this.texts.clear();
      return freed;
    });
  }

  size(): Promise<number> {
    return this.when(() => this.bytes());
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private bytes(): number {
    return [...this.texts.values()].reduce((sum, text) => sum + text.length, 0);
  }

  private when<T>(work: () => T): Promise<T> {
    return this.fails ? Promise.reject(new Error('Expected a working database')) : Promise.resolve(work());
  }
}
