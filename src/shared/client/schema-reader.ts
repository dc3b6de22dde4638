import * as v from 'valibot';

import type { Operation } from './operations';
import type { Sentence } from '../messages/message';

/** An answer by its operation's schema, and what keeps one of the right form from being the answer to its request. */
export type Read<T> = { parsed: v.SafeParseResult<v.GenericSchema<unknown, T>>; fault: Sentence | undefined };

/** Reads JSON as the answer of an operation. */
export function readBySchema<T>({ answer, check }: Operation<T>, json: unknown): Read<T> {
  const parsed = v.safeParse(answer, json, { abortEarly: true });
  return { parsed, fault: parsed.success ? check?.(parsed.output) : undefined };
}
