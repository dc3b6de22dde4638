const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * The files that use a browser take longest: where no earlier run has told how long each takes, Jest goes by size, and the
 * last of them would run alone at the end.
 */
module.exports = class BrowserFirst extends Sequencer {
  /** Jest's own order, and of that the files that open a browser first. */
  sort(tests) {
    const sorted = super.sort(tests);
    const opens = ({ path }) => /[\\/]test[\\/](browser|taskpane)[\\/]/.test(path);
    return [...sorted.filter(opens), ...sorted.filter((test) => !opens(test))];
  }
};
