import { ownValue } from '../../shared/contract/own-value';
import { alpha2Of, isCountryCode } from '../iso-countries';
import type { TableRow } from '../table';
import agencies from './agencies.json';

/** Who publishes a table, with its codes of places that are not those of ISO 3166-1. */
export type Agency = {
  name: string;
  /** Countries, by two letters of ISO 3166-1. */
  countries?: Readonly<Record<string, string>>;
  regions?: Readonly<Record<string, string>>;
};

const AGENCIES: ReadonlyMap<string, Agency> = new Map(Object.entries(agencies));

/**
 * Who publishes a table: the agency of its dataflow (`ESTAT:NAMA_10_GDP(1.0)`, `OECD.SDD.NAD:DSD_NAMAIN1@DF_QNA(1.0)`), of which
 * one that is not known is called by its code. The ECB writes a key in place of it; undefined where nothing says it.
 */
export function agencyOf(row: TableRow): Agency | undefined {
  const [, code = ''] = /^([A-Z][A-Z0-9_.]*):/.exec(row.cell('DATAFLOW') || row.cell('STRUCTURE_ID')) ?? [];
  if (code !== '') return AGENCIES.get(code.split('.', 1).join('')) ?? { name: code };
  return row.cell('KEY') === '' ? undefined : AGENCIES.get('ECB');
}

/**
 * A place as an agency codes it: a country of ISO 3166-1, or else a region, which may have no name but its code. Three
 * letters are a country's only of agencies without own codes of countries: Eurostat's `FRA` are regions of France.
 */
export function placeOf(
  code: string,
  { countries, regions }: Agency,
): { country: string } | { region: string | undefined } {
  const region = ownValue(regions ?? {}, code);
  if (region !== undefined) return { region };
  const country = countries === undefined ? alpha2Of(code) : ownValue(countries, code);
  return country === undefined && !isCountryCode(code) ? { region } : { country: country ?? code };
}
