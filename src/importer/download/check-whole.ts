import { createReadStream } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { openPromise } from 'yauzl';

/** Reads a fetched archive to its end, for a length that is right says nothing of what is in it; throws where it is broken. */
export async function checkWhole(part: string, file: string): Promise<void> {
  try {
    if (/\.gz$/i.test(file)) await pipeline(createReadStream(part), createGunzip(), nowhere());
    else if (/\.zip$/i.test(file)) await checkZip(part);
  } catch (error) {
    throw new Error(`${file}: Expected a whole archive, got ${(error as Error).message}; fetch it again`, {
      cause: error,
    });
  }
}

/** Every file of it has the length and the sum that the archive says. */
async function checkZip(part: string): Promise<void> {
  const zip = await openPromise(part, { lazyEntries: true, validateEntrySizes: true });
  try {
    for await (const entry of zip.eachEntry())
      if (!entry.fileName.endsWith('/')) await pipeline(await zip.openReadStreamPromise(entry), nowhere());
  } finally {
    zip.close();
  }
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
