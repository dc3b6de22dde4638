import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import vm from 'node:vm';

import { ModuleMocker } from 'jest-mock';

/** A context by which `vm.compileFunction` knows that a module is to run in the process's own globals. */
const HERE = {};

/** Code that asks for modules by itself, which only a function that Jest has compiled is answered. */
const ASKS = /\bimport\s*\(/;

/** What a process has compiled, by file. */
const compiled = new Map<string, { code: string; script: vm.Script }>();

const { compileFunction } = vm;

vm.compileFunction = (code, parameters = [], options = {}) => {
  const { filename, parsingContext, ...rest } = options;
  if (parsingContext !== HERE) return compileFunction(code, parameters, options);
  if (filename === undefined || ASKS.test(code)) {
    return compileFunction(code, parameters, filename === undefined ? rest : { ...rest, filename });
  }
  const known = compiled.get(filename);
  const head = `(function (${parameters.join(', ')}) {`;
  // Places in the code are told as if it had no head.
  const script =
    known?.code === code
      ? known.script
      : new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  compiled.set(filename, { code, script });
  return script.runInThisContext() as ReturnType<typeof compileFunction>;
};

type Described = Map<string | symbol, PropertyDescriptor | undefined>;

const described = (): Described =>
  new Map(Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));

/** A file may end while a database opens, which then asks for the classes of what it got; without `indexedDB` they do nothing. */
const isDatabaseClass = (key: string | symbol): boolean => typeof key === 'string' && /^IDB[A-Z]/.test(key);

/**
 * Runs the test files of a process in its own globals, one after the other, and puts these back after each. Jest's own
 * environment makes globals of its own for each file, which take a global name longer to find, and in which nothing that
 * has run once, and is fast by now, can be used by the next file: `shared-modules-runtime.cjs`.
 */
// eslint-disable-next-line import/no-default-export -- Jest takes an environment as the default export.
export default class OneRealmEnvironment {
  readonly global = globalThis;
  readonly moduleMocker = new ModuleMocker(globalThis);
  /** No test asks for timers that Jest makes. */
  readonly fakeTimers = null;
  readonly fakeTimersModern = null;

  private readonly before = described();
  private readonly exit: unknown = Reflect.get(process, 'exit');
  private readonly variables = { ...process.env };

  setup(): Promise<void> {
    return Promise.resolve();
  }

  teardown(): Promise<void> {
    this.moduleMocker.restoreAllMocks();
    // Jest's runner wraps it for each file.
    Reflect.set(process, 'exit', this.exit);
    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, this.variables);
    for (const [key, now] of described()) {
      const before = this.before.get(key);
      if (before === undefined) {
        if (!isDatabaseClass(key)) Reflect.deleteProperty(globalThis, key);
      } else if (now?.value !== before.value || now?.get !== before.get) {
        Object.defineProperty(globalThis, key, before);
      }
    }
    for (const [key, before] of this.before) {
      if (before !== undefined && !Object.hasOwn(globalThis, key)) {
        Object.defineProperty(globalThis, key, before);
      }
    }
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  getVmContext(): vm.Context {
    return HERE;
  }
}

/**
 * Jest's runner keeps the test under way in a storage of its own, for which Node follows every promise of the process; for
 * as long as a test or hook runs a variable tells the same, because they run one after the other.
 */
const underWay = new WeakMap<object, unknown>();

const isOfRunner = (store: unknown): boolean =>
  typeof store === 'object' && store !== null && 'test' in store;

type Run = (store: unknown, callback: (...rest: unknown[]) => unknown, ...rest: unknown[]) => unknown;

const storage = AsyncLocalStorage.prototype as { run: Run; getStore: () => unknown };
const { run, getStore } = storage;

storage.run = function (this: object, store, callback, ...rest) {
  if (!isOfRunner(store)) return run.call(this, store, callback, ...rest);
  const before = underWay.get(this);
  const end = () => underWay.set(this, before);
  underWay.set(this, store);
  const result = callback(...rest);
  if (types.isPromise(result)) return result.finally(end);
  end();
  return result;
};

storage.getStore = function (this: object) {
  return underWay.get(this) ?? getStore.call(this);
};
