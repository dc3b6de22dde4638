import type { EntityType } from '../../contract/entity-type';
import { nameText } from '../../names/name-text';
import { createPlaces, isPlace } from '../store/places';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { typeAndSubtypes } from '../store/subtypes';

/** `Birmingham (UK)`, `Birmingham, UK`: a name, and what tells the one that is meant from others of that name. */
const TOLD = /^(?<name>[^,()]{2,})(?: \((?<inBrackets>[^,()]{2,})\)|, (?<after>[^,()]{2,}))$/;

/** What people say that a thing is, beside its name. */
const KINDS: ReadonlyMap<string, readonly EntityType[]> = new Map<string, readonly EntityType[]>([
  ...['state', 'province', 'region', 'canton', 'department', 'prefecture', 'subdivision'].map(
    (kind) => [kind, ['CountrySubdivision']] as const,
  ),
  ...['country', 'nation'].map((kind) => [kind, ['Country']] as const),
  ...['city', 'town'].map((kind) => [kind, ['Municipality']] as const),
  ...['company', 'corporation', 'firm', 'business'].map((kind) => [kind, ['Company']] as const),
  ...['river', 'lake', 'mountain', 'island'].map((kind) => [kind, ['Location']] as const),
  ['currency', ['Currency']],
  ['language', ['Language']],
  ['university', ['EducationalInstitution']],
  ['exchange', ['Exchange']],
]);

/** The entities that bear a name and are what is told beside it, or lie where that says. */
export type ToldBeside = (
  typed: string,
  bearers: (name: string) => readonly StoredEntity[],
) => readonly StoredEntity[];

/** Makes the finder of a graph; it gives nothing where what is told beside a name is none that it could judge by. */
export function createToldBeside(graph: Graph): ToldBeside {
  const places = createPlaces(graph);
  return (typed, bearers) => {
    const { name, inBrackets, after } = TOLD.exec(typed.trim())?.groups ?? {};
    const told = inBrackets ?? after;
    if (name === undefined || told === undefined) return [];
    const { types, place } = readTold(told);
    const around = place === undefined ? undefined : bearers(place).filter(isPlace);
    return bearers(name).filter(
      (entity) =>
        (types === undefined || types.includes(entity.type)) &&
        (around === undefined || places.around(entity).some((each) => around.includes(each))),
    );
  };
}

/** `state` is a kind, `UK` a place, and `US state` both. */
function readTold(told: string): { types?: readonly EntityType[]; place?: string } {
  const words = nameText(told).split(' ');
  const kinds = KINDS.get(words.at(-1) ?? '');
  if (kinds === undefined) return { place: told };
  const types = kinds.flatMap(typeAndSubtypes);
  return words.length === 1 ? { types } : { types, place: words.slice(0, -1).join(' ') };
}
