import * as v from 'valibot';

import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import { remembered } from '../../shared/names/remembered';
import { isDay } from '../store/calendar-day';
import type { Source } from '../../shared/contract/source';
import type { OwnFields, OwnRow } from './own-rows';
import { ownValue } from '../../shared/contract/own-value';

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
/** Clocks and time zones apart, nobody publishes anything later than now. */
const SOON_MS = 24 * 60 * 60 * 1000;

/** Millions of rows have some thousands of days. */
const MOST_DAYS = 50_000;
const isKnownDay = remembered(MOST_DAYS, isDay);

const date = v.pipe(
  v.string(),
  v.isoDate(),
  v.check(isKnownDay, 'a day that the calendar has, as YYYY-MM-DD'),
);
const pastDate = v.pipe(
  date,
  v.check((day) => Date.parse(day) < Date.now() + SOON_MS, 'a day up to today'),
);
const number = v.pipe(v.number(), v.finite());
const list = v.pipe(
  v.union([text, v.array(v.string())]),
  v.transform((value) => (typeof value === 'string' ? value.split(';') : value)),
  v.transform((values) => values.map((each) => each.trim()).filter((each) => each !== '')),
);

const source = { source_name: text, source_date: pastDate, source_document: v.optional(text, '') };

/** An entity; fields beyond these are its properties. */
export const ownEntitySchema = v.looseObject({
  key: v.optional(text),
  type: v.picklist(ENTITY_TYPES),
  name: text,
  aliases: v.optional(list, []),
  description: v.optional(text),
  prominence: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1)), 0.5),
  bics: v.optional(list, []),
  ...source,
});

/** A relationship; fields beyond these are its own properties, such as `role`. */
export const ownRelationshipSchema = v.pipe(
  v.looseObject({
    type: v.pipe(text, v.regex(/^[A-Z][A-Z0-9_]*$/)),
    from: text,
    to: text,
    valid_since: v.optional(date),
    valid_until: v.optional(date),
    ...source,
  }),
  v.forward(
    v.check(
      ({ valid_since: since, valid_until: until }) =>
        since === undefined || until === undefined || since <= until,
      'a day not before `valid_since`',
    ),
    ['valid_until'],
  ),
);

/** One point of a series. */
export const ownPointSchema = v.looseObject({
  entity: text,
  observation_type: v.optional(text, 'FinancialMetric'),
  name: text,
  unit: text,
  cadence: v.optional(text, 'a'),
  taxonomy: v.optional(text, 'own'),
  aliases: v.optional(list, []),
  date,
  value: number,
  ...source,
});

/** The source that a row names for all its values; rows that follow each other mostly name the same. */
export function sourcesOf(row: {
  source_name: string;
  source_date: string;
  source_document: string;
}): readonly Source[] {
  const { source_name: name, source_date: date, source_document: document } = row;
  const [before] = last;
  if (before.name !== name || before.date !== date || before.document !== document)
    last = [{ name, date, document }];
  return last;
}

let last: readonly [Source] = [{ name: '' }];

/** The row as the schema reads it, or the reason why it cannot. */
export function readFields<Schema extends v.GenericSchema & { entries: object }>(
  schema: Schema,
  { fields, where }: OwnRow,
): { row: v.InferOutput<Schema> } | { problem: string } {
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { row: parsed.output };
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? '';
  const isEntity = 'prominence' in schema.entries;
  return {
    problem: `${where}: Expected \`${field}\` to be ${issue.type === 'check' ? issue.message : wanted(field, isEntity)}, got ${got(ownValue(fields, field))}`,
  };
}

/** The fields that a schema does not name. */
export function furtherFields(fields: OwnFields, schema: { entries: object }): [string, OwnFields[string]][] {
  return Object.entries(fields).filter(([name]) => !Object.hasOwn(schema.entries, name));
}

function wanted(field: string, isEntity: boolean): string {
  if (field === 'type' && isEntity) return 'one of the 38 entity types';
  if (/date|valid_/.test(field)) return 'a date as YYYY-MM-DD';
  if (field === 'prominence') return 'a number from 0 to 1';
  return field === 'value' ? 'a number' : field === 'type' ? 'UPPER_CASE words' : 'a text';
}

function got(value: OwnFields[string] | undefined): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
