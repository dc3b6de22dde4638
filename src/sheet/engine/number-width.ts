import {
  BooleanNumber,
  CellValueType,
  DEFAULT_STYLES,
  HorizontalAlign,
  type ICellData,
  ICommandService,
  InterceptorEffectEnum,
  type IStyleData,
  type Nullable,
  type Worksheet,
} from '@univerjs/core';
import { INTERCEPTOR_POINT, SetWorksheetColWidthMutation, SheetInterceptorService } from '@univerjs/sheets';
import { SetWorksheetColAutoWidthCommand } from '@univerjs/sheets-ui';

import { generalText } from './general-text';
import type { Engine } from './engine';

/** One runs after the other, the highest first: this after the value has its format (50) and is written in it (10). */
const PRIORITY = 5;

/** What the engine leaves free at both sides of a text together, and a pixel for rounding. */
const PADDING = 5;

/** No digit, sign or separator of the fonts that are used is wider than this part of the font's height. */
const WIDEST_SIGN = 0.62;
const PIXELS_PER_POINT = 96 / 72;

/** A column that nobody has set widens to this at most. */
const WIDEST_COLUMN = 260;

/**
 * Shows a number that its column cannot hold as `####`, as Excel does, and never as another number; a fraction without a
 * format with as many decimals as fit.
 */
export class NumberWidth {
  readonly #commands: ICommandService;
  readonly #pen = document.createElement('canvas').getContext('2d');
  /** Columns to be widened, and how wide those are that were. */
  readonly #wanted = new Map<string, { unitId: string; sheetId: string; column: number; width: number }>();
  readonly #fitted = new Map<string, number>();
  #reading = 0;

  constructor({ injector }: Engine) {
    this.#commands = injector.get(ICommandService);
    // A column is fitted to its numbers, and not to what stands for them.
    this.#commands.beforeCommandExecuted(({ id }) => {
      if (id === SetWorksheetColAutoWidthCommand.id) this.#reading += 1;
    });
    this.#commands.onCommandExecuted(({ id }) => {
      if (id === SetWorksheetColAutoWidthCommand.id) this.#reading -= 1;
    });
    injector.get(SheetInterceptorService).intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
      priority: PRIORITY,
      effect: InterceptorEffectEnum.Value,
      handler: (cell, location, next) => {
        const shown = next(cell);
        if (!shown || !isNumber(shown) || this.#reading > 0) return shown;
        return this.#fit(shown, location);
      },
    });
  }

  /** What `read` gives while numbers are shown in full. */
  inFull<T>(read: () => T): T {
    this.#reading += 1;
    try {
      return read();
    } finally {
      this.#reading -= 1;
    }
  }

  #fit(
    shown: ICellData,
    { unitId, subUnitId: sheetId, col: column, row, worksheet }: Place,
  ): Nullable<ICellData> {
    const room = worksheet.getColumnWidth(column);
    const style = worksheet.getComposedCellStyleByCellData(row, column, shown);
    const size = style.fs ?? DEFAULT_STYLES.fs;
    const needs = (text: string) => {
      const most = text.length * size * PIXELS_PER_POINT * WIDEST_SIGN;
      return (most + PADDING <= room ? most : Math.ceil(this.#width(text, style))) + PADDING;
    };
    // At the right, where numbers stand.
    const written = (text: string): ICellData => ({
      ...shown,
      ...{ v: text, t: CellValueType.STRING, s: { ht: HorizontalAlign.RIGHT, ...style } },
    });
    const full = String(shown.v ?? '');
    if (typeof shown.v === 'number' && isGeneral(style) && !worksheet.getMergedCell(row, column)) {
      const text = generalText(shown.v, (each) => needs(each) <= room);
      if (text !== undefined) return text === full ? shown : written(text);
    }
    const needed = needs(full);
    if (needed <= room || worksheet.getMergedCell(row, column)) return shown;
    const key = `${sheetId}!${column}`;
    const isSet = worksheet.getColumnManager().getColumn(column)?.w !== undefined;
    if (needed <= WIDEST_COLUMN && (!isSet || this.#fitted.get(key) === room)) {
      this.#widen(key, { unitId, sheetId, column, width: needed });
      return shown;
    }
    const signs = '#'.repeat(Math.max(1, Math.floor((room - PADDING) / this.#width('#', style))));
    return written(signs);
  }

  /** In a later task, because a column cannot change while it is drawn; and by no step that a person could undo. */
  #widen(key: string, column: { unitId: string; sheetId: string; column: number; width: number }): void {
    if (this.#wanted.size === 0) setTimeout(() => this.#widenAll());
    const width = Math.max(column.width, this.#wanted.get(key)?.width ?? 0);
    this.#wanted.set(key, { ...column, width });
  }

  #widenAll(): void {
    for (const [key, { unitId, sheetId: subUnitId, column, width }] of this.#wanted) {
      this.#fitted.set(key, width);
      const range = { startRow: 0, endRow: 0, startColumn: column, endColumn: column };
      const params = { unitId, subUnitId, ranges: [range], colWidth: { [column]: width } };
      // What a calculation brings about is no change of a person's.
      void this.#commands.syncExecuteCommand(SetWorksheetColWidthMutation.id, params, { fromFormula: true });
    }
    this.#wanted.clear();
  }

  #width(text: string, { bl, fs, ff }: IStyleData): number {
    if (!this.#pen) return 0;
    const weight = bl === BooleanNumber.TRUE ? 'bold ' : '';
    this.#pen.font = `${weight}${fs ?? DEFAULT_STYLES.fs}pt ${ff ?? DEFAULT_STYLES.ff}`;
    return this.#pen.measureText(text).width;
  }
}

/** One that is written in its format is a text already. */
function isNumber({ v: value, t: type }: ICellData): boolean {
  return type === CellValueType.NUMBER || (typeof value === 'number' && type !== CellValueType.BOOLEAN);
}

function isGeneral({ n: format }: IStyleData): boolean {
  return !format?.pattern || format.pattern === 'General';
}

type Place = { unitId: string; subUnitId: string; row: number; col: number; worksheet: Worksheet };
