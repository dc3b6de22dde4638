import type { Clock } from '../../shared/batching/clock';
import { noKey } from '../../shared/client/client';
import type { Fetch } from '../../shared/client/exchange';
import { Failure } from '../../shared/contract/failure';
import { say } from '../../shared/messages/message';
import { loadAccounts } from './accounts';
import { createActivityLog } from './activity-log';
import { createBudget } from './budget/budget';
import { Deliveries } from './deliveries';
import { readDeployment, type LateConfig } from './deployment';
import { createEventLines, type EventLines } from './event-lines';
import { loadKey, type EnteredKey } from './keys/stored-key';
import { createLayers, type Layers, type OpenStorage } from './layers';
import { joinWorkbooks, type WorkbookChannel } from './open-workbooks';
import type { Refresher } from './refresher';
import type { Runtime } from './runtime';
import { loadSettings } from './settings-store';
import type { TextStorage } from './text-storage';
import { createKeyStore } from './keys/create-key-store';
import type { KeyChannel } from './keys/key-changes';
import { currentKnowledge } from './current-knowledge';

/** What the add-in needs of the host that it runs in. */
export type RuntimeOptions = {
  /** The address of taskpane.html, beside which `config.json` lies. */
  page: string;
  fetch: Fetch;
  clock: Clock;
  /** Where settings and the encrypted key are kept. */
  texts: TextStorage;
  /** Opens where fetched values are stored. @default values live until the add-in closes */
  openStorage?: OpenStorage;
  /** Joins this workbook to the others that are open on this host. @default each is on its own */
  channel?: KeyChannel | undefined;
  /** Joins its settings and its pauses to theirs. @default each is on its own */
  workbooks?: WorkbookChannel | undefined;
  /** Called where other settings than those in force are read late: close this runtime and create another. */
  onLateConfig?: (() => void) | undefined;
  /** What the runtime before this one hands over: a key that lives in memory alone. @default none was before */
  handedOver?: HandedOver | undefined;
  /** The workbook's address; '' if it was never saved. @default no workbook counts as new */
  workbook?: (() => string) | undefined;
};

/** What one runtime of a page leaves to the next. */
export type HandedOver = { key?: EnteredKey };

/** Wires one running add-in. It never rejects: what cannot be read is replaced by its default. */
export async function createRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { clock, openStorage, channel, texts, workbook } = options;
  const late: LateConfig = { taken: () => options.onLateConfig?.(), stop: () => undefined };
  const { accountOf, deployment, kept, settings, key, keepsValues, isTrial } = await readHost(options, late);
  const lines = createEventLines(() => clock.now(), key);
  const logged = loggedFetch(options.fetch, clock, lines);
  const { session } = kept;
  const fetch = session?.signed(logged) ?? logged;
  const changed = () => activity.changed();
  const workbooks = joinWorkbooks(options.workbooks);
  const budget = createBudget({
    clock,
    fetch,
    texts,
    accountOf,
    settings: settings.get,
    onSettings: settings.subscribe,
    workbooks,
    workbook,
  });
  const { gateOf, paid } = budget;
  const layers = await createLayers({
    fetch,
    clock,
    accountOf,
    settings: settings.get,
    key,
    refusal: session?.refusal ?? (deployment.isUnread === true ? unreadSettings : noKey),
    keepsValues,
    isTrial,
    openStorage,
    gateOf,
    changed,
  });
  const activity = createActivityLog({
    clock,
    lines,
    figures: () => layers.current().batching.figures(),
    running: () => layers.current().batching.core.isRunning,
    earlier: layers.earlier,
    stop: () => layers.current().batching.stop(),
  });
  const deliveries = new Deliveries();
  const address = () => settings.get().serviceAddress;
  if (deployment.isUnread === true) lines.add('config.json: not read');
  for (const problem of deployment.problems ?? []) lines.add(problem);
  workbooks.hear((news) => {
    if (!settings.hear(news)) return;
    lines.add('Settings changed in another workbook');
    void layers.follow();
  });
  return {
    knowledge: currentKnowledge(layers.current),
    settings: {
      ...settings,
      async set(change) {
        await settings.set(change);
        // What was refused is not told; what was accepted is what every open workbook goes by from now on.
        workbooks.tell({ settings: change });
        await layers.follow();
      },
    },
    keys: createKeyStore({ kept, layers, lines, clock, fetch, paid, address, channel }),
    activity,
    refresher: currentRefresher(layers),
    deliveries,
    budget,
    deployment,
    datasetDate: async () =>
      (await import(/* webpackChunkName: "actions" */ './dataset-date')).datasetDate(fetch, address()),
    async close() {
      late.stop();
      activity.close();
      deliveries.close();
      channel?.close();
      options.workbooks?.close();
      await layers.close();
    },
  };
}

