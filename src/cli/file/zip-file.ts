import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

import { Refusal } from '../refusal';

const END = 0x06_05_4b_50;
const ZIP64_LOCATOR = 0x07_06_4b_50;
const CENTRAL = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;

/** Lengths of the records without names and comments (APPNOTE 4.3). */
const SIZE = { end: 22, central: 46, local: 30, locator: 20 };
const LONGEST_COMMENT = 65_535;

const FLAG = { encrypted: 1, descriptor: 8 };
/** 1 January 1980, so that the same input gives the same file. */
const EARLIEST_DAY = 0x00_21_00_00;
const STORED = 0;
const DEFLATED = 8;

/** More than this is not unpacked of one workbook. */
const MOST_UNPACKED = 2 ** 30;

type Entry = { name: string; header: Buffer; offset: number; end: number };

/** A zip file whose entries are replaced one by one; the bytes of all others stay as they are, in their order. */
export class ZipFile {
  readonly #bytes: Buffer;
  readonly #entries: readonly Entry[];
  readonly #byName: ReadonlyMap<string, Entry>;
  #unpacked = 0;

  /** Throws a refusal where the file cannot be copied entry by entry. */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#entries = this.#directory();
    this.#byName = new Map(this.#entries.map((entry) => [entry.name, entry]));
    if (this.#byName.size < this.#entries.length) throw new Refusal('has two parts of the same name');
  }

  get names(): readonly string[] {
    return this.#entries.map(({ name }) => name);
  }

