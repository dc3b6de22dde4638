/** What cells wanted and were not given because it costs, and what the key has spent. */
export type BudgetState = {
  /** Requests that wait for a click; 0 where none does. */
  requests: number;
  /** Those of them that are questions or queries. */
  questions: number;
  /** Requests that they may lead to, at most. */
  more: number;
  /** Cells send no request, because a person chose stored values only. */
  onlyStored: boolean;
  /** The day's budget is spent. */
  isSpent: boolean;
  /** Credits that the key has spent today in all workbooks, as far as is known; undefined where requests cost nothing. */
  spentToday: number | undefined;
};
