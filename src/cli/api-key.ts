import { readFileSync } from 'node:fs';

import { Refusal } from './refusal';

/** The key from KER_API_KEY or from the file that KER_API_KEY_FILE names; undefined where neither is set. */
export function readApiKey(env: NodeJS.ProcessEnv): string | undefined {
  const { KER_API_KEY: key = '', KER_API_KEY_FILE: file = '' } = env;
  if (key.trim() !== '') return key.trim();
  if (file === '') return undefined;
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (text !== '') return text;
  } catch {
    // The same sentence.
  }
  throw new Refusal('KER_API_KEY_FILE names a file that is empty or cannot be read.');
}
