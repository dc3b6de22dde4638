import type { Clock } from './clock';
import type { WaitingReason } from './meter';
import { Outage, type Trouble } from './outage';
import type { Lane } from './retry-policy';

const MINUTE_MS = 60_000;
/** Few enough that a small account's first refusals are few too; some answers later it has grown. */
const FIRST_LIMIT = 4;
const HIGHEST_LIMIT = 32;
/** Half of what a browser opens to one host: knowledge calls take minutes, and cells must not wait behind them. */
const KNOWLEDGE_LIMIT = 3;
/** In both lanes, until the service has taken one: what a wrong key costs. */
const FIRST_IN_FLIGHT = 6;
const BELIEVED_DENIALS = 3;
const BACK_OFF_MS = { first: 1_000, longest: MINUTE_MS };
/** After it one request tries: a date taken for seconds would end an account's requests for decades. */
export const LONGEST_PAUSE_MS = 60 * MINUTE_MS;

/** One sending; a burst is all that leaves between one 429 and the next. */
export type Sending = { readonly lane: Lane; readonly burst: number; readonly at: number };

/** For how long nothing is sent, because the service said 429. */
export class Pause {
  until = 0;
  /** All since the last answer, the present one included, in milliseconds. */
  totalMs = 0;

  constructor(private readonly clock: Clock) {}

  get leftMs(): number {
    return Math.max(0, this.until - this.clock.elapsed());
  }

  /** Lasts at least so long from now on, an hour at the longest. */
  extend(announcedMs: number): void {
    const { leftMs } = this;
    const ms = Math.min(announcedMs, LONGEST_PAUSE_MS);
    if (ms <= leftMs) return;
    this.until = this.clock.elapsed() + ms;
    this.totalMs += ms - leftMs;
  }
}

/** The places of one lane: how many requests may be in flight, how many are, and how many of them of this burst. */
type Places = { limit: number; inFlight: number; unproven: number };

/**
 * Decides when the next request may be sent (design §3 rule 7): a cap per minute, a concurrency that grows by one a
 * round and halves on a 429, and the pause after a 429. After a pause one request goes first.
 */
export class RateControl {
  /** Requests a minute; 0 means no cap. */
  cap = 0;
  /** Of the whole queue. */
  readonly pause: Pause;
  /** Of questions alone. */
  readonly rest: Pause;
  /** Whether the service takes no request of this account any more, as far as is known: then one goes alone. */
  isDenied = false;
  readonly outages: Readonly<Record<Lane, Outage>> = { entity: new Outage(), knowledge: new Outage() };
  private hasAnswered = false;
  /** Since the last answer. */
  private denials = 0;
  private readonly places: Readonly<Record<Lane, Places>> = {
    entity: { limit: FIRST_LIMIT, inFlight: 0, unproven: 0 },
    knowledge: { limit: KNOWLEDGE_LIMIT, inFlight: 0, unproven: 0 },
  };
  /** When all workbooks together may send the next request, as far as another authority said. */
  private cappedUntil = 0;
  private grown = 0;
  private burst = 0;
  private accepted = 0;
  private allowance = Infinity;
  /** Refused bursts since the last answer. */
  private refusals = 0;
  /** How long the service once refused; the first guess where it names no time. */
  private learnedMs = 0;
  private sentAt: number[] = [];

  constructor(private readonly clock: Clock) {
    this.pause = new Pause(clock);
    this.rest = new Pause(clock);
  }

  /** The pause that holds a lane for longest. */
  pauseOf(lane: Lane): Pause {
    return lane === 'knowledge' && this.rest.until > this.pause.until ? this.rest : this.pause;
  }

  get inFlight(): number {
    return this.places.entity.inFlight + this.places.knowledge.inFlight;
  }

  /** Places in the lane of entities that are free; at least one. */
  get room(): number {
    const { limit, inFlight } = this.places.entity;
    return Math.max(1, limit - inFlight);
  }

  /** Why the next request of a lane must wait; undefined where it may go. */
  obstacle(lane: Lane): WaitingReason | undefined {
    const pause = this.pauseOf(lane);
    if (pause.leftMs > 0) return { kind: 'rate-limit', until: pause.until };
    const first = this.sentAt.at(-this.cap);
    const capped = Math.max(this.cappedUntil, first === undefined ? 0 : first + MINUTE_MS);
    if (this.cap > 0 && this.clock.elapsed() < capped) return { kind: 'request-cap', until: capped };
    const outage = this.outages[lane];
    if (outage.isHeld && !outage.mayProbe(this.clock.elapsed())) {
      return { kind: 'no-answer', since: outage.since ?? 0, until: outage.probeAt };
    }
    const { limit, inFlight, unproven } = this.places[lane];
    const inAll = this.isDenied ? 1 : FIRST_IN_FLIGHT;
    if (!this.hasAnswered || this.isDenied) {
      if (this.inFlight >= inAll) return { kind: 'concurrency', limit: inAll };
    }
    if (this.isProbing()) return unproven > 0 ? { kind: 'concurrency', limit: 1 } : undefined;
    return inFlight < limit ? undefined : { kind: 'concurrency', limit };
  }

