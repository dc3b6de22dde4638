import { isAscii, isUtf8 } from 'node:buffer';

import { BEYOND_LATIN } from '../../../shared/names/windows-1252';

/** The bytes that identify a file's encoding. */
const SAMPLE = 65_536;

type Decode = (bytes: Uint8Array, isLast: boolean) => string;

/**
 * Decodes spreadsheet text to one kind of line end: UTF-8, UTF-16 with a byte order mark, else Windows-1252. The
 * beginning decides, and bytes that disprove it go to `note`.
 */
export async function* textChunks(
  bytes: AsyncIterable<Uint8Array>,
  note: (problem: string) => void,
): AsyncGenerator<string> {
  const lines = new LineFeeds();
  let decode: Decode | undefined;
  for await (const { chunk, isLast } of sampled(bytes)) {
    decode ??= decoderOf(chunk, isLast, note);
    const text = lines.in(decode(chunk, isLast), isLast);
    if (text !== '') yield text;
  }
}

/** One kind of line end, since csv-parse counts a quoted CR LF as two lines, and no byte order mark before the first. */
class LineFeeds {
  #isPastReturn = false;
  #isFirst = true;

  in(text: string, isLast: boolean): string {
    const whole = this.#isPastReturn ? `\r${text}` : text;
    this.#isPastReturn = !isLast && whole.endsWith('\r');
    const plain = (this.#isPastReturn ? whole.slice(0, -1) : whole).replace(/\r\n?/g, '\n');
    const isMarked = this.#isFirst && plain.startsWith('\ufeff');
    this.#isFirst &&= plain === '';
    return isMarked ? plain.slice(1) : plain;
  }
}

/** The same bytes with a first piece that is long enough to judge by, each piece knowing whether it is the last. */
async function* sampled(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ chunk: Uint8Array; isLast: boolean }> {
  let [first, isJudged]: [Uint8Array[], boolean] = [[], false];
  let waiting: Uint8Array | undefined;
  for await (const chunk of bytes) {
    if (!isJudged) {
      first.push(chunk);
      isJudged = first.reduce((sum, { length }) => sum + length, 0) >= SAMPLE;
      if (isJudged) [waiting, first] = [Buffer.concat(first), []];
      continue;
    }
    if (waiting !== undefined) yield { chunk: waiting, isLast: false };
    waiting = chunk;
  }
  yield { chunk: waiting ?? Buffer.concat(first), isLast: true };
}

function decoderOf(sample: Uint8Array, isWhole: boolean, note: (problem: string) => void): Decode {
  const [one, two] = sample;
  if (one === 0xff && two === 0xfe) return decodedAs('utf-16le');
  if (one === 0xfe && two === 0xff) return decodedAs('utf-16be');
  const whole = isWhole ? sample.length : wholeLength(sample);
  if (isUtf8(sample.subarray(0, whole)) || isMostlyUtf8(sample.subarray(0, whole))) return utf8(note);
  note('Expected UTF-8, got other bytes; read as Windows-1252, so look at its accents');
  return windows1252;
}

/**
 * Whether at least half of the non-ASCII bytes are UTF-8 letters, so that one lost byte does not turn a file into
 * Windows-1252.
 */
function isMostlyUtf8(sample: Uint8Array): boolean {
  const beyond = Array.from(
    Buffer.from(sample)
      .toString('utf8')
      .matchAll(/[^\0-\x7f]/gu),
    ([letter]) => letter,
  );
  const lost = beyond.filter((letter) => letter === '\ufffd').length;
  return 2 * lost <= beyond.length;
}

/** Some versions of Node read it as Latin-1. */
const windows1252: Decode = (bytes) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => {
      const letter = BEYOND_LATIN[control.charCodeAt(0) - 0x80] ?? control;
      return letter === '\0' ? control : letter;
    });

function decodedAs(encoding: string): Decode {
  const decoder = new TextDecoder(encoding);
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast });
}

/** UTF-8 until other bytes come: after ASCII alone they mean Windows-1252, after other letters each is a lost one. */
function utf8(note: (problem: string) => void): Decode {
  let [rest, isAsciiOnly, isBroken, position] = [Buffer.alloc(0), true, false, 0];
  let other: Decode | undefined;
  return (bytes, isLast) => {
    if (other !== undefined) return other(bytes, isLast);
    const all = rest.length === 0 ? Buffer.from(bytes) : Buffer.concat([rest, bytes]);
    const length = isLast ? all.length : wholeLength(all);
    const whole = all.subarray(0, length);
    const isRight = isBroken || isUtf8(whole);
    if (!isRight && isAsciiOnly && !isMostlyUtf8(whole)) {
      note(
        `Expected UTF-8, got other bytes after byte ${position}; read as Windows-1252, so look at its accents`,
      );
      other = windows1252;
      return other(all, isLast);
    }
    if (!isRight) {
      note(`Expected UTF-8, got other bytes after byte ${position}; each of them shows as \ufffd`);
      isBroken = true;
    }
    rest = all.subarray(length);
    position += length;
    isAsciiOnly &&= isAscii(whole);
    return whole.toString('utf8');
  };
}

/** How many of the bytes are whole characters: what was begun at the end is left for the next piece. */
function wholeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
