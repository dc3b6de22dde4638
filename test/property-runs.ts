/** Whether somebody looks for faults, by a seed or with `SEED=any`; the gate does not. */
const IS_SEARCH = process.env['SEED'] !== undefined;

/**
 * How often a property is tried: as often as it says where somebody looks for faults by `SEED`. Otherwise the draws are
 * the same each time, hold what was found once, and find nothing new: a third of them, and at least so many as its rare
 * branches need to be met. A tenth under mutation testing, which goes through all of them for each token of the code.
 */
export function propertyRuns(often: number, least = 0): number {
  if (process.env['KER_FEWER_RUNS'] !== undefined) return Math.ceil(often / 10);
  return IS_SEARCH ? often : Math.max(least, Math.ceil(often / 3));
}

/** A test of great amounts, which mutation testing leaves out. */
export const bulkTest = process.env['KER_FEWER_RUNS'] === undefined ? test : test.skip;
