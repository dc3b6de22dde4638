import type { CellError, Host } from '../../cells/cell';
import type { Sourced } from './value-sources';
import type { Knowledge, Waiter } from '../../runtime/knowledge';
import type { Settings } from '../../runtime/settings';

/** What the guard hands to every function. */
export type CellContext = {
  host: Host;
  /** The one way in which a failure becomes a cell of a grid or table; whatever shows is counted and listed. */
  failures: { asCell(error: unknown): CellError };
};

/** What a function that asks the service works with. */
export type FunctionContext = CellContext & {
  knowledge: Knowledge;
  /** Handed to every request, so that a cancelled cell asks nothing. */
  waiter: Waiter;
  /** Lets values carry their source, where the person has set so. */
  sourced: Sourced;
  settings: Settings;
};
