/** What periods are counted in. */
export type TimeUnit = 'day' | 'week' | 'month' | 'quarter' | 'year' | 'decade';

/** A time that a question names, before it is resolved against the data. */
export type Time =
  /** A year, month or day of the calendar; of a company a year is its fiscal year. */
  | { kind: 'moment'; text: string; isEnd?: true }
  | { kind: 'fiscal'; year: number; quarter?: number }
  | { kind: 'quarter'; year: number; quarter: number }
  | { kind: 'half'; year: number; half: 1 | 2 }
  /** A year of the calendar, also of a company that counts another. */
  | { kind: 'calendar'; year: number }
  /** So many months up to one, or up to the newest figure. */
  | { kind: 'trailing'; months: number; to?: string }
  /** The year that is not over. */
  | { kind: 'toDate' }
  /** A period by the month or day on which it ended. */
  | { kind: 'ended'; unit: 'year' | 'quarter'; moment: string }
  | { kind: 'span'; from?: Time; to?: Time }
  /** The newest periods: `last three years`. */
  | { kind: 'last'; count: number; unit: TimeUnit }
  /** How many years a change is over, whenever they end: `5-year growth`. */
  | { kind: 'length'; years: number }
  /** Two that are set against each other. */
  | { kind: 'versus'; times: readonly Time[] }
  | { kind: 'each'; unit: TimeUnit }
  /** Any of several. */
  | { kind: 'any'; times: readonly Time[] }
  /** What is newest, as every figure is where no time is said. */
  | { kind: 'newest'; isLatest?: true }
  /** The newest month or quarter of a name: `in June`. */
  | { kind: 'recent'; month: number }
  | { kind: 'recent'; quarter: number }
  /** An edge of a year, without one of the last that is over. */
  | { kind: 'edge'; edge: 'start' | 'end' | 'middle'; year?: number };

/** A year, month or day of the calendar. */
export const moment = (text: string): Time => ({ kind: 'moment', text });
