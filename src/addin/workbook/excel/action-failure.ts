import { Failure } from '../../../shared/contract/failure';

/** Why Excel refused, where what to do about it is known; the pane says it in the person's language. */
export type Refusal = 'editing' | 'protected' | 'selection' | 'gone' | 'merged' | 'too-large' | 'interrupted';

/** What ended an action early. */
export type ActionFailure = {
  /** A sentence: of Excel, or of the service. */
  message: string;
  refusal: Refusal | undefined;
  /** What the service or the way to it did; undefined where Excel refused. */
  failure: Failure | undefined;
};

/** Excel's error codes (`Excel.ErrorCodes`) that an analyst can do something about. */
const REFUSALS: ReadonlyMap<string, Refusal> = new Map([
  ['InvalidOperationInCellEditMode', 'editing'],
  ['AccessDenied', 'protected'],
  ['InvalidSelection', 'selection'],
  ['ItemNotFound', 'gone'],
  ['MergedRangeConflict', 'merged'],
  ['RequestPayloadSizeLimitExceeded', 'too-large'],
  ['ResponsePayloadSizeLimitExceeded', 'too-large'],
  ['RequestAborted', 'interrupted'],
]);

/** An error of an action as a person reads it. */
export function actionFailure(error: unknown): ActionFailure {
  return {
    message: error instanceof Error ? error.message : String(error),
    refusal: error instanceof Error && 'code' in error ? REFUSALS.get(String(error.code)) : undefined,
    failure: error instanceof Failure ? error : undefined,
  };
}
