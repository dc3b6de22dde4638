import type { FWorksheet } from '@univerjs/sheets/facade';

import { areaName } from '../../shared/formula/address';
import { quoteSheet } from '../../shared/formula/sheet-name';
import type { TrialHost } from '../host';
import { type Cells, rangeOf } from './cells';
import { type Definition, OfficeObject } from './session-object';
import { copyFrom } from './range-copy';
import { rangeFormat } from './range-format';
import { refuseProtected } from './kernel/range-properties';
import { rangeNavigation } from './range-navigation';
import { cellModel, cellProperties } from './range-values';
import type { TrialSession } from './trial-session';

/** A range of cells. */
export function createRange(
  session: TrialSession,
  find: () => Cells | undefined,
  nullable = false,
): OfficeObject<Cells> {
  return new OfficeObject(session, definitionFor(session), find, { nullable });
}

const definitions = new WeakMap<TrialSession, Definition<Cells>>();

function definitionFor(session: TrialSession): Definition<Cells> {
  const known = definitions.get(session);
  if (known) return known;
  const definition: Definition<Cells> = {
    type: 'Range',
    properties: cellProperties(session.host),
    navigation: {
      format: (self) => rangeFormat(session, () => self.target),
      worksheet: (self) => session.kit.worksheet(session, () => self.target.sheet),
    },
    members: (self) => ({ ...rangeNavigation(self), ...rangeActions(self) }),
  };
  definitions.set(session, definition);
  return definition;
}

function rangeActions(self: OfficeObject<Cells>): Record<string, unknown> {
  const { host } = self.session;
  const addressed = (cells: Cells) =>
    host.setDirty(`${quoteSheet(cells.sheet.getSheetName())}!${areaName(cells.area)}`);
  return {
    select: () =>
      self.act((cells) => {
        cells.sheet.activate();
        rangeOf(cells).activate();
      }),
    clear: (applyTo = 'All') =>
      self.act((cells) => {
        refuseProtected(cellModel(host), cells);
        clear(cells, applyTo);
      }, applyTo),
    setDirty: () => self.act(addressed),
    calculate: () => self.act(addressed),
    insert: (shift: string) =>
      shifted(self, () => self.act((cells) => insert(self.session, cells, shift), shift)),
    delete: (shift: string) => self.act((cells) => remove(self.session, cells, shift), shift),
    copyFrom: (source: unknown, copyType = 'All') => copyFrom(self, source, copyType),
    untrack: () => self,
  };
}

function shifted(self: OfficeObject<Cells>, act: () => void): OfficeObject<Cells> {
  act();
  return createRange(self.session, () => self.target);
}

function clear(cells: Cells, applyTo: string): void {
  const range = rangeOf(cells);
  if (applyTo !== 'Formats') {
    range.setValues(
      Array.from({ length: cells.area.rows }, () =>
        Array.from({ length: cells.area.columns }, () => ({
          v: null,
          f: null,
          si: null,
          p: null,
          custom: null,
        })),
      ),
    );
  }
  if (applyTo !== 'Contents') range.clearFormat();
}

function insert({ host }: TrialSession, { sheet, area }: Cells, shift: string): void {
  if (area.columns >= sheet.getMaxColumns()) sheet.insertRows(area.row, area.rows);
  else if (area.rows >= sheet.getMaxRows()) sheet.insertColumns(area.column, area.columns);
  else {
    const command = `sheet.command.insert-range-move-${shift === 'Right' ? 'right' : 'down'}`;
    moveCells(host, { sheet, area }, command);
  }
}

function remove({ host }: TrialSession, { sheet, area }: Cells, shift: string): void {
  // The engine corrects references as if what is deleted were on the active sheet.
  whileActive(host, sheet, () => {
    if (area.columns >= sheet.getMaxColumns()) sheet.deleteRows(area.row, area.rows);
    else if (area.rows >= sheet.getMaxRows()) sheet.deleteColumns(area.column, area.columns);
    else {
      const command = `sheet.command.delete-range-move-${shift === 'Left' ? 'left' : 'up'}`;
      moveCells(host, { sheet, area }, command);
    }
  });
}

/** The engine moves cells on the active sheet only, in a command that is done when it returns its promise. */
function moveCells(host: TrialHost, { sheet, area }: Cells, command: string): void {
  whileActive(host, sheet, () => {
    void host.api.executeCommand(command, { range: rangeOf({ sheet, area }).getRange() });
  });
}

function whileActive({ api }: TrialHost, sheet: FWorksheet, act: () => void): void {
  const workbook = api.getActiveWorkbook();
  const active = workbook?.getActiveSheet();
  const switched = active !== undefined && active.getSheetId() !== sheet.getSheetId();
  if (switched) workbook?.setActiveSheet(sheet);
  act();
  if (switched) workbook?.setActiveSheet(active);
}
