import { plural } from './plural';

/** How many requests something costs: the same twice where that is known beforehand. */
export type CostRange = { from: number; to: number };

function ranged({ from, to }: CostRange, one: string, many: string): string {
  return from === to ? plural(to, one, many) : `from ${from} to ${plural(to, one, many)}`;
}

/** The sentences of the workbook actions in English. */
export const WORKBOOK_EN = {
  title: 'Workbook',
  scope: 'Cells',
  scopes: { selection: 'Selection', sheet: 'Sheet', workbook: 'Workbook' },
  refresh: 'Refresh…',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  hideLog: 'Hide the log of frozen cells',
  go: 'Go',
  cancel: 'Cancel',
  stop: 'Stop',
  close: 'Close',
  names: {
    refresh: 'Refresh',
    freeze: 'Freeze',
    unfreeze: 'Unfreeze',
    audit: 'Sources',
    changes: 'What changed',
    coverage: 'Coverage',
    template: 'The new sheet',
    repair: 'Repair',
  },
  audit: 'List sources',
  coverage: 'Coverage of the selection…',
  changesOfRefresh: 'Changes of the last refresh',
  changesSinceFreeze: 'Changes since the freeze',
  repairNames: 'Repair #NAME?…',
  templates: 'New sheet',
  templateNames: {
    comparison: 'Company comparison',
    ownership: 'Ownership map',
    peers: 'Peers over the years',
    macro: 'Macro dashboard',
    diligence: 'Due-diligence list',
  },
  audited: (cells: number, rows: number) =>
    `${plural(cells, 'cell', 'cells')}, ${plural(rows, 'row', 'rows')} of sources.`,
  unrun: (count: number) =>
    `${plural(count, 'cell has', 'cells have')} not run since the workbook was opened, or failed before ${count === 1 ? 'it' : 'they'} asked; nothing is known of ${count === 1 ? 'it' : 'them'}.`,
  recalculate: 'Recalculate them and list again',
  recalculateCost: (count: number) =>
    `This costs up to ${plural(count, 'request', 'requests')}, and nothing for values that are still fresh.`,
  covered: (filled: number, missing: number, failed: number) =>
    `${filled} filled, ${missing} missing, ${failed} not answered`,
  selectEntities: 'Select cells that hold names or ids of entities first.',
  searchCost: (texts: number, cost: CostRange) =>
    `${plural(texts, 'entity: finding it', 'entities: finding them')} costs ${ranged(cost, 'request', 'requests')}.`,
  unmatched: (texts: string) => `No entity found for: ${texts}`,
  tick: 'Properties',
  gridCost: (cost: CostRange) => `The grid costs ${ranged(cost, 'request', 'requests')}.`,
  onSheet: (sheet: string) => `On the sheet ${sheet}.`,
  nothingChanged: 'Nothing changed.',
  nothingToCompare: {
    refresh: 'Nothing was refreshed since the workbook was opened: refresh first.',
    freeze: 'Nothing is frozen: there is nothing to compare with.',
  },
  skipped: (count: number) =>
    `${plural(count, 'formula was', 'formulas were')} not compared: too long, too many references, or the name of its own table row.`,
  notCompared: 'not compared',
  freshCostsNothing: 'Values that are still fresh cost nothing, and are not counted.',
  phases: { reading: 'Reading cells', fetching: 'Fetching values', writing: 'Writing cells' },
  plan: (cells: number, entities: number, cost: CostRange) =>
    `${plural(cells, 'cell', 'cells')} → ${plural(entities, 'entity', 'entities')} → ${ranged(cost, 'request', 'requests')} → ${ranged(cost, 'credit', 'credits')}`,
  unknownCells: (count: number) =>
    `${plural(count, 'of them has', 'of them have')} not run since the workbook was opened, and ${count === 1 ? 'asks' : 'ask'} for what only another formula tells; ${count === 1 ? 'it is' : 'each is'} counted as one entity.`,
  noCells: 'No KER formulas here.',
  refreshed: (changed: number, unchanged: number, failed: number) =>
    `${changed} changed, ${unchanged} unchanged, ${failed} failed`,
  kept: (count: number) =>
    `${plural(count, 'cell keeps its', 'cells keep their')} last known value, because the service could not be reached. Refresh again later.`,
  notRefreshed: 'not refreshed',
  uncalled: 'not calculated again by Excel',
  edited: 'edited meanwhile, and so not compared',
  frozen: (count: number) =>
    `${plural(count, 'formula is a value', 'formulas are values')} now. Unfreeze restores ${count === 1 ? 'it' : 'them'}.`,
  live: (count: number) => `${plural(count, 'cell stays a formula', 'cells stay formulas')}:`,
  shows: (value: string) => `it shows ${value}; freeze again when it is answered`,
  sheetProtected: 'its sheet is protected; unprotect it, then freeze again',
  readsSpill: 'reads a frozen table with # and shows #REF! until you unfreeze',
  willRestore: (count: number) => `Restore ${plural(count, 'formula', 'formulas')}?`,
  willWrite: 'These formulas will be written:',
  willRun: 'These formulas will be run on a hidden sheet:',
  unmarked: (count: number) =>
    `${plural(count, 'of them was', 'of them were')} not frozen by you on this computer, or changed in the log since. Look at ${count === 1 ? 'it' : 'them'} before you go on.`,
  refused: 'not run: the formula does more than ask the service',
  restored: (count: number) => `${plural(count, 'formula', 'formulas')} restored.`,
  left: (count: number) =>
    `${plural(count, 'formula could not be restored; it stays', 'formulas could not be restored; they stay')} in the log:`,
  reasons: {
    deleted: 'the cell was deleted',
    changed: 'the cell holds something else now',
    reshaped: 'the rows or columns of its table were changed',
    protected: 'its sheet is protected; unprotect it, then unfreeze again',
    outside: 'the formula does more than ask the service; look at it in the log',
  },
  nothingFrozen: 'Nothing is frozen.',
  broken: (count: number) => `${plural(count, 'cell shows', 'cells show')} #NAME?`,
  brokenText:
    'The workbook was opened or saved without KER, and Excel does not look for its functions again. Entering the formulas again mends that; what they say stays.',
  repair: 'Repair…',
  willRepair: (count: number) => `Enter ${plural(count, 'formula', 'formulas')} again?`,
  nothingBroken: 'No KER formula has to be repaired.',
  repaired: (count: number) => `${plural(count, 'formula', 'formulas')} entered again.`,
  unrepaired: (count: number) => `${plural(count, 'cell stays as it was', 'cells stay as they were')}:`,
  stillBroken: 'still shows #NAME?; look for another name in its formula',
  unrepairedReasons: {
    protected: 'its sheet is protected; unprotect it, then repair again',
    outside: 'its formula does more than ask the service; select the cell, then press F2 and Enter',
  },
  stopped: 'Stopped.',
  endedEarly: (reason: string) => `It ended early: ${reason} What is said here was done.`,
  refusals: {
    editing: 'A cell is being edited. Press Enter or Esc in it, then try again.',
    protected:
      'The sheet or the workbook is protected, or cannot be changed. Unprotect it under Review, then try again.',
    selection: 'No cells are selected. Select cells rather than a chart or a picture, then try again.',
    gone: 'A sheet or a table went away while it was being read. Try again.',
    merged: 'Merged cells are in the way. Unmerge them, then try again.',
    'too-large': 'Excel refused an answer for its size. Try again with fewer cells, such as a selection.',
    interrupted: 'Excel was interrupted. Try again when it is quiet.',
  },
  failed: (action: string, reason: string) => `${action} failed: ${reason}`,
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  more: (count: number) => `and ${count} more`,
};
