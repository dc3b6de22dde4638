// The shared runtime's entry: Excel loads this one script for functions, ribbon commands and pane.
import './functions/cards';
import './functions/entities';
import './functions/fields';
import './functions/matching';
import './functions/numbers';
import './functions/properties';
import './functions/queries';
import './functions/questions';
import './functions/relationships';
import './functions/series';

import { createAttention, type Attention } from './commands/attention';
import { registerCommands } from './commands/register';
import { setRuntime } from './runtime/current-runtime';
import { startRuntime } from './runtime/start-runtime';
import type { DeliveryCheck } from './runtime/deliveries';
import type { Runtime } from './runtime/runtime';
import type { Workbench } from './workbook/workbench';

/** The version of this build. */
declare const ADDIN_VERSION: string;

function start(): void {
  const runtime = startRuntime();
  setRuntime(runtime);
  runtime.then(watchDeliveries, () => undefined);
  const attention = createAttention();
  const workbench = openLazily(runtime);
  registerCommands({ workbench, attract: attention.attract, report: (error) => console.error(error) });
  const element = document.getElementById('pane');
  if (element) whenSeen(element, () => void showPane(element, { runtime, workbench, attention }));
}

/** What compares cells with what was delivered to them is loaded with the first check. */
function watchDeliveries(runtime: Runtime): void {
  const { deliveries } = runtime;
  let opened: Promise<DeliveryCheck> | undefined;
  const check = () =>
    (opened ??= import(/* webpackChunkName: "actions" */ './workbook/lost/delivery-watch').then(
      ({ openDeliveryCheck }) => openDeliveryCheck(runtime),
    ));
  deliveries.watch({
    async run(delivered) {
      return (await check().catch((error: unknown) => {
        opened = undefined;
        throw error;
      })).run(delivered);
    },
    dismiss: () => void opened?.then((one) => one.dismiss()),
  });
}

/** The workbook actions, loaded when somebody first wants one. */
function openLazily(runtime: Promise<Runtime>): () => Promise<Workbench> {
  let opened: Promise<Workbench> | undefined;
  const open = async (): Promise<Workbench> => {
    const [actions, { followWorkbench }] = await Promise.all([
      import(/* webpackChunkName: "actions" */ './workbook/open-workbench'),
      import(/* webpackChunkName: "actions" */ './commands/follow-workbench'),
    ]);
    const workbench = actions.openWorkbench(await runtime);
    followWorkbench(workbench, actions.hasLog);
    return workbench;
  };
  return () =>
    (opened ??= open().catch((error: unknown) => {
      // The next click tries again: the network may be back by then.
      opened = undefined;
      throw error;
    }));
}

/** What the pane is given. */
type Parts = { runtime: Promise<Runtime>; workbench: () => Promise<Workbench>; attention: Attention };

/** Excel loads this page hidden to calculate functions, so the pane waits until somebody looks at it. */
function whenSeen(element: Element, seen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
}

async function showPane(element: HTMLElement, parts: Parts): Promise<void> {
  try {
    const { mountPane } = await import(/* webpackChunkName: "pane" */ './taskpane/mount');
    const { workbookPanels } = await import(
      /* webpackChunkName: "pane" */ './taskpane/workbook/workbook-panels'
    );
    const { subscribe: attention } = parts.attention;
    const panels = workbookPanels(parts.workbench);
    await mountPane(element, await parts.runtime, { version: ADDIN_VERSION, panels, attention });
  } catch (error) {
    // Without this, a pane whose script could not be loaded would stay empty for ever.
    const reason = error instanceof Error ? error.message : String(error);
    element.setAttribute('role', 'alert');
    element.textContent = `The pane could not be loaded: ${reason}. Close it and open it again; formulas go on working.`;
  }
}

start();
