import type { StoredEntity } from '../store/stored';
import type { Verdict } from './claim';
import type { JudgedOver } from './claim-times';
import type { Group } from './group';
import type { Occasions } from './occasions';
import type { Row } from './row';
import type { Summarised } from './summarise';

/** What an expression found; `topics` are the named entities that it started from. */
export type Result = {
  rows: readonly Row[];
  /** The number of rows without offset and limit, counted on demand. */
  total: () => number;
  topics: readonly StoredEntity[];
  /** What met every condition and lacks the figure that a ranking with a limit goes by; unknown where a database ranks. */
  unranked?: () => readonly StoredEntity[];
  /** The steps of the expression that were not walked to the rows, so that they are columns of them. */
  select: readonly string[];
  /** The one figure that the rows became. */
  summary?: Summarised;
  /** The figures that `group_by` made of them, the highest first. */
  groups?: readonly Group[];
  /** What became of the claim. */
  verdict?: Verdict;
  /** Of whom what is claimed of several times is not known at which of them. */
  unjudged?: JudgedOver['unjudged'];
  /** Whether what is claimed was so once, and its rows tell until when. */
  isOver?: true;
  /** When it was so, where that was asked. */
  occasions?: Occasions;
  /** How many rows at how many times were asked for, where that is more than one answer holds. */
  excess?: { rows: number; times: number };
};
