import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key as the file of people holds it: of what was given to the person only a salted digest. */
export type KeyDigest = { id: string; salt: string; digest: string };

const FORM = /^ker_([\w-]{8})_([\w-]{43})$/;
const KEPT_FORM = /^sha256:([\w-]{8}):([\w-]{16,}):([\w-]{43})$/;

/** Makes a new key: what the person is given, and what the file holds. 256 bits of chance need no slow digest. */
export function makeKey(): { key: string; kept: string } {
  const id = randomBytes(6).toString('base64url');
  const key = `ker_${id}_${randomBytes(32).toString('base64url')}`;
  const salt = randomBytes(16).toString('base64url');
  return { key, kept: `sha256:${id}:${salt}:${digestOf(key, salt)}` };
}

/** Reads what the file holds; undefined where it has another form. */
export function parseKeyDigest(text: string): KeyDigest | undefined {
  const [, id, salt, digest] = KEPT_FORM.exec(text) ?? [];
  return id === undefined || salt === undefined || digest === undefined ? undefined : { id, salt, digest };
}

/** The part of a key by which its holder is found; undefined for what is no key of ours. */
export function idOfKey(key: string): string | undefined {
  return FORM.exec(key)?.[1];
}

/** Whether it is the key that was kept, in a time that does not tell how much of it is right. */
export function isKey(key: string, { salt, digest }: KeyDigest): boolean {
  return timingSafeEqual(Buffer.from(digestOf(key, salt)), Buffer.from(digest));
}

function digestOf(key: string, salt: string): string {
  return createHash('sha256').update(`${salt}:${key}`).digest('base64url');
}
