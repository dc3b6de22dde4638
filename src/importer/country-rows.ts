import type { Source } from '../shared/contract/source';
import { naturalId } from '../service/store/natural-id';
import type { EntityRow } from '../service/store/import-part';
import { isCountryCode } from './iso-countries';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The reference of a country by its two letters (ISO 3166-1). */
export function countryReference(code: string): string {
  return `country:${code}`;
}

/** The names that were asked for: a register asks a few hundred of them millions of times. */
const known = new Map<string, string | undefined>();

/** The English name of a country; undefined for letters that mean none. */
export function countryName(code: string): string | undefined {
  if (!isCountryCode(code)) return undefined;
  if (!known.has(code)) known.set(code, NAMES.of(code));
  return known.get(code);
}

/** Countries that rows refer to. Each is stored once and merged with the built-in country if the store has it. */
export class CountryRows {
  readonly #told = new Set<string>();

  /** The row of a country that was not told before; nothing for one that was, or for letters that mean none. */
  *of(code: string, { sources, where }: { sources: readonly Source[]; where: string }): Generator<EntityRow> {
    const name = countryName(code);
    if (name === undefined || this.#told.has(code)) return;
    this.#told.add(code);
    yield {
      kind: 'entity',
      key: countryReference(code),
      id: naturalId(countryReference(code)),
      type: 'Country',
      name,
      prominence: 0.5,
      identifiers: [countryReference(code)],
      properties: { iso_alpha2: { value: code, sources } },
      sources,
      where,
    };
  }
}
