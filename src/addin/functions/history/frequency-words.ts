import { say, type Sentence } from '../../../shared/messages/message';
import type { Frequency } from '../../cells/calendar';

/** The values of a series in words. */
export function valuesIn(grain: Frequency | undefined): Sentence {
  switch (grain) {
    case 'D':
      return say('daily values');
    case 'W':
      return say('weekly values');
    case 'M':
      return say('monthly values');
    case 'Q':
      return say('quarterly values');
    case 'A':
      return say('annual values');
    case undefined:
      return say('several values in a period');
  }
}
