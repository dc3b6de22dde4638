import type { ActivityLog } from '../runtime/activity';
import type { Budget } from '../runtime/budget/budget';
import type { Knowledge } from '../runtime/knowledge';
import type { Refresher } from '../runtime/refresher';
import { audit } from './sources/audit';
import { changesSinceFreeze, listChanges, planChanges, type ChangesPlan } from './changes/changes';
import type { Comparison } from './changes/cell-change';
import { chooseCoverage, selectedTexts, writeCoverage } from './coverage/coverage';
import { freeze } from './freeze/freeze';
import { insertTemplate } from './templates/insert-template';
import type { Progress } from './excel/progress';
import { planGrid, planSearch, type RequestRange } from './plan/plan-coverage';
import { planRefresh, refresh, type PlannedRefresh } from './refresh/refresh';
import type { Scope } from './excel/scope';
import type { Wait } from './excel/quiet-wait';
import { functionsOf, type TemplateName } from './templates/templates';
import type { LogMarker } from './freeze/log-mark';
import { functionCall, type AddInFunction } from './link/call-function';
import { planLinks, readTypedNumbers, takeLinksBack, writeLinks } from './link/link-workbook';
import { type Proposal, proposeLinks, type ReadNumbers } from './link/proposals';
import { planUnfreeze, unfreeze } from './freeze/unfreeze';
import { countBroken, planRepair, repair } from './repair/repair';
import { WorkStore } from './work-store';
import type { Outcome, WorkbenchState } from './workbench-state';

