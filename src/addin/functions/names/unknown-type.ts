import { badArgument } from '../../cells/argument';
import { ENTITY_TYPES, type EntityType } from '../../../shared/contract/entity-type';
import type { Failure } from '../../../shared/contract/failure';
import { editDistance } from '../../../shared/names/edit-distance';
import { say } from '../../../shared/messages/message';

/** What people call a type, where the interface's own word is spelt quite differently. */
const CALLED: ReadonlyMap<string, EntityType> = new Map(
  (
    [
      ['Municipality', 'city town village'],
      ['CountrySubdivision', 'state province canton region'],
      ['DependentTerritory', 'territory dependency'],
      ['Company', 'stock firm corporation issuer ticker'],
      ['EducationalInstitution', 'university school college'],
      ['ForeignExchangeRate', 'fx forex rate'],
      ['MacroIndicator', 'macro series economics'],
      ['Person', 'people human executive officer'],
      ['Location', 'place'],
      ['Industry', 'sector'],
    ] as const
  ).flatMap(([type, words]) => words.split(' ').map((word) => [word, type] as const)),
);

/** The failure of a word that is no entity type, with the one that is called so or is spelt most like it. */
export function unknownType(word: string): Failure {
  const lower = word.toLowerCase();
  const nearest =
    CALLED.get(lower) ??
    ENTITY_TYPES.reduce((best, each) =>
      editDistance(each.toLowerCase(), lower) < editDistance(best.toLowerCase(), lower) ? each : best,
    );
  const expected = say('one of the {} types of KER.TYPES, such as "{}"', ENTITY_TYPES.length, nearest);
  return badArgument('type', expected, word);
}
