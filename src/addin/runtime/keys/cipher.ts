import { openDB } from 'idb';
import * as v from 'valibot';
import { inTransaction } from '../transaction';

const DATABASE = 'ker-key';
const STORE = 'keys';
const NAME = 'api-key';
const ALGORITHM = { name: 'AES-GCM', length: 256 };
/** The length of the initialisation vector that AES-GCM is made for (NIST SP 800-38D §5.2.1.1). */
const VECTOR_BYTES = 12;

const sealedSchema = v.pipe(v.string(), v.parseJson(), v.object({ vector: v.string(), sealed: v.string() }));

/**
 * Encrypts a text so that storage alone never gives it back: the key is made by the browser, kept in IndexedDB, and
 * cannot be exported, not even by this page. Rejects where the browser has no WebCrypto or no IndexedDB.
 */
export async function seal(text: string): Promise<string> {
  const vector = crypto.getRandomValues(new Uint8Array(VECTOR_BYTES));
  const key = (await readKey()) ?? (await makeKey());
  const sealed = await crypto.subtle.encrypt(
    { name: ALGORITHM.name, iv: vector },
    key,
    new TextEncoder().encode(text),
  );
  return JSON.stringify({ vector: toBase64(vector), sealed: toBase64(new Uint8Array(sealed)) });
}

/** Decrypts what `seal` made; rejects where it was made with another key or was changed. */
export async function unseal(text: string): Promise<string> {
  const { vector, sealed } = v.parse(sealedSchema, text);
  const key = await readKey();
  if (key === undefined) throw new Error('Expected the key that the text was sealed with, got none');
  const algorithm = { name: ALGORITHM.name, iv: fromBase64(vector) };
  return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, fromBase64(sealed)));
}

/** Destroys the key that texts were sealed with: no copy of them can be read any more. */
export async function shred(): Promise<void> {
  const database = await openDatabase();
  try {
    await database.delete(STORE, NAME);
  } finally {
    database.close();
  }
}

async function readKey(): Promise<CryptoKey | undefined> {
  const database = await openDatabase();
  try {
    const read = database.transaction(STORE);
    const [key] = await inTransaction<unknown>(read, function* () {
      yield read.store.get(NAME);
    });
    return key instanceof CryptoKey ? key : undefined;
  } finally {
    database.close();
  }
}

async function makeKey(): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  const database = await openDatabase();
  try {
    await database.put(STORE, key, NAME);
    return key;
  } finally {
    database.close();
  }
}

function openDatabase() {
  return openDB(DATABASE, 1, { upgrade: (database) => void database.createObjectStore(STORE) });
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
