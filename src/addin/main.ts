// The shared runtime's entry: Excel loads this one script for functions, ribbon commands and pane.
import './functions/cards';
import './functions/entities';
import { fields } from './functions/fields';
import './functions/matching';
import './functions/numbers';
import { prop } from './functions/properties';
import './functions/queries';
import './functions/questions';
import './functions/relationships';
import { latest, series } from './functions/series';

import { systemClock } from '../shared/batching/clock';
import { createAttention } from './commands/attention';
import { registerCommands } from './commands/register';
import type { HandedOver } from './runtime/create-runtime';
import { setRuntime } from './runtime/current-runtime';
import { startRuntime } from './runtime/start-runtime';
import type { Runtime } from './runtime/runtime';
import type { Workbench } from './workbook/workbench';

/** The version of this build. */
declare const ADDIN_VERSION: string;

const AUTOMATION_MS = 3_000;

/** The running add-in, which starts again where other settings are read after it started. */
class AddIn {
  readonly attention = createAttention();
  private runtime!: Promise<Runtime>;
  private openWorkbench!: () => Promise<Workbench>;
  private endAutomation: () => void = () => undefined;
  private remount: () => void = () => undefined;
  private readonly handedOver: HandedOver = {};

  constructor() {
    this.start();
  }

  readonly workbench = (): Promise<Workbench> => this.openWorkbench();

  async show(element: HTMLElement): Promise<void> {
    try {
      const unmount = await showPane(element, await this.runtime, this);
      this.remount = () => {
        unmount();
        void this.show(element);
      };
    } catch (error) {
      // Without this, a pane whose script could not be loaded would stay empty for ever.
      const reason = error instanceof Error ? error.message : String(error);
      element.setAttribute('role', 'alert');
      element.textContent = `The pane could not be loaded: ${reason}. Close it and open it again; formulas go on working.`;
    }
  }

  private start(): void {
    const { handedOver } = this;
    const onLateConfig = () => void this.restart().catch(() => undefined);
    this.runtime = startRuntime({ handedOver, onLateConfig });
    setRuntime(this.runtime);
    this.openWorkbench = openLazily(this.runtime);
    this.endAutomation = automate(this.runtime, this.workbench);
  }

  /** What runs ends first; then cells that fail are calculated again, because the settings may be why. */
  private async restart(): Promise<void> {
    const before = await this.runtime;
    const { whenQuiet, askFailed } = await import(
      /* webpackChunkName: "actions" */ './workbook/automation/restart'
    );
    await whenQuiet(before);
    this.endAutomation();
    this.start();
    await before.close();
    this.remount();
    await askFailed(before);
  }
}

function start(): void {
  const addIn = new AddIn();
  const { workbench, attention } = addIn;
  registerCommands({ workbench, attract: attention.attract, report: (error) => console.error(error) });
  const element = document.getElementById('pane');
  if (element) whenSeen(element, () => void addIn.show(element));
}

/** What the add-in does by itself is loaded once no cell waits. Returns what ends it. */
function automate(runtime: Promise<Runtime>, workbench: () => Promise<Workbench>): () => void {
  let end: () => void;
  const load = async () => {
    try {
      const started = await runtime;
      if (started.activity.get().recalculation.running) {
        wait();
        return;
      }
      const { startAutomation } = await import(
        /* webpackChunkName: "actions" */ './workbook/automation/automation'
      );
      end = startAutomation(started, workbench);
    } catch {
      // The network may be back by then.
      wait();
    }
  };
  const wait = () => void (end = systemClock.after(AUTOMATION_MS, () => void load()));
  wait();
  return () => end();
}

/** The workbook actions, loaded when somebody first wants one. */
function openLazily(runtime: Promise<Runtime>): () => Promise<Workbench> {
  let opened: Promise<Workbench> | undefined;
  const open = async (): Promise<Workbench> => {
    const [actions, { followWorkbench }] = await Promise.all([
      import(/* webpackChunkName: "actions" */ './workbook/open-workbench'),
      import(/* webpackChunkName: "actions" */ './commands/follow-workbench'),
    ]);
    const workbench = actions.openWorkbench(await runtime, { fields, prop, latest, series });
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

/** Excel loads this page hidden to calculate functions, so the pane waits until somebody looks at it. */
function whenSeen(element: Element, seen: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    seen();
  });
  observer.observe(element);
}

async function showPane(
  element: HTMLElement,
  runtime: Runtime,
  { workbench, attention }: Pick<AddIn, 'workbench' | 'attention'>,
): Promise<() => void> {
  const { mountPane } = await import(/* webpackChunkName: "pane" */ './taskpane/mount');
  const { workbookPanels } = await import(
    /* webpackChunkName: "pane" */ './taskpane/workbook/workbook-panels'
  );
  const panels = workbookPanels(workbench);
  return mountPane(element, runtime, { version: ADDIN_VERSION, panels, attention: attention.subscribe });
}

start();
