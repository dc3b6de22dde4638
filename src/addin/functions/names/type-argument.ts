import { textArgument, wordsIn } from '../../cells/argument';
import { ENTITY_TYPES } from '../../../shared/contract/entity-type';
import type { EntityType } from '../../../shared/contract/entity-type';
import { loaded } from '../call/lazy-part';

/** The entity types of a `type` argument: none where it is omitted, several where they are parted by commas. */
export async function typesArgument(argument: unknown): Promise<readonly EntityType[]> {
  const types: EntityType[] = [];
  for (const word of wordsIn(textArgument(argument, 'type') ?? '')) {
    const lower = word.toLowerCase();
    types.push(ENTITY_TYPES.find((each) => each.toLowerCase() === lower) ?? (await unknown(word)));
  }
  return types;
}

/** Finding the nearest type is loaded with the first that is misspelt. */
async function unknown(word: string): Promise<never> {
  const { unknownType } = await loaded(import(/* webpackChunkName: "absent" */ './unknown-type'));
  throw unknownType(word);
}
