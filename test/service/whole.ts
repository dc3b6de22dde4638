import type { WholeService } from './whole-service';

/** What `whole-service-environment.ts` puts in reach: made once for all test files of a process, so none may change it. */
export const { kerWhole: whole } = globalThis as unknown as { readonly kerWhole: WholeService };
