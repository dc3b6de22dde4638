import { badArgument, textArgument, wordsIn } from '../../cells/argument';
import { ENTITY_TYPES } from '../../contract/entity-type';
import type { EntityType } from '../../contract/entity-type';
import { edits } from '../../names/edits';

/** The entity types of a `type` argument: none where it is omitted, several where they are parted by commas. */
export function typesArgument(argument: unknown): readonly EntityType[] {
  const text = textArgument(argument, 'type');
  return text === undefined ? [] : wordsIn(text).map(typeNamed);
}

function typeNamed(word: string): EntityType {
  const lower = word.toLowerCase();
  const type = ENTITY_TYPES.find((each) => each.toLowerCase() === lower);
  if (type !== undefined) return type;
  const nearest = ENTITY_TYPES.reduce((best, each) =>
    edits(each.toLowerCase(), lower) < edits(best.toLowerCase(), lower) ? each : best,
  );
  throw badArgument(
    'type',
    `one of the ${ENTITY_TYPES.length} types of KER.TYPES, such as "${nearest}"`,
    word,
  );
}
