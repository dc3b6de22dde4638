import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

import { build } from 'esbuild';
import { expect } from 'expect';
import { ModuleMocker } from 'jest-mock';

/** A test that hangs waits with nothing to do, or works on and on; time in which others have the processor is neither. */
const LONGEST = { idleMs: 3_000, processorMs: 10_000 };
const { performance, setInterval, clearInterval } = globalThis;
/** Of the gateway those that need no other process and little time. */
const IN_PROCESS = [
  ...['budget', 'credits', 'flights', 'gateway', 'memory-store', 'minute', 'own-credits', 'pauses', 'plan'],
  'store-gone',
].map((name) => `${name}.test.ts`);
/** Tests of another folder that say what these files do. */
const MORE = { 'addin/cells': ['test/addin/functions/history/calendar.property.test.ts'] };
const NAMES = [
  'require',
  'module',
  'exports',
  'test',
  'it',
  'describe',
  'expect',
  'jest',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
];

/** The test files of some rooms, each with what it tests in one script, which starts anew in milliseconds. */
export async function bundled(rooms) {
  const { outputFiles } = await build({
    entryPoints: rooms.flatMap(testsBelow),
    absWorkingDir: process.cwd(),
    ...{ bundle: true, write: false, outdir: '/', outbase: '.', platform: 'node', format: 'cjs' },
    ...{ target: 'node20', logLevel: 'error', packages: 'bundle' },
    // What is large and has no mutants is loaded once.
    external: ['fast-check', 'valibot', 'es-toolkit', 'fake-indexeddb'],
  });
  return outputFiles.map(({ path, text }) => {
    const name = path.slice(1).replace(/\.js$/, '.ts');
    const code = `(function (${NAMES.join()}) {${text}\n${loadingAll(text)}\n})`;
    return { name, script: new Script(code, { filename: name }) };
  });
}

/** Loads at once what the code loads when it is needed: else only the test that comes first would tell of its tables. */
function loadingAll(text) {
  return [...text.matchAll(/^var (init_\w+) = __esm\(/gm)].map(([, init]) => `${init}();`).join('');
}

function testsBelow(room) {
  const own = readdirSync(join('test', room), { recursive: true })
    .filter((name) => (room === 'gateway' ? IN_PROCESS.includes(name) : name.endsWith('.test.ts')))
    .map((name) => join('test', room, name));
  return [...own, ...(MORE[room] ?? [])];
}

/** Starts a file anew and gives its tests in their order, and what ends them; what they have to say, they say with Jest's own `expect`. */
export function testsOf({ name, script }) {
  const tests = [];
  let block = { title: name, before: [], after: [] };
  const test = (title, run) => {
    tests.push({ id: `${block.title} ${tests.length} ${title}`, run: inBlocks(block, run) });
  };
  const describe = (title, run) => {
    const outer = block;
    block = { title: `${outer.title} ${title}`, before: [...outer.before], after: [...outer.after] };
    run();
    block = outer;
  };
  test.each = each(test);
  const skip = () => undefined;
  test.skip = Object.assign(skip, { each: () => skip });
  describe.each = each(describe);
  const mocker = new ModuleMocker(globalThis);
  const jest = {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: mocker.restoreAllMocks.bind(mocker),
    setTimeout: () => undefined,
  };
  const hooks = ['before', 'after'].map((which) => (run) => block[which].push(run));
  // Of blocks without a test that runs nothing begins, and nothing ends.
  const ends = new Set();
  const beforeAll = (run) => {
    let begun;
    block.before.push(() => (begun ??= Promise.resolve(run())));
  };
  hooks.push(beforeAll, (run) => block.before.unshift(() => void ends.add(run)));
  const path = join(process.cwd(), name);
  const module = { exports: {} };
  const given = [createRequire(path), module, module.exports, test, test, describe, expect, jest, ...hooks];
  script.runInThisContext()(...given);
  return { tests, end: () => inOrder(ends) };
}

function each(define) {
  return (table) => (title, run) => {
    const rows = table.every(Array.isArray) ? table : table.map((one) => [one]);
    for (const row of rows) define(title, () => run(...row));
  };
}

function inBlocks({ before, after }, run) {
  return async () => {
    const begun = { loop: performance.eventLoopUtilization(), processor: process.cpuUsage() };
    let timer;
    const late = new Promise((_, reject) => {
      timer = setInterval(() => {
        const { idle } = performance.eventLoopUtilization(begun.loop);
        const { user, system } = process.cpuUsage(begun.processor);
        if (idle > LONGEST.idleMs || (user + system) / 1000 > LONGEST.processorMs)
          reject(new Error('The test does not end'));
      }, 100);
    });
    try {
      await Promise.race([late, inOrder([...before, run])]);
    } finally {
      clearInterval(timer);
      await inOrder(after);
    }
  };
}

async function inOrder(steps) {
  for (const step of steps) await step();
}
