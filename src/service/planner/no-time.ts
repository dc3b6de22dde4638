import { explainInvalidTime } from '../store/invalid-time';
import { timesAt } from './moments';
import type { Vocabulary } from './vocabulary';
import type { Word } from './words';

/** A time that the calendar lacks is asked of: `written` as it stands in the question, `why` as the end of a sentence. */
export type NoTime = { kind: 'no time'; written: string; why: string };

/**
 * The first time of a question that the calendar lacks, in any form in which times are read: nothing is known of 29
 * February 2023, and nobody knows whether the 28th or the first of March is meant.
 */
export function noTimeIn(words: readonly Word[], vocabularies: readonly Vocabulary[]): NoTime | undefined {
  if (!words.some(({ text }) => /\d/.test(text))) return undefined;
  for (const start of words.keys())
    for (const vocabulary of vocabularies)
      for (const { moment, end } of timesAt(words, start, vocabulary)) {
        const why = explainInvalidTime(moment);
        if (why !== undefined) return { kind: 'no time', written: asWritten(words.slice(start, end)), why };
      }
  return undefined;
}

const asWritten = (words: readonly Word[]): string =>
  words.map(({ written, kind }, at) => (at === 0 || kind === 'mark' ? written : ` ${written}`)).join('');
