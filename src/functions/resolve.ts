import * as v from 'valibot';

import { isErrorCode } from '../cells/argument';
import { brief } from '../cells/brief';
import { Failure } from '../contract/failure';
import { entityIdSchema, SEARCH_LIMIT } from '../contract/request';
import type { SearchRequest } from '../contract/request';
import type { EntitySummary } from '../contract/entity';
import type { EntityType } from '../contract/entity-type';
import type { FunctionContext } from './call/context';

/** Which match of a name is meant. */
export type Choice = { types: readonly EntityType[]; rank: number };

/** Whether a text is an entity id and so needs no search. */
export function isEntityId(text: string): boolean {
  return v.is(entityIdSchema, text);
}

/**
 * The search that a name leads to. Limits up to the service's default ask for that many and use the first few, so that
 * every function that searches one name shares one request.
 */
export function searchOf(name: string, types: readonly EntityType[], limit: number): SearchRequest {
  // Looking for it would cost a credit, and might even find something.
  if (isErrorCode(name))
    throw new Failure('no-match', `The cell of the name shows ${name}. Correct it first`);
  const wanted = Math.max(limit, SEARCH_LIMIT.default);
  return {
    name,
    ...(types.length > 0 && { entity_types: [...types] }),
    ...(wanted > SEARCH_LIMIT.default && { limit: wanted }),
  };
}

/** Turns names into ids, each distinct name once; an id passes through without a request. */
export function resolver(
  { knowledge, waiter }: Pick<FunctionContext, 'knowledge' | 'waiter'>,
  choice: Choice = { types: [], rank: 1 },
): (text: string) => Promise<string> {
  const found = new Map<string, Promise<string>>();
  const search = async (name: string): Promise<string> => {
    const matches = await knowledge.search(searchOf(name, choice.types, choice.rank), waiter);
    return pick(name, matches, choice).id;
  };
  return (text) => {
    if (isEntityId(text)) return Promise.resolve(text);
    const id = found.get(text) ?? search(text);
    found.set(text, id);
    return id;
  };
}

function pick(name: string, matches: readonly EntitySummary[], { types, rank }: Choice): EntitySummary {
  const match = matches[rank - 1];
  if (match !== undefined) return match;
  if (matches.length > 0) {
    const count = matches.length === 1 ? '1 match' : `${matches.length} matches`;
    throw new Failure('no-match', `"${brief(name)}" has ${count}, so there is no match ${rank}`);
  }
  throw noMatch(name, types);
}

/** The failure of a name that the service does not know. */
export function noMatch(name: string, types: readonly EntityType[]): Failure {
  const what = types.length > 0 ? types.join(' or ') : 'entity';
  const advice = types.length > 0 ? 'Check the spelling, or leave out the type' : 'Check the spelling';
  return new Failure('no-match', `No ${what} matches "${brief(name)}". ${advice}`);
}
