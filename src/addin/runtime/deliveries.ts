import type { Waiter } from './knowledge';
import { createListeners } from './listeners';

/** What a function returned to its cell, which Excel should show there. */
export type Delivered = {
  /** As `KER.PROP`. */
  functionName: string;
  /** The call's place among all calls: a later call of the cell replaces an earlier one. */
  place: number;
  /** The top-left value. */
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

/** Looks at what cells show; its code is loaded when no cell waits any more. */
export type DeliveryWatcher = {
  /** A result is on its way to Excel. */
  touch(): void;
  /** A person has seen what remains: it is not shown again while formulas and results stay the same. */
  dismiss(): void;
  close(): void;
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
 * result (OfficeDev/office-js #6662, #6930).
 */
export class Deliveries {
  private slots: Slot[] = [];
  private readonly unchecked = new Map<string, Delivered>();
  private watcher: DeliveryWatcher | undefined = undefined;
  private isClosed = false;
  private readonly listeners = createListeners();
  private found = NOTHING_LOST;

  readonly get = (): LostResults => this.found;

  readonly subscribe = (listener: () => void): (() => void) => this.listeners.add(listener);

  /** Hears of deliveries from now on, and of those before. Returns what ends it. */
  watch(watcher: DeliveryWatcher): () => void {
    this.watcher = watcher;
    if (this.slots.length > 0) watcher.touch();
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
    this.watcher?.touch();
  }

  /** Takes what each cell was given last. */
  take(): Map<string, Delivered> {
    this.list();
    const taken = new Map(this.unchecked);
    this.unchecked.clear();
    return taken;
  }

  /** A person has seen which cells remain. */
  dismiss(): void {
    this.watcher?.dismiss();
  }

  /** What a check found. */
  report(found: LostResults): void {
    this.found = found;
    this.listeners.tell();
  }

  close(): void {
    this.isClosed = true;
    this.watcher?.close();
    this.take();
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
      if ((unchecked.get(cell)?.place ?? 0) < place)
        unchecked.set(cell, { functionName: `KER.${name}`, place, value });
    }
  }
}
