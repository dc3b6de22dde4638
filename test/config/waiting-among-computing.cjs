const { statSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that mostly wait for a browser, a server or a database: while they run, a processor has time for others. */
const WAITING = /[\\/]test[\\/](browser|faults|gateway|importer|server|service[\\/]postgres|taskpane)[\\/]/;

/**
 * Of files that wait and files that compute the same share is done at any time, each in Jest's own order: three that wait
 * leave the processors idle, and three that compute have to wait for one.
 */
module.exports = class WaitingAmongComputing extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const waits = ({ path }) => WAITING.test(path);
    const kinds = [sorted.filter(waits), sorted.filter((test) => !waits(test))];
    return kinds
      .flatMap(sharesDone)
      .sort((one, other) => one.done - other.done)
      .map(({ test }) => test);
  }
};

/** Each file with the share of its kind's work that is done before it, by the bytes of the files. */
function sharesDone(tests) {
  const sizes = tests.map(({ path }) => statSync(path).size);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  let before = 0;
  return tests.map((test, at) => {
    const done = before / all;
    before += sizes[at];
    return { test, done };
  });
}