  sent(lane: Lane): Sending {
    const now = this.clock.elapsed();
    while (this.sentAt[0] !== undefined && this.sentAt[0] + MINUTE_MS <= now) this.sentAt.shift();
    this.sentAt.push(now);
    this.places[lane].inFlight++;
    this.places[lane].unproven++;
    const sending: Sending = { lane, burst: this.burst, at: now };
    this.outages[lane].sent(sending);
    return sending;
  }

  /** It came back, or is not listened to any more. */
  landed(sending: Sending): void {
    const { lane, burst } = sending;
    this.outages[lane].landed(sending);
    this.places[lane].inFlight--;
    if (burst === this.burst) this.places[lane].unproven--;
  }

  /** The service answered, whatever it said of the content. */
  answered({ lane, burst }: Sending): void {
    this.outages[lane].answered();
    this.hasAnswered = true;
    this.isDenied = false;
    this.denials = 0;
    if (lane === 'knowledge') this.resumeQuestions();
    if (burst < this.burst) {
      this.allowance++;
      return;
    }
    this.accepted++;
    this.resume();
    if (++this.grown < this.places.entity.limit) return;
    this.grown = 0;
    this.places.entity.limit = Math.min(HIGHEST_LIMIT, this.places.entity.limit + 1);
  }

  /** No answer came. */
  troubled(trouble: Trouble, sending: Sending, cause: unknown): void {
    const moment = { now: this.clock.elapsed(), random: this.clock.random(), cause };
    this.outages[sending.lane].troubled(trouble, sending, moment);
  }

  /**
   * The service takes no request of this account, or not this one: where it took others before, that is believed when
   * it has said so a few times in a row. What cannot be read need not be of the service, and is believed later.
   */
  denied({ lane }: Sending, isClear: boolean): void {
    this.outages[lane].answered();
    this.denials++;
    this.isDenied ||= isClear
      ? !this.hasAnswered || this.denials >= BELIEVED_DENIALS
      : this.denials >= FIRST_IN_FLIGHT;
  }

  /** The service answered 429, and perhaps how long to wait. */
  limited({ burst }: Sending, announcedMs: number | undefined): void {
    const isFirst = burst === this.burst;
    if (isFirst) this.narrow();
    // Who refuses again after the wait that it named, or names none at all, is waited for longer each time.
    const wait = isFirst ? Math.max(announcedMs ?? this.guess(), this.backOff()) : (announcedMs ?? 0);
    this.pause.extend(wait);
  }

  /** The service answered 429 to a question and named no time: cells go on, and after a while one question goes alone. */
  limitedQuestions(ms: number): void {
    this.places.knowledge.limit = 1;
    this.rest.extend(ms);
  }

  /** Another workbook of this account was refused for so long: what would be sent meanwhile would be refused too. */
  pauseFor(ms: number): void {
    if (ms > 0 && this.pause.leftMs === 0) this.narrow();
    this.pause.extend(ms);
  }

  /** The cap is reached by all workbooks together for so long. */
  capFor(ms: number): void {
    this.cappedUntil = this.clock.elapsed() + ms;
  }

  private narrow(): void {
    const { entity, knowledge } = this.places;
    this.burst++;
    entity.limit = Math.max(1, entity.limit >> 1);
    entity.unproven = knowledge.unproven = 0;
    this.grown = 0;
    if (this.accepted > 0) this.allowance = this.accepted;
    this.accepted = 0;
  }

  /** The limit does not hold any more. */
  private resume(): void {
    if (this.refusals > 1) this.learnedMs = Math.min(MINUTE_MS, this.pause.totalMs);
    this.refusals = this.pause.totalMs = 0;
  }

  private resumeQuestions(): void {
    this.places.knowledge.limit = KNOWLEDGE_LIMIT;
    this.rest.totalMs = 0;
  }

  private isProbing(): boolean {
    if (this.burst === 0) return false;
    if (this.accepted === 0) return true;
    const sent = this.accepted + this.places.entity.unproven + this.places.knowledge.unproven;
    return sent >= this.allowance && this.accepted < 2 * this.allowance;
  }

  /** A little chance, so that several workbooks do not return together. */
  private guess(): number {
    return this.learnedMs * (1 + this.clock.random() / 8);
  }

  /** Half of it is certain, half is chance. */
  private backOff(): number {
    const ceiling = Math.min(BACK_OFF_MS.longest, BACK_OFF_MS.first * 2 ** this.refusals++);
    return ceiling * (0.5 + this.clock.random() / 2);
  }
}
