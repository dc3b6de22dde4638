import { createHash } from 'node:crypto';

import { Budget } from './budget/budget';
import { limitsIn, type MakeLimit } from './budget/limits';
import { isAskingWho, type GatewayEnvironment } from './environment';
import { Flights } from './flight/flights';
import { createGateway, type Answered } from './gateway';
import { Metrics } from './metrics';
import { createIdentify } from './people/identify';
import { createTokenReader } from './people/tokens';
import { UsageCounts } from './people/usage';
import { WatchedPeople, type PeopleListeners } from './people/watched-people';
import { createMemoryStore } from './store/memory-store';
import { connectRedis } from './store/redis-client';
import { createRedisStore } from './store/redis-store';
import type { SharedStore } from './store/shared-store';
import { createSend } from './upstream/send';

/** The parts of one gateway process, wired; nothing listens yet. */
export type Started = {
  /** Answers `/v1`. */
  fetch: (request: Request) => Response | Promise<Response>;
  identify: ReturnType<typeof createIdentify>;
  /** Whether people are asked who they are. */
  asksWho: boolean;
  metrics: Metrics;
  usage: UsageCounts;
  store: SharedStore;
  budget: Budget;
  /** Requests of people so far. */
  counts: { requests: number; upstream: number };
  /** Whether the audit log is written, where there is one. */
  auditIsUp(): boolean;
  /** Reads the file of people again, where there is one. */
  rereadPeople(): void;
  /** Tells of what is under way as never answered, writes what is not written yet, and lets go of the store. */
  close(): Promise<void>;
};

/** What is told beside the answers. */
export type Listeners = PeopleListeners & {
  audit: (answered: Answered) => void;
  /** @default it is */
  auditIsUp?: () => boolean;
};

/** Wires a gateway by its settings; `storeMs` is how long its store may take over a command. */
export function startGateway(
  environment: GatewayEnvironment,
  { audit, auditIsUp = () => true, ...listeners }: Listeners,
  storeMs?: number,
): Started {
  const { upstream, upstreamKey, cache, perMinute, perDay, freshMs, negativeMs } = environment;
  // First, because a file that is wrong ends the process, which an open connection would keep.
  const people = peopleOf(environment, listeners);
  const { store, makeLimit } = storeOf(cache, namespaceOf(environment), storeMs);
  const budget = new Budget({ makeLimit, pause: store, perMinute, perDay });
  const metrics = new Metrics({
    waiting: () => budget.waiting,
    storeIsUp: () => store.trouble() === undefined,
    auditIsUp,
  });
  const usage = new UsageCounts(store);
  const counts = { requests: 0, upstream: 0 };
  const send = createSend({
    address: upstream,
    key: upstreamKey,
    sent: (lane, status) => {
      counts.upstream++;
      metrics.sent(lane, status);
    },
  });
  const identify = identifyBy(environment, people);
  const underWay = new Set<() => void>();
  const fetch = createGateway({
    ...{ send, identify, report: listeners.report, underWay },
    flights: new Flights({ store, budget, freshness: { freshMs, negativeMs } }),
    answered: (answered) => {
      counts.requests++;
      metrics.answered(answered);
      if (answered.person !== undefined) usage.add(answered.person, answered.credits);
      audit(answered);
    },
  });
  const close = async () => {
    people?.close();
    for (const cut of underWay) cut();
    await usage.flush();
    await store.close();
  };
  const rereadPeople = () => people?.reread();
  const asksWho = isAskingWho(environment);
  return { fetch, identify, asksWho, metrics, usage, store, budget, counts, auditIsUp, rereadPeople, close };
}

function storeOf(
  cache: string,
  namespace: string,
  commandMs?: number,
): { store: SharedStore; makeLimit: MakeLimit } {
  if (cache === 'memory') return { store: createMemoryStore(), makeLimit: limitsIn() };
  const [client, subscriber] = [connectRedis(cache), connectRedis(cache, true)];
  const store = createRedisStore({ client, subscriber, namespace, commandMs });
  return { store, makeLimit: limitsIn(store) };
}

/** An answer depends on the service and on what the account may see there, so each account has keys of its own. */
function namespaceOf({ upstream, upstreamKey }: GatewayEnvironment): string {
  const digest = createHash('sha256').update(`${upstream}\n${upstreamKey}`).digest('base64url');
  return `ker:${digest.slice(0, 8)}`;
}

function peopleOf({ peopleFile }: GatewayEnvironment, listeners: PeopleListeners): WatchedPeople | undefined {
  return peopleFile === undefined ? undefined : new WatchedPeople(peopleFile, listeners);
}

function identifyBy(
  { issuer, audience, groupsClaim }: GatewayEnvironment,
  people: WatchedPeople | undefined,
) {
  return createIdentify({
    groupsClaim,
    ...(people !== undefined && { people: () => people.now }),
    ...(issuer !== undefined &&
      audience !== undefined && { readToken: createTokenReader({ issuer, audience }) }),
  });
}
