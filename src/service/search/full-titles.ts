import type { EntityType } from '../../shared/contract/entity-type';
import { withoutTitles } from '../../shared/names/given-names';
import { placeForm, type PlaceForm } from '../../shared/names/place-form';

/** A name as `nameText` writes it within a longer one that says what it is the name of, as laws and letters do, and what may be named so. */
export type FullTitle = { names: readonly string[]; types: readonly EntityType[] };

/** What the body of a university is called before its name: `The Trustees of Princeton University`. */
const BODY =
  /^(?:the )?(?:(?:board of )?(?:trustees|regents|governors|visitors)|(?:president|provost|principal|rector) (?:and )?(?:fellows|trustees|visitors|scholars)|chancellor (?:masters? )?(?:and )?(?:fellows and )?scholars|university court) of (?:the )?(?<name>.+)$/;

/** What people call parts of countries in English, one for another: the Moscow Oblast is the Moscow Province. */
const STATES = ['province', 'oblast', 'region', 'prefecture', 'district'];

/** What a country is in law, before its name: `Republic of France`, `Republik Österreich`. */
const COUNTRY =
  /^(?:the )?(?:(?:republic|kingdom|federation|principality|sultanate|dominion) of|(?:republi(?:k|que|ca)|repubblica|royaume|reino|regno)(?: d(?:e|u|i|o|a|el|ella|es))?|republika(?: ng)?|republiek(?: van)?|rzeczpospolita|bundesrepublik|konigreich|furstentum|koninkrijk(?: der)?|konge?riget|kongeriket|konungariket) (?:the )?(?<name>.+)$/;

/** What a person is called behind the name: `Albert Bourla, DVM`. */
const PERSON = /^(?<name>.+?)(?: (?:phd|md|dvm|mba|cfa|cpa|esq|obe|cbe|kbe|jr|sr|ii|iii|iv))*$/;

/** What a person is beside the name, and of which company: `Pfizer CEO Albert Bourla`. */
const OFFICER =
  /^(?:.+ )?(?:ceo|cfo|coo|cto|chair(?:man|woman)?|president|(?:co )?founder|boss|head|laureate|chief(?: executive(?: officer)?)?) (?<name>\S+ .+)$/;

/** A legal form in full before the name of a company: `Société anonyme L'Oréal`. */
const BODY_IN_LAW =
  /^(?:societe anonyme|sociedad anonima|sociedade anonima|societa per azioni|aktiengesellschaft|naamloze vennootschap|(?:public )?joint stock company) (?<name>.+)$/;

/** A law of the Union by its number, perhaps told with who made it: `Directive (EU) 2015/2366`. */
const LAW_NUMBER =
  /^(?:(?:council|commission) )?(?:(?:implementing|delegated) )?(?<kind>regulation|directive) (?:(?:eu|ec|eec) )?(?:no )?(?<number>\d+ \d+)(?: (?:eu|ec|eec))?(?: of .+)?$/;

/** A law told with its country: `UK Companies Act 2006`. */
const LAW = /^(?:uk|us|british|american) (?<name>.+ act(?: \d{4})?)$/;

/** An indicator told with the country that most of them are of: `US jobless rate`. */
const INDICATOR = /^(?:us|usa|american) (?<name>.+)$/;

/** What people write behind the name of a company whose shares they mean: `Apple stock`. */
const SHARE = /^(?<name>.+) (?:stock|shares?|share price|aktien?|adrs?)$/;

/** What terminals and price pages write behind the codes of currencies: `EURUSD Curncy`, `EURUSD=X`, `ZAR Curncy`. */
const PAIR = /^(?<name>[a-z]{3} ?[a-z]{3}) (?:curncy|x)$/;
const CURRENCY = /^(?<name>[a-z]{3}) curncy$/;

/** What they write behind those of futures: `CL1 Comdty`, `ES1 Index`. */
const FUTURE = /^(?<name>[a-z\d][a-z])(?: ?1(?: comdty| index| curncy)?| comdty)$/;

