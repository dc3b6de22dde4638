/** How a command ends; docs/cli.md lists them for people who write scripts. */
export const EXIT = {
  done: 0,
  /** `--check` found that a refresh would change the file. */
  changed: 1,
  /** The command or the file cannot be used. */
  refused: 2,
  /** Some cells cannot be refreshed without Excel; nothing is written. */
  unsupported: 3,
  /** More requests than `--max-requests`; nothing is sent. */
  overBudget: 4,
  /** The service did not answer; nothing is written. */
  unanswered: 5,
  /** A formula of `get` or `query` gives an error. */
  failed: 6,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
