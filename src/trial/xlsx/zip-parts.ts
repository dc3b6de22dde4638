const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_SIZE = 30;
const CENTRAL_SIZE = 46;
const END_SIZE = 22;
const DEFLATED = 8;
const UTF8 = 0x0800;

/** A part of a file as it is packed. */
type Part = { name: string; method: number; crc: number; size: number; packed: Uint8Array };

/** Changes the texts of some of a file's parts; where `edit` gives nothing, a part stays as it is (APPNOTE 6.3.10, §4.3). */
export async function editParts(
  file: Uint8Array,
  edit: (name: string, text: () => Promise<string>) => Promise<string> | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Part[] = [];
  for (const part of partsOf(file)) {
    const text = await edit(part.name, () => unpacked(part));
    parts.push(text === undefined ? part : await packedPart(part.name, text));
  }
  return joined(parts);
}

function partsOf(file: Uint8Array): Part[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  let end = file.byteLength - END_SIZE;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('Expected a zip file, got something without a directory');
  const parts: Part[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    const names = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const start = local + LOCAL_SIZE + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    parts.push({
      name: new TextDecoder().decode(file.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + names)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      packed: file.subarray(start, start + view.getUint32(at + 20, true)),
    });
    at += CENTRAL_SIZE + names + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

async function unpacked({ method, packed }: Part): Promise<string> {
  const bytes = method === DEFLATED ? await through(packed, new DecompressionStream('deflate-raw')) : packed;
  return new TextDecoder().decode(bytes);
}

async function packedPart(name: string, text: string): Promise<Part> {
  const bytes = new TextEncoder().encode(text);
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return { name, method: DEFLATED, crc: crcOf(bytes), size: bytes.byteLength, packed };
}

async function through(
  bytes: Uint8Array,
  change: ReadableWritablePair<BufferSource, BufferSource>,
): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(change);
  return new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());
}

function joined(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const names = parts.map(({ name }) => new TextEncoder().encode(name));
  const sum = (sizes: number[]) => sizes.reduce((all, size) => all + size, 0);
  const bodies = sum(
    parts.map(({ packed }, index) => LOCAL_SIZE + nameSize(names, index) + packed.byteLength),
  );
  const directory = sum(parts.map((_part, index) => CENTRAL_SIZE + nameSize(names, index)));
  const file = new Uint8Array(bodies + directory + END_SIZE);
  const view = new DataView(file.buffer);
  let at = 0;
  let entry = bodies;
  parts.forEach((part, index) => {
    const name = names[index] ?? new Uint8Array();
    view.setUint32(at, LOCAL, true);
    describe(view, at + 4, part, name);
    file.set(name, at + LOCAL_SIZE);
    file.set(part.packed, at + LOCAL_SIZE + name.byteLength);
    view.setUint32(entry, CENTRAL, true);
    view.setUint16(entry + 4, 20, true);
    describe(view, entry + 6, part, name);
    view.setUint32(entry + 42, at, true);
    file.set(name, entry + CENTRAL_SIZE);
    at += LOCAL_SIZE + name.byteLength + part.packed.byteLength;
    entry += CENTRAL_SIZE + name.byteLength;
  });
  view.setUint32(entry, END, true);
  view.setUint16(entry + 8, parts.length, true);
  view.setUint16(entry + 10, parts.length, true);
  view.setUint32(entry + 12, directory, true);
  view.setUint32(entry + 16, bodies, true);
  return file;
}

function nameSize(names: readonly Uint8Array[], index: number): number {
  return names[index]?.byteLength ?? 0;
}

/** What a part's own head and its line in the directory have in common: version, flags, method, time, sums, sizes. */
function describe(view: DataView, at: number, { method, crc, size, packed }: Part, name: Uint8Array): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8, true);
  view.setUint16(at + 4, method, true);
  // The first day that the format knows: a file of the same workbook is the same file.
  view.setUint16(at + 8, 0x21, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, packed.byteLength, true);
  view.setUint32(at + 18, size, true);
  view.setUint16(at + 22, name.byteLength, true);
}

const CRC_TABLE = Array.from({ length: 256 }, (_entry, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
