import type { Workbench } from '../workbook/workbench';
import type { PanePlace } from './attention';
import { COMMANDS, type CommandId } from './commands';

/** Office tells a command that it was clicked, and waits until it hears that it was taken. */
type Event = { completed: () => void };

/** How commands reach the rest of the add-in. */
export type CommandParts = {
  /** Loaded with the first command: Excel waits for this script before it calculates the first cell. */
  workbench: () => Promise<Workbench>;
  /** Draws the eye to a place in the pane. */
  attract: (place: PanePlace) => void;
  /** Receives the reason why a command could not start; later failures show in the pane. */
  report: (error: unknown) => void;
};

/** Gives Office the code of every ribbon button and keyboard shortcut. */
export function registerCommands({ workbench, attract, report }: CommandParts): void {
  for (const id of COMMANDS.keys()) {
    Office.actions.associate(id, (event: Event) => {
      // Excel takes no other command until this one is completed, and Stop has to work while an action runs.
      event.completed();
      run(id).catch(report);
    });
  }

  async function run(id: CommandId): Promise<void> {
    const place = COMMANDS.get(id);
    if (place !== undefined) {
      attract(place);
      await Office.addin.showAsTaskpane();
    }
    const opened = await workbench();
    // With the workbench's own script.
    const { ACTIONS } = await import(/* webpackChunkName: "actions" */ './actions');
    await ACTIONS[id](opened);
  }
}
