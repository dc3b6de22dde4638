import { AsyncLocalStorage } from 'node:async_hooks';

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

  override async teardown(): Promise<void> {
    await super.teardown();
    disableStorages();
  }
}

/**
 * The storages that the file under way has used. Jest's runner has one for each file and leaves it enabled; from then on
 * every promise of the process carries a property for each of them, so that after a hundred files one weighs kilobytes.
 */
const storages = new Set<AsyncLocalStorage<unknown>>();

function disableStorages(): void {
  for (const storage of storages) storage.disable();
  storages.clear();
}

// eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with the storage that it is called on.
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (
  this: AsyncLocalStorage<unknown>,
  ...given: Parameters<typeof run>
) {
  storages.add(this);
  return run.apply(this, given);
} as typeof run;
