import type { Part } from '../parts';

/** A run of tokens with what it means; without a part it may be left aside. */
export type Span = {
  start: number;
  end: number;
  part: Part | undefined;
  cost: number;
  /** The row that found it. */
  row: string;
};
