import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import type { DatasetReader } from './dataset-reader';
import { FieldCodes } from './field-codes';

/** What the entities of a type hold in a place: how many of them, the most that one has, and of which kinds. */
export type FieldStatistics = {
  entities: number;
  most: number;
  /**
   * `n` numbers, beside it `m` where they are money of several currencies and `f` where of one that is not compared as it
   * stands, `d` dates, `t` texts, `l` long texts, `e` entities.
   */
  kinds: string;
};

/** The fields of a version by type and place: `name`, `>TYPE`, `<TYPE`, `~series_key`, `$~series_key` of money in one currency, `@PlaceType`. */
export type FieldStatisticsTable = {
  held: (types: readonly string[], place: string) => FieldStatistics | undefined;
  /** Whether a key names a property, a relationship or a series, or stands in the table of fields. */
  isKnown: (key: string) => boolean;
  /** Whether any relationship tells something under this key, as its role. */
  isOfEdges: (key: string) => boolean;
  /** Whether it was worked out in which places entities lie. */
  hasSurroundings: boolean;
  /** The codes of the fields that many have. */
  codes: FieldCodes;
};

/** Reads the fields of a version once. */
export async function readFieldStatistics(
  reader: DatasetReader,
  names: ReadonlySet<string>,
): Promise<FieldStatisticsTable> {
  const rows = await reader.rows<FieldStatistics & { type: string; field: string }>(
    'select type, field, entities, most, kinds from $s.field',
  );
  const codes = await FieldCodes.read(reader);
  const byType = new Map<string, Map<string, FieldStatistics>>();
  for (const { type, field, ...held } of rows) {
    const fields = byType.get(type) ?? new Map<string, FieldStatistics>();
    byType.set(type, fields.set(field, held));
  }
  const keys = new Set([...names].map(fieldKey));
  const others = byType.get('');
  return {
    held: (types, place) => {
      const all = types.flatMap((type) => byType.get(type)?.get(place) ?? []);
      if (all.length === 0) return undefined;
      return {
        entities: all.reduce((sum, { entities }) => sum + entities, 0),
        most: Math.max(...all.map(({ most }) => most)),
        kinds: all.map(({ kinds }) => kinds).join(''),
      };
    },
    isKnown: (key) => keys.has(key) || fieldSpec(key) !== undefined,
    isOfEdges: (key) => OF_EDGES.has(key) || others?.has(`&${key}`) === true,
    hasSurroundings: others?.has('@') === true,
    codes,
  };
}

/** What every relationship may tell. */
const OF_EDGES: ReadonlySet<string> = new Set(['since', 'until', 'role']);

/** Where a field is looked for, in order; the places of the table, then what the dataset has under the key itself. */
export function placesOf(key: string): readonly string[] {
  const spec = fieldSpec(key);
  if (spec === undefined)
    return [key, `>${key.toUpperCase()}`, `<${key.toUpperCase()}`, `~${key}`].map(seriesPlace);
  return [...spec.look, ...(spec.look.includes(key) ? [] : [key])].map(seriesPlace);
}

const seriesPlace = (place: string): string =>
  place.startsWith('~') && place !== '~*' ? `~${fieldKey(place.slice(1))}` : place;
