import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import { runImport } from '../../src/importer/run';
import type { ImportReport, Sink } from '../../src/service/store/import-part';
import { report } from './target';

const MEGABYTE = 1_000_000;
const SIZE = 300 * MEGABYTE;
const HEADER = 'key,type,name,aliases,description,lei,country,city,employee_count,source_name,source_date\n';

/** Takes rows and keeps none, so that reading alone is measured. */
class CountingSink implements Sink {
  #entities = 0;
  peak = 0;

  write(): Promise<void> {
    this.#entities += 1;
    if (this.#entities % 4_096 === 0) this.peak = Math.max(this.peak, process.memoryUsage.rss());
    return Promise.resolve();
  }

  finish(): Promise<ImportReport> {
    const nothing = { relationships: 0, series: 0, points: 0, merged: [], inDoubt: [], problems: [] };
    return Promise.resolve({ ...nothing, entities: this.#entities, problemCount: 0 });
  }

  abandon(): Promise<void> {
    return Promise.resolve();
  }
}

/** Writes a firm's list of so many bytes, with quoted cells, some of them with line ends. */
async function writeList(file: string, bytes: number): Promise<void> {
  const stream = createWriteStream(file);
  stream.write(HEADER);
  for (let [at, written] = [0, HEADER.length]; written < bytes; at += 1) {
    const name = `Firm ${at} ${['Müller', 'Dupont', 'Rossi', 'Smith'][at % 4] ?? ''}`;
    const note =
      at % 10 === 0
        ? '"Makes ""things"",\nand sells them"'
        : `"Supplier, number ${at}, of parts and services"`;
    const line = `k${at},Company,"${name}, Ltd",F${at};${name},${note},,Switzerland,Basel,${at % 5_000},Supplier register,2026-01-31\n`;
    written += Buffer.byteLength(line);
    if (!stream.write(line)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
}

/** How fast a list of 300 MB is read, and what memory that takes. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-bench-import-'));
  const file = join(folder, 'entities.csv');
  try {
    await writeList(file, SIZE);
    globalThis.gc?.();
    const sink = new CountingSink();
    const since = process.cpuUsage();
    const { entities } = await runImport([{ register: 'own', files: [file] }], {
      sink,
      clock: () => performance.now(),
      tell: () => undefined,
      signal: new AbortController().signal,
    });
    // Processor time, because other work on the machine is not the reader's doing.
    const { user, system } = process.cpuUsage(since);
    const seconds = (user + system) / 1e6;
    console.log(
      `${entities} rows of ${Math.round(statSync(file).size / MEGABYTE)} MB in ${seconds.toFixed(1)} s of processor time`,
    );
    const bench = 'import';
    report({ bench, name: 'memory, MB', value: sink.peak / MEGABYTE, target: 300, better: 'lower' });
    report({ bench, name: 'rows a second', value: entities / seconds, target: 20_000, better: 'higher' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

void main();
