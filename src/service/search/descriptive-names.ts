import type { EntityType } from '../../shared/contract/entity-type';

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

/**
 * Whether what was typed (as `nameText` writes it) is at least half of a name that tells what a thing is, or the name is no
 * such. A rate is not meant by one of its currencies alone: the Croatian kuna is no price of it.
 */
export function describesEnough(typed: string, { type, text }: { type: EntityType; text: string }): boolean {
  if (type === 'ForeignExchangeRate') return !isOneSide(typed, text);
  if (type === 'EducationalInstitution' && !SCHOOL.test(typed) && !areInOrder(typed, text)) return false;
  const isTold = DESCRIBED.has(type) || (type === 'EducationalInstitution' && isWholeSchool(typed, text));
  return !isTold || 2 * telling(typed) >= telling(text);
}

/**
 * Whether what was typed looks like the whole name of a school and begins none of that name: Hamburger University is not the
 * HWP - Hamburger Universität für Wirtschaft und Politik.
 */
function isWholeSchool(typed: string, text: string): boolean {
  return SCHOOL.test(typed) && !text.startsWith(typed);
}

/**
 * Whether generic words stand in a school's name as typed, at its start or consecutively: `Springfield, Illinois` is
 * not Springfield College in Illinois.
 */
function areInOrder(typed: string, text: string): boolean {
  const words = text.split(' ');
  const places = typed.split(' ').map((word) => words.indexOf(word));
  const found = places.filter((place) => place >= 0);
  const isWhole = found.every((place, at) => at === 0 || place === (found[at - 1] ?? 0) + 1);
  const first = words.findIndex((word) => !SCHOOL.test(word) && !LINKING.has(word));
  const isBegun = found.length < 2 || found.includes(first);
  return isWhole || (isBegun && found.every((place, at) => at === 0 || place > (found[at - 1] ?? 0)));
}

const SCHOOL = /\b(?:universi|college|institut|school|hochschule)/;

/** Whether all words that were typed are of one side of `euro to croatian kuna`. */
function isOneSide(typed: string, text: string): boolean {
  const sides = text.split(' to ').map((side) => side.split(' '));
  // Words of neither side tell nothing: "los ang" is not yet Los Angeles.
  const told = typed.split(' ').filter((word) => sides.flat().includes(word));
  return sides.length === 2 && sides.some((side) => told.every((word) => side.includes(word)));
}

const telling = (text: string): number => text.split(' ').filter((word) => !LINKING.has(word)).length;
