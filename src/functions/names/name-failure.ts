import { brief } from '../../cells/brief';
import { cellText } from '../../cells/text';
import type { EntitySummary } from '../../contract/entity';
import type { EntityType } from '../../contract/entity-type';
import { Failure } from '../../contract/failure';
import type { Verdict } from '../../names/identify';
import { inWords } from '../../names/kind';

/** More of one name than this are only counted. */
const MOST_TOLD = 5;

/** A name as it was asked: with the types that were told beside it, and the place that was. */
export type AskedName = { name: string; types: readonly EntityType[]; rank?: number | undefined };

/** The failure of a name that means no entity, or not one alone. */
export function nameFailure(asked: AskedName, verdict: Exclude<Verdict, { kind: 'match' }>): Failure {
  switch (verdict.kind) {
    case 'none':
      return noMatch(asked.name, asked.types);
    case 'several':
      return several(asked.name, verdict.entities);
    case 'far':
      return far(asked, verdict.entity, verdict.closeness);
  }
}

/** The failure of a name that the service finds nothing for. */
export function noMatch(name: string, types: readonly EntityType[]): Failure {
  const advice = types.length > 0 ? 'Check the spelling, or leave out the type' : 'Check the spelling';
  return new Failure('no-match', `No ${wanted(types)} matches "${brief(name)}". ${advice}`);
}

/** The failure of a place among the matches that has none. */
export function noSuchRank(name: string, matches: number, rank: number): Failure {
  const count = matches === 1 ? '1 match' : `${matches} matches`;
  return new Failure('no-match', `"${brief(name)}" has ${count}, so there is no match ${rank}`);
}

function far({ name, types, rank }: AskedName, entity: EntitySummary, closeness: number): Failure {
  const what = inWords(entity.entity_type);
  const isNot = what === undefined ? '' : `, ${what}`;
  const found = `${brief(entity.name)} (${entity.entity_type}, ${closeness.toFixed(2)})${isNot}`;
  const told = rank === undefined ? `Nearest: ${found}` : `Match ${rank} is ${found}`;
  return new Failure('no-match', `No ${wanted(types)} is called "${brief(name)}". ${told}`, {
    nearest: [entity.name],
  });
}

function several(name: string, entities: readonly EntitySummary[]): Failure {
  const told = entities.slice(0, MOST_TOLD).map(described).join('; ');
  const more = entities.length > MOST_TOLD ? ` and ${entities.length - MOST_TOLD} more` : '';
  const [first, second] = entities;
  const typesDiffer = first !== undefined && second !== undefined && first.entity_type !== second.entity_type;
  const quoted = `"${brief(name).replaceAll('"', '""')}"`;
  const byType = typesDiffer ? `its type, KER.ENTITY(${quoted},"${first.entity_type}"), ` : '';
  const advice = `Pin one by ${byType}its place in KER.SEARCH, KER.ENTITY(${quoted},,2), or its id`;
  return new Failure(
    'no-match',
    `"${brief(name)}" is as close to ${entities.length} entities: ${told}${more}. ${advice}`,
    { nearest: entities.map((entity) => entity.name) },
  );
}

function described({ name, entity_type, description }: EntitySummary): string {
  const more = description === null || description === undefined ? '' : `, ${brief(cellText(description))}`;
  return `${brief(name)} (${entity_type}${more})`;
}

function wanted(types: readonly EntityType[]): string {
  return types.length > 0 ? types.join(' or ') : 'entity';
}
