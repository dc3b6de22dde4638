import { inTime, type Clock } from '../../shared/batching/clock';
import type { TextStorage } from './text-storage';

const STORED_AS = 'ker.salt';

/** Names what must not be told, such as the account of a key, without telling it. */
export type AccountOf = (secret: string) => Promise<string>;

/**
 * Reads this person's salt, or makes it: without it who finds a name here could compare it with the hashes of keys from
 * elsewhere. A host that keeps nothing gets one until Excel closes.
 */
export async function loadAccounts(texts: TextStorage, clock: Clock): Promise<AccountOf> {
  const own = crypto.randomUUID();
  const salt = await inTime(keptSalt(texts, own), { clock, otherwise: () => own });
  return (secret) => hashOf(salt + secret);
}

async function keptSalt(texts: TextStorage, own: string): Promise<string> {
  try {
    const kept = await texts.getItem(STORED_AS);
    if (kept !== null) return kept;
    await texts.setItem(STORED_AS, own);
    // Another workbook that was opened with this one may have been the last to write.
    return (await texts.getItem(STORED_AS)) ?? own;
  } catch {
    return own;
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
