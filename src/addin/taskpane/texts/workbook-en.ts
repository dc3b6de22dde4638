import { plural } from './plural';

/** How many requests something costs: the same twice where that is known beforehand. */
export type CostRange = { from: number; to: number };

function ranged({ from, to }: CostRange, one: string, many: string): string {
  return from === to ? plural(to, one, many) : `${from}–${plural(to, one, many)}`;
}

/** The sentences of the workbook actions in English. */
export const WORKBOOK_EN = {
  title: 'Workbook',
  scope: 'Cells',
  scopes: { selection: 'Selection', sheet: 'Sheet', workbook: 'Workbook' },
  refresh: 'Refresh…',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  hideLog: 'Hide freeze log',
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
    link: 'Link numbers',
    unlink: 'Unlink',
  },
  audit: 'List sources',
  coverage: 'Coverage of the selection…',
  changesOfRefresh: 'Changes of the last refresh',
  changesSinceFreeze: 'Changes since the freeze',
  linkNumbers: 'Link numbers…',
  unlink: 'Unlink',
  noLinks: 'No typed numbers here agree with the service.',
  linkable: (numbers: number, rows: number) =>
    `${plural(numbers, 'number', 'numbers')} in ${plural(rows, 'row agrees', 'rows agree')} with the service.`,
  differing: 'These numbers differ. They stay as they are:',
  compared: (typed: string, known: string, source: string) => `${typed} typed, ${known} in ${source}`,
  linkRow: (field: string, entity: string, cells: string) => `${field}, ${entity} (${cells})`,
  linkBlock: (cells: string) => `All of ${cells}`,
  linkCells: (cells: number) => plural(cells, 'cell', 'cells'),
  link: (numbers: number) => `Link ${plural(numbers, 'number', 'numbers')}`,
  linked: (numbers: number) =>
    `${plural(numbers, 'number is', 'numbers are')} live now. Unlink puts ${numbers === 1 ? 'it' : 'them'} back.`,
  unlinked: (numbers: number) => `${plural(numbers, 'number', 'numbers')} put back.`,
  unlinkedCell: 'protected, or changed since',
  noNumbers: 'No typed numbers with headings here.',
  planLinks: (numbers: number, cost: CostRange) =>
    `${plural(numbers, 'typed number', 'typed numbers')} → ${ranged(cost, 'request', 'requests')} to compare them`,
  repairNames: 'Repair #NAME?…',
  templates: 'New sheet',
  templateNames: {
    statements: 'Three statements',
    peers: 'Peer ratios',
    banks: 'Bank peers',
    ownership: 'Ownership map',
    macro: 'Macro dashboard',
    diligence: 'Due-diligence list',
  },
  audited: (cells: number, rows: number) =>
    `${plural(cells, 'cell', 'cells')}, ${plural(rows, 'row', 'rows')} of sources.`,
  unrun: (count: number) =>
    `${plural(count, 'cell has', 'cells have')} not run since the workbook was opened, or failed early: no sources for ${count === 1 ? 'it' : 'them'}.`,
  recalculate: 'Recalculate them and list again',
  recalculateCost: (count: number) =>
    `This costs up to ${plural(count, 'request', 'requests')}. Values that are still fresh are free.`,
  covered: (filled: number, missing: number, failed: number) =>
    `${filled} filled, ${missing} missing, ${failed} failed`,
  selectEntities: 'First select cells with entity names or ids.',
  searchCost: (texts: number, cost: CostRange) =>
    `Matching ${plural(texts, 'entity', 'entities')}: ${ranged(cost, 'request', 'requests')}.`,
  unmatched: (texts: string) => `No entity found for: ${texts}`,
  tick: 'Properties',
  gridCost: (cost: CostRange) =>
    cost.to === 0 ? 'No requests needed.' : `Filling the grid: ${ranged(cost, 'request', 'requests')}.`,
  onSheet: (sheet: string) => `On the sheet ${sheet}.`,
  nothingChanged: 'Nothing changed.',
  nothingToCompare: {
    refresh: 'Nothing has been refreshed since the workbook was opened. Refresh first.',
    freeze: 'Nothing is frozen, so there is nothing to compare.',
  },
  skipped: (count: number) =>
    `${plural(count, 'formula was', 'formulas were')} not compared: too long, too many references, or the name of its own table row.`,
  notCompared: 'not compared',
  freshCostsNothing: 'Values that are still fresh are free and not counted.',
  phases: { reading: 'Reading cells', fetching: 'Fetching values', writing: 'Writing cells' },
  plan: (cells: number, entities: number, cost: CostRange) =>
    `${plural(cells, 'cell', 'cells')} → ${plural(entities, 'entity', 'entities')} → ${ranged(cost, 'request', 'requests')} → ${ranged(cost, 'credit', 'credits')}`,
  unknownCells: (count: number) =>
    `${plural(count, 'of them has', 'of them have')} not run yet and ${count === 1 ? 'depends' : 'depend'} on another formula; ${count === 1 ? 'it counts' : 'each counts'} as one entity.`,
  noCells: 'No KER formulas here.',
  refreshed: (changed: number, unchanged: number, failed: number) =>
    `${changed} changed, ${unchanged} unchanged, ${failed} failed`,
  kept: (count: number) =>
    `${plural(count, 'cell keeps its', 'cells keep their')} last known value: the service could not be reached. Refresh later.`,
  notRefreshed: 'not refreshed',
  uncalled: 'not recalculated by Excel',
  edited: 'edited since, so not compared',
  frozen: (count: number) =>
    `${plural(count, 'formula', 'formulas')} converted to values. Unfreeze restores ${count === 1 ? 'it' : 'them'}.`,
  live: (count: number) => `${plural(count, 'cell stays a formula', 'cells stay formulas')}:`,
  shows: (value: string) => `it shows ${value}; freeze again when it has a value`,
  sheetProtected: 'its sheet is protected; unprotect it, then freeze again',
  readsSpill: 'reads a frozen table with # and shows #REF! until you unfreeze',
  willRestore: (count: number) => `Restore ${plural(count, 'formula', 'formulas')}?`,
  willWrite: 'These formulas will be written:',
  willRun: 'These formulas will be run on a hidden sheet:',
  unmarked: (count: number) =>
    `${plural(count, 'of them was', 'of them were')} not frozen by you on this computer, or changed in the log since. Look at ${count === 1 ? 'it' : 'them'} before you go on.`,
  refused: 'not run: the formula does more than call KER',
  restored: (count: number) => `${plural(count, 'formula', 'formulas')} restored.`,
  left: (count: number) =>
    `${plural(count, 'formula could not be restored; it stays', 'formulas could not be restored; they stay')} in the log:`,
  reasons: {
    deleted: 'the cell was deleted',
    changed: 'the cell has other content now',
    reshaped: 'the rows or columns of its table were changed',
    protected: 'its sheet is protected; unprotect it, then unfreeze again',
    outside: 'the formula does more than call KER; check it in the log',
  },
  nothingFrozen: 'Nothing is frozen.',
  broken: (count: number) => `${plural(count, 'cell shows', 'cells show')} #NAME?`,
  brokenText:
    'The workbook was opened or saved without KER. Enter the formulas again to fix that; their text stays the same.',
  repair: 'Repair…',
  willRepair: (count: number) => `Enter ${plural(count, 'formula', 'formulas')} again?`,
  nothingBroken: 'No KER formula needs repair.',
  repaired: (count: number) => `${plural(count, 'formula', 'formulas')} entered again.`,
  unrepaired: (count: number) => `${plural(count, 'cell stays as it was', 'cells stay as they were')}:`,
  stillBroken: 'still shows #NAME?; look for another name in its formula',
  unrepairedReasons: {
    protected: 'its sheet is protected; unprotect it, then repair again',
    outside: 'its formula does more than call KER; select the cell, then press F2 and Enter',
  },
  stopped: 'Stopped.',
  endedEarly: (reason: string) => `Ended early: ${reason} The changes listed here were made.`,
  refusals: {
    editing: 'A cell is being edited. Press Enter or Esc in it, then try again.',
    protected:
      'The sheet or the workbook is protected, or cannot be changed. Unprotect it under Review, then try again.',
    selection: 'No cells are selected. Select cells rather than a chart or a picture, then try again.',
    gone: 'A sheet or table was deleted while being read. Try again.',
    merged: 'Merged cells are in the way. Unmerge them, then try again.',
    'too-large': 'The result is too large for Excel. Try again with fewer cells, such as a selection.',
    interrupted: 'Excel was interrupted. Try again when it is idle.',
  },
  failed: (action: string, reason: string) => `${action} failed: ${reason}`,
  causes: { corrected: 'corrected: the data were wrong', restated: 'restated by the publisher' },
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  more: (count: number) => `and ${count} more`,
};
