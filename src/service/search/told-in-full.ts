import type { EntityType } from '../../contract/entity-type';

/** A name as `nameText` writes it within a longer one that the law or a constitution gives, and what is named so. */
export type ToldInFull = { name: string; type: EntityType };

/** What the body of a university is called before its name: `The Trustees of Princeton University`. */
const BODY =
  /^(?:the )?(?:(?:board of )?(?:trustees|regents|governors|visitors)|(?:president|provost|principal|rector) (?:and )?(?:fellows|trustees|visitors|scholars)|chancellor (?:masters? )?(?:and )?(?:fellows and )?scholars|university court) of (?:the )?(?<name>.+)$/;

/** What parts of countries call themselves before their names: `Commonwealth of Virginia`, `Freistaat Thüringen`. */
const STATE =
  /^(?:the )?(?:(?:state|commonwealth|province|free state|canton|region) of|(?:estado|provincia|provincia autonoma) d(?:e|o|a|el|i)|bundesland|land|freistaat|kanton|canton de|freie (?:und )?hansestadt) (?:the )?(?<name>.+)$/;

/** Reads such a name; undefined for other texts. */
export function toldInFull(text: string): ToldInFull | undefined {
  const [university, state] = [BODY, STATE].map((form) => form.exec(text)?.groups?.['name']);
  if (university !== undefined) return { name: university, type: 'EducationalInstitution' };
  return state === undefined ? undefined : { name: state, type: 'CountrySubdivision' };
}
