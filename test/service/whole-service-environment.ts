import { TestEnvironment } from 'jest-environment-node';

import { wholeService } from './whole-service';

/**
 * Node with the embedded service in reach, one for all test files of a process: its dataset and its index of names take
 * seconds to load, and a file that has modules of its own would load them again. It answers Requests and remembers nothing
 * of them but their number.
 */
// eslint-disable-next-line no-restricted-syntax -- Jest takes an environment as the default export.
export default class WholeServiceEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.defineProperty(this.global, 'kerWholeService', { get: wholeService });
  }
}
