import type { FUniver } from '@univerjs/core/facade';
import type { FRange } from '@univerjs/sheets/facade';

import type { Area } from '../shared/formula/area';
import type { CellReader } from './document/cell-reader';
import type { TrialDocument } from './document/trial-document';
import type { CallCounts, CustomFunction } from '../sheet/functions/function-host';
import type { SheetEvents } from './document/sheet-events';
import type { SyncCounters } from './office/kernel/session';
import type { CellInput } from '../sheet/cells/cell-input';

/** A ribbon command, as the add-in associates it. */
export type RibbonCommand = (event: { source: { id: string }; completed: () => void }) => unknown;

/** What `window.trialHost` offers to the stand-in for Office.js in the pane's frame, and to tests. */
export type TrialHost = {
  api: FUniver;
  document: TrialDocument;
  cells: CellReader;
  events: SheetEvents;
  calls: CallCounts;
  counters: SyncCounters;
  /** Calculations so far; a cell that answers once takes a handful. */
  passes(): number;
  /** Ids of the functions that the add-in has associated. */
  associated(): string[];
  associate(id: string, run: CustomFunction): void;
  /** The add-in's code has run. */
  ready(): void;
  commands: Map<string, RibbonCommand>;
  /** Runs a ribbon command; resolves when it has called `completed`. */
  runCommand(id: string): Promise<void>;
  /** Shows which ribbon buttons can be used. */
  updateRibbon(enabled: ReadonlyMap<string, boolean>): void;
  showPane(visible: boolean): void;
  /** Full: every function is called again. Recalculate: only what is dirty. */
  recalculate(type: 'Recalculate' | 'Full' | 'FullRebuild'): void;
  /** Calls the functions of these cells again. */
  setDirty(address: string): void;
  /** Writes a grid of the range's shape, as if each text were typed. */
  write(range: FRange, grid: readonly (readonly CellInput[])[]): void;
  /** Writes what a person would type; the address may name the sheet. */
  type(address: string, text: string | number | boolean): void;
  /** What was typed into a cell: its formula, or its shown text. */
  typed(address: string): string;
  /** The areas that are selected on the sheet in front. */
  selected(): Area[];
  /** The shown text of each cell of the area. */
  read(address: string): string[][];
  /** The message behind a cell's error, or undefined. */
  message(address: string): string | undefined;
  /** Where a cell is on the page, in pixels of the window. */
  locate(address: string): { x: number; y: number; width: number; height: number };
  /** From now on changes are one step for undo, until what it returns is called. */
  undoGroup(): () => void;
  /** Resolves when nothing is calculated, due, or under way. */
  idle(): Promise<void>;
};

/** The trial's host, from its own page or from the pane's frame; undefined elsewhere. */
export function trialHostOf(window: Window): TrialHost | undefined {
  return (window as Window & { trialHost?: TrialHost }).trialHost;
}
