import type { Workbench } from '../workbook/workbench';
import type { PanePlace } from './attention';

/** What a button or shortcut does. */
export type Command = {
  run: (workbench: Workbench) => unknown;
  /** What the pane is opened at: where something is looked up, or where a choice is made and an outcome read. */
  shows: PanePlace | undefined;
};

const inPane = (run: Command['run']): Command => ({ run, shows: 'activity' });

/** Every ribbon command by the id under which manifest and shortcuts file name it. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  showPane: { run: () => undefined, shows: 'lookup' },
  refreshSelection: inPane((workbench) => workbench.planRefresh('selection')),
  refreshSheet: inPane((workbench) => workbench.planRefresh('sheet')),
  refreshWorkbook: inPane((workbench) => workbench.planRefresh('workbook')),
  stopAction: { run: (workbench) => workbench.stop(), shows: undefined },
  freezeSelection: inPane((workbench) => workbench.freeze('selection', false)),
  freezeSheet: inPane((workbench) => workbench.freeze('sheet', false)),
  freezeWorkbook: inPane((workbench) => workbench.freeze('workbook', false)),
  unfreeze: inPane((workbench) => workbench.planUnfreeze()),
  audit: inPane((workbench) => workbench.audit(false)),
  coverage: inPane((workbench) => workbench.planCoverage()),
  changesOfRefresh: inPane((workbench) => workbench.changes('refresh')),
  changesSinceFreeze: inPane((workbench) => workbench.changes('freeze')),
  insertComparison: inPane((workbench) => workbench.template('comparison')),
  insertOwnership: inPane((workbench) => workbench.template('ownership')),
  insertMacro: inPane((workbench) => workbench.template('macro')),
  insertDiligence: inPane((workbench) => workbench.template('diligence')),
};
