import { sep } from 'node:path';

import { bundled, testsOf } from './mutation-tests.mjs';

/**
 * Runs the tests for Stryker. Jest takes a third of a second to start a file, which for 6,500 mutants are hours; here each
 * file is bundled once, and starts in milliseconds. The files whose tests reach a mutant run one by one until a test
 * fails; those that noticed most in the least time come first.
 */
class Runner {
  /** One mutant in so many is tried; `write-report` counts as many of those that no test reaches. */
  every = Number(process.env.EVERY_MUTANT ?? 1);
  /** What the instrumented code shares with whoever runs it. */
  context = (globalThis.__stryker__ ??= {});

  constructor({ mutate }) {
    const isMeant = (room) => mutate.some((pattern) => pattern.includes(room));
    this.rooms = ['shared/batching', 'shared/client', 'shared/names', 'addin/cells', 'gateway'].filter(
      isMeant,
    );
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.KER_FEWER_RUNS = 'yes';
    // What a mutant rejects too late is of no test.
    process.on('unhandledRejection', () => undefined);
    // Where no Redis server is found, tests of the gateway run over memory alone.
    process.env.PATH = '';
    const files = await bundled(this.rooms);
    this.files = files.map((file) => ({ ...file, ms: 0, noticed: new Map() }));
  }

  async dryRun() {
    const tests = [];
    this.context.mutantCoverage = { static: {}, perTest: {} };
    for (const file of this.files) {
      const { tests: loaded, end } = testsOf(file);
      for (const { id, run } of loaded) {
        const start = performance.now();
        this.context.currentTestId = id;
        const error = await run().catch((error) => error);
        this.context.currentTestId = undefined;
        if (error !== undefined) return { status: 'error', errorMessage: `${id}: ${error.message}` };
        tests.push({ id, name: id, fileName: file.name, timeSpentMs: performance.now() - start, status: 0 });
      }
      await end();
    }
    return { status: 'complete', tests, mutantCoverage: this.context.mutantCoverage };
  }

  async mutantRun(mutant) {
    const { activeMutant, testFilter, hitLimit, sandboxFileName } = mutant;
    if (Number(activeMutant.id) % this.every > 0)
      return { status: 'error', errorMessage: `Only every ${this.every}th is tried` };
    const wanted = testFilter && new Set(testFilter);
    Object.assign(this.context, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    let nrOfTests = 0;
    for (const file of this.filesFor(mutant)) {
      const start = performance.now();
      let current = file.name;
      let end;
      try {
        const loaded = testsOf(file);
        end = loaded.end;
        for (const { id, run } of loaded.tests) {
          if (wanted?.has(id) === false) continue;
          current = id;
          nrOfTests++;
          await run();
        }
      } catch (error) {
        file.noticed.set(sandboxFileName, (file.noticed.get(sandboxFileName) ?? 0) + 1);
        if (!this.isEndless)
          return { status: 'killed', killedBy: [current], failureMessage: String(error), nrOfTests };
      } finally {
        await end?.().catch(() => undefined);
      }
      if (this.isEndless) return { status: 'timeout' };
      file.ms = (file.ms + performance.now() - start) / 2;
    }
    return { status: 'survived', nrOfTests };
  }

  get isEndless() {
    return this.context.hitCount > this.context.hitLimit;
  }

  /** What is done while a file loads is reached by no test in particular: the tests of its room tell. */
  filesFor({ testFilter, sandboxFileName }) {
    const path = sandboxFileName.split(`${sep}src${sep}`).at(-1).replaceAll(sep, '/');
    const room = this.rooms.find((each) => path.startsWith(each));
    const costOf = ({ ms, noticed }) => ms / (1 + (noticed.get(sandboxFileName) ?? 0));
    return this.files
      .filter(
        ({ name }) => testFilter?.some((id) => id.startsWith(`${name} `)) ?? name.startsWith(`test/${room}/`),
      )
      .sort((one, other) => costOf(one) - costOf(other));
  }
}

const factory = (options) => new Runner(options);
factory.inject = ['options'];

export const strykerPlugins = [{ kind: 'TestRunner', name: 'bundled', factory }];
