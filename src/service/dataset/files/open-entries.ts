import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { openPromise, type Entry as ZippedFile, type ZipFile } from 'yauzl';

/** Bytes of one table, as they come; plain, or what was packed. */
export type Entry = {
  /** The file's name without what packed it; for a file in an archive, `archive.zip/file.csv`. */
  name: string;
  bytes: AsyncIterable<Uint8Array>;
};

/** Told how many bytes of the file on the disk were read since it was told before. */
export type OnBytes = (count: number) => void;

/** The tables of a file: itself, what its gzip holds, or each file in its zip that `wanted` takes; each is to be read before the next. */
export async function* openEntries(
  file: string,
  {
    onBytes = () => undefined,
    wanted = () => true,
  }: { onBytes?: OnBytes; wanted?: (name: string) => boolean } = {},
): AsyncGenerator<Entry> {
  const name = basename(file);
  if (/\.zip$/i.test(name)) yield* openZip(file, { onBytes, wanted });
  else if (/\.gz$/i.test(name)) yield { name: name.slice(0, -3), bytes: unpacked(file, onBytes) };
  else yield { name, bytes: counted(createReadStream(file), onBytes) };
}

/** A gzip may hold several members, one after another; one that is cut off throws. */
async function* unpacked(file: string, onBytes: OnBytes): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(file);
  const plain = createGunzip();
  packed.on('data', (chunk) => onBytes(chunk.length));
  packed.on('error', (error) => plain.destroy(error));
  packed.pipe(plain);
  try {
    yield* plain as AsyncIterable<Uint8Array>;
  } finally {
    packed.destroy();
  }
}

async function* counted(stream: Readable, onBytes: OnBytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    onBytes(chunk.length);
    yield chunk;
  }
}

async function* openZip(
  file: string,
  { onBytes, wanted }: { onBytes: OnBytes; wanted: (name: string) => boolean },
): AsyncGenerator<Entry> {
  // Sizes are checked by yauzl against what the archive says, so that a small file cannot unpack without end.
  const zip = await openPromise(file, { lazyEntries: true, validateEntrySizes: true });
  try {
    for await (const entry of zip.eachEntry()) {
      const name = basename(entry.fileName);
      if (entry.fileName.endsWith('/') || !wanted(name)) {
        onBytes(entry.compressedSize);
        continue;
      }
      yield { name: `${basename(file)}/${name}`, bytes: unzipped(zip, entry, onBytes) };
    }
  } finally {
    zip.close();
  }
}

async function* unzipped(zip: ZipFile, entry: ZippedFile, onBytes: OnBytes): AsyncGenerator<Uint8Array> {
  const share = entry.uncompressedSize === 0 ? 0 : entry.compressedSize / entry.uncompressedSize;
  const stream = await zip.openReadStreamPromise(entry);
  yield* counted(stream, (count) => onBytes(count * share));
}
