/**
 * How often a property is tried: as often as it says, and a tenth of that under mutation testing, which goes through
 * all of them for each token of the code.
 */
export function propertyRuns(often: number): number {
  return process.env['KER_FEWER_RUNS'] === undefined ? often : Math.ceil(often / 10);
}
