import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { type FileFormula, formulasOf } from './file/workbook-formulas';
import { WorkbookFile } from './file/workbook-file';
import { Refusal } from './refusal';

/** A workbook that was read, with its formulas and the bytes of its file. */
export type OpenWorkbook = {
  path: string;
  file: WorkbookFile;
  formulas: readonly FileFormula[];
  bytes: Uint8Array;
};

/** Reads a workbook; a refusal names the file. */
export function openWorkbook(path: string): OpenWorkbook {
  const name = basename(path);
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Refusal(code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read (${code}).`);
  }
  try {
    const file = new WorkbookFile(bytes);
    return { path, bytes, file, formulas: formulasOf(file) };
  } catch (error) {
    throw named(name, error);
  }
}

/** Runs what may refuse a file, and puts the file's name before the reason. */
export async function refused<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw named(name, error);
  }
}

function named(name: string, error: unknown): unknown {
  return error instanceof Refusal ? new Refusal(`${name} ${error.message}.`) : error;
}
