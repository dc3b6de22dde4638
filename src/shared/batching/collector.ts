import type { Clock } from './clock';
import type { Request, Stream } from './request';

/** How often a window is looked at; a lone need leaves at the first look. */
const LOOK_MS = 5;
/** Collecting closes at the latest this long after the first need, unless needs of the same entities keep coming. */
const LONGEST_MS = 50;
/** Waiting for more may take this share of what sending takes, for each request that waits. */
const QUIET_MS_A_REQUEST = 0.25;
/** Longer than Excel leaves between the messages of one recalculation. */
const LONGEST_QUIET_MS = 60;
/** A stream of calls sends its first request by then: with the answer and Excel's own wait it shows a value within half a second. */
const FIRST_VALUE_MS = 300;
/** The fewer requests there are, the more one that leaves too early adds to their cost. */
const TRICKLE_MS = { shortest: 100, longest: FIRST_VALUE_MS, ofAll: 20_000 };
/** A stream is what brings at least this many needs. */
const STREAM_NEEDS = 50;

/** Where collected requests go. */
export type Departure = { depart(requests: readonly Request[]): void; trickle(): void };

/**
 * Delays requests so that needs which Excel brings one call at a time share them. While most needs join requests
 * already open, as in column-wise calculation, only a trickle is sent until the calls end.
 */
export class Collector implements Stream {
  message = 0;
  returned = 0;
  private requests: Request[] = [];
  private touched = 0;
  private needs = 0;
  private opened = 0;
  private openedAt = 0;
  private touchedAt = 0;
  private trickleAt = 0;
  private strangers = 0;
  private isStream = false;
  private loading = false;
  private cancel: (() => void) | undefined = undefined;

  constructor(
    private readonly clock: Clock,
    private readonly departure: Departure,
  ) {}

  /** A new request waits for the window to close. */
  collect(request: Request): void {
    this.requests.push(request);
    this.opened++;
  }

  /** One more need comes; it opens the window, or joins the open one. */
  touch(): void {
    this.touched++;
    if (this.cancel !== undefined || this.loading) return;
    this.openedAt = this.touchedAt = this.clock.elapsed();
    this.trickleAt = this.openedAt + FIRST_VALUE_MS;
    this.look();
  }

  /** Whether what is queued should wait for more of the same entities. */
  get holds(): boolean {
    return this.isStream || (this.returned > 0 && this.returned * 2 >= this.touched);
  }

  /** What is stored is not known yet, and nothing leaves until it is. */
  startLoading(): void {
    this.loading = true;
  }

  loaded(): void {
    this.loading = false;
    this.close();
  }

  /** Closes the window and hands over what it kept. */
  take(): readonly Request[] {
    const { requests } = this;
    this.cancel?.();
    this.cancel = undefined;
    this.requests = [];
    this.isStream = false;
    this.touched = this.returned = this.needs = this.opened = 0;
    this.message++;
    return requests;
  }

  private look(): void {
    this.cancel = this.clock.after(LOOK_MS, () => {
      const now = this.clock.elapsed();
      this.judge(now);
      if (now - this.touchedAt >= this.quietMs()) this.close();
      else if (!this.isStream && now - this.openedAt >= LONGEST_MS) this.close();
      else {
        this.trickle(now);
        this.look();
      }
    });
  }

  /** Takes in what came since the last look. */
  private judge(now: number): void {
    const { touched, returned } = this;
    if (touched === 0) return;
    if (touched > 1 || this.needs > 0) this.touchedAt = now;
    this.needs += touched;
    this.strangers = returned * 4 < touched ? this.strangers + 1 : 0;
    if (returned * 2 >= touched) this.isStream = true;
    else if (this.strangers > 2) this.isStream = false;
    this.touched = this.returned = 0;
    this.message++;
  }

  private quietMs(): number {
    if (this.isStream && this.needs >= STREAM_NEEDS) return LONGEST_QUIET_MS;
    return this.requests.length * QUIET_MS_A_REQUEST;
  }

  private trickle(now: number): void {
    if (now < this.trickleAt) return;
    const { shortest, longest, ofAll } = TRICKLE_MS;
    this.trickleAt = now + Math.min(longest, Math.max(shortest, ofAll / this.opened));
    this.departure.depart(this.requests.splice(0));
    this.departure.trickle();
  }

  private close(): void {
    this.departure.depart(this.take());
  }
}
