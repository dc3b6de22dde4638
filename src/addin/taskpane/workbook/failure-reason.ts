import type { ActionFailure } from '../../workbook/excel/action-failure';
import type { Texts } from '../texts/en';

/** Why an action ended early, and what to do, in words; Excel's own words where we have no better ones. */
export function failureReason({ refusal, message }: ActionFailure, words: Texts['workbook']): string {
  return refusal === undefined ? message : words.refusals[refusal];
}