/** What people say beside a thing of which they mean the market: `Brent price`, `chemicals sector`, `CBOT corn futures contract`. */
const PRICE = /^(?<name>.+?) (?:spot )?prices?$/;
const INDUSTRY = /^(?<name>.+) (?:industry|sector)$/;
const CONTRACT = /^(?:(?:cme|cbot|cbt|nymex|comex|ice|chicago) )?(?<name>.+ futures?)(?: contracts?)$/;
const OF_EXCHANGE = /^(?:cme|cbot|cbt|nymex|comex|ice|chicago) (?<name>.+)$/;

const FORMS: readonly { form: RegExp; types: readonly EntityType[] }[] = [
  { form: BODY, types: ['EducationalInstitution'] },
  { form: COUNTRY, types: ['Country'] },
  { form: OFFICER, types: ['Person'] },
  { form: BODY_IN_LAW, types: ['Company'] },
  { form: SHARE, types: ['Company'] },
  { form: LAW, types: ['Law'] },
  { form: INDICATOR, types: ['MacroIndicator', 'MacroIndicatorPublication'] },
  { form: PAIR, types: ['ForeignExchangeRate'] },
  { form: CURRENCY, types: ['Currency'] },
  { form: FUTURE, types: ['Future'] },
  { form: CONTRACT, types: ['Future'] },
  { form: OF_EXCHANGE, types: ['Future'] },
  { form: PRICE, types: ['Commodity'] },
  { form: INDUSTRY, types: ['Industry'] },
];

/** What was read last: the readings of one search ask for the same texts, each time that it runs. */
const read = new Map<string, FullTitle | undefined>();

const MOST_READ = 64;

/** Reads such a name; undefined for other texts. */
export function readFullTitle(text: string): FullTitle | undefined {
  if (read.has(text)) return read.get(text);
  const told = readInFull(text);
  if (read.size >= MOST_READ) read.clear();
  read.set(text, told);
  return told;
}

function readInFull(text: string): FullTitle | undefined {
  for (const { form, types } of FORMS) {
    const name = form.exec(text)?.groups?.['name'];
    if (name !== undefined) return { names: otherwise(name, types), types };
  }
  const place = placeForm(text.replace(/ county$/, ' province'));
  if (place !== undefined) return { names: placeNames(text, place), types: [place.type] };
  const { kind, number } = LAW_NUMBER.exec(text)?.groups ?? {};
  if (kind !== undefined && number !== undefined)
    return {
      names: LAW_FORMS.map((form) => `${kind} ${form.replace('N', number)}`),
      types: ['Law', 'Sanction'],
    };
  const names = personNames(text).filter((name) => name !== text);
  return names.length === 0 ? undefined : { names, types: ['Person'] };
}

/** The names of a place that was told with what it is, behind the name perhaps by another word for the same. */
function placeNames(text: string, { name }: PlaceForm): readonly string[] {
  return text.startsWith(`${name} `) ? [...STATES.map((each) => `${name} ${each}`), name] : [name];
}

/** A name with what else is called so: the body of Harvard College is the university's, and that of a university may be its system's. */
function otherwise(name: string, types: readonly EntityType[]): readonly string[] {
  if (!types.includes('EducationalInstitution')) return [name];
  return [name, name.replace(/ college$/, ' university'), `${name} system`];
}

/** How a law's number is written behind what kind of law it is. */
const LAW_FORMS = ['eu N', 'N', 'N eu', 'N ec', 'eu no N', 'no N'];

/**
 * A person's given and last name in a text that may hold titles, initials and middle names, or have the last name first, as
 * registers of officers write it: `Lisa T. Su`, `Elon Reeve Musk`, `BUFFETT WARREN E`.
 */
function personNames(text: string): readonly string[] {
  const told = (PERSON.exec(text)?.groups?.['name'] ?? text).split(' ');
  const words = withoutTitles(told).filter((word) => word.length > 1);
  const [first = '', second, ...others] = words;
  if (second === undefined || others.length > MOST_OTHERS) return [];
  const last = words.at(-1) ?? '';
  const behind = others.length === 1 ? [`${second} ${last}`] : [];
  return [...new Set([words.join(' '), `${first} ${last}`, `${second} ${first}`, ...behind])];
}

/** Names with more words are those of bodies. */
const MOST_OTHERS = 2;
