import type { Workbench } from '../workbook/workbench';
import type { CommandId } from './commands';

/** What each ribbon command does. */
export const ACTIONS: Readonly<Record<CommandId, (workbench: Workbench) => unknown>> = {
  showPane: () => undefined,
  stopAction: (workbench) => workbench.stop(),
  refreshSelection: (workbench) => workbench.planRefresh('selection'),
  refreshSheet: (workbench) => workbench.planRefresh('sheet'),
  refreshWorkbook: (workbench) => workbench.planRefresh('workbook'),
  freezeSelection: (workbench) => workbench.freeze('selection', false),
  freezeSheet: (workbench) => workbench.freeze('sheet', false),
  freezeWorkbook: (workbench) => workbench.freeze('workbook', false),
  unfreeze: (workbench) => workbench.planUnfreeze(),
  linkNumbers: (workbench) => workbench.planLinks('sheet'),
  audit: (workbench) => workbench.audit(false),
  coverage: (workbench) => workbench.planCoverage(),
  changesOfRefresh: (workbench) => workbench.changes('refresh'),
  changesSinceFreeze: (workbench) => workbench.changes('freeze'),
  insertStatements: (workbench) => workbench.template('statements'),
  insertOwnership: (workbench) => workbench.template('ownership'),
  insertPeers: (workbench) => workbench.template('peers'),
  insertBanks: (workbench) => workbench.template('banks'),
  insertMacro: (workbench) => workbench.template('macro'),
  insertDiligence: (workbench) => workbench.template('diligence'),
};
