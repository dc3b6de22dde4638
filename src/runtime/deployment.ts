import * as v from 'valibot';

import { inTime, type Clock } from '../batching/clock';
import type { Fetch } from '../client/exchange';
import type { Deployment } from './runtime';
import { parseServiceAddress } from './service-address';
import { validSettings } from './settings-store';
import type { TextStorage } from './text-storage';

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
    policy: v.fallback(v.optional(v.record(v.string(), v.unknown())), undefined),
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
};

/**
 * Reads `config.json` beside the page. Where it cannot be read, the deployment of the last start holds: any other
 * address would be another account's, without the stored values, and would be sent the key. Where it names no service,
 * the page's own origin serves `/v1`, as wherever the project's server hosts the add-in. One that is named and cannot be
 * used gives `''`: a web host that only has the files must not be sent the key.
 */
export async function readDeployment({ page, fetch, clock, texts }: DeploymentOptions): Promise<Deployment> {
  const config = await inTime(readConfig(page, fetch), { clock, otherwise: () => undefined });
  if (config === undefined)
    return deploymentOf(await inTime(readRemembered(texts), { clock, otherwise: () => undefined }), page);
  // Nobody waits for it, and it may fail: the next start reads the file itself.
  void texts.setItem(STORED_AS, JSON.stringify(config)).catch(() => undefined);
  return deploymentOf(config, page);
}

function deploymentOf(config: unknown, page: string): Deployment {
  const { serviceAddress, consoleAddress, trialKey, policy, ...links } = v.parse(configSchema, config);
  const { origin } = new URL(page);
  return {
    serviceAddress: parseServiceAddress(serviceAddress ?? origin) ?? '',
    consoleAddress: webAddress(consoleAddress, page) ?? `${origin}/help.html#key`,
    supportAddress: webAddress(links.supportAddress, page),
    privacyAddress: webAddress(links.privacyAddress, page),
    ...(policy !== undefined && policyOf(policy)),
    ...(trialKey !== undefined && trialKey !== '' && { trialKey }),
  };
}

/** A name or a value that is no setting's would otherwise be a rule that nobody keeps and nobody hears of. */
function policyOf(policy: Record<string, unknown>): Pick<Deployment, 'policy' | 'unreadPolicy'> {
  const valid = validSettings(policy);
  return { policy: valid, unreadPolicy: Object.keys(policy).filter((name) => !Object.hasOwn(valid, name)) };
}

/** Undefined where it could not be read; a site that has none says so. */
async function readConfig(page: string, fetch: Fetch): Promise<unknown> {
  try {
    const response = await fetch(new URL('config.json', page).href, {});
    if (response.status === 404) return {};
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
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
