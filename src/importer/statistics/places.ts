import type { Source } from '../../shared/contract/source';
import { unionsIdentifier } from '../../service/dataset/sink/identifier';
import type { EntityRow } from '../../service/store/import-part';
import { naturalId } from '../../service/store/natural-id';
import { countryName, countryReference, CountryRows } from '../country-rows';

/** Where a row stands, and where it is from. */
export type About = { sources: readonly Source[]; where: string };

/** The countries and regions that tables are of, each told once. */
export class Places {
  readonly #countries = new CountryRows();
  readonly #regions = new Set<string>();

  /** The reference of a country, whose row is given first where it was not yet; undefined where the letters mean none. */
  *country(alpha2: string, about: About): Generator<EntityRow, string | undefined> {
    if (countryName(alpha2) === undefined) return undefined;
    yield* this.#countries.of(alpha2, about);
    return countryReference(alpha2);
  }

  /** The reference of what is no country: mostly an aggregate of several, by its publisher's own code. */
  *region(key: string, name: string, { sources, where }: About): Generator<EntityRow, string> {
    if (!this.#regions.has(key)) {
      this.#regions.add(key);
      yield {
        kind: 'entity',
        ...{ key, id: naturalId(key), type: 'CountryRegion', name, sources, where },
        identifiers: [key, ...unionsIdentifier(name)],
        description: 'An area as its publisher defines it',
        prominence: 0.3,
      };
    }
    return key;
  }
}
