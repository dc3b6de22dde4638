import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';

import { TestEnvironment } from 'jest-environment-node';

import { connectBrowser } from '../browser/connect-browser';
import { compileOnce } from '../config/compile-once';
import { WholeService } from './whole-service';

compileOnce();
const whole = new WholeService();

/**
 * Node with the embedded service in reach, one for all test files of a process: its dataset and its index of names take
 * seconds to load, and a file that has modules of its own would load them again, and would run them cold. So is what
 * drives a browser.
 */
// eslint-disable-next-line import/no-default-export -- Jest takes an environment as the default export.
export default class WholeServiceEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.defineProperty(this.global, 'kerWhole', { value: whole });
    Object.defineProperty(this.global, 'kerConnect', { value: connectBrowser });
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
