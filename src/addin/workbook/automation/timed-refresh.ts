import type { Clock } from '../../../shared/batching/clock';
import type { SettingsStore } from '../../runtime/settings';
import type { Workbench } from '../workbench';

/** What refreshing by itself needs of the running add-in. */
export type TimedRefreshParts = {
  clock: Pick<Clock, 'after'>;
  settings: Pick<SettingsStore, 'get' | 'subscribe'>;
  workbench: () => Promise<Pick<Workbench, 'get' | 'planRefresh' | 'go' | 'dismiss'>>;
  /** Writes a line into the log of events. */
  log: (line: string) => void;
};

const MINUTE_MS = 60_000;

/**
 * Refreshes the workbook when it is opened and every so many minutes, as the settings say. Each refresh is planned first,
 * and left out where a person would have to agree to it; the budget of the day holds as for every request.
 */
export function startTimedRefresh({ clock, settings, workbench, log }: TimedRefreshParts): () => void {
  let cancel: (() => void) | undefined;
  let armedFor = 0;
  const arm = () => {
    const { refreshMinutes } = settings.get();
    if (refreshMinutes === armedFor) return;
    cancel?.();
    cancel = undefined;
    armedFor = refreshMinutes;
    if (refreshMinutes > 0) wait();
  };
  const wait = () => {
    cancel = clock.after(armedFor * MINUTE_MS, () => {
      wait();
      run();
    });
  };
  const run = () =>
    void refreshAlone().catch((error: unknown) => log(`Refresh by itself failed: ${String(error)}`));
  const refreshAlone = async () => {
    const actions = await workbench();
    const { step } = actions.get();
    // What a person does or decides goes first.
    if (step !== 'idle' && step !== 'done') return;
    await actions.planRefresh('workbook');
    const state = actions.get();
    if (state.step !== 'confirm' || state.action !== 'refresh') return;
    const { cells, mostRequests } = state.plan;
    const { askAbove } = settings.get();
    const isTooMuch = askAbove > 0 && mostRequests > askAbove;
    if (isTooMuch) log(`Refresh by itself left out: ${mostRequests} requests, more than ${askAbove}`);
    if (isTooMuch || cells === 0) actions.dismiss();
    else await actions.go();
  };
  const unsubscribe = settings.subscribe(arm);
  arm();
  if (settings.get().refreshOnOpen) run();
  return () => {
    unsubscribe();
    cancel?.();
  };
}
