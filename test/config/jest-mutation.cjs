const { jest: everyTest } = require('../../package.json');

process.env.KER_FEWER_RUNS = 'yes';

/** The tests that mutants are run against: those of the rooms themselves, which need neither a browser nor the whole service. */
module.exports = {
  rootDir: '../..',
  roots: ['batching', 'client', 'cells', 'names'].map((room) => `<rootDir>/test/${room}`),
  testMatch: everyTest.testMatch,
  transform: everyTest.transform,
  moduleFileExtensions: everyTest.moduleFileExtensions,
  transformIgnorePatterns: everyTest.transformIgnorePatterns,
  testEnvironment: 'node',
  // What waits for ever is told by its test, which is quicker than to end the process.
  testTimeout: 5_000,
};
