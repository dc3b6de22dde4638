import { ownValue } from '../../shared/contract/own-value';
import type { AddInFunction } from './link/call-function';
import type { Runtime } from '../runtime/runtime';
import { hasLog } from './freeze/freeze-log';
import { createLogMarker } from './freeze/log-mark';
import { createWorkbench, type Workbench } from './workbench';

export { hasLog };

/** The workbench over a running add-in, with the host's own clock. */
export function openWorkbench(
  { refresher, budget, activity, knowledge, deployment }: Runtime,
  functions: Readonly<Record<string, unknown>>,
): Workbench {
  return createWorkbench({
    refresher,
    budget,
    activity,
    knowledge,
    admit: deployment.rules?.admit,
    functions: (id) => ownValue(functions, id.toLowerCase()) as AddInFunction | undefined,
    marker: createLogMarker(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    now: () => Date.now(),
  });
}
