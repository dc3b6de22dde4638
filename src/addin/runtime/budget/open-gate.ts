import * as v from 'valibot';

import { Approval } from '../../../shared/batching/costs/approval';
import { inTime, type Clock } from '../../../shared/batching/clock';
import type { Gate, Gated } from '../../../shared/batching/gate';
import { gatedQueue } from '../../../shared/batching/costs/gated-queue';
import type { Ledger } from '../../../shared/batching/ledger';
import type { Fetch } from '../../../shared/client/exchange';
import type { AccountOf } from '../accounts';
import type { OpenWorkbooks } from '../open-workbooks';
import type { Settings } from '../settings';
import type { TextStorage } from '../text-storage';
import type { BudgetState } from './budget-state';
import { knownWorkbooks } from './known-workbooks';
import { SpendLimiter } from './spend-limiter';
import { openCreditCounter } from './credit-counter';
import { spentFailure, withheldFailure } from './withheld-failure';

/** What gates are made of, the same for every layer of one add-in. */
export type GateParts = {
  clock: Clock;
  fetch: Fetch;
  texts: TextStorage;
  accountOf: AccountOf;
  settings: () => Settings;
  workbooks: OpenWorkbooks;
  /** Where the workbook lies, '' where it was never saved; undefined where the host knows no workbooks. */
  workbook: (() => string) | undefined;
  /** What holds until Excel closes, whichever layer is current. */
  session: { isNew: boolean | undefined };
  changed: () => void;
};

/** Whose requests a layer sends. */
export type LayerScope = {
  address: string;
  /** The account, as `AccountOf` names it; undefined where its requests are known to cost nothing. */
  account: string | undefined;
};

/** A gate, as the budget shows it. */
export type RuntimeGate = Gate & {
  state(): BudgetState;
  go(): readonly string[];
  showStored(): readonly string[];
  agree(requests: number): void;
};

const statusSchema = v.object({ cost_per_request: v.number() });
const newsSchema = v.object({ pause: v.object({ scope: v.string(), until: v.number() }) });

/** Opens the gate of one layer: every request that leaves is counted, and what costs too much waits for a click. */
export async function openGate(
  parts: GateParts,
  scope: LayerScope,
  layer: { dispatcher: Gated; ledger: Ledger },
): Promise<RuntimeGate> {
  const queue = gatedQueue(layer.dispatcher, layer.ledger);
  const { clock, settings, workbooks, session, changed } = parts;
  const pauseScope = `${scope.address}\n${scope.account ?? ''}`;
  // Before anything is waited for: what is told meanwhile must not be missed.
  const unhear = workbooks.hear((news) => {
    const told = v.safeParse(newsSchema, news);
    if (!told.success || told.output.pause.scope !== pauseScope) return;
    queue.pauseFor(told.output.pause.until - clock.now());
  });
  const counter = openCreditCounter(clock);
  const freedom = freedomOf(parts, scope);
  const place = await placeOf(parts);
  const approval: Approval = new Approval({
    clock,
    queue,
    askAbove: () => (freedom.isFree() ? 0 : settings().askAbove),
    asksQuestions: () => !freedom.isFree() && settings().askNewWorkbooks && session.isNew === true,
    isFree: freedom.ask,
    error: withheldFailure,
    changed: () => {
      if (session.isNew === true && approval.withheld.questions > 0) place.forget();
      changed();
    },
  });
  const limits = () => {
    const { creditsPerDay, requestsPerMinute } = settings();
    return { perDay: freedom.isFree() ? 0 : creditsPerDay, perMinute: requestsPerMinute };
  };
  const limiter: SpendLimiter = new SpendLimiter({
    clock,
    counter,
    queue,
    limits,
    changed,
    account: () => (freedom.isFree() ? undefined : scope.account),
    spent: () => void freedom.ask().then((isFree) => (isFree ? queue.pump() : endAll())),
  });
  const endAll = () => {
    approval.tell(queue.waiting(), spentFailure(limits().perDay));
  };
  const pause = await counter.pauseOf(pauseScope);
  if (pause > 0) queue.pauseFor(pause);
  const agreed = () => {
    session.isNew = false;
    place.add();
  };
  return {
    admit(requests, recalculation) {
      if (limiter.isSpent) {
        approval.tell(requests, spentFailure(limits().perDay));
        return [];
      }
      if (requests.some(({ person }) => !person)) place.ran();
      return approval.admit(requests, recalculation);
    },
    mayLeave: () => limiter.mayLeave(),
    sent: () => limiter.sent(),
    limited(forMs) {
      const until = clock.now() + forMs;
      workbooks.tell({ pause: { scope: pauseScope, until } });
      void counter.pause(pauseScope, until);
    },
    promoted: (request) => approval.promoted(request),
    take: () => approval.take(),
    close() {
      unhear();
      approval.close();
      return limiter.close();
    },
    state: () => ({
      ...approval.withheld,
      onlyStored: approval.onlyStored,
      isSpent: limiter.isSpent,
      spentToday: limiter.spentToday,
    }),
    go() {
      agreed();
      return approval.go();
    },
    showStored: () => approval.showStored(),
    agree(requests) {
      agreed();
      approval.agree(requests);
    },
  };
}

/** Whether requests cost nothing: the trial's never do, and an embedded service says so of itself. */
function freedomOf({ clock, fetch }: GateParts, { address, account }: LayerScope) {
  let isFree = account === undefined;
  let asking: Promise<boolean> | undefined;
  const look = async () => {
    const response = await fetch(`${address}/status`, {});
    return response.ok && v.parse(statusSchema, await response.json()).cost_per_request === 0;
  };
  return {
    isFree: () => isFree,
    ask: () =>
      (asking ??= inTime(look(), { clock, otherwise: () => false })
        // What could not be asked is asked again next time.
        .catch(() => false)
        .then((free) => {
          if (!free) asking = undefined;
          isFree ||= free;
          return isFree;
        })),
  };
}

/** The workbook, among those that this person has run: one is known from its next opening on, or from a click. */
async function placeOf({ texts, accountOf, workbook, session, clock }: GateParts) {
  const known = knownWorkbooks(texts, accountOf);
  const address = () => workbook?.() ?? '';
  if (session.isNew === undefined) {
    const isKnown = address() !== '' && known.isKnown(address());
    session.isNew =
      workbook !== undefined && !(await inTime(Promise.resolve(isKnown), { clock, otherwise: () => false }));
  }
  let hasRun = false;
  const add = () => {
    if (address() !== '') void known.add(address());
  };
  return {
    add,
    /** A cell of it asked something. */
    ran() {
      if (!hasRun) add();
      hasRun = true;
    },
    /** It asked what the person has not agreed to, so its next opening asks again. */
    forget() {
      if (address() !== '') void known.forget(address());
    },
  };
}
