import { fileURLToPath } from 'node:url';

/**
 * Mutation testing: each change of one token in these rooms must fail a test. `npm run mutate` goes through all,
 * `npm run mutate -- --mutate "src/shared/client/**\/*.ts"` through one.
 */
export default {
  testRunner: 'bundled',
  plugins: [fileURLToPath(new URL('mutation-runner.mjs', import.meta.url))],
  // The legal forms are data, in a file that is made from a list.
  mutate: [
    'src/{shared/batching,shared/client,shared/names,addin/cells,gateway/flight,gateway/budget}/**/*.ts',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'coverage/mutation/tested.json',
  tempDirName: 'coverage/mutation/sandbox',
  ignorePatterns: ['dist', 'coverage', 'docs', 'assets', 'test/artefacts'],
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'coverage/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 1,
  // A busy machine is not a killed mutant: a test that hangs is ended by the runner.
  timeoutMS: 60_000,
  timeoutFactor: 2,
};
