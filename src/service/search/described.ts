import type { EntityType } from '../../contract/entity-type';

/** Types whose names tell in many words what a thing is: one word of them does not name it. */
const DESCRIBED: ReadonlySet<EntityType> = new Set(['Industry']);

const LINKING: ReadonlySet<string> = new Set([
  'a',
  'and',
  'except',
  'for',
  'in',
  'n',
  'nec',
  'no',
  'of',
  'the',
]);

/** Whether what was typed (as `nameText` writes it) is at least half of a name that tells what a thing is, or the name is no such. */
export function isEnoughOf(typed: string, { type, text }: { type: EntityType; text: string }): boolean {
  return !DESCRIBED.has(type) || 2 * telling(typed) >= telling(text);
}

const telling = (text: string): number => text.split(' ').filter((word) => !LINKING.has(word)).length;
