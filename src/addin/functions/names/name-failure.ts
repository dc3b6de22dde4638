import type { PromiseOrValue } from '../call/promise-or-value';
import { cellText } from '../../cells/text';
import type { EntitySummary } from '../../../shared/contract/entity';
import type { EntityType } from '../../../shared/contract/entity-type';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { Verdict } from '../../../shared/names/entity-identification';
import type { ScoredCandidate } from '../../../shared/names/candidate-ranking';
import { inWords, kindOf } from '../../../shared/names/name-kind';
import { isInverted } from '../../../shared/names/inverted-pairs';
import { quoteText } from '../../../shared/formula/text-constant';
import { say } from '../../../shared/messages/message';

/** A name as it was asked: with the types that were told beside it, and the place that was. */
export type RequestedName = { name: string; types: readonly EntityType[]; rank?: number | undefined };

/** A name with several matches, and the kind of field that is requested. */
type Asking = RequestedName & { matches: number; asked?: 'property' | 'series' };

/** Requests a field of the entity that a name identifies. */
export function given<T>(
  { matches, asked: field, ...asked }: Asking,
  verdict: Verdict,
  ask: (id: string) => PromiseOrValue<T>,
): PromiseOrValue<T> {
  if (verdict.kind === 'match') return ask(verdict.entity.id);
  const { name, rank } = asked;
  if (verdict.kind === 'none' && rank !== undefined && matches > 0) throw noSuchRank(name, matches, rank);
  if (verdict.kind === 'several' && field !== undefined && areApart(verdict.entities, field))
    return ofTheOneThatHas(verdict.entities, ask, nameFailure(asked, verdict));
  throw nameFailure(asked, verdict);
}

/** The most entities of one name that are searched for a field. */
const MOST_ASKED = 3;

/**
 * Whether entities of one name differ in kind. For properties the kinds must differ in more than their level: states
 * and countries both have a population.
 */
function areApart(entities: readonly EntitySummary[], field: 'property' | 'series'): boolean {
  const sorts = entities.map(({ entity_type: type }) => (field === 'series' ? type : kindOf(type)));
  return entities.length <= MOST_ASKED && new Set(sorts).size === entities.length;
}

/** The GDP of Georgia is the country's, since the state has none, and the revenue of GE not Georgia's; where two have it nobody is guessed. */
async function ofTheOneThatHas<T>(
  entities: readonly EntitySummary[],
  ask: (id: string) => PromiseOrValue<T>,
  failure: Failure,
): Promise<T> {
  const asked = await Promise.allSettled(entities.map(async ({ id }) => ask(id)));
  const has = asked.filter((each) => each.status === 'fulfilled' || !isAbsent(each.reason));
  const [only, ...others] = has;
  if (only === undefined || others.length > 0) throw failure;
  if (only.status === 'rejected') throw only.reason;
  return only.value;
}

function isAbsent(reason: unknown): boolean {
  return reason instanceof Failure && reason.kind === 'absent';
}

/** The failure of a name that means no entity, or not one alone. */
export function nameFailure(asked: RequestedName, verdict: Exclude<Verdict, { kind: 'match' }>): Failure {
  switch (verdict.kind) {
    case 'none':
      return noMatch(asked.name, asked.types);
    case 'several':
      return several(asked.name, verdict.entities);
    case 'far':
      return far(asked, verdict.nearest);
  }
}

/** The failure of a name that the service finds nothing for. */
export function noMatch(name: string, types: readonly EntityType[]): Failure {
  const sentence =
    types.length === 0
      ? say(FUNCTIONS.ENTITY.empty, name)
      : say(
          'The service has no {} named "{}". Check the spelling, or leave out the type',
          anyOf(types),
          name,
        );
  return new Failure('no-match', sentence);
}

/** The failure of a place among the matches that has none. */
function noSuchRank(name: string, matches: number, rank: number): Failure {
  const sentence =
    matches === 1
      ? say('"{}" has only 1 match, not {}', name, rank)
      : say('"{}" has only {} matches, not {}', name, matches, rank);
  return new Failure('no-match', sentence);
}

/** The failure of a pair that exists only in the other direction, with the formula `1/rate`. */
export function otherWayRound(name: string, held: string): Failure {
  const template = '"{}" isn\'t available, only {}. For its rate, use {}';
  const formula = `1/KER.LATEST(${quoteText(held)})`;
  return new Failure('no-match', say(template, name, held, formula), { nearest: [held] });
}

function far({ name, types, rank }: RequestedName, nearest: readonly ScoredCandidate[]): Failure {
  const [turned] = nearest.filter(({ entity }) => isInverted(name, entity.name));
  if (turned !== undefined) return otherWayRound(name, turned.entity.name);
  const found = nearest.map(scoredInWords);
  const lead =
    types.length === 0 ? say('No entity named "{}".', name) : say('No {} named "{}".', anyOf(types), name);
  const sentence =
    rank === undefined ? say('{} Closest: {}', lead, found) : say('{} Number {} is {}', lead, rank, found);
  return new Failure('no-match', sentence, { nearest: nearest.map(({ entity }) => entity.name) });
}

function scoredInWords({ entity, closeness }: ScoredCandidate): string {
  const called = inWords(entity.entity_type);
  const type = called === undefined ? entity.entity_type : say(called);
  return say('{} ({}, {})', entity.name, type, closeness.toFixed(2));
}

function several(name: string, entities: readonly EntitySummary[]): Failure {
  const [first, second] = entities;
  const typesDiffer = first !== undefined && second !== undefined && first.entity_type !== second.entity_type;
  const isOneName = !typesDiffer && entities.every((entity) => entity.name === name);
  const listed = entities.map((entity) => {
    const { entity_type: type, description } = entity;
    const what = !typesDiffer && description ? cellText(description) : type;
    return isOneName ? what : `${entity.name} (${what})`;
  });
  const sentence = say(
    '"{}" matches {} entities: {}. Pick one, as in {}',
    name,
    entities.length,
    listed,
    `KER.ENTITY(${quoteText(name)},${typesDiffer ? `"${first.entity_type}"` : ',2'})`,
  );
  return new Failure('no-match', sentence, { nearest: entities.map((entity) => entity.name) });
}

/** As the argument `type` takes them, whatever the language is. */
function anyOf(types: readonly EntityType[]): string {
  return types.reduce<string>((all, type) => (all === '' ? type : say('{} or {}', all, type)), '');
}
