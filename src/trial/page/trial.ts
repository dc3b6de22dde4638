import type { FRange, FWorksheet } from '@univerjs/sheets/facade';

import { parseArea, splitAddress } from '../../shared/formula/address';
import { CellReader } from '../document/cell-reader';
import { selectedAreas } from '../document/selection';
import { SheetEvents } from '../document/sheet-events';
import { TrialDocument } from '../document/trial-document';
import { writeCells } from '../document/write-cells';
import { Calculation } from '../../sheet/engine/calculation';
import { CircularReferences } from '../../sheet/engine/circular-references';
import { watchSheets } from '../document/sheet-watcher';
import { NumberWidth } from '../../sheet/engine/number-width';
import { SpillWatcher } from '../../sheet/engine/spill-watcher';
import { calculateActiveBranches } from '../../sheet/engine/active-branches';
import { surviveThrownErrors } from '../../sheet/engine/thrown-errors';
import type { Engine } from '../../sheet/engine/engine';
import { FunctionHost } from '../../sheet/functions/function-host';
import type { RibbonCommand, TrialHost } from '../host';
import type { PaneFrame } from './pane-frame';
import { enableButtons } from './ribbon';

/** What the host is made of. */
export type TrialParts = { engine: Engine; unitId: string; pane: PaneFrame; ribbon: HTMLElement };

/** The workbook with everything that the pane's frame and the tests may ask of it. */
export function createTrial({ engine, unitId, pane, ribbon }: TrialParts): {
  host: TrialHost;
  functions: FunctionHost;
  circular: CircularReferences;
} {
  const calculation = new Calculation(engine.injector);
  const functions = new FunctionHost(engine, calculation, unitId);
  const circular = new CircularReferences(engine, {
    ...{ unitId, calculation },
    forget: (cell) => functions.forget(cell),
  });
  calculateActiveBranches(engine, (range) => circular.read(range));
  surviveThrownErrors(engine);
  new SpillWatcher(engine.injector, unitId, calculation);
  const cells = new CellReader(engine.injector, unitId, new NumberWidth(engine));
  const document = new TrialDocument();
  const events = new SheetEvents();
  const commands = new Map<string, RibbonCommand>();
  watchSheets({ engine, unitId, document, events, functions, calculation });

  const host: TrialHost = {
    api: engine.api,
    document,
    cells,
    events,
    calls: functions.counts,
    counters: { syncs: 0, bytesSent: 0, bytesReceived: 0, largestRequest: 0, largestResponse: 0 },
    passes: () => calculation.passes,
    associated: () => functions.associated,
    associate: (id, run) => functions.associate(id, run),
    ready: () => functions.open(),
    commands,
    runCommand: (id) => runCommand(commands, id),
    updateRibbon: (enabled) => enableButtons(ribbon, enabled),
    showPane: (visible) => pane.show(visible),
    recalculate: (type) => {
      if (type === 'Recalculate') return;
      functions.forgetAll();
      calculation.calculateAll();
    },
    setDirty: (address) => {
      const { range, sheet } = find(engine, address);
      for (let row = range.getRow(); row <= range.getLastRow(); row += 1) {
        for (let column = range.getColumn(); column <= range.getLastColumn(); column += 1) {
          functions.forget({ sheet: sheet.getSheetId(), row, column });
        }
      }
      calculation.markDirty([{ unitId, sheetId: sheet.getSheetId(), range: range.getRange() }]);
    },
    write: writeCells,
    type: (address, text) => writeCells(find(engine, address).range, [[text]]),
    typed: (address) => {
      const { range, sheet } = find(engine, address);
      return range.getFormula() || (cells.texts(range, sheet)[0]?.[0] ?? '');
    },
    selected: () => selectedAreas(engine),
    read: (address) => {
      const { range, sheet } = find(engine, address);
      return cells.texts(range, sheet);
    },
    message: (address) => {
      const { range, sheet } = find(engine, address);
      return cells.details(range, sheet)[0]?.[0]?.message;
    },
    locate: (address) => locate(find(engine, address).range),
    undoGroup: engine.undo.group,
    idle: () => calculation.idle(),
  };
  return { host, functions, circular };
}

function runCommand(commands: ReadonlyMap<string, RibbonCommand>, id: string): Promise<void> {
  const command = commands.get(id);
  if (!command)
    return Promise.reject(new Error(`Expected the add-in to associate "${id}", got no such action`));
  return new Promise((resolve) => {
    void command({ source: { id }, completed: resolve });
  });
}

function find({ api }: Engine, address: string): { range: FRange; sheet: FWorksheet } {
  const workbook = api.getActiveWorkbook();
  const { sheet: name, range: reference } = splitAddress(address);
  const sheet = name === undefined ? workbook?.getActiveSheet() : workbook?.getSheetByName(name);
  if (!sheet) throw new Error(`Expected a sheet named "${name ?? ''}", got none`);
  const area = parseArea(reference, { rows: sheet.getMaxRows(), columns: sheet.getMaxColumns() });
  if (!area) throw new Error(`Expected a cell or range, got "${address}"`);
  return { range: sheet.getRange(area.row, area.column, area.rows, area.columns), sheet };
}

/** The engine measures from the canvas that it draws on; the largest one is the sheet's. */
function locate(range: FRange): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = range.getCellRect();
  const [canvas] = [...document.querySelectorAll('canvas')]
    .map((element) => element.getBoundingClientRect())
    .sort((a, b) => b.width * b.height - a.width * a.height);
  return { x: (canvas?.x ?? 0) + x, y: (canvas?.y ?? 0) + y, width, height };
}
