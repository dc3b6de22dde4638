import { IUndoRedoService } from '@univerjs/core';
import type { FRange, FWorksheet } from '@univerjs/sheets/facade';

import type { TrialHost } from '../host';
import type { Engine } from '../../sheet/engine/engine';
/** The formats that the bar offers, by the name that Excel's list has for them. */
const NUMBER_FORMATS: readonly { name: string; pattern: string }[] = [
  { name: 'General', pattern: 'General' },
  { name: 'Number', pattern: '0.00' },
  { name: 'Thousands', pattern: '#,##0' },
  { name: 'Thousands, 2 decimals', pattern: '#,##0.00' },
  { name: 'Millions', pattern: '#,##0.0,,' },
  { name: 'Percentage', pattern: '0.0%' },
  { name: 'Scientific', pattern: '0.00E+00' },
  { name: 'Date', pattern: 'yyyy-mm-dd' },
  { name: 'Text', pattern: '@' },
];

const WIDEST = 1_000;

/** What the bar is drawn with. */
type Parts = { engine: Engine; host: TrialHost };

/** Draws the bar above the sheet: undo and redo, and the number format and column width of what is selected. */
export function drawSheetBar(bar: HTMLElement, { engine, host }: Parts): void {
  bar.append(...historyButtons(engine), formatChoice(host), ...widthTools(host));
}

function historyButtons({ api, injector }: Engine): HTMLElement[] {
  const undo = button('Undo', 'Undo (Ctrl+Z)', () => void api.undo());
  const redo = button('Redo', 'Redo (Ctrl+Y)', () => void api.redo());
  injector.get(IUndoRedoService).undoRedoStatus$.subscribe(({ undos, redos }) => {
    undo.disabled = undos === 0;
    redo.disabled = redos === 0;
  });
  return [undo, redo];
}

function formatChoice(host: TrialHost): HTMLElement {
  const select = document.createElement('select');
  const offer = (pattern: string) => {
    if ([...select.options].some(({ value }) => value === pattern)) return;
    select.add(new Option(formatName(pattern), pattern));
  };
  for (const { pattern } of NUMBER_FORMATS) offer(pattern);
  select.addEventListener('change', () => {
    for (const range of selected(host)) range.setNumberFormat(select.value === 'General' ? '' : select.value);
  });
  follow(host, (range, sheet) => {
    const shown = host.cells.details(range, sheet)[0]?.[0]?.rich?.numberFormat;
    const pattern = range.getNumberFormat() || (shown ?? 'General');
    offer(pattern);
    select.value = pattern;
  });
  return labelled('Number format', select);
}

function widthTools(host: TrialHost): HTMLElement[] {
  const width = document.createElement('input');
  width.type = 'number';
  width.min = '1';
  width.max = String(WIDEST);
  width.addEventListener('change', () => {
    if (!width.checkValidity() || width.value === '') return;
    for (const range of selected(host)) {
      active(host)?.setColumnWidths(range.getColumn(), range.getWidth(), Number(width.value));
    }
  });
  const show = (range: FRange, sheet: FWorksheet) => {
    width.value = String(Math.round(sheet.getColumnWidth(range.getColumn())));
  };
  follow(host, show);
  const fit = button('Fit', 'Fit the width of the selected columns to their content', () => {
    const sheet = active(host);
    for (const range of selected(host)) {
      sheet?.autoResizeColumns(range.getColumn(), range.getWidth());
      if (sheet) show(range, sheet);
    }
  });
  return [labelled('Column width', width), fit];
}

/** Calls whenever another cell is selected or a calculation has changed it. */
function follow(host: TrialHost, show: (cell: FRange, sheet: FWorksheet) => void): void {
  const look = () => {
    const [range] = selected(host);
    const sheet = active(host);
    if (range && sheet) show(sheet.getRange(range.getRow(), range.getColumn()), sheet);
  };
  host.events.on('selectionChanged', look);
  host.events.on('activated', look);
  host.events.on('calculated', look);
  look();
}

function active({ api }: TrialHost): FWorksheet | undefined {
  return api.getActiveWorkbook()?.getActiveSheet();
}

function selected(host: TrialHost): FRange[] {
  const sheet = active(host);
  if (sheet === undefined) return [];
  return host.selected().map(({ row, column, rows, columns }) => sheet.getRange(row, column, rows, columns));
}

/** A button of the bar. */
export function button(label: string, title: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.title = title;
  made.addEventListener('click', run);
  return made;
}

function labelled(text: string, control: HTMLElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(text, control);
  return label;
}

/** The name of a format, or the format itself where the list has none. */
function formatName(pattern: string): string {
  return NUMBER_FORMATS.find((format) => format.pattern === pattern)?.name ?? pattern;
}