/** What the actions need of the running add-in. */
export type WorkbenchParts = {
  refresher: Refresher;
  /** Hears what a person agreed to by a plan, so that she is not asked twice; tells what waits beyond it. */
  budget: Pick<Budget, 'agree' | 'get'>;
  activity: ActivityLog;
  knowledge: Knowledge;
  wait: Wait;
  marker: LogMarker;
  /** Throws for a function that is switched off. @default none is */
  admit?: ((functionName: string) => void) | undefined;
  /** The functions by their ids. */
  functions: (id: string) => AddInFunction | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The actions on the workbook, one at a time, with what they are doing. No action rejects. */
export type Workbench = {
  get: () => WorkbenchState;
  subscribe: (listener: () => void) => () => void;
  /** Ends the running action after its present block. */
  stop: () => void;
  /** Finds the cells and what fetching them will cost; `go` then fetches them. */
  planRefresh: (scope: Scope) => Promise<void>;
  /** Does what the plan at hand is for. */
  go: () => Promise<void>;
  /** Forgets a plan, or the outcome of the last action. */
  dismiss: () => void;
  freeze: (scope: Scope, hideLog: boolean) => Promise<void>;
  /** Shows the formulas that the log holds; `go` then restores them. */
  planUnfreeze: () => Promise<void>;
  /** How many cells a repair would mend; undefined where looking would take long. Rejects where Excel is busy. */
  broken: (signal: AbortSignal) => Promise<number | undefined>;
  /** Shows which formulas a repair enters again; `go` then enters them. */
  planRepair: () => Promise<void>;
  /** Lists every cell's sources; `recalculate` first runs cells that have not run since opening. */
  audit: (recalculate: boolean) => Promise<void>;
  /** Lists what changed in the last refresh; since the freeze it says its cost first, and `go` then compares. */
  changes: (since: 'refresh' | 'freeze') => Promise<void>;
  template: (name: TemplateName) => Promise<void>;
  /** Says what finding the selected entities will cost; `searchCoverage` then finds them. */
  planCoverage: () => Promise<void>;
  searchCoverage: () => Promise<void>;
  /** What the grid will cost with these properties. */
  coverageCost: (properties: readonly string[]) => Promise<RequestRange>;
  coverage: (properties: readonly string[]) => Promise<void>;
  /** Finds the typed numbers of a scope; `go` then asks which of them the service has. */
  planLinks: (scope: Scope) => Promise<void>;
  /** Writes the formulas of the accepted proposals. */
  link: (proposals: readonly Proposal[]) => Promise<void>;
  /** Puts back the numbers that links were written over. */
  unlink: () => Promise<void>;
};

/** Makes the one workbench of a running add-in. */
export function createWorkbench(parts: WorkbenchParts): Workbench {
  const store = new WorkStore();
  const links = linking(store, parts);
  return {
    get: store.get,
    subscribe: store.subscribe,
    stop: store.stop,
    dismiss() {
      if (store.get().step !== 'running') store.set({ step: 'idle' });
    },
    ...refreshing(store, parts, links.find),
    planLinks: links.planLinks,
    link: links.link,
    unlink: links.unlink,
    ...freezing(store, parts),
    ...covering(store, parts),
    broken: countBroken,
    planRepair: () =>
      store.run('repair', async (progress) => ({
        step: 'confirm',
        action: 'repair',
        plan: await planRepair(progress),
      })),
    audit: (recalculate) =>
      store.run('audit', async (progress) => {
        const { activity, wait, knowledge } = parts;
        return {
          action: 'audit',
          result: await audit({ activity, wait, known: knowledge.known }, recalculate, progress),
        };
      }),
    template: (name) =>
      store.run('template', async () => {
        for (const called of functionsOf(name)) parts.admit?.(called);
        return { action: 'template', result: await insertTemplate(name) };
      }),
  };
}

function refreshing(
  store: WorkStore,
  parts: WorkbenchParts,
  findLinks: () => Promise<void>,
): Pick<Workbench, 'planRefresh' | 'go' | 'changes'> {
  let planned: Pick<PlannedRefresh, 'cells' | 'also'> = { cells: [], also: [] };
  const planParts = { refresher: parts.refresher, known: parts.knowledge.known };
  let last: Comparison = { changed: [], unchanged: 0, failed: [] };
  return {
    planRefresh: (scope) =>
      store.run('refresh', async (progress) => {
        const { plan, ...rest } = await planRefresh(planParts, scope, progress);
        planned = rest;
        return { step: 'confirm', action: 'refresh', plan };
      }),
    go: async () => {
      const state = store.get();
      if (state.step !== 'confirm') return;
      if (state.action === 'unfreeze') {
        return store.run('unfreeze', async (progress) => {
          return { action: 'unfreeze', result: await unfreeze(state.plan, progress) };
        });
      }
      if (state.action === 'repair') {
        return store.run('repair', async (progress) => {
          return { action: 'repair', result: await repair(state.plan, progress) };
        });
      }
      parts.budget.agree(state.plan.mostRequests);
      if (state.action === 'link') return findLinks();
      if (state.action === 'changes') {
        return store.run('changes', (progress) => compareFrozen(state, progress));
      }
      return store.run('refresh', async (progress) => {
        const { known } = parts.knowledge;
        const result = await refresh({ ...parts, known }, planned, progress);
        last = result;
        return { action: 'refresh', result };
      });
    },
    changes: (since) =>
      store.run('changes', async (progress) => {
        if (since === 'refresh') return { action: 'changes', result: await listChanges(last) };
        const { plan, also, formulas } = await planChanges(planParts);
        // With nothing to run there is nothing to pay for, and only to say why.
        if (plan.cells === 0) return compareFrozen({ formulas, also }, progress);
        return { step: 'confirm', action: 'changes', plan, also, formulas };
      }),
  };

  async function compareFrozen(
    seen: Pick<ChangesPlan, 'formulas' | 'also'>,
    progress: Progress,
  ): Promise<Outcome> {
    return {
      action: 'changes',
      result: await changesSinceFreeze(seen, { ...parts, known: parts.knowledge.known }, progress),
    };
  }
}

function linking(
  store: WorkStore,
  { refresher, knowledge, functions, budget, now }: WorkbenchParts,
): Pick<Workbench, 'planLinks' | 'link' | 'unlink'> & { find: () => Promise<void> } {
  let numbers: ReadNumbers = [];
  const planParts = { refresher, known: knowledge.known };
  return {
    planLinks: (scope) =>
      store.run('link', async (progress) => {
        numbers = await readTypedNumbers(scope, progress);
        return { step: 'confirm', action: 'link', plan: await planLinks(planParts, numbers) };
      }),
    find: () =>
      store.run('link', async () => {
        const proposals = await proposeLinks(numbers, functionCall(functions));
        // What waits for approval would look like values that the service does not have.
        if (budget.get().requests === 0) return { step: 'link-choice', proposals };
        return { step: 'confirm', action: 'link', plan: await planLinks(planParts, numbers) };
      }),
    link: (proposals) =>
      store.run('link', async (progress) => {
        return { action: 'link', result: await writeLinks(proposals, now(), progress) };
      }),
    unlink: () =>
      store.run('unlink', async (progress) => ({ action: 'unlink', result: await takeLinksBack(progress) })),
  };
}

function freezing(store: WorkStore, parts: WorkbenchParts): Pick<Workbench, 'freeze' | 'planUnfreeze'> {
  return {
    freeze: (scope, hideLog) =>
      store.run('freeze', async (progress) => {
        const { marker, knowledge, now } = parts;
        const options = { scope, hideLog, marker, known: knowledge.known, now: now() };
        return { action: 'freeze', result: await freeze(options, progress) };
      }),
    planUnfreeze: () =>
      store.run('unfreeze', async (progress) => {
        const plan = await planUnfreeze(parts.marker, progress);
        if (plan.formulas.length > 0) return { step: 'confirm', action: 'unfreeze', plan };
        return { action: 'unfreeze', result: await unfreeze(plan, progress) };
      }),
  };
}

function covering(
  store: WorkStore,
  { knowledge, now, budget, refresher }: WorkbenchParts,
): Pick<Workbench, 'planCoverage' | 'searchCoverage' | 'coverageCost' | 'coverage'> {
  return {
    planCoverage: () =>
      store.run('coverage', async () => {
        const texts = await selectedTexts();
        const cost = await planSearch({ refresher, known: knowledge.known }, texts);
        return { step: 'coverage-search', texts, cost };
      }),
    searchCoverage: () => {
      const state = store.get();
      const texts = state.step === 'coverage-search' ? state.texts : [];
      if (state.step === 'coverage-search') budget.agree(state.cost.to);
      return store.run('coverage', async (progress) => ({
        step: 'coverage-choice',
        choice: await chooseCoverage(knowledge, texts, progress),
      }));
    },
    coverageCost: (properties) => {
      const state = store.get();
      const entities = state.step === 'coverage-choice' ? state.choice.entities : [];
      return planGrid({ refresher }, entities, properties);
    },
    coverage: (properties) => {
      const state = store.get();
      const entities = state.step === 'coverage-choice' ? state.choice.entities : [];
      return store.run('coverage', async (progress) => {
        budget.agree((await planGrid({ refresher }, entities, properties)).to);
        const result = await writeCoverage({ knowledge, now: now() }, { entities, properties }, progress);
        return { action: 'coverage', result };
      });
    },
  };
}
