import { systemClock } from '../../../shared/batching/clock';
import type { Runtime } from '../../runtime/runtime';
import type { Workbench } from '../workbench';
import { openDeliveryWatch } from '../lost/delivery-watch';
import { excelVisibility, hideFunctions } from './function-visibility';
import { followLoadOnOpen } from './load-on-open';
import { startTimedRefresh } from './timed-refresh';

/** Starts what the add-in does by itself in this workbook. Returns what ends it. */
export function startAutomation(runtime: Runtime, workbench: () => Promise<Workbench>): () => void {
  const { settings, activity, deployment, deliveries } = runtime;
  const log = (line: string) => console.info(line);
  const { functionsOff = [] } = deployment.rules ?? {};
  if (functionsOff.length > 0) {
    // An Excel that cannot hide them goes on offering them; their cells say that they are switched off.
    Promise.resolve()
      .then(() => hideFunctions(functionsOff, excelVisibility()))
      .catch(() => undefined);
  }
  const load = () => Office.addin.setStartupBehavior(Office.StartupBehavior.load);
  const ends = [
    deliveries.watch(openDeliveryWatch(runtime, systemClock)),
    followLoadOnOpen({ settings, activity, load }),
    startTimedRefresh({ clock: systemClock, settings, workbench, log }),
  ];
  return () => ends.forEach((end) => end());
}
