import type { Grid } from '../../cells/cell';
import { fitted, jsonSize } from '../../cells/result-size';
import type { ActiveCall, ActivityLog } from '../../runtime/activity';
import { Failure } from '../../../shared/contract/failure';
import { outlet } from '../../runtime/result-throttle';
import { Failures } from './failures';
import { currentHost } from './host';
import type { PromiseOrValue } from './promise-or-value';

/** What Excel tells of a call; of one that asks nothing, nothing. */
export type Invocation = Partial<CustomFunctions.CancelableInvocation>;

/**
 * One call of a function, counted in activity from its start, and its one way out to Excel: a result that fits, or a
 * failure as an Excel error with one sentence. Fifty thousand may wait at once, so each is one object.
 */
export class GuardedCall extends Failures implements ActiveCall {
  /** Undefined where the call is in no figure. */
  private activity: ActivityLog | undefined = undefined;
  private place = 0;

  constructor(
    name: string,
    protected readonly invocation: Invocation,
  ) {
    super(name, currentHost);
  }

  get cell(): string | undefined {
    return this.invocation.address;
  }

  get functionName(): string {
    return `KER.${this.name}`;
  }

  /** The call began, and was counted as one, at this place. */
  startedIn(activity: ActivityLog, place: number): void {
    this.activity = activity;
    this.place = place;
  }

  /** A result as Excel gets it, once it may leave. */
  shown(rows: Grid): PromiseOrValue<Grid> {
    const grid = fitted(rows);
    return this.shownAs(grid, jsonSize(grid));
  }

  /** The same of one that is known to fit, and of what size it is. */
  protected shownAs(kept: Grid, size: number): PromiseOrValue<Grid> {
    this.tell(kept);
    return leaving(kept, size);
  }

  /** Rejects with the Excel error that stands for what was thrown. */
  async failed(error: unknown): Promise<never> {
    const cell = this.asCell(error);
    const grid = [[cell]];
    // Nobody waits for what was cancelled, and another call of the cell may have settled before.
    const isCancelled = error instanceof Failure && error.kind === 'cancelled';
    this.tell(grid, !isCancelled);
    await outlet.turn(jsonSize(grid));
    // Excel shows a sentence only for its own error class; the class extends Error, though its type does not say so.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw cell;
  }

  /** What is called where Excel cancels the call while it waits. */
  protected set whenCancelled(leave: () => void) {
    this.invocation.onCanceled = leave;
  }

  /** Excel's runtime keeps the invocation of a settled call, and with it what it would call. */
  protected forgetCancelling(): void {
    this.invocation.onCanceled = nobodyWaits;
  }

  private tell(shown: Grid, isWanted = true): void {
    const delivered = isWanted && !inPreview(this.invocation) ? shown : undefined;
    this.activity?.callSettled(this, this.place, this.shownIn(shown, this.cell), delivered);
  }
}

/** A result as it leaves, in its turn. It may be other cells' too: what tells is a copy. */
export function leaving(kept: Grid, size: number): PromiseOrValue<Grid> {
  const teller = outlet.isUntold(size) && [...kept];
  const grid = teller || kept;
  const turn = outlet.turn(size, teller);
  return turn === undefined ? grid : after(turn, grid);
}

/** Without a promise of its own: Excel's runtime asks no more of one than this. */
function after(turn: Promise<void>, grid: Grid): Promise<Grid> {
  const then = (take: (grid: Grid) => unknown) => turn.then(() => take(grid));
  return { then } as Promise<Grid>;
}

function nobodyWaits(): void {
  // The call is settled: its cancellation changes nothing.
}

/** Whether a person is still typing the formula. The type says text, the documentation says true or false. */
export function inPreview({ isInValuePreview: said }: { isInValuePreview?: string | boolean }): boolean {
  return said !== undefined && String(said).toLowerCase() === 'true';
}
