import { badArgument } from '../../cells/argument';
import { ENTITY_TYPES } from '../../contract/entity-type';
import type { Failure } from '../../contract/failure';
import { edits } from '../../names/edits';
import { say } from '../../sentences/say';

/** The failure of a word that is no entity type, with the one that is spelt most like it. */
export function unknownType(word: string): Failure {
  const lower = word.toLowerCase();
  const nearest = ENTITY_TYPES.reduce((best, each) =>
    edits(each.toLowerCase(), lower) < edits(best.toLowerCase(), lower) ? each : best,
  );
  const expected = say('one of the {} types of KER.TYPES, such as "{}"', ENTITY_TYPES.length, nearest);
  return badArgument('type', expected, word);
}
