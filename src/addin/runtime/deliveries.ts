import type { Waiter } from './knowledge';
import { createListeners } from './listeners';

/** A call whose result is on its way to Excel. */
export type DeliveredCall = Pick<Waiter, 'cell' | 'need'> & { readonly name: string; readonly place: number };

/** What a cell got last, at hand with what it asked last: to look up 50,000 cells by their texts costs more than all else here. */
export class Delivered {
  isTaken = false;

  constructor(
    readonly cell: string,
    /** The function's, as `PROP`. */
    public name: string,
    /** The call's place among all calls: a later call of the cell replaces an earlier one. */
    public place: number,
    /** The top-left value. */
    public value: unknown,
  ) {}
}

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

/** Results that wait for a check. */
const MOST_RESULTS = 1_000_000;

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
  private results: Delivered[] = [];
  private watcher: DeliveryWatcher | undefined = undefined;
  private isClosed = false;
  private readonly listeners = createListeners();
  private found = NOTHING_LOST;

  readonly get = (): LostResults => this.found;

  readonly subscribe = (listener: () => void): (() => void) => this.listeners.add(listener);

  /** Hears of deliveries from now on, and of those before. Returns what ends it. */
  watch(watcher: DeliveryWatcher): () => void {
    this.watcher = watcher;
    if (this.results.length > 0) watcher.touch();
    return () => this.close();
  }

  /** A call's result, with this top-left value, is on its way to Excel. */
  settled({ cell, need, name, place }: DeliveredCall, value: unknown): void {
    if (this.isClosed || cell === undefined) return;
    const noted = need?.noted?.cell === cell ? need.noted : undefined;
    const before = noted?.delivered;
    if (!(before instanceof Delivered) || before.isTaken) {
      if (this.results.length >= MOST_RESULTS) return;
      const result = new Delivered(cell, name, place, value);
      this.results.push(result);
      if (noted !== undefined) noted.delivered = result;
    } else if (before.place < place) {
      before.name = name;
      before.place = place;
      before.value = value;
    }
    this.watcher?.touch();
  }

  /** Takes what cells were given since this was last asked; a cell may be among it more than once. */
  take(): readonly Delivered[] {
    const { results } = this;
    this.results = [];
    for (const result of results) result.isTaken = true;
    return results;
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
}
