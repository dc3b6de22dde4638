import type { Reply } from './exchange';
import { coerceAnswer } from './coerce-answer';
import type { Operation } from './operations';
import { readBySchema, type Read } from './schema-reader';
import { unreadable } from './unreadable';

/** What was made of a reply that is no answer as it stands. */
type Odd<T> = { operation: Operation<T>; json: unknown; read: Read<T>; key: string };

/** Reads the reply as far as its oddities say nothing wrong, or throws the `Failure` that it is unreadable. */
export function readLeniently<T>(reply: Reply, { operation, json, read, key }: Odd<T>): T {
  const { parsed, fault } = read.parsed.success ? read : readBySchema(operation, coerceAnswer(json));
  if (parsed.success && fault === undefined) return parsed.output;
  throw unreadable(reply, { json, fault, issue: parsed.issues?.[0], key });
}
