import type { ActivityLog, ActivityState } from '../../../src/addin/runtime/activity';
import type { WorkbookModel } from './host/model';

/** An activity that counts what the model was called for; it is quiet as soon as the calls are made. */
export function quietActivity(model: WorkbookModel): ActivityLog & { stops: number } {
  const state = (): ActivityState => ({
    recalculation: { running: false, startedAt: 0, calls: 0, settled: model.called.length, requests: 0 },
    total: {
      calls: model.called.length,
      needs: 0,
      fromCache: 0,
      requests: 0,
      credits: 0,
      failures: 0,
      misses: 0,
    },
    queued: 0,
    inFlight: 0,
    waiting: undefined,
    unanswered: undefined,
    estimatedDoneAt: undefined,
    failing: [],
  });
  return {
    stops: 0,
    get: state,
    subscribe: () => () => undefined,
    callStarted: () => 0,
    callSettled: () => undefined,
    forget: () => undefined,
    stop() {
      this.stops += 1;
    },
    lines: () => [],
  };
}
