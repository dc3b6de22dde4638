import * as v from 'valibot';

import { inTime, type Clock } from '../../shared/batching/clock';
import type { Fetch } from '../../shared/client/exchange';
import { readConfig, UNANSWERED, type ConfigAnswer } from './config-reading';
import type { Administered, ReadPolicy } from './read-policy';
import type { Deployment } from './runtime';
import { parseServiceAddress } from './service-address';
import type { TextStorage } from './text-storage';
import { say } from '../../shared/messages/message';

const STORED_AS = 'ker.deployment';

const text = v.fallback(v.optional(v.string()), undefined);
const configSchema = v.fallback(
  v.object({
    // One that is there and wrong must not count as absent.
    serviceAddress: v.optional(v.fallback(v.string(), '')),
    consoleAddress: text,
    supportAddress: text,
    privacyAddress: text,
    trialKey: text,
    version: v.optional(v.unknown()),
    policy: v.optional(v.unknown()),
    signIn: v.optional(v.unknown()),
  }),
  {},
);

/** What reading a deployment needs. */
export type DeploymentOptions = {
  /** The address of taskpane.html. */
  page: string;
  fetch: Fetch;
  clock: Clock;
  /** Where the last deployment that was read is kept. */
  texts: TextStorage;
  /** @default what comes late is left */
  late?: LateConfig | undefined;
};

/** What reading needs to take an answer that comes after it was given up. */
export type LateConfig = {
  /** Other settings were read than those in force: the add-in has to start again. */
  taken: () => void;
  /** Set by the reading: ends it. */
  stop: () => void;
};

/** By then the settings of the last start hold, where there are any. */
const PATIENCE_MS = 5_000;
/** So much longer cells wait where there are none. */
const FIRST_START_MS = 25_000;

/**
 * Reads `config.json` beside the page; if that fails or its policy is wrong, the last start's deployment applies, and
 * a first start waits. Without a service in it, the page's own origin serves `/v1`; an unusable one gives `''`, so
 * that no key is sent.
 */
export async function readDeployment(options: DeploymentOptions): Promise<Deployment> {
  const { page, fetch, clock, texts, late } = options;
  const reading = readConfig(page, fetch, clock);
  if (late !== undefined) late.stop = reading.stop;
  const unanswered = (): ConfigAnswer => UNANSWERED;
  const remembered = readRemembered(texts);
  const first = await inTime(reading.first, { clock, limitMs: PATIENCE_MS, otherwise: unanswered });
  const last = await inTime(remembered, { clock, otherwise: () => undefined });
  const answer =
    first === UNANSWERED && last === undefined
      ? await inTime<ConfigAnswer>(reading.answer, { clock, limitMs: FIRST_START_MS, otherwise: unanswered })
      : first;
  if (answer === UNANSWERED) {
    if (late === undefined) reading.stop();
    void reading.answer.then(({ config }) => {
      if (config === undefined || JSON.stringify(config) === JSON.stringify(last)) return;
      late?.taken();
    });
    if (last === undefined) {
      return { ...(await deploymentOf({ serviceAddress: '' }, page, clock)), isUnread: true };
    }
  }
  const config = answer === UNANSWERED ? undefined : answer.config;
  const told = await deploymentOf(config ?? last, page, clock);
  if (config !== undefined && told.problems === undefined) {
    // Nobody waits for it, and it may fail: the next start reads the file itself.
    void texts.setItem(STORED_AS, JSON.stringify(config)).catch(() => undefined);
  }
  if (told.problems === undefined) return told;
  const { problems } = told;
  const held = await deploymentOf(last ?? config, page, clock);
  return { ...held, ...(held.problems && { serviceAddress: '' }), problems };
}

async function deploymentOf(config: unknown, page: string, clock: Clock): Promise<Deployment> {
  const parsed = v.parse(configSchema, config);
  const { serviceAddress, consoleAddress, supportAddress, privacyAddress, trialKey } = parsed;
  const { origin } = new URL(page);
  const address = parseServiceAddress(serviceAddress ?? origin) ?? '';
  return {
    serviceAddress: address,
    consoleAddress: webAddress(consoleAddress, page) ?? `${origin}/help.html#key`,
    supportAddress,
    privacyAddress,
    ...((parsed.policy ?? parsed.signIn) !== undefined &&
      (await inTime(ruled(parsed, address), { clock, otherwise: unchecked }))),
    ...(trialKey !== undefined && trialKey !== '' && { trialKey }),
  };
}

/** What checks a policy is loaded where there is one. */
async function ruled(config: Administered, address: string): Promise<ReadPolicy> {
  try {
    return await (await import(/* webpackChunkName: "policy" */ './read-policy')).readPolicy(config, address);
  } catch {
    return unchecked();
  }
}

function unchecked(): ReadPolicy {
  return {
    problems: [say('config.json: `policy` is unchecked')],
  };
}

async function readRemembered(texts: TextStorage): Promise<unknown> {
  try {
    const text = await texts.getItem(STORED_AS);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An http or https address, perhaps relative to the page; the pane makes a link of one, so no other scheme may pass. */
function webAddress(text: string | undefined, page: string): string | undefined {
  if (text === undefined) return undefined;
  try {
    const { protocol, href } = new URL(text, page);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
  } catch {
    return undefined;
  }
}
