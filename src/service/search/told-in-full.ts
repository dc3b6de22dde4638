import type { EntityType } from '../../contract/entity-type';

/** A name as `nameText` writes it within a longer one that says what it is the name of, as laws and letters do, and what is named so. */
export type ToldInFull = { name: string; type: EntityType };

/** What the body of a university is called before its name: `The Trustees of Princeton University`. */
const BODY =
  /^(?:the )?(?:(?:board of )?(?:trustees|regents|governors|visitors)|(?:president|provost|principal|rector) (?:and )?(?:fellows|trustees|visitors|scholars)|chancellor (?:masters? )?(?:and )?(?:fellows and )?scholars|university court) of (?:the )?(?<name>.+)$/;

/** What parts of countries call themselves before their names: `Commonwealth of Virginia`, `Freistaat Thüringen`. */
const STATE =
  /^(?:the )?(?:(?:state|commonwealth|province|free state|canton|region) of|(?:estado|provincia|provincia autonoma) d(?:e|o|a|el|i)|bundesland|land|freistaat|kanton|canton de|freie (?:und )?hansestadt) (?:the )?(?<name>.+)$/;

/** What they are called behind their names: `Guangdong Province`, `Hokkaido Prefecture`. */
const STATE_BEHIND =
  /^(?<name>.+) (?:state|province|prefecture|region|oblast|krai|canton|governorate|voivodeship|department|county)$/;

/** What a city is called before its name: `City of Boston`, `Stadt Köln`. */
const CITY =
  /^(?:the )?(?:(?:city|town|municipality) of|stadt|ville de|ciudad de|citta di|comune di|gemeente) (?<name>.+)$/;

/** What a person is called before the name: `Dr. Lisa Su`, `Sir Angus Deaton`. */
const PERSON = /^(?:dr|mr|mrs|ms|sir|dame|lord|prof|professor|herr|frau) (?<name>.+)$/;

/** What terminals write behind the codes of currencies: `EURUSD Curncy`, `ZAR Curncy`. */
const PAIR = /^(?<name>[a-z]{3} ?[a-z]{3}) curncy$/;
const CURRENCY = /^(?<name>[a-z]{3}) curncy$/;

/** Initials within a person's name: `Lisa T. Su`. */
const INITIALS = /(?<= )(?:\p{L} )+(?=\p{L}{2})/gu;

const FORMS: readonly (readonly [RegExp, EntityType])[] = [
  [BODY, 'EducationalInstitution'],
  [STATE, 'CountrySubdivision'],
  [STATE_BEHIND, 'CountrySubdivision'],
  [CITY, 'Municipality'],
  [PERSON, 'Person'],
  [PAIR, 'ForeignExchangeRate'],
  [CURRENCY, 'Currency'],
];

/** Reads such a name; undefined for other texts. */
export function toldInFull(text: string): ToldInFull | undefined {
  for (const [form, type] of FORMS) {
    const name = form.exec(text)?.groups?.['name'];
    if (name !== undefined) return { name: type === 'Person' ? name.replace(INITIALS, '') : name, type };
  }
  const plain = text.replace(INITIALS, '');
  return plain === text ? undefined : { name: plain, type: 'Person' };
}
