import { HAS_POSTGRES } from './test-database';

/** A suite that needs a server: skipped by name where none is installed. */
export const describeWithPostgres: jest.Describe = HAS_POSTGRES ? describe : describe.skip;
