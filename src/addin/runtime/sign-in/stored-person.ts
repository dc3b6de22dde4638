import * as v from 'valibot';

import { inTime, type Clock } from '../../../shared/batching/clock';
import { seal, shred, unseal } from '../keys/cipher';
import type { TextStorage } from '../text-storage';

const STORED_AS = 'ker.sign-in';

const personSchema = v.object({ subject: v.string(), name: v.string(), refresh: v.optional(v.string()) });
const keptSchema = v.pipe(v.string(), v.parseJson(), v.object({ scope: v.string(), person: personSchema }));

/** Who signed in, and what renews her token; the token itself is never kept. */
export type Person = v.InferOutput<typeof personSchema>;

/** Where a person is kept encrypted, as a key is. */
export type PersonStorage = {
  read(): Promise<Person | undefined>;
  /** Resolves with whether she is kept. */
  write(person: Person): Promise<boolean>;
  forget(): Promise<void>;
};

/** Keeps a person for one scope: whoever signed in elsewhere is nobody here. */
export function createPersonStorage(texts: TextStorage, clock: Clock, scope: string): PersonStorage {
  const timed = <T>(doing: Promise<T>, otherwise: T) => inTime(doing, { clock, otherwise: () => otherwise });
  const read = async () => {
    const sealed = await texts.getItem(STORED_AS);
    if (sealed === null) return undefined;
    const kept = v.parse(keptSchema, await unseal(sealed));
    return kept.scope === scope ? kept.person : undefined;
  };
  const write = async (person: Person) => {
    await texts.setItem(STORED_AS, await seal(JSON.stringify({ scope, person })));
    return true;
  };
  return {
    read: () =>
      timed(
        read().catch(() => undefined),
        undefined,
      ),
    write: (person) =>
      timed(
        write(person).catch(() => false),
        false,
      ),
    // Each of the two alone makes it unreadable, so a host that refuses one of them does not bring it back.
    forget: () =>
      timed(
        Promise.allSettled([shred(), texts.removeItem(STORED_AS)]).then(() => undefined),
        undefined,
      ),
  };
}
