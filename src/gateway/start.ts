import { createHash } from 'node:crypto';

import { Budget } from './budget/budget';
import { limitsIn, type MakeLimit } from './budget/limits';
import type { GatewayEnvironment } from './environment';
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
export type Started = ReturnType<typeof startGateway>;

/** Callbacks beside the answers. */
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
) {
  const { upstream, upstreamKey, cache, perMinute, perDay, freshMs, negativeMs } = environment;
  const { asksWho, peopleFile, issuer, audience, groupsClaim } = environment;
  // First, because a file that is wrong ends the process, which an open connection would keep.
  const people = peopleFile === undefined ? undefined : new WatchedPeople(peopleFile, listeners);
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
  const isToken = issuer !== undefined && audience !== undefined;
  const identify = createIdentify({
    groupsClaim,
    people: people && (() => people.now),
    readToken: isToken ? createTokenReader({ issuer, audience }) : undefined,
  });
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
  return {
    /** Answers `/v1`. */
    fetch,
    ...{ identify, asksWho, metrics, usage, store, budget, counts, auditIsUp },
    /** Reads the file of people again, where there is one. */
    rereadPeople: () => people?.reread(),
    /** Tells of what is under way as never answered, writes what is not written yet, and lets go of the store. */
    close: async () => {
      people?.close();
      for (const cut of underWay) cut();
      await usage.flush();
      await store.close();
    },
  };
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
