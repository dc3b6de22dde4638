import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { Reading, ReadRegister } from '../../src/importer/reading';
import { Problems } from '../../src/service/dataset/files/problems';
import { MemorySink } from '../../src/service/dataset/sink/memory-sink';
import type { ImportPart, ImportReport } from '../../src/service/store/import-part';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import type { StoreParts } from '../../src/service/store/store-parts';
import { temporaryFolder } from './temporary-folder';

/** The path of a small file of a register's shape. */
export const sample = (name: string): string => join(__dirname, 'samples', name);

/** Writes files into a folder of their own, and gives their paths. */
export function written(files: Readonly<Record<string, string | Uint8Array>>): string[] {
  const folder = temporaryFolder('import');
  return Object.entries(files).map(([name, content]) => {
    writeFileSync(join(folder, basename(name)), content);
    return join(folder, basename(name));
  });
}

/** Reads a register's files, and gives its rows with what it told. */
export async function partsOf(read: ReadRegister, files: readonly string[]) {
  const passed: string[] = [];
  const reading: Reading = { problems: new Problems(), pass: (reason) => passed.push(reason) };
  const parts: ImportPart[] = [];
  for await (const part of read(files, reading)) parts.push(part);
  return { parts, problems: reading.problems.told, passed };
}

/** Reads a register's files into a store in memory. */
export async function storeOf(read: ReadRegister, files: readonly string[], base?: StoreParts) {
  const { parts, problems, passed } = await partsOf(read, files);
  const sink = new MemorySink(base);
  for (const part of parts) await sink.write(part);
  const report: ImportReport = await sink.finish();
  return { store: createMemoryGraph(sink.parts()), report, problems, passed };
}
