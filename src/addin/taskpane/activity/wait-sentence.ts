import type { ActivityState } from '../../runtime/activity';
import { formatTime } from '../shared/format';
import type { Texts } from '../texts/en';

/** Why requests wait, and until when. */
export function waitSentence(
  waiting: NonNullable<ActivityState['waiting']>,
  { activity }: Texts,
  language: string,
): string {
  if (waiting.kind === 'concurrency') return activity.waitingConcurrency(waiting.limit);
  const time = formatTime(waiting.kind === 'no-answer' ? waiting.since : waiting.until, language);
  if (waiting.kind === 'no-answer') return activity.waitingNoAnswer(time);
  return waiting.kind === 'rate-limit' ? activity.waitingRateLimit(time) : activity.waitingRequestCap(time);
}
