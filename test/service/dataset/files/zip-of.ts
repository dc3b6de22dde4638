import { deflateRawSync, crc32 } from 'node:zlib';

/** A zip archive of some files, as registers send theirs; a name that ends in a slash is a folder. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const [locals, entries]: [Buffer[], Buffer[]] = [[], []];
  for (const [name, text] of Object.entries(files)) {
    const [bytes, label] = [Buffer.from(text), Buffer.from(name)];
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(bytes.length, 18);
    fields.writeUInt16LE(label.length, 22);
    const further = Buffer.alloc(14);
    further.writeUInt32LE(
      locals.reduce((sum, { length }) => sum + length, 0),
      10,
    );
    locals.push(Buffer.concat([signature(0x04034b50), fields, label, packed]));
    entries.push(Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), fields, further, label]));
  }
  const [body, directory] = [Buffer.concat(locals), Buffer.concat(entries)];
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(body.length, 12);
  return Buffer.concat([body, directory, signature(0x06054b50), end]);
}

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}
