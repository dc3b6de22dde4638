const { jest: everyTest } = require('../../package.json');

process.env.KER_FEWER_RUNS = 'yes';

/**
 * The tests that mutants are run against: those of the rooms, and of the functions those that try the judgement of names;
 * none needs a browser or the whole service.
 */
module.exports = {
  rootDir: '../..',
  // Which tests a file has is found through these: its own, and of the rooms above it the functions alone.
  roots: ['<rootDir>/src/functions', '<rootDir>/test'],
  testMatch: [
    '**/test/{batching,client,cells,names}/*.test.ts',
    '**/test/functions/{arguments,names.property,service-failures,spelling}.test.ts',
  ],
  transform: everyTest.transform,
  moduleFileExtensions: everyTest.moduleFileExtensions,
  transformIgnorePatterns: everyTest.transformIgnorePatterns,
  testEnvironment: 'node',
  // What waits for ever is told by its test, which is quicker than to end the process.
  testTimeout: 5_000,
};
