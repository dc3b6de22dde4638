import { WholeService } from './whole-service';

/** Made once for a test file, so no test may change it. */
export const whole = new WholeService();
