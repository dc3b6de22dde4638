import * as v from 'valibot';

import { Failure } from '../../shared/contract/failure';
import { isRecord } from '../../shared/contract/fast-schema';
import { entityIdSchema } from '../../shared/contract/entity-id';
import { readable } from './json-text';
import { say, verbatim, type Sentence } from '../../shared/messages/message';

/** A range argument as texts, undefined where a cell is blank: rows of one length, at least one cell. */
export type TextRange = (string | undefined)[][];

/** A data type as an argument: what Excel passes for a cell that holds a card or a formatted number. */
const dataTypeSchema = v.object({
  type: v.string(),
  text: v.optional(v.string(), ''),
  basicValue: v.optional(v.unknown()),
  properties: v.optional(v.record(v.string(), v.unknown())),
});

const cardIdSchema = v.union([
  entityIdSchema,
  v.pipe(
    v.object({ basicValue: entityIdSchema }),
    v.transform(({ basicValue }) => basicValue),
  ),
]);

/** A cell that holds an error: a data type, or in an Excel without them its own error object. */
const errorSchema = v.union([
  v.pipe(
    v.object({ type: v.picklist(['Error']), basicValue: v.string() }),
    v.transform(({ basicValue }) => basicValue),
  ),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
]);

/** More rows than anybody draws: `A:A`, or a range down to the end of the sheet. */
const WHOLE_COLUMN = 100_000;

/**
 * One text argument; undefined if omitted, empty (null on the web, 0 on the desktop: office-js#4702) or "". Numbers
 * and TRUE become text, a KER card becomes its entity's id, and any other card its name.
 */
export function textArgument(argument: unknown, name: string): string | undefined {
  const value = unwrapped(argument, name);
  if (value === null || value === undefined || value === 0) return undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  throw badArgument(name, say('text'), value);
}

/** One text argument that has to be given. */
export function requiredText(argument: unknown, name: string): string {
  const text = textArgument(argument, name);
  if (text === undefined) throw blankArgument(name);
  refuseErrorCode(text, name);
  return text;
}

/**
 * A range of texts; a single cell is a range of one, a whole column one down to its last filled cell. A cell that holds
 * an error gives its code, such as `#N/A`, because one bad cell must not sink its neighbours.
 */
export function textRange(argument: unknown, name: string): TextRange {
  // Nearly every call is of one cell, for which the walk through rows costs more than the cell.
  const cell = onlyCell(argument);
  if (cell !== undefined) return [[cellText(cell, name)]];
  const rows: readonly unknown[] = Array.isArray(argument) ? argument : [argument];
  return (rows.length > WHOLE_COLUMN ? filled(rows) : rows).map((row): (string | undefined)[] => {
    const cells: readonly unknown[] = Array.isArray(row) ? row : [row];
    return cells.map((cell) => cellText(cell, name));
  });
}

function cellText(cell: unknown, name: string): string | undefined {
  return errorCode(cell) ?? textArgument(cell, name);
}

/** A range of texts that has to hold something: blanks among texts are rows to fill later, all blank is a mistake. */
export function requiredRange(argument: unknown, name: string): TextRange {
  const range = textRange(argument, name);
  if (range.every(isBlankRow)) throw blankArgument(name);
  return range;
}

/** The same of rows that are filled one by one: an empty cell alone is one of them, `""` is not. */
export function rowRange(argument: unknown, name: string): TextRange {
  const cell = onlyCell(argument);
  return cell === null || cell === 0 ? [[undefined]] : requiredRange(argument, name);
}

/** The text of a range that is one cell with text. */
export function onlyText(range: unknown): string | undefined {
  const cell = onlyCell(range);
  return typeof cell === 'string' ? cell.trim() || undefined : undefined;
}

function onlyCell(range: unknown): unknown {
  const row: unknown = Array.isArray(range) && range.length === 1 ? range[0] : undefined;
  return Array.isArray(row) && row.length === 1 ? row[0] : undefined;
}

function isBlankRow(row: TextRange[number]): boolean {
  return row.every((text) => text === undefined);
}

/** Never fewer than two rows: a list of one name is still a list, with the columns and the direction of one. */
function filled(rows: readonly unknown[]): readonly unknown[] {
  const last = rows.findLastIndex((row) =>
    [row].flat().some((cell) => cell !== '' && cell !== 0 && cell !== null),
  );
  return rows.slice(0, Math.max(last + 1, 2));
}

