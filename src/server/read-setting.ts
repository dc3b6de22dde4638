import { readFileSync } from 'node:fs';

/** The text of the file that a variable names; throws an error that names both. */
export function readSetting(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`Expected ${variable} to be a file that can be read, got ${file}: ${reasonOf(error)}`);
  }
}

/** What the system says, without the path that it repeats. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/,.*/, '') : String(error);
}
