import type { Outcome } from '../cells/cell-values';

/** A cell of the workbook; rows and columns count from 0. */
export type CellPosition = { sheet: string; row: number; column: number };

/** One call of a custom function from one cell. */
export type Call = {
  cell: CellPosition;
  outcome: Outcome | undefined;
  /** Whether the engine has read the outcome. */
  delivered: boolean;
  /** How often the engine was asked to read the outcome. */
  offers: number;
  /** The pass in which the cell's formula last asked for this call. */
  pass: number;
  cancel: (() => void) | undefined;
};

/** An outcome that a cell has not read by then is one that it asks for no more: a branch that is not taken any more. */
const MOST_OFFERS = 3;

type CellCalls = { pass: number; calls: Map<string, Call> };

/**
 * Remembers which calls each cell has made, so that a second pass over a formula finds the answer of the first. A call
 * is known by function and arguments; when a cell's formula stops asking for it, it is cancelled.
 */
export class CallTable {
  readonly #cells = new Map<string, CellCalls>();
  readonly #touched = new Set<CellCalls>();
  #pass = 0;

  /** A calculation starts. */
  beginPass(): void {
    this.#pass += 1;
  }

  /** A calculation ended: what its cells no longer ask for is cancelled. */
  endPass(): void {
    for (const cell of this.#touched) {
      for (const [key, call] of cell.calls) {
        if (call.pass === cell.pass) continue;
        cell.calls.delete(key);
        cancel(call);
      }
    }
    this.#touched.clear();
  }

  /** The cell's call with this key; `start` is run for a new one. */
  obtain(position: CellPosition, key: string, start: (call: Call) => void): Call {
    const cell = this.#cellOf(position);
    const known = cell.calls.get(key);
    if (known) {
      known.pass = this.#pass;
      return known;
    }
    const call: Call = {
      cell: position,
      outcome: undefined,
      delivered: false,
      offers: 0,
      pass: this.#pass,
      cancel: undefined,
    };
    cell.calls.set(key, call);
    start(call);
    return call;
  }

  /** Whether the call's cell still waits for it. */
  waitsFor(call: Call): boolean {
    const cell = this.#cells.get(keyOf(call.cell));
    return cell !== undefined && [...cell.calls.values()].includes(call);
  }

  /** Calls that have settled and whose outcome the engine has not read; to be offered to it, a few times each. */
  *undelivered(): Iterable<Call> {
    for (const cell of this.#cells.values()) {
      for (const call of cell.calls.values()) {
        if (!call.outcome || call.delivered || call.offers === MOST_OFFERS) continue;
        call.offers += 1;
        yield call;
      }
    }
  }

  /** Forgets a cell's calls and cancels those under way: an edit calls again, as in Excel. */
  forget(position: CellPosition): void {
    this.#drop(keyOf(position));
  }

  /** Forgets the calls of one sheet, or of all. */
  forgetAll(sheet?: string): void {
    for (const key of [...this.#cells.keys()]) {
      if (sheet === undefined || key.startsWith(`${sheet}!`)) this.#drop(key);
    }
  }

  #cellOf(position: CellPosition): CellCalls {
    const key = keyOf(position);
    const cell = this.#cells.get(key) ?? { pass: this.#pass, calls: new Map<string, Call>() };
    this.#cells.set(key, cell);
    cell.pass = this.#pass;
    this.#touched.add(cell);
    return cell;
  }

  #drop(key: string): void {
    const cell = this.#cells.get(key);
    this.#cells.delete(key);
    for (const call of cell?.calls.values() ?? []) cancel(call);
  }
}

/** A call that has settled has nothing to cancel. */
function cancel(call: Call): void {
  if (!call.outcome) call.cancel?.();
}

function keyOf({ sheet, row, column }: CellPosition): string {
  return `${sheet}!${row},${column}`;
}
