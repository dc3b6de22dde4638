import { MemorySink } from '../service/dataset/sink/memory-sink';
import type { ImportPart, ImportReport, Sink } from '../service/store/import-part';
import { CheckSink } from './check-sink';

/** So many rows, the built-in dataset's among them, take a gigabyte while they are put together. */
const MOST_ROWS = 1_500_000;

/**
 * Replaces the store in a dry run: it combines rows as an import does and finds the same faults. If rows exceed the
 * memory, only references are checked, and the report says so.
 */
export class DrySink implements Sink {
  readonly #tell: (line: string) => void;
  readonly #most: number;
  #held: ImportPart[] = [];
  #check: CheckSink | undefined;

  constructor(tell: (line: string) => void, most = MOST_ROWS) {
    this.#tell = tell;
    this.#most = most;
  }

  async write(part: ImportPart): Promise<void> {
    if (this.#check !== undefined) return this.#check.write(part);
    this.#held.push(part);
    if (this.#held.length <= this.#most) return;
    const most = this.#most.toLocaleString('en-US');
    this.#tell(
      `More than ${most} rows: only the import itself finds keys, relationships and dates that come twice.`,
    );
    this.#check = new CheckSink();
    for (const held of this.#held) await this.#check.write(held);
    this.#held = [];
  }

  async finish(): Promise<ImportReport> {
    if (this.#check !== undefined) return this.#check.finish();
    const sink = new MemorySink();
    for (const part of this.#held) await sink.write(part);
    return sink.finish();
  }

  abandon(): Promise<void> {
    this.#held = [];
    return Promise.resolve();
  }
}
