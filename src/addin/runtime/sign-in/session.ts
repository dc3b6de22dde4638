import type { Clock } from '../../../shared/batching/clock';
import { Failure } from '../../../shared/contract/failure';
import type { StoredKey } from '../keys/stored-key';
import type { KeyRetention, KeyState } from '../keys/key-store';
import type { Listeners } from '../listeners';
import type { SignInHost } from '../deployment-policy';
import { dialogFlow, SIGN_IN_PAGE } from './dialog-flow';
import { createPersonStorage, type PersonStorage, type Person } from './stored-person';
import { canNest, nestedFlow } from './nested-flow';
import type { SignInConfig } from './sign-in-config';
import { SignInEnded } from './sign-in-outcome';
import type { Flow, SignedIn } from './credentials';
import { signedFetch } from './authorized-fetch';
import { say } from '../../../shared/messages/message';

/** A token is renewed so long before its end, or a quarter of its life where that is less. */
const MARGIN_MS = 60_000;
/** The lock under which the open workbooks renew one after the other: a refresh token may be good for one time only. */
const LOCK = 'ker.sign-in';
/** Longer than a renewal may take, and both together shorter than a cell waits. */
const LOCK_MS = 12_000;

/** Opens the sign-in of one deployment, with whoever signed in before. */
export async function openSession(config: SignInConfig, host: SignInHost): Promise<StoredKey> {
  const { page, fetch, texts, clock, service, listeners } = host;
  const redirectUri = new URL(SIGN_IN_PAGE, page).href;
  const flow =
    config.nested === true && canNest()
      ? nestedFlow(config, clock)
      : dialogFlow(config, { fetch, clock, redirectUri });
  const store = createPersonStorage(texts, clock, JSON.stringify([service, config.issuer, config.clientId]));
  const session = new Session({ flow, store, clock, service, issuer: config.issuer, listeners });
  await session.load();
  return session.asKept();
}

type SessionParts = {
  flow: Flow;
  store: PersonStorage;
  clock: Clock;
  service: string;
  issuer: string;
  listeners: Listeners<void>;
};
type Token = { text: string; until: number | undefined; due: number };

/** One person's sign-in while the add-in runs: her token in memory, renewed when it is needed and about to end. */
class Session {
  private person: Person | undefined;
  private token: Token | undefined;
  private retention: KeyRetention = 'remembered';
  private ruled: KeyRetention | undefined;
  private note: KeyState['note'];
  private hasEnded = false;
  private renewing: Promise<string> | undefined;
  private shown: KeyState | undefined;

  constructor(private readonly parts: SessionParts) {}

  async load(): Promise<void> {
    this.person = await this.parts.store.read();
    this.changed();
  }

  asKept(): StoredKey {
    const { store, service, listeners } = this.parts;
    return {
      keyFor: (asked) => (asked === service && this.person ? this.nameOf(this.person) : undefined),
      state: () => this.shown,
      listeners,
      rule: async (retention) => {
        this.ruled = retention;
        if (retention !== 'session') return;
        this.retention = retention;
        // One that was remembered before the rule came would be renewed for ever.
        this.person = undefined;
        await store.forget();
        this.changed();
      },
      keep: () => Promise.reject(new Failure('bad-argument', say('Expected a sign-in, got a key.'))),
      drop: () => this.drop(),
      reload: (isGone) => this.reload(isGone),
      session: {
        begin: (retention) => this.begin(this.ruled ?? retention),
        signed: (fetch) => signedFetch(fetch, { token: (stale) => this.tokenFor(stale) }),
        refusal: () => new Failure('no-key', say('Nobody is signed in. Sign in in the KER pane.')),
      },
    };
  }

  private async begin(retention: KeyRetention): Promise<void> {
    const signedIn = await this.parts.flow.begin();
    const { subject } = signedIn;
    if (subject === undefined) throw new SignInEnded('not-genuine');
    this.retention = retention;
    this.note = undefined;
    // What an earlier person left must not come back when the add-in starts next time.
    if (retention === 'session') await this.parts.store.forget();
    await this.take({ ...signedIn, subject });
  }

  /** The token to send; `stale` is one that was just refused. Rejects with a `Failure` where there is none. */
  private tokenFor(stale?: string): Promise<string> {
    const { token, hasEnded } = this;
    if (hasEnded) return Promise.reject(ended());
    if (token !== undefined && token.text !== stale && this.parts.clock.now() < token.due) {
      return Promise.resolve(token.text);
    }
    this.renewing ??= alone(() => this.renew(), this.parts.clock).finally(() => (this.renewing = undefined));
    return this.renewing;
  }

