import type { SheetArea } from '../../shared/formula/area';

/** Rows or columns that were inserted into a sheet or removed from it. */
export type Shift = {
  sheet: string;
  axis: 'row' | 'column';
  at: number;
  /** Positive where they were inserted, negative where they were removed. */
  count: number;
};

/** Areas that follow their cells when rows and columns come and go. */
export class TrackedAreas {
  readonly #areas = new Map<string, SheetArea>();

  /** Starts to follow an area, or puts it elsewhere. */
  set(id: string, area: SheetArea): void {
    this.#areas.set(id, area);
  }

  /** Where the area is now; undefined once all its cells are gone. */
  get(id: string): SheetArea | undefined {
    return this.#areas.get(id);
  }

  /** All areas with their ids. */
  entries(): [string, SheetArea][] {
    return [...this.#areas];
  }

  delete(id: string): void {
    this.#areas.delete(id);
  }

  /** Moves what lies behind the shift, grows or shrinks what it cuts. */
  shift(shift: Shift): void {
    for (const [id, area] of this.#areas) {
      if (area.sheet !== shift.sheet) continue;
      const moved = shifted(area, shift);
      if (moved) this.#areas.set(id, moved);
      else this.#areas.delete(id);
    }
  }

  /** The sheet is gone, and its areas with it. */
  removeSheet(sheet: string): void {
    for (const [id, area] of this.#areas) if (area.sheet === sheet) this.#areas.delete(id);
  }
}

function shifted(area: SheetArea, { axis, at, count }: Shift): SheetArea | undefined {
  const start = axis === 'row' ? area.row : area.column;
  const length = axis === 'row' ? area.rows : area.columns;
  const moved = count > 0 ? inserted(start, length, at, count) : removed(start, length, at, -count);
  if (moved.length <= 0) return undefined;
  return axis === 'row'
    ? { ...area, row: moved.start, rows: moved.length }
    : { ...area, column: moved.start, columns: moved.length };
}

function inserted(start: number, length: number, at: number, count: number) {
  if (at <= start) return { start: start + count, length };
  return { start, length: at < start + length ? length + count : length };
}

function removed(start: number, length: number, at: number, count: number) {
  const before = Math.max(0, Math.min(start, at + count) - at);
  const within = Math.max(0, Math.min(start + length, at + count) - Math.max(start, at));
  return { start: start - before, length: length - within };
}