function errorCode(cell: unknown): string | undefined {
  if (!isRecord(cell)) return undefined;
  const error = v.safeParse(errorSchema, cell);
  return error.success && error.output.startsWith('#') ? error.output : undefined;
}

/**
 * Refuses the code of an error, as a range with errors gives it and another sheet or file carries it: to ask for it would
 * cost a credit, and might even find something.
 */
export function refuseErrorCode(text: string, name: string): void {
  if (/^#(?:N\/A|GETTING_DATA|[A-Z0-9/]+[!?])$/.test(text))
    throw new Failure('no-match', say('The cell of the {} shows {}. Correct it first', name, text));
}

/** A TRUE or FALSE argument; 0 and 1 are taken too, as Excel's own functions take them. */
export function flagArgument(argument: unknown, name: string, fallback: boolean): boolean {
  const value = unwrapped(argument, name);
  if (value === null || value === undefined || value === '') return fallback;
  if (typeof value === 'number') return value !== 0;
  const text = readable(value).trim().toUpperCase();
  if (text === 'TRUE') return true;
  if (text === 'FALSE') return false;
  throw badArgument(name, say('TRUE or FALSE'), value);
}

/** A whole number within limits; omitted, an empty cell and 0 from one are undefined unless 0 is allowed. */
export function wholeArgument(
  argument: unknown,
  name: string,
  { min, max }: { min: number; max: number },
): number | undefined {
  const value = unwrapped(argument, name);
  if (value === null || value === undefined || value === '' || (value === 0 && min > 0)) return undefined;
  const number = typeof value === 'boolean' ? NaN : Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  const limits = max === Number.MAX_SAFE_INTEGER ? say('{} or more', min) : say('{} to {}', min, max);
  throw badArgument(name, Number.isInteger(number) ? limits : say('a whole number, {}', limits), value);
}

/** One of a few words, letter case aside; the first is the default. */
export function choiceArgument<T extends string>(
  argument: unknown,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  const text = textArgument(argument, name);
  if (text === undefined) return choices[0];
  const choice = choices.find((word) => word.toLowerCase() === text.toLowerCase());
  if (choice === undefined) throw badArgument(name, oneOf(choices), text);
  return choice;
}

/** The words of a text that commas part. */
export function wordsIn(text: string): readonly string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

/** `"a", "b" or "c"` */
export function oneOf(words: readonly string[]): Sentence {
  const quoted = words.map((word) => `"${word}"`);
  return quoted.length < 2
    ? verbatim(quoted.join())
    : say('{} or {}', quoted.slice(0, -1).join(', '), quoted.at(-1) ?? '');
}

/** The failure of an argument that has to be given. */
function blankArgument(name: string): Failure {
  return new Failure('bad-argument', say('{} must not be blank', name));
}

/** The failure of an argument that is not what it has to be; the guard puts the function's name before it. */
export function badArgument(name: string, expected: Sentence, got: unknown): Failure {
  return new Failure('bad-argument', say('{} must be {}, got {}', name, expected, shown(got)));
}

function shown(got: unknown): string {
  if (got === '' || got === null || got === undefined) return say('nothing');
  if (typeof got === 'number') return String(got);
  if (typeof got === 'boolean') return say(got ? 'TRUE' : 'FALSE');
  return `"${readable(got)}"`;
}

/** What a data type stands for: its basic value, or what a card names. */
function unwrapped(argument: unknown, name: string): unknown {
  if (Array.isArray(argument)) return single(argument, name);
  // Nearly every cell is plain, and a range may hold a million of them.
  if (!isRecord(argument)) return argument;
  const data = v.safeParse(dataTypeSchema, argument);
  if (!data.success) return argument;
  const { type, text, basicValue, properties } = data.output;
  if (type === 'Error') throw badArgument(name, say('a value'), basicValue ?? say('an error'));
  if (type !== 'Entity' && type !== 'LinkedEntity') return basicValue;
  const id = v.safeParse(cardIdSchema, properties?.['id']);
  if (id.success) return id.output;
  if (text === '') throw badArgument(name, say('a name, an id or a KER card'), say('another data type'));
  return text;
}

function single(range: readonly unknown[], name: string): unknown {
  const cells: readonly unknown[] = range.flat();
  if (cells.length === 1) return unwrapped(cells[0], name);
  throw new Failure('bad-argument', say('{} must be one cell, got a range of {}', name, cells.length));
}
