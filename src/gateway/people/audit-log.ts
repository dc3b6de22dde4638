import { open, type FileHandle } from 'node:fs/promises';
import { setTimeout } from 'node:timers';

import { reasonOf } from '../../server/read-setting';

/** Writes bytes at the end of something and gives how many; rejects where none could be written. */
export type Append = (bytes: Uint8Array) => Promise<number>;

/** What a log tells and how it waits, so that tests bring their own. */
export type AuditLogOptions = {
  /** Hears once when writing fails, and once when it goes again. */
  tell: (sentence: string) => void;
  /** Calls back after some time. @default setTimeout */
  after?: (callback: () => void, ms: number) => unknown;
};

const RETRY_MS = 1_000;
/** The bytes of log lines that wait in memory for the disk. Further lines are only counted. */
const HELD_BYTES = 4 * 2 ** 20;

/**
 * Adds lines to a file, whole and in their order. Where that fails, by a full disk for instance, it goes on by itself once it
 * can: what waits is written, and a line tells how many were lost.
 */
export class AuditLog {
  private waiting: Buffer[] = [];
  private bytes = 0;
  private lost = 0;
  /** Why lines are not written just now. */
  trouble: string | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly append: Append,
    private readonly options: AuditLogOptions,
  ) {}

  write(line: string): void {
    this.hold(line);
    // While writing fails it is tried again by the clock alone.
    if (this.trouble === undefined) void this.drain();
  }

  /** Writes what waits, as far as it can be. */
  drain(): Promise<void> {
    this.writing ??= this.writeAll().finally(() => (this.writing = undefined));
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      let rest = Buffer.concat(this.waiting.splice(0));
      try {
        while (rest.length > 0) {
          const written = await this.append(rest);
          rest = rest.subarray(written);
          this.bytes -= written;
        }
      } catch (error) {
        // A line that broke off goes on where it did.
        this.waiting.unshift(rest);
        this.fail(reasonOf(error));
        return;
      }
      this.succeed();
    }
  }

  private succeed(): void {
    if (this.trouble === undefined) return;
    const { lost } = this;
    this.options.tell(`The audit log is written again; ${lost} lines are missing from it.`);
    this.trouble = undefined;
    this.lost = 0;
    if (lost > 0) this.hold(JSON.stringify({ time: new Date().toISOString(), missing: lost }));
  }

  private hold(line: string): void {
    const bytes = Buffer.from(`${line}\n`);
    if (this.bytes + bytes.length > HELD_BYTES) {
      this.lost++;
      return;
    }
    this.waiting.push(bytes);
    this.bytes += bytes.length;
  }

  private fail(reason: string): void {
    if (this.trouble === undefined)
      this.options.tell(
        `The audit log cannot be written (${reason}): this process says that it is not ready, and tries again.`,
      );
    this.trouble = reason;
    const { after = (callback, ms) => setTimeout(callback, ms).unref() } = this.options;
    after(() => void this.drain(), RETRY_MS);
  }
}

/** Makes what writes to a file or, for `-`, to standard output; throws where the file cannot be opened. */
export async function appendTo(file: string): Promise<Append> {
  if (file === '-') return toStandardOutput;
  let handle: FileHandle | undefined = await opened(file);
  return async (bytes) => {
    handle ??= await open(file, 'a', 0o600);
    try {
      return (await handle.write(bytes)).bytesWritten;
    } catch (error) {
      // Whatever it stood on may be another one by then.
      await handle.close().catch(() => undefined);
      handle = undefined;
      throw error;
    }
  };
}

/** Who wants a log does not want a gateway that runs without one. */
async function opened(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'a', 0o600);
  } catch (error) {
    throw new Error(`Expected KER_AUDIT to be a file that can be written, got ${file}: ${reasonOf(error)}`);
  }
}

function toStandardOutput(bytes: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    // Without a listener a reader that went away would end the process.
    if (process.stdout.listenerCount('error') === 0) process.stdout.on('error', () => undefined);
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length)));
  });
}
