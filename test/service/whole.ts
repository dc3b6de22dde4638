import { WholeService } from './whole-service';

/** Made once for all test files of a process, see `shared-modules-runtime.cjs`, so none may change it. */
export const whole = new WholeService();
