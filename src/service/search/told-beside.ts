import { nameText } from '../../names/name-text';
import { createPlaces, isPlace, type Places } from '../store/places';
import type { Graph } from '../store/graph';
import type { NameLookups } from '../store/names';
import type { StoredEntity } from '../store/stored';
import { LINKING } from './common-words';
import { isKindAlone, readTold, type Told } from './told-kind';

/** `Birmingham (UK)`, `Birmingham, UK`, `Monterrey, N.L., Mexico`: a name, and what tells the one that is meant from others of that name. */
const TOLD =
  /^(?<name>[^,()]{2,})(?: \((?<inBrackets>[^,()]{2,})\)|, (?<after>[^,()]{2,})(?:, (?<farther>[^,()]{2,}))?)$/;

/** Words without a mark between name and place: `Vancouver BC`. */
const MOST_WORDS = 5;

/** The entities that bear a name and are what is told beside it, or lie where that says. */
export type ToldBeside = (
  typed: string,
  bearers: (name: string) => readonly StoredEntity[],
) => readonly StoredEntity[];

type Bearers = Parameters<ToldBeside>[1];

/** Makes the finder of a graph; it gives nothing where what is told beside a name is none that it could judge by. */
export function createToldBeside(graph: Graph): ToldBeside {
  const places = createPlaces(graph);
  const judge = (told: string, bearers: Bearers, isInBrackets = false): Judge => {
    const readings = readTold(told).map((reading) => judgeOf(reading, { places, bearers, isInBrackets }));
    return (entity) => readings.some((suits) => suits(entity));
  };
  return (typed, bearers) => {
    const { name, inBrackets, after, farther } = TOLD.exec(typed.trim())?.groups ?? {};
    const told = inBrackets ?? after;
    if (name === undefined || told === undefined) return withoutMark(typed, { bearers, judge });
    const judges = [judge(told, bearers, inBrackets !== undefined)];
    if (farther !== undefined) judges.push(judge(farther, bearers));
    const suits: Judge = (entity) => judges.every((each) => each(entity));
    const found = bearers(name).filter(suits);
    // Who says where it lies means the city, not the insurer of its name: Zürich, Schweiz.
    const places = found.filter(isPlace);
    if (places.length > 0) return places;
    return found.length > 0 ? found : onlyLonger(graph.names, name, suits);
  };
}

/** Whether an entity is the one of its name that is told. */
type Judge = (entity: StoredEntity) => boolean;

function judgeOf(
  { types, place }: Told,
  { places, bearers, isInBrackets }: { places: Places; bearers: Bearers; isInBrackets: boolean },
): Judge {
  const named =
    place === undefined ? [] : [place, inFull(place)].flatMap((each) => bearers(each)).filter(isPlace);
  const told = named.flatMap((each) => [each, ...successorsOf(each)]);
  return (entity) => {
    if (types !== undefined && !types.includes(entity.type)) return false;
    if (place === undefined) return true;
    const around = places.around(entity);
    // Guinea (Conakry) is the one that its capital lies in.
    const isAround = isInBrackets && told.some((each) => places.around(each).includes(entity));
    return isAround || around.some((each) => told.includes(each) || isShortFor(place, each));
  };
}

/** What a state became that is no more: Gorky, USSR lies in Russia. */
const successorsOf = ({ outgoing }: StoredEntity): StoredEntity[] =>
  (outgoing.get('IS_SUCCEEDED_BY') ?? []).map(({ to }) => to);

/** `West Africa` is Western Africa. */
const inFull = (place: string): string => place.replace(/^(east|west|north|south)(?= )/i, '$1ern');

/** Whether a few letters are the code or the initials of a part of a country: `BC` and `B.C.` of British Columbia. */
function isShortFor(told: string, { type, name, properties }: StoredEntity): boolean {
  const letters = told.replaceAll('.', '');
  if (type !== 'CountrySubdivision' || !/^\p{Lu}{2,3}$/u.test(letters)) return false;
  const code = properties.get('iso_code')?.value;
  const initials = nameText(name)
    .split(' ')
    .map((word) => word[0] ?? '');
  return (
    String(code).endsWith(`-${letters}`) || (letters !== told && initials.join('') === letters.toLowerCase())
  );
}

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
