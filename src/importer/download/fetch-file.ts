import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { checkWhole } from './check-whole';
import type { Pace } from './pace';

/** How files are fetched; what is not given is what Node has. */
export type Fetching = {
  /** The User-Agent that the register receives. */
  userAgent: string;
  pace: Pace;
  wait: (ms: number) => Promise<void>;
  tell: (line: string) => void;
  signal?: AbortSignal;
};

/** A file of a register, and where it is put. */
export type Download = { url: string; file: string };

/** Tries of one file without anything new; a connection that brought some bytes counts from the beginning. */
const MOST_TRIES = 6;

const FIRST_WAIT_MS = 1_000;
/** A download that must pause longer ends. */
const LONGEST_WAIT_MS = 10 * 60_000;

/** The file was refused in a way that trying again does not change. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Fetches a file and renames it when it is complete. It resumes if the file is the same (Range, RFC 9110 §14) and
 * retries a lost connection, 429 or 5xx after `Retry-After`.
 */
export async function fetchFile({ url, file }: Download, fetching: Fetching): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.part`;
  let [tries, before] = [0, await sizeOf(part)];
  for (;;) {
    fetching.signal?.throwIfAborted();
    const outcome = await attempt({ url, file }, fetching);
    if (outcome === 'whole') break;
    const now = await sizeOf(part);
    tries = now > before ? 1 : tries + 1;
    before = now;
    if (tries >= MOST_TRIES)
      throw new Error(`${url}: Expected the file within ${MOST_TRIES} tries, got ${outcome.reason}`);
    const pause = outcome.waitMs ?? FIRST_WAIT_MS * 2 ** (tries - 1);
    if (pause > LONGEST_WAIT_MS)
      throw new Refused(
        `${url}: Expected to go on within 10 minutes, got Retry-After of ${Math.round(pause / 1_000)} s`,
      );
    fetching.tell(`${url}: ${outcome.reason}; again in ${Math.ceil(pause / 1_000)} s`);
    await fetching.wait(pause);
  }
  try {
    await checkWhole(part, file);
  } catch (error) {
    await forget(part);
    throw error;
  }
  await rename(part, file);
  await rm(`${part}.tag`, { force: true });
}

type Failed = { reason: string; waitMs?: number };

async function attempt({ url, file }: Download, fetching: Fetching): Promise<'whole' | Failed> {
  const part = `${file}.part`;
  const from = await sizeOf(part);
  const tag = from > 0 ? await tagOf(part) : undefined;
  await fetching.pace.turn();
  let reply: Response;
  try {
    reply = await fetch(url, {
      headers: {
        'User-Agent': fetching.userAgent,
        // Packed on the way the length would be another one, and a part could not be asked for.
        'Accept-Encoding': 'identity',
        ...(tag === undefined ? {} : { Range: `bytes=${from}-`, 'If-Range': tag }),
      },
      signal: fetching.signal ?? null,
    });
  } catch (error) {
    fetching.signal?.throwIfAborted();
    return { reason: reasonOf(error) };
  }
  if (reply.status === 416) {
    // There is nothing beyond what is here: it is whole, or the file is another one now.
    await reply.body?.cancel();
    const total = Number(/\/(\d+)$/.exec(reply.headers.get('content-range') ?? '')?.[1]);
    if (total === from) return 'whole';
    await forget(part);
    return { reason: 'another file than before', waitMs: 0 };
  }
  if (reply.status !== 200 && reply.status !== 206) return failed(url, reply);
  return taken(reply, { part, from, url }, fetching);
}

async function failed(url: string, reply: Response): Promise<Failed> {
  const { status } = reply;
  await reply.body?.cancel();
  const isPassing = status === 429 || status === 408 || status >= 500;
  if (!isPassing)
    throw new Refused(
      `${url}: Expected the file, got ${status} ${reply.statusText}${status === 403 ? '; the register may not know the contact, or ask for fewer requests' : ''}`,
    );
  const waitMs = retryAfter(reply.headers.get('retry-after'));
  return { reason: `${status} ${reply.statusText}`.trim(), ...(waitMs === undefined ? {} : { waitMs }) };
}

/** Seconds, or a day and time (RFC 9110 §10.2.3). */
function retryAfter(told: string | null): number | undefined {
  if (told === null) return undefined;
  const seconds = Number(told);
  if (Number.isFinite(seconds)) return seconds * 1_000;
  const time = Date.parse(told);
  return Number.isNaN(time) ? undefined : Math.max(0, time - Date.now());
}

async function taken(
  reply: Response,
  { part, from, url }: { part: string; from: number; url: string },
  { signal, tell }: Fetching,
): Promise<'whole' | Failed> {
  const isOn = reply.status === 206;
  if (from > 0 && !isOn)
    tell(`${url}: the file is another one than before, or cannot be had in parts; from the beginning`);
  const tag = reply.headers.get('etag') ?? reply.headers.get('last-modified');
  if (!isOn) {
    // What can be told from another file can be gone on with; a weak tag cannot (RFC 9110 §13.1.5).
    if (tag !== null && !tag.startsWith('W/')) await writeFile(`${part}.tag`, tag);
    else await rm(`${part}.tag`, { force: true });
  }
  const start = isOn ? from : 0;
  const length = Number(reply.headers.get('content-length') ?? NaN);
  try {
    const body = reply.body === null ? Readable.from([]) : Readable.fromWeb(reply.body as never);
    await pipeline(body, createWriteStream(part, { flags: isOn ? 'a' : 'w' }), signal ? { signal } : {});
  } catch (error) {
    signal?.throwIfAborted();
    return { reason: reasonOf(error) };
  }
  const size = await sizeOf(part);
  if (Number.isFinite(length) && size !== start + length)
    return { reason: `${size - start} of ${length} bytes` };
  return 'whole';
}

async function forget(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(`${part}.tag`, { force: true });
}

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function tagOf(part: string): Promise<string | undefined> {
  return readFile(`${part}.tag`, 'utf8').catch(() => undefined);
}

/** What the system says of a connection, which fetch hides in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message ?? 'a lost connection';
}
