import { actionFailure } from './excel/action-failure';
import type { Progress } from './excel/progress';
import type { ActionName, Outcome, WorkbenchState } from './workbench-state';

/** Holds what the actions are doing, and lets one run at a time. */
export class WorkStore {
  private state: WorkbenchState = { step: 'idle' };
  private readonly listeners = new Set<() => void>();
  private stopping = new AbortController();

  readonly get = (): WorkbenchState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Ends the running action after its present block. */
  readonly stop = (): void => this.stopping.abort();

  set(state: WorkbenchState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  /** Runs an action to its outcome; while one runs, another is not started. It never rejects. */
  async run(
    action: ActionName,
    work: (progress: Progress) => Promise<Outcome | WorkbenchState>,
  ): Promise<void> {
    if (this.state.step === 'running') return;
    this.stopping = new AbortController();
    const { signal } = this.stopping;
    this.set({ step: 'running', action, progress: undefined });
    try {
      const result = await work({
        signal,
        report: (progress) => this.set({ step: 'running', action, progress }),
      });
      this.set('step' in result ? result : { step: 'done', outcome: result });
    } catch (error) {
      this.set({ step: 'failed', action, failure: actionFailure(error) });
    }
  }
}
