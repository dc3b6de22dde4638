import type { EntityType } from '../../shared/contract/entity-type';
import { nameText } from '../../shared/names/name-text';
import { parsePlaceHeading, type QualifiedPlace } from '../../shared/names/qualified-places';
import { createPlaces, isPlace, type Places } from '../store/places';
import type { Graph } from '../store/graph';
import type { NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { LINKING } from './common-words';
import { isKindAlone, readKindWords, type KindWords } from './kind-words';

/** `Birmingham (UK)`, `Birmingham, UK`, `Monterrey, N.L., Mexico`: a name and its qualifier. */
const TOLD =
  /^(?<name>[^,()]{2,}(?:, (?:inc|l\.?l\.?c|ltd|corp|co|plc|[nsb]\.?[va])\.?)?)(?: \((?<inBrackets>[^,()]{2,})\)|, (?<after>[^,()]{2,})(?:, (?<farther>[^,()]{2,}))?)$/i;

/** Words without a mark between name and place: `Vancouver BC`. */
const MOST_WORDS = 5;

type Bearers = (name: string) => readonly StoredEntity[];

/** What bears a name, what does but for bodies without their legal forms, and which places are called nearly so. */
type Named = { bearers: Bearers; written: Bearers; near: Bearers };

/** The entities with a name that match its qualifier by kind, place or relationship. */
export type QualifiedNames = (typed: string, named: Named) => readonly StoredEntity[];

/** Makes the finder of a graph; undefined if the qualifier cannot be checked. */
export function createQualifiedNames(graph: Graph): QualifiedNames {
  const places = createPlaces(graph);
  const judge = (told: string, bearers: Bearers, isInBrackets = false): Judge => {
    const readings = readKindWords(told).map((reading) =>
      judgeOf(reading, { places, bearers, isInBrackets }),
    );
    return (entity) => readings.some((suits) => suits(entity));
  };
  return (typed, { bearers, written, near }) => {
    const heading = parsePlaceHeading(typed);
    if (heading !== undefined) return underHeading(heading, { bearers, judge });
    const { name, inBrackets, after, farther } = TOLD.exec(typed.trim())?.groups ?? {};
    const told = inBrackets ?? after;
    if (name === undefined || told === undefined) return withoutMark(typed, { bearers: written, judge });
    const judges = [judge(told, bearers, inBrackets !== undefined)];
    if (farther !== undefined) judges.push(judge(farther, bearers));
    const suits: Judge = (entity) => judges.every((each) => each(entity));
    const found = bearers(name).filter(suits);
    // Who says where it lies means the city, not the insurer of its name: Zürich, Schweiz.
    const places = found.filter(isPlace);
    if (places.length > 0) return places;
    const longer = found.length > 0 ? found : onlyLonger(graph.names, name, suits);
    return longer.length > 0 || !bearers(told).some(isPlace) ? longer : near(name).filter(suits);
  };
}

/** Whether an entity matches the qualifier. */
type Judge = (entity: StoredEntity) => boolean;

function judgeOf(
  { types, place }: KindWords,
  { places, bearers, isInBrackets }: { places: Places; bearers: Bearers; isInBrackets: boolean },
): Judge {
  const all = place === undefined ? [] : [place, inFull(place)].flatMap((each) => bearers(each));
  const named = all.filter(isPlace);
  const told = named.flatMap((each) => [each, ...successorsOf(each)]);
  return (entity) => {
    if (types !== undefined && !types.includes(entity.type)) return false;
    if (place === undefined) return true;
    const around = places.around(entity);
    // Guinea (Conakry) is the one that its capital lies in.
    const isAround = isInBrackets && told.some((each) => places.around(each).includes(entity));
    const isThere = isAround || around.some((each) => told.includes(each) || isShortFor(place, each));
    return isThere || isUnder(entity, told) || (entity.type === 'Person' && isOf(entity, all));
  };
}

/** Whether a body is registered in one of some places, or a law or a statistic is described as that of one. */
function isUnder({ type, outgoing, description }: StoredEntity, places: readonly StoredEntity[]): boolean {
  if (type === 'Company')
    return (outgoing.get('IS_REGISTERED_IN') ?? []).some(({ to }) => places.includes(to));
  return (
    OF_PLACE.has(type) &&
    places.some(({ name, aliases }) =>
      [name, ...aliases].some((each) => each.length > 2 && (description ?? '').includes(each)),
    )
  );
}

/** Types that are qualified by the place that they belong to. */
const OF_PLACE: ReadonlySet<EntityType> = new Set([
  'Law',
  'MacroIndicator',
  'MacroIndicatorPublication',
  'Sanction',
] as EntityType[]);

/** Whether a person leads, or sits on the board of, one of some companies: `Cook (Apple)`. */
const isOf = ({ outgoing }: StoredEntity, bodies: readonly StoredEntity[]): boolean =>
  [...outgoing.values()].flat().some(({ to }) => to.type === 'Company' && bodies.includes(to));

/** What a state became that is no more: Gorky, USSR lies in Russia. */
const successorsOf = ({ outgoing }: StoredEntity): StoredEntity[] =>
  (outgoing.get('IS_SUCCEEDED_BY') ?? []).map(({ to }) => to);

/** `West Africa` is Western Africa. */
const inFull = (place: string): string => place.replace(/^(east|west|north|south)(?= )/i, '$1ern');

/**
 * Whether a text is short for a place: its code or initials, as `BC` and `B.C.`, or an abbreviation, as `Ont.` and
 * `Fla.`.
 */
function isShortFor(told: string, { type, name, properties }: StoredEntity): boolean {
  const letters = told.replaceAll('.', '');
  if (type !== 'CountrySubdivision' || !/^\p{Lu}\p{L}{1,5}$/u.test(letters)) return false;
  const isCode = letters === letters.toUpperCase() || told.endsWith('.');
  const code = String(properties.get('iso_code')?.value);
  if (isCode && code.endsWith(`-${letters.toUpperCase()}`)) return true;
  const text = nameText(name);
  const initials = text
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('');
  const short = nameText(letters);
  if (told.endsWith('.') && (initials === short || isLeftOf(short, text))) return true;
  return short.length >= FEWEST_LETTERS && text.startsWith(short);
}

/** Whether letters stand in a text in their order, the first at its beginning. */
function isLeftOf(letters: string, text: string): boolean {
  let at = 0;
  for (const letter of text) if (letter === letters[at]) at += 1;
  return at === letters.length && text[0] === letters[0];
}

/** A beginning of fewer letters without a dot is rather another word. */
const FEWEST_LETTERS = 3;

/** The one city told so whose name goes on: Santiago (Dominican Republic) is Santiago de los Caballeros. */
function onlyLonger(names: NameLookups, name: string, suits: Judge): readonly StoredEntity[] {
  const text = nameText(name);
  const sought = { exact: [], joined: [], finds: [], raises: [], most: MOST_LONGER, common: 0 };
  const forms = names.candidates({ ...sought, begun: [{ key: text, worth: 1 }], types: ['Municipality'] });
  const goesOn = forms.filter(
    (form) =>
      form.text.startsWith(`${text} `) && LINKING.has(form.text.slice(text.length + 1).split(' ')[0] ?? ''),
  );
  const found = [...new Set(goesOn.map(({ entity }) => entity))].filter(suits);
  return found.length === 1 ? found : [];
}

const MOST_LONGER = 100;

/** A place behind the place that it lies in, or before what it is: `China, P.R.: Hong Kong`. Of a territory none knows whose it is. */
function underHeading(
  { name, place }: QualifiedPlace,
  { bearers, judge }: { bearers: Bearers; judge: (told: string, bearers: Bearers) => Judge },
): readonly StoredEntity[] {
  const isInPlace = judge(place, bearers);
  const isOfPlace = bearers(place).some(isPlace);
  return bearers(name).filter(
    (entity) => isPlace(entity) && (isInPlace(entity) || (isOfPlace && entity.type === 'DependentTerritory')),
  );
}

/** A place named with what it lies in, each of them wholly, or anything with what it is: `Canton China`, `French language`. */
function withoutMark(
  typed: string,
  { bearers, judge }: { bearers: Bearers; judge: (told: string, bearers: Bearers) => Judge },
): readonly StoredEntity[] {
  const words = typed.trim().split(/\s+/);
  if (words.length > MOST_WORDS) return [];
  for (let at = words.length - 1; at > 0; at -= 1) {
    const [name, told] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const isKind = isKindAlone(told);
    if (!isKind && !bearers(told).some(isPlace) && !/^\p{Lu}{2,3}$/u.test(told)) continue;
    const found = bearers(name)
      .filter((entity) => isKind || isPlace(entity))
      .filter(judge(told, bearers));
    if (found.length > 0) return found;
  }
  return [];
}
