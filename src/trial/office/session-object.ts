import {
  OfficeObject as KernelObject,
  type Definition as KernelDefinition,
  type Options,
  type Resolve,
} from './kernel/office-object';
import type { TrialSession } from './trial-session';

/** What a kind of object of the trial offers. */
export type Definition<T> = KernelDefinition<T, TrialSession>;

/** An object of Excel's API over the trial's workbook. */
export type OfficeObject<T> = KernelObject<T, TrialSession>;

type Create = new <T>(
  session: TrialSession,
  definition: Definition<T>,
  resolve: Resolve<T>,
  options?: Options<T>,
) => OfficeObject<T>;

/** Makes objects over the trial's workbook. */
export const OfficeObject: Create = KernelObject;
