import { PLACES, type Places } from '../store/places';
import type { StoredEntity, StoredRelationship } from '../store/stored';
import type { RowCopier } from './copy-rows';

/** Sets that are remembered; further ones are written again, which only costs rows. */
const MOST_SETS = 100_000;

/** Numbers and writes the sets of places around entities, each once. */
export class SurroundingSets {
  readonly #places: Places;
  readonly #copier: RowCopier;
  readonly #sets = new Map<string, number>();
  #last: number;

  /** For sets beside so many that are there. */
  constructor(places: Places, copier: RowCopier, before = 0) {
    this.#last = before;
    this.#places = places;
    this.#copier = copier;
  }

  /** Writes that an entity lies in a set, or names it in a field. */
  putLying(entity: number, field: string, set: number): void {
    this.#copier.put('lying', entity, field, set);
  }

  /** Writes the set of a place. */
  putOwn(place: StoredEntity): void {
    const set = (this.#last += 1);
    const isOwn = this.#places.ofType(place, place.type).includes(place);
    this.#copier.put('surrounding', set, Number(place.id), place.type, false, isOwn);
    this.#put(set, place);
    this.putLying(Number(place.id), '', set);
  }

  /** The set of what lies in these places. */
  around(seats: readonly StoredEntity[]): number {
    return this.#known(`in ${idsOf(seats)}`, (set) => this.#put(set, lyingIn(seats)));
  }

  /** The set of what a text names: the places, and those around them. */
  named(named: readonly StoredEntity[]): number {
    return this.#known(`named ${idsOf(named)}`, (set) => {
      const all = new Set(named.flatMap((place) => [place, ...this.#places.around(place)]));
      for (const { id, type } of all) this.#copier.put('surrounding', set, Number(id), type, true, false);
    });
  }

  #known(key: string, put: (set: number) => void): number {
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const set = (this.#last += 1);
    put(set);
    if (this.#sets.size >= MOST_SETS) this.#sets.clear();
    this.#sets.set(key, set);
    return set;
  }

  #put(set: number, entity: StoredEntity): void {
    const nearest = new Set([...PLACES].flatMap((type) => this.#places.ofType(entity, type)));
    for (const place of this.#places.around(entity))
      this.#copier.put('surrounding', set, Number(place.id), place.type, true, nearest.has(place));
  }
}

const idsOf = (places: readonly StoredEntity[]): string =>
  [...new Set(places.map(({ id }) => Number(id)))].sort((a, b) => a - b).join(' ');

/** Stands for whatever lies in these places and is none itself. */
function lyingIn(seats: readonly StoredEntity[]): StoredEntity {
  const entity: StoredEntity = {
    ...{ id: '', name: '', type: 'Entity', description: null, aliases: [], furtherNames: [], prominence: 0 },
    ...{ properties: new Map(), outgoing: new Map(), incoming: new Map(), series: [] },
  };
  const edges = seats.map((to): StoredRelationship => ({
    ...{ id: '', type: 'IS_LOCATED_IN', from: entity, to, sources: [] },
  }));
  return { ...entity, outgoing: new Map([['IS_LOCATED_IN', edges]]) };
}
