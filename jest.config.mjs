/** The folders of each project below `test`; `unit` is everything else and needs no server, browser or whole dataset. */
const folders = {
  service: 'service(?!/postgres)|conformance|bench',
  servers: 'service/postgres|server|gateway|importer|faults|build|cli',
  browser: 'browser|taskpane',
};

const inFolders = (alternatives) => `/test/(?:[^/]+/)*?(?:${alternatives})/`;
const TEST_FILE = String.raw`.*\.test\.tsx?$`;

const shared = {
  roots: ['<rootDir>/test'],
  testEnvironment: 'node',
  // Jest's sandbox looks globals up slowly; these are used most.
  sandboxInjectedGlobals: ['Map', 'Math', 'Number', 'Set'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    [String.raw`\.(?:tsx?|m?js)$`]: [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // These packages are published as ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(?:uuid|marked|@valibot|idb|@seriousme|jose|oauth4webapi|hucre)/)',
  ],
};

const project = (displayName) => ({
  ...shared,
  displayName,
  testRegex: inFolders(folders[displayName]) + TEST_FILE,
});

const withBrowser = {
  globalSetup: '<rootDir>/test/browser/prepare.ts',
  globalTeardown: '<rootDir>/test/browser/tidy-up.ts',
};

export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testRegex: `/test/${TEST_FILE}`,
      testPathIgnorePatterns: [inFolders(Object.values(folders).join('|'))],
    },
    project('service'),
    { ...project('servers'), ...withBrowser },
    { ...project('browser'), ...withBrowser },
  ],
  maxWorkers: 2,
  // A test process keeps the modules of the files that it has run; a new one is started instead.
  workerIdleMemoryLimit: '1.5GB',
  // A process that holds several datasets takes longer than Jest's half second to end.
  workerGracefulExitTimeout: 10_000,
  testTimeout: 120_000,
};
