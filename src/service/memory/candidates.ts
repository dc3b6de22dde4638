import type { NameForm, Sought } from '../store/names';
import type { NameIndex } from './name-index';

/** The worth of each place found so far. */
type Worths = Map<number, number>;

function raise(worths: Worths, places: readonly number[], worth: number): void {
  for (const place of places) worths.set(place, (worths.get(place) ?? 0) + worth);
}

/** Raises only what other words found already. */
function raiseFound(worths: Worths, places: readonly number[], worth: number): void {
  for (const place of places) {
    const had = worths.get(place);
    if (had !== undefined) worths.set(place, had + worth);
  }
}

function mostProminent({ bearer }: NameIndex, places: readonly number[], most: number): readonly number[] {
  const prominence = (place: number): number => bearer(place)?.prominence ?? 0;
  return places.length <= most
    ? places
    : [...places].sort((a, b) => prominence(b) - prominence(a)).slice(0, most);
}

/** The names that are worth a close look. */
export function candidatesOf(index: NameIndex, sought: Sought): NameForm[] {
  const { exact, words, bearer, form } = index;
  const worths: Worths = new Map();
  for (const { key, worth } of sought.exact) raise(worths, exact(key), worth);
  for (const { key, worth } of sought.begun)
    for (const begun of index.begun(key)) raise(worths, exact(begun), worth);
  for (const { word, worth } of [...sought.joined, ...sought.finds])
    raise(worths, mostProminent(index, words.get(word)?.places ?? [], sought.common), worth);
  for (const { word, worth } of sought.raises) raiseFound(worths, words.get(word)?.places ?? [], worth);
  const types = new Set(sought.types);
  const wanted: [place: number, worth: number][] = [];
  for (const [place, worth] of worths) {
    const entity = bearer(place);
    if (entity && (types.size === 0 || types.has(entity.type)))
      wanted.push([place, worth + entity.prominence]);
  }
  if (wanted.length > sought.most) wanted.sort(([, a], [, b]) => b - a).length = sought.most;
  return wanted.flatMap(([place]) => form(place) ?? []);
}
