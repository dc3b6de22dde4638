import { beginning } from '../search/beginning';
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

function mostProminent({ forms }: NameIndex, places: readonly number[], most: number): readonly number[] {
  const prominence = (place: number): number => forms[place]?.entity.prominence ?? 0;
  return places.length <= most
    ? places
    : [...places].sort((a, b) => prominence(b) - prominence(a)).slice(0, most);
}

/** The names that are worth a close look. */
export function candidatesOf(index: NameIndex, sought: Sought): NameForm[] {
  const { exact, keys, words, forms } = index;
  const worths: Worths = new Map();
  for (const { key, worth } of sought.exact) raise(worths, exact.get(key) ?? [], worth);
  for (const { key, worth } of sought.begun)
    for (const begun of beginning(keys, key, (each) => each)) raise(worths, exact.get(begun) ?? [], worth);
  for (const { word, worth } of [...sought.joined, ...sought.finds])
    raise(worths, mostProminent(index, words.get(word)?.places ?? [], sought.common), worth);
  for (const { word, worth } of sought.raises) raiseFound(worths, words.get(word)?.places ?? [], worth);
  const types = new Set(sought.types);
  const wanted: [NameForm, number][] = [];
  for (const [place, worth] of worths) {
    const form = forms[place];
    if (form && (types.size === 0 || types.has(form.entity.type)))
      wanted.push([form, worth + form.entity.prominence]);
  }
  if (wanted.length > sought.most) wanted.sort(([, a], [, b]) => b - a).length = sought.most;
  return wanted.map(([form]) => form);
}
