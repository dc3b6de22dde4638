import type { Runtime } from '../runtime/runtime';
import { hasLog } from './freeze/freeze-log';
import { createLogMarker } from './freeze/log-mark';
import { createWorkbench, type Workbench } from './workbench';

export { hasLog };

/** The workbench over a running add-in, with the host's own clock. */
export function openWorkbench({ refresher, budget, activity, knowledge, deployment }: Runtime): Workbench {
  return createWorkbench({
    refresher,
    budget,
    activity,
    knowledge,
    admit: deployment.rules?.admit,
    marker: createLogMarker(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
  });
}
