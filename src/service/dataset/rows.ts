import * as v from 'valibot';

/**
 * A line of `sources.jsonl`: a publication and the key by which other lines name it. What is left out is as in the line
 * above, `{}` in an address is the number in the key, and `daily` is the address of the edition of a `{day}`.
 */
export const sourceRowSchema = v.object({
  key: v.string(),
  name: v.optional(v.string()),
  date: v.optional(v.string()),
  document: v.optional(v.string()),
  publisher: v.optional(v.string()),
  daily: v.optional(v.string()),
});

/** A property as `[value, ...source keys]`, sourced as its entity is without them. */
export type PropertyCell = [value: string | number | string[], ...keys: string[]];

/** A line of `entities/<type>.jsonl`; without prominence or source keys those of the line above count. */
export type EntityRow = Partial<Above> & {
  key: string;
  name: string;
  aliases?: string[];
  /** Further names with a bar between each two, as one text, since there are tens of thousands. */
  also?: string;
  description?: string;
  properties: Record<string, PropertyCell>;
};

/** What many entities in a row have in common. */
export type Above = { prominence: number; sources: string[] };

/**
 * A line of `relationships/<type>.jsonl`: key of the one end, key of the other, source keys, and what else is known; without
 * source keys those of the line above count.
 */
export type RelationshipRow = [
  from: string,
  to: string,
  sources?: string[],
  more?: { since?: string; until?: string; role?: string },
];

/** A series of the measure above it, as `seriesRow` reads it. */
export type SeriesRow = [entity: string, dates: string, values: string, ...more: string[]];

const isText = (value: unknown): value is string => typeof value === 'string';

const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

const areTexts = (values: unknown): values is string[] => Array.isArray(values) && values.every(isText);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isCell(cell: unknown): boolean {
  if (!Array.isArray(cell)) return false;
  const [value] = cell as unknown[];
  const isValue = isText(value) || typeof value === 'number' || areTexts(value);
  return isValue && (cell.length === 1 || cell.every((key, at) => at === 0 || isText(key)));
}

/**
 * Whether a value is a line of entities. Rows are checked by hand, as there are tens of thousands: a schema's walk through
 * them took a tenth of the whole start.
 */
export function isEntityRow(row: unknown): row is EntityRow {
  return (
    isObject(row) &&
    isText(row['key']) &&
    isText(row['name']) &&
    (row['aliases'] === undefined || areTexts(row['aliases'])) &&
    isTextOrNone(row['also']) &&
    isTextOrNone(row['description']) &&
    (row['prominence'] === undefined || typeof row['prominence'] === 'number') &&
    (row['sources'] === undefined || areTexts(row['sources'])) &&
    isObject(row['properties']) &&
    Object.values(row['properties']).every(isCell)
  );
}

/** Whether a value is a line of relationships. */
export function isRelationshipRow(row: unknown): row is RelationshipRow {
  if (!Array.isArray(row)) return false;
  const [from, to, sources, more = {}] = row as unknown[];
  return (
    isText(from) &&
    isText(to) &&
    (sources === undefined || areTexts(sources)) &&
    isObject(more) &&
    [more['since'], more['until'], more['role']].every(isTextOrNone)
  );
}

const measureSchema = v.object({
  name: v.string(),
  unit: v.string(),
  aliases: v.optional(v.array(v.string())),
  taxonomy: v.string(),
  cadence: v.string(),
  source: v.string(),
});

/** What the series of a measure have in common. */
export type MeasureRow = v.InferOutput<typeof measureSchema>;

/**
 * Whether a value is a line of `series/<observation type>.jsonl`: a measure, or a series of the measure above it. A
 * series has entity, dates and values, then its publication's address and its later series, if any.
 */
export function isSeriesRow(row: unknown): row is MeasureRow | SeriesRow {
  return Array.isArray(row) ? row.length >= 3 && row.every(isText) : v.is(measureSchema, row);
}
