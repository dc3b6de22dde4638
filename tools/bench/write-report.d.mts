/** Writes the measured part of a page: the command, date, machine and commit, then the Markdown. */
export function writeMeasured(page: string, command: string, markdown: string): void;