/** What is kept beside the page and for this person; the trial's key stands in where she has none. */
async function readHost({ page, fetch, clock, texts, handedOver = {} }: RuntimeOptions, late: LateConfig) {
  const [deployment, keptKey, accountOf] = await Promise.all([
    readDeployment({ page, fetch, clock, texts, late }),
    handedOver.key ?? loadKey(texts, clock),
    loadAccounts(texts, clock),
  ]);
  handedOver.key = keptKey;
  const { serviceAddress: address, policy, rules } = deployment;
  const { listeners } = keptKey;
  const service = policy?.serviceAddress ?? address;
  const kept = (await rules?.openSignIn?.({ page, service, fetch, texts, clock, listeners })) ?? keptKey;
  const settings = await loadSettings(texts, { address, policy, bounded: rules?.bounded, clock });
  await kept.rule(rules?.keyRetention);
  // A key that was entered before any service was known is for the one that is configured.
  if (address !== '') await keptKey.assign(service);
  // A key belongs to the service that it is for: the trial's as well as the person's own.
  const key = () => {
    const { serviceAddress } = settings.get();
    // A key that was entered while no service is known waits for it.
    if (serviceAddress === '') return undefined;
    const trialKey = serviceAddress === deployment.serviceAddress ? deployment.trialKey : undefined;
    return kept.keyFor(serviceAddress) ?? trialKey;
  };
  // A key that Excel's closing ends leaves nothing behind either; what the trial's key reads is public.
  const keepsValues = () =>
    kept.keyFor(settings.get().serviceAddress) === undefined || kept.state()?.retention === 'remembered';
  const isTrial = () => kept.keyFor(settings.get().serviceAddress) === undefined && key() !== undefined;
  return { accountOf, deployment, kept, settings, key, keepsValues, isTrial };
}

/** The failure of requests before the settings are loaded. */
function unreadSettings(): Failure {
  return new Failure(
    'unreachable',
    say('The settings of KER (config.json) could not be read. KER tries again; check the connection.'),
  );
}

/** What plans is loaded with the first plan: no cell needs it. */
const planning = () => import(/* webpackChunkName: "actions" */ './planning');

function currentRefresher({ current }: Layers): Refresher {
  return {
    plan: async (...asked) => (await planning()).planOf(current(), ...asked),
    renew: async (...asked) => (await planning()).renew(current(), ...asked),
    unanswered: async () =>
      (await import(/* webpackChunkName: "actions" */ './unreachable')).unanswered(current().batching),
    renewAll: () => current().batching.renewAll(),
    clearStored: () => current().batching.clear(),
    storedSize: () => current().batching.storedSize(),
  };
}

/**
 * Writes a line for each request with its status and duration, so that a copied log shows what the service did. The
 * query is left out: it holds the names that were searched for, and a log is made to be passed on.
 */
function loggedFetch(fetch: Fetch, clock: Clock, lines: EventLines): Fetch {
  return async (url, init) => {
    const begun = clock.now();
    const { pathname } = new URL(url);
    const log = (outcome: string) =>
      lines.add(`${init.method ?? 'GET'} ${pathname}: ${outcome} after ${clock.now() - begun} ms`);
    try {
      const response = await fetch(url, init);
      log(`status ${response.status}`);
      return response;
    } catch (error) {
      log('no reply');
      throw error;
    }
  };
}
