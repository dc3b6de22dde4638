import type { EntityProfile } from '../contract/entity';
import type { EntityQuery } from '../contract/request';
import { say, type Sentence } from '../messages/message';

/**
 * What keeps a profile from being the answer to its request; undefined where nothing does. A proxy or cache on the way may
 * mix up answers, and a part that was asked for and is missing would be read as "has none".
 */
export function profileFault(
  { id, relationships, numerical_observations }: EntityProfile,
  asked: string,
  query: EntityQuery | undefined,
): Sentence | undefined {
  if (id.toLowerCase() !== asked.toLowerCase()) return say('the profile of another entity ({})', id);
  for (const direction of ['outgoing', 'incoming'] as const) {
    const isAsked = Object.keys(query?.relationships?.[direction] ?? {}).length > 0;
    if (isAsked && !isRecord(relationships?.[direction])) return say(`no ${direction} relationships`);
  }
  const isSeriesAsked = Object.keys(query?.numerical_observations ?? {}).length > 0;
  if (isSeriesAsked && !Array.isArray(numerical_observations)) return say('no list of series');
  const series = numerical_observations ?? [];
  const seen = new Map<string, (typeof series)[number]>();
  // Which of the two is right nobody can tell, and the last of them would be taken for the only one.
  const twice = series.find((one) => {
    const key = one.id.toLowerCase();
    const before = seen.get(key);
    seen.set(key, one);
    return before !== undefined && JSON.stringify(before.data) !== JSON.stringify(one.data);
  });
  return twice && say('series {} twice, with other points', twice.id);
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
