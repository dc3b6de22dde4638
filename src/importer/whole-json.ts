import { isUtf8 } from 'node:buffer';

import type { Entry } from '../service/dataset/files/open-entries';
import { UnfitFile } from './reading';

/** A document is in memory while it is read; the largest company's facts are a tenth of this. */
const LARGEST = 256_000_000;

/** The value of a JSON document; one that is none, or too large to be held, throws. */
export async function wholeJson({ name, bytes }: Entry): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    length += chunk.length;
    if (length > LARGEST) throw new UnfitFile(`${name}: Expected JSON of at most ${LARGEST} bytes, got more`);
    chunks.push(chunk);
  }
  const whole = Buffer.concat(chunks);
  if (!isUtf8(whole)) throw new UnfitFile(`${name}: Expected JSON as UTF-8, got other bytes`);
  try {
    return JSON.parse(whole.toString('utf8').replace(/^\ufeff/, '')) as unknown;
  } catch (error) {
    throw new UnfitFile(`${name}: Expected JSON, got what ends or breaks: ${(error as Error).message}`);
  }
}
