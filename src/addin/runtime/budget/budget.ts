import type { OpenGate } from '../../../shared/batching/gate';
import { notLoaded } from '../../../shared/contract/failure';
import { createListeners } from '../listeners';
import type { BudgetState } from './budget-state';
import type { GateParts, LayerScope, RuntimeGate } from './open-gate';

/** What stands between cells and what they cost; a person decides with one click in the pane. */
export type Budget = {
  /** The same object until something changes. */
  get(): BudgetState;
  subscribe(listener: () => void): () => void;
  /** A person agrees to what waits. The cells (as `Sheet1!B2`) must then be calculated again. */
  go(): readonly string[];
  /** Cells ask nothing until a person agrees. The cells must be calculated again to show what is stored. */
  showStored(): readonly string[];
  /** A person agreed to so many requests elsewhere, such as by the plan of a refresh. */
  agree(requests: number): void;
};

/** The budget, with what the rest of the runtime needs of it. */
export type OwnedBudget = Budget & {
  /** The gate of a layer; its script is loaded beside what is stored, not before the first cell. */
  gateOf: (scope: LayerScope) => OpenGate;
  /** Counts a request that a key pays for outside of any layer, such as its own test. Never rejects. */
  paid: (key: string) => Promise<void>;
};

const NOTHING: BudgetState = {
  requests: 0,
  questions: 0,
  more: 0,
  onlyStored: false,
  isSpent: false,
  spentToday: undefined,
};

/** What the budget is made of. */
export type BudgetParts = Omit<GateParts, 'session' | 'changed'> & {
  /** Calls its listener when settings change. */
  onSettings: (listener: () => void) => void;
};

/** Makes the budget of one running add-in. */
export function createBudget(parts: BudgetParts): OwnedBudget {
  const listeners = createListeners();
  const session = { isNew: undefined };
  let gate: RuntimeGate | undefined;
  let last = NOTHING;
  const changed = () => {
    last = gate?.state() ?? NOTHING;
    listeners.tell();
  };
  parts.onSettings(changed);
  return {
    get: () => last,
    subscribe: (listener) => listeners.add(listener),
    go: () => gate?.go() ?? [],
    showStored: () => gate?.showStored() ?? [],
    agree: (requests) => gate?.agree(requests),
    // What cannot be counted, for want of a script or of WebCrypto, must not take the answer with it.
    paid: (key) => count(parts, key).catch(() => undefined),
    gateOf: (scope) => async (dispatcher, ledger) => {
      const { openGate } = await import(/* webpackChunkName: "budget" */ './open-gate').catch(notLoaded);
      gate = await openGate({ ...parts, session, changed }, scope, { dispatcher, ledger });
      changed();
      return gate;
    },
  };
}

async function count({ clock, accountOf }: BudgetParts, key: string): Promise<void> {
  const counter = import(/* webpackChunkName: "budget" */ './credit-counter');
  const [{ openCreditCounter }, account] = await Promise.all([counter, accountOf(key)]);
  await openCreditCounter(clock).add(account, 1);
}
