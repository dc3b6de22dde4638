import type { RegisterName } from './arguments';

/** What the files of one register gave: rows, entities among them, and what could not be read. */
export type Gave = { register: RegisterName; all: number; entities: number; bad: number };

/** Why what was read would be next to nothing in place of what is served; nothing where it is not. */
export function lossOf(gave: readonly Gave[], isAlone: boolean): string | undefined {
  const counted = (count: number): string => count.toLocaleString('en-US');
  const poor = gave.find(({ all, bad }) => all === 0 || bad > all);
  if (poor !== undefined)
    return (
      `${poor.register}: Expected more rows that can be read than rows that cannot, got ${counted(poor.all)} and ` +
      `${counted(poor.bad)}${ALLOWED}`
    );
  if (isAlone && gave.every(({ entities }) => entities === 0))
    return `Expected entities, because --only leaves out the built-in dataset, got none${ALLOWED}`;
  return undefined;
}

const ALLOWED = '; --allow-loss loads it all the same';
