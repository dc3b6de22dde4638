import type { Workbench } from '../workbook/workbench';

/** What a button or shortcut does. */
export type Command = {
  run: (workbench: Workbench) => unknown;
  /** Whether the pane is opened: for a choice to make, or for an outcome to read. */
  showsPane: boolean;
};

const inPane = (run: Command['run']): Command => ({ run, showsPane: true });

/** Every ribbon command by the id under which manifest and shortcuts file name it. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  showPane: inPane(() => undefined),
  refreshSelection: inPane((workbench) => workbench.planRefresh('selection')),
  refreshSheet: inPane((workbench) => workbench.planRefresh('sheet')),
  refreshWorkbook: inPane((workbench) => workbench.planRefresh('workbook')),
  stopAction: { run: (workbench) => workbench.stop(), showsPane: false },
  freezeSelection: inPane((workbench) => workbench.freeze('selection', false)),
  freezeSheet: inPane((workbench) => workbench.freeze('sheet', false)),
  freezeWorkbook: inPane((workbench) => workbench.freeze('workbook', false)),
  unfreeze: inPane((workbench) => workbench.unfreeze()),
  audit: inPane((workbench) => workbench.audit(false)),
  coverage: inPane((workbench) => workbench.planCoverage()),
  changesOfRefresh: inPane((workbench) => workbench.changes('refresh')),
  changesSinceFreeze: inPane((workbench) => workbench.changes('freeze')),
  insertComparison: inPane((workbench) => workbench.template('comparison')),
  insertOwnership: inPane((workbench) => workbench.template('ownership')),
  insertMacro: inPane((workbench) => workbench.template('macro')),
  insertDiligence: inPane((workbench) => workbench.template('diligence')),
};
