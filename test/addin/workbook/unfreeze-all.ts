import { planUnfreeze, unfreeze, type UnfreezeOutcome } from '../../../src/addin/workbook/freeze/unfreeze';
import { UNMARKED } from './unmarked';
import { UNWATCHED } from './unwatched';

/** Unfreezes as a person does who looks at the formulas and says Go. */
export async function unfreezeAll(): Promise<UnfreezeOutcome> {
  return unfreeze(await planUnfreeze(UNMARKED, UNWATCHED), UNWATCHED);
}
