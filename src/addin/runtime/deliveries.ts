import type { Clock } from '../../shared/batching/clock';
import type { Waiter } from './knowledge';
import { createListeners } from './listeners';

/** What a function returned to its cell, which Excel should show there. */
export type Delivered = {
  /** As `KER.PROP`. */
  functionName: string;
  /** The call's place among all calls: a later call of the cell replaces an earlier one. */
  place: number;
  /** The top-left value as Excel reports it; undefined where Excel has its own way, as for cards. */
  value: unknown;
};

/** A call whose result is on its way to Excel. */
export type DeliveredCall = Pick<Waiter, 'cell' | 'need'> & { readonly name: string; readonly place: number };

/** What a cell got last, at hand with what it asked last: to look up 50,000 cells by their texts costs more than all else here. */
class LastResult {
  constructor(
    public name: string,
    public place: number,
    public value: unknown,
  ) {}
}

type Slot = { readonly cell: string; delivered: unknown };

/** Compares what cells show with what was delivered. */
export type DeliveryCheck = {
  /** Resolves with what the next check has to look at again. */
  run(delivered: ReadonlyMap<string, Delivered>): Promise<ReadonlyMap<string, Delivered>>;
  /** A person has seen what remains: it is not shown again while formulas and results stay the same. */
  dismiss(): void;
};

/** What the checks found since the add-in was opened. */
export type LostResults = {
  /** Values that were compared, and those of them that differed. */
  compared: number;
  stale: number;
  /** Cells that stayed #BUSY! after their result was delivered. */
  busy: number;
  /** Cells that show their result since they were calculated again. */
  repaired: number;
  /** Whether values are still compared: where over half differ, the comparison itself must be wrong. */
  isCompared: boolean;
  /** Cells (as `Sheet1!B2`) that still do not show their result. */
  remaining: readonly string[];
};

/** Excel may still be writing what it got; a recalculation may go on in waves. Two quiet looks make five seconds. */
const LOOK_MS = 2_500;
/** Looks at a workbook that Excel does not let us read, before its cells are given up. */
const MOST_FAILURES = 24;
/** Results that wait for a check before they are found by their cells. */
const MOST_SLOTS = 1_000_000;

const NOTHING_LOST: LostResults = {
  compared: 0,
  stale: 0,
  busy: 0,
  repaired: 0,
  isCompared: true,
  remaining: [],
};

/**
 * Remembers what was delivered to which cell until it was compared with what the cell shows: Excel sometimes loses a
 * result (OfficeDev/office-js #6662, #6930). A check runs about five seconds after the last result, while nothing runs.
 */
export class Deliveries {
  private slots: Slot[] = [];
  private unchecked = new Map<string, Delivered>();
  private check: DeliveryCheck | undefined = undefined;
  private cancel: (() => void) | undefined = undefined;
  private isTouched = false;
  private failures = 0;
  private isClosed = false;
  private readonly listeners = createListeners();
  private found = NOTHING_LOST;

  constructor(
    private readonly clock: Clock,
    private readonly isRunning: () => boolean,
  ) {}

  readonly get = (): LostResults => this.found;

  readonly subscribe = (listener: () => void): (() => void) => this.listeners.add(listener);

  /** Checks deliveries from now on, and those before. Returns what ends it. */
  watch(check: DeliveryCheck): () => void {
    this.check = check;
    this.touchIfAny();
    return () => this.close();
  }

  /** A call's result, with this top-left value, is on its way to Excel. */
  settled({ cell, need, name, place }: DeliveredCall, value: unknown): void {
    if (this.isClosed || cell === undefined) return;
    const noted = need?.noted;
    const slot: Slot = noted?.cell === cell ? noted : { cell, delivered: undefined };
    const { delivered } = slot;
    if (!(delivered instanceof LastResult)) {
      slot.delivered = new LastResult(name, place, value);
      if (this.slots.push(slot) > MOST_SLOTS) this.list();
    } else if (delivered.place < place) {
      delivered.name = name;
      delivered.place = place;
      delivered.value = value;
    }
    this.touch();
  }

  /** A person has seen which cells remain. */
  dismiss(): void {
    this.check?.dismiss();
  }

  /** What a check found. */
  report(found: LostResults): void {
    this.found = found;
    this.listeners.tell();
  }

  close(): void {
    this.isClosed = true;
    this.check = undefined;
    this.cancel?.();
    this.cancel = undefined;
    this.slots = [];
    this.unchecked.clear();
  }

  /** Finds the results by their cells. */
  private list(): void {
    const { slots, unchecked } = this;
    this.slots = [];
    for (const slot of slots) {
      const { cell, delivered } = slot;
      slot.delivered = undefined;
      if (!(delivered instanceof LastResult)) continue;
      const { name, place, value } = delivered;
      const isNewest = (unchecked.get(cell)?.place ?? 0) < place;
      if (isNewest) unchecked.set(cell, { functionName: `KER.${name}`, place, value: reportedValue(value) });
    }
  }

  private touchIfAny(): void {
    if (this.slots.length + this.unchecked.size > 0) this.touch();
  }

  private touch(): void {
    this.isTouched = true;
    if (this.check !== undefined) this.cancel ??= this.look(0);
  }

  private look(quiet: number): () => void {
    return this.clock.after(LOOK_MS, () => {
      const isQuiet = !this.isTouched && !this.isRunning();
      this.isTouched = false;
      if (isQuiet && quiet > 0) void this.run();
      else this.cancel = this.look(isQuiet ? 1 : 0);
    });
  }

  private async run(): Promise<void> {
    this.list();
    const { check, unchecked } = this;
    if (check === undefined) return;
    this.unchecked = new Map();
    let again: ReadonlyMap<string, Delivered>;
    try {
      again = await check.run(unchecked);
      this.failures = 0;
    } catch {
      // Excel refuses while a cell is being edited, and the code of the check may not load without a network.
      this.failures++;
      again = this.failures < MOST_FAILURES ? unchecked : new Map();
    }
    this.cancel = undefined;
    for (const [cell, one] of again) if (!this.unchecked.has(cell)) this.unchecked.set(cell, one);
    this.touchIfAny();
  }
}

/** Data types whose cells report their basic value. */
const SIMPLE: ReadonlySet<unknown> = new Set(['Double', 'String', 'Boolean']);

function reportedValue(cell: unknown): unknown {
  if (typeof cell !== 'object' || cell === null) return cell;
  if ('code' in cell) return cell.code;
  return 'type' in cell && SIMPLE.has(cell.type) && 'basicValue' in cell ? cell.basicValue : undefined;
}
