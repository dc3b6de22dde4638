import type { Words } from './language';

/** Every phrase of one word from each place in turn; an empty word leaves its place out. */
export function crossed(...places: readonly Words[]): Words {
  return places
    .map((words) => words.split('|'))
    .reduce((left, right) =>
      left.flatMap((before) => right.map((after) => [before, after].filter((word) => word !== '').join(' '))),
    )
    .join('|');
}
