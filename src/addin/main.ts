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
import type { HandedOver } from './runtime/create-runtime';
import { setRuntime } from './runtime/current-runtime';
import { startRuntime } from './runtime/start-runtime';
import type { DeliveryCheck } from './runtime/deliveries';
import type { Runtime } from './runtime/runtime';
import type { Workbench } from './workbook/workbench';

/** The version of this build. */
declare const ADDIN_VERSION: string;

/** The running add-in, which starts again where other settings are read after it started. */
class AddIn {
  readonly attention = createAttention();
  private runtime: Promise<Runtime> | undefined = undefined;
  private openWorkbench: (() => Promise<Workbench>) | undefined = undefined;
  private endAutomation: () => void = () => undefined;
  private unmount: (() => void) | undefined = undefined;
  private readonly handedOver: HandedOver = {};

  readonly workbench = (): Promise<Workbench> =>
    this.openWorkbench?.() ?? Promise.reject(new Error('Not started'));

  start(): Promise<Runtime> {
    const { handedOver } = this;
    const runtime = startRuntime({ handedOver, onLateConfig: () => void this.restart() });
    this.runtime = runtime;
    setRuntime(runtime);
    this.openWorkbench = openLazily(runtime);
    runtime.then(watchDeliveries, () => undefined);
    runtime.then(
      (started) => (this.endAutomation = automate(started, this.workbench)),
      () => undefined,
    );
    return runtime;
  }

  async show(element: HTMLElement): Promise<void> {
    try {
      this.unmount = await showPane(element, {
        runtime: await (this.runtime ?? this.start()),
        workbench: this.workbench,
        attention: this.attention,
      });
    } catch (error) {
      // Without this, a pane whose script could not be loaded would stay empty for ever.
      const reason = error instanceof Error ? error.message : String(error);
      element.setAttribute('role', 'alert');
      element.textContent = `The pane could not be loaded: ${reason}. Close it and open it again; formulas go on working.`;
    }
  }

  /** What runs ends first; then cells that fail are calculated again, because the settings may be why. */
  private async restart(): Promise<void> {
    const before = await this.runtime;
    if (before === undefined) return;
    await whenQuiet(before);
    const failing = before.activity.get().failing.map(({ cell }) => cell);
    this.endAutomation();
    const after = this.start();
    await before.close();
    await after;
    const element = document.getElementById('pane');
    if (this.unmount !== undefined && element !== null) {
      this.unmount();
      void this.show(element);
    }
    if (failing.length === 0) return;
    const { askAgain } = await import(/* webpackChunkName: "actions" */ './workbook/excel/recalculation');
    await askAgain(failing);
  }
}

function start(): void {
  const addIn = new AddIn();
  void addIn.start().catch(() => undefined);
  registerCommands({
    workbench: addIn.workbench,
    attract: addIn.attention.attract,
    report: (error) => console.error(error),
  });
  const element = document.getElementById('pane');
  if (element) whenSeen(element, () => void addIn.show(element));
}

/** Resolves when no cell waits. */
function whenQuiet({ activity }: Runtime): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (activity.get().recalculation.running) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = activity.subscribe(look);
    look();
  });
}

/** What the add-in does by itself is loaded where the settings or the policy ask for any of it. Returns what ends it. */
function automate(runtime: Runtime, workbench: () => Promise<Workbench>): () => void {
  const { settings, deployment } = runtime;
  let started: Promise<() => void> | undefined;
  const look = () => {
    const { loadOnOpen, refreshOnOpen, refreshMinutes } = settings.get();
    const isWanted = loadOnOpen === 'always' || refreshOnOpen || refreshMinutes > 0;
    if (started !== undefined || (!isWanted && deployment.rules?.functionsOff === undefined)) return;
    started = import(/* webpackChunkName: "actions" */ './workbook/automation/automation').then(
      ({ startAutomation }) => startAutomation(runtime, workbench),
    );
    // The next change of a setting tries again: the network may be back by then.
    started.catch(() => (started = undefined));
  };
  const unsubscribe = settings.subscribe(look);
  look();
  return () => {
    unsubscribe();
    started?.then(
      (end) => end(),
      () => undefined,
    );
  };
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
      return (
        await check().catch((error: unknown) => {
          opened = undefined;
          throw error;
        })
      ).run(delivered);
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
type Parts = { runtime: Runtime; workbench: () => Promise<Workbench>; attention: Attention };

/** Excel loads this page hidden to calculate functions, so the pane waits until somebody looks at it. */
function whenSeen(element: Element, seen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
}

async function showPane(element: HTMLElement, { runtime, workbench, attention }: Parts): Promise<() => void> {
  const { mountPane } = await import(/* webpackChunkName: "pane" */ './taskpane/mount');
  const { workbookPanels } = await import(
    /* webpackChunkName: "pane" */ './taskpane/workbook/workbook-panels'
  );
  const panels = workbookPanels(workbench);
  return mountPane(element, runtime, { version: ADDIN_VERSION, panels, attention: attention.subscribe });
}

start();