  private async renew(): Promise<string> {
    const { flow, store } = this.parts;
    const before = this.person;
    const stored = this.retention === 'remembered' ? await store.read() : undefined;
    // Another workbook may have renewed it since: what it used is good no more.
    const person = stored ?? before;
    if (before === undefined || person?.subject !== before.subject) throw this.end();
    const signedIn = await flow.renew(person.refresh).catch((error: unknown) => {
      if (error instanceof SignInEnded && error.ending !== 'unreachable') throw this.end();
      throw new Failure('unreachable', say('The sign-in cannot be renewed: its provider cannot be reached.'));
    });
    const { subject = person.subject, name = person.name, refresh = person.refresh } = signedIn;
    if (subject !== person.subject) throw this.end();
    // Whoever signed out or in meanwhile is not undone.
    if (this.person !== before) throw ended();
    await this.take({ ...signedIn, subject, name, refresh });
    return signedIn.token;
  }

  private async take(signedIn: SignedIn & { subject: string }): Promise<void> {
    const { subject, name = subject, refresh, token: text, askedAt, until } = signedIn;
    this.person = { subject, name, ...(refresh !== undefined && { refresh }) };
    const margin = until === undefined ? 0 : Math.min(MARGIN_MS, (until - askedAt) / 4);
    this.token = { text, until, due: until === undefined ? Infinity : until - margin };
    this.hasEnded = false;
    if (this.retention === 'remembered' && !(await this.parts.store.write(this.person))) {
      this.retention = 'session';
      this.note = 'not-remembered';
      await this.parts.store.forget();
    }
    this.changed();
  }

  /** Nothing renews it any more; who she is stays known, so that what is stored for her still answers. */
  private end(): Failure {
    this.hasEnded = true;
    this.token = undefined;
    this.changed();
    return ended();
  }

  private async drop(): Promise<void> {
    const { flow, store } = this.parts;
    const { person } = this;
    this.person = this.token = undefined;
    this.hasEnded = false;
    await store.forget();
    this.changed();
    // Nobody waits for it: what is not kept here any more is as good as ended.
    void flow.end(person?.refresh).catch(() => undefined);
  }

  /** As a key is taken over from another workbook. */
  private async reload(isGone: boolean): Promise<boolean> {
    const before = this.person;
    if (before !== undefined && this.retention === 'session' && !isGone) return false;
    const stored = await this.parts.store.read();
    if (this.person !== before || (before === undefined && stored === undefined)) return false;
    this.person = stored;
    this.retention = this.ruled ?? 'remembered';
    this.token = this.note = undefined;
    this.hasEnded = false;
    this.changed();
    return true;
  }

  /** What stands for a key: of the person, not of her token, so that a renewed one keeps what was fetched. */
  private nameOf({ subject }: Person): string {
    return `sign-in:${encodeURIComponent(this.parts.issuer)}:${encodeURIComponent(subject)}`;
  }

  private changed(): void {
    const { person, retention, note, token, hasEnded } = this;
    const { service, flow, listeners } = this.parts;
    const renews = flow.renewsItself || person?.refresh !== undefined;
    this.shown = person && {
      masked: person.name,
      retention,
      service,
      ...(note && { note }),
      signedIn: { until: token?.until, renews, hasEnded: hasEnded || (token === undefined && !renews) },
    };
    listeners.tell();
  }
}

function ended(): Failure {
  return new Failure('no-key', say('Your sign-in has ended. Sign in in the KER pane.'));
}

/**
 * One after the other over all workbooks, where the host can tell them apart. A workbook that Excel has frozen may hold the
 * lock for ever, so after a while nobody waits for it.
 */
async function alone(renew: () => Promise<string>, clock: Clock): Promise<string> {
  const { navigator } = globalThis as Partial<typeof globalThis>;
  const { locks } = (navigator ?? {}) as Partial<Navigator>;
  if (locks === undefined) return renew();
  const patience = new AbortController();
  const stop = clock.after(LOCK_MS, () => patience.abort());
  const renewing = () => {
    stop();
    return renew();
  };
  try {
    return await locks.request(LOCK, { signal: patience.signal }, renewing);
  } catch (error) {
    if (patience.signal.aborted) return renew();
    throw error;
  }
}
