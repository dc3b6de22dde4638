import type { EntityProfile } from '../contract/entity';
import type { EntityQuery } from '../contract/request';
import { say, type Sentence } from '../sentences/say';

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
  return isSeriesAsked && !Array.isArray(numerical_observations) ? say('no list of series') : undefined;
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