  /** The content of an entry; undefined where there is none. */
  read(name: string): Uint8Array | undefined {
    const entry = this.#byName.get(name);
    if (entry === undefined) return undefined;
    const { header } = entry;
    const packed = this.#data(entry);
    const size = header.readUInt32LE(24);
    this.#unpacked += size;
    if (this.#unpacked > MOST_UNPACKED) throw new Refusal('is larger than 1 GB when it is unpacked');
    const content = unpack(packed, header.readUInt16LE(10), size);
    if (content.length !== size || crc32(content) !== header.readUInt32LE(16))
      throw new Refusal(`is damaged: ${name} does not have its checksum`);
    return content;
  }

  /** The file with other content for these entries; those that it does not have come last. */
  replaced(contents: ReadonlyMap<string, Uint8Array>): Uint8Array {
    const byPlace = this.#entries.toSorted((a, b) => a.offset - b.offset);
    const parts: Buffer[] = [this.#bytes.subarray(0, byPlace[0]?.offset ?? 0)];
    let place = parts[0]?.length ?? 0;
    const headers = new Map<Entry, Buffer>();
    for (const entry of byPlace) {
      const content = contents.get(entry.name);
      const header = Buffer.from(entry.header);
      header.writeUInt32LE(place, 42);
      headers.set(entry, header);
      const written =
        content === undefined
          ? [this.#bytes.subarray(entry.offset, entry.end)]
          : this.#packed(entry, header, content);
      parts.push(...written);
      for (const { length } of written) place += length;
    }
    const directory = this.#entries.map((entry) => headers.get(entry) ?? entry.header);
    for (const [name, content] of contents) {
      if (this.#byName.has(name)) continue;
      const { local, header } = added(name, content, place);
      parts.push(...local);
      for (const { length } of local) place += length;
      directory.push(header);
    }
    const end = Buffer.from(this.#bytes.subarray(endOf(this.#bytes)));
    for (const field of [8, 10]) end.writeUInt16LE(directory.length, field);
    end.writeUInt32LE(
      directory.reduce((sum, { length }) => sum + length, 0),
      12,
    );
    end.writeUInt32LE(place, 16);
    return Buffer.concat([...parts, ...directory, end]);
  }

  #directory(): Entry[] {
    const bytes = this.#bytes;
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    const start = bytes.readUInt32LE(end + 16);
    const hasLocator = end >= SIZE.locator && bytes.readUInt32LE(end - SIZE.locator) === ZIP64_LOCATOR;
    if (hasLocator || count === 0xff_ff || start === 0xff_ff_ff_ff)
      throw new Refusal('is a zip64 file, which ker cannot edit');
    const found: Omit<Entry, 'end'>[] = [];
    let at = start;
    for (let index = 0; index < count; index++) {
      if (at + SIZE.central > end || bytes.readUInt32LE(at) !== CENTRAL) throw damaged();
      const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
      const header = bytes.subarray(at, at + SIZE.central + name + extra + comment);
      if (header.readUInt16LE(8) & FLAG.encrypted) throw new Refusal('is encrypted');
      if ([20, 24, 42].some((field) => header.readUInt32LE(field) === 0xff_ff_ff_ff))
        throw new Refusal('is a zip64 file, which ker cannot edit');
      const offset = header.readUInt32LE(42);
      if (offset + SIZE.local > start || bytes.readUInt32LE(offset) !== LOCAL) throw damaged();
      found.push({ name: header.toString('utf8', SIZE.central, SIZE.central + name), header, offset });
      at += header.length;
    }
    if (at !== end) throw damaged();
    // An entry ends where the next one begins, with whatever follows its data.
    const starts = [...found.map(({ offset }) => offset), start].toSorted((a, b) => a - b);
    const ends = new Map(starts.map((offset, index) => [offset, starts[index + 1] ?? start]));
    return found.map((entry) => ({ ...entry, end: ends.get(entry.offset) ?? start }));
  }

  #data({ header, offset, end }: Entry): Buffer {
    const size = header.readUInt32LE(20);
    const from = offset + localSize(this.#bytes, offset);
    if (from + size > end) throw damaged();
    return this.#bytes.subarray(from, from + size);
  }

  #packed({ offset }: Entry, header: Buffer, content: Uint8Array): Buffer[] {
    const local = Buffer.from(this.#bytes.subarray(offset, offset + localSize(this.#bytes, offset)));
    const data = header.readUInt16LE(10) === STORED ? Buffer.from(content) : deflateRawSync(content);
    for (const [record, flags, sizes] of [
      [local, 6, 14],
      [header, 8, 16],
    ] as const) {
      // The sizes stand before the data from now on, not after it.
      record.writeUInt16LE(record.readUInt16LE(flags) & ~FLAG.descriptor, flags);
      record.writeUInt32LE(crc32(content), sizes);
      record.writeUInt32LE(data.length, sizes + 4);
      record.writeUInt32LE(content.length, sizes + 8);
    }
    return [local, data];
  }
}

/** A new entry with its record in the directory; the two begin alike (APPNOTE 4.3.7, 4.3.12). */
function added(name: string, content: Uint8Array, place: number): { local: Buffer[]; header: Buffer } {
  const data = deflateRawSync(content);
  const path = Buffer.from(name);
  const record = Buffer.alloc(SIZE.local);
  record.writeUInt32LE(LOCAL, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(DEFLATED, 8);
  record.writeUInt32LE(EARLIEST_DAY, 10);
  record.writeUInt32LE(crc32(content), 14);
  record.writeUInt32LE(data.length, 18);
  record.writeUInt32LE(content.length, 22);
  record.writeUInt16LE(path.length, 26);
  const header = Buffer.alloc(SIZE.central);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE(20, 4);
  record.copy(header, 6, 4);
  header.writeUInt32LE(place, 42);
  return { local: [record, path, data], header: Buffer.concat([header, path]) };
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - SIZE.end - LONGEST_COMMENT);
  for (let at = bytes.length - SIZE.end; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END && at + SIZE.end + bytes.readUInt16LE(at + 20) === bytes.length)
      return at;
  }
  throw damaged();
}

function localSize(bytes: Buffer, offset: number): number {
  return SIZE.local + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
}

function unpack(packed: Buffer, method: number, size: number): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new Refusal('is packed in a way that ker cannot read');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    throw damaged();
  }
}

function damaged(): Refusal {
  return new Refusal('is damaged, or is not an .xlsx or .xlsm file');
}
