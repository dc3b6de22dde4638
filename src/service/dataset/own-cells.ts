import { readDay, readDecimal, type Convention, type ConventionEvidence } from './files/convention';
import type { OwnKind } from './own-files';
import type { OwnFields, OwnRow } from './own-rows';
import { ownEntitySchema, ownPointSchema, ownRelationshipSchema } from './own-schemas';

const SCHEMAS = { entities: ownEntitySchema, relationships: ownRelationshipSchema, series: ownPointSchema };
const NUMBERS = new Set(['value', 'prominence']);
const DATES = new Set(['date', 'source_date', 'valid_since', 'valid_until']);

/** What a column holds; a property is a number, a date or a text, as each cell shows. */
type Content = 'number' | 'date' | 'property' | 'text';

/** How a file of a firm's own data is read. */
export type OwnConvention = Convention & { kind: OwnKind; evidence: ConventionEvidence };

/** Notes what the cells of a row prove about how its file writes numbers and dates. */
export function noteCells({ fields, where }: OwnRow, kind: OwnKind, evidence: ConventionEvidence): void {
  for (const [column, cell] of Object.entries(fields)) {
    const content = contentOf(column, kind);
    if (typeof cell !== 'string' || content === 'text' || (content === 'property' && isCode(cell))) continue;
    evidence.add(column, { text: cell.trim(), where }, { mayBeText: content === 'property' });
  }
}

/** The row with numbers as such and dates as `YYYY-MM-DD`, or the reason why a cell of it can be neither. */
export function readCells(row: OwnRow, convention: OwnConvention): OwnRow | string {
  const fields: [string, OwnFields[string]][] = [];
  for (const [column, cell] of Object.entries(row.fields)) {
    const value = typeof cell === 'string' ? readCell(column, cell, convention) : cell;
    if (value instanceof Misfit)
      return `${row.where}: Expected \`${column}\` to be ${value.wanted}, got ${JSON.stringify(cell)}`;
    fields.push([column, value]);
  }
  return { where: row.where, fields: Object.fromEntries(fields) };
}

/** What a cell was to be. */
class Misfit {
  constructor(readonly wanted: string) {}
}

function readCell(column: string, cell: string, convention: OwnConvention): string | number | Misfit {
  const content = contentOf(column, convention.kind);
  const text = cell.trim();
  if (content === 'text' || (content === 'property' && !/\d/.test(cell))) return cell;
  if (content === 'date') return dateOf(text, convention) ?? cell;
  if (content === 'number') return numberOf(text, convention) ?? cell;
  const isText = isCode(text) || (convention.evidence.holdsCodes(column) && !/^-?\d+$/.test(text));
  if (isText) return cell;
  const value = numberOf(text, convention) ?? dateOf(text, convention) ?? cell;
  return typeof value === 'number' && Math.abs(value) >= MOST ? cell : value;
}

/** Sixteen digits are a code, such as an account, and more than a number holds. */
const MOST = 1e15;

function numberOf(text: string, { decimal }: Convention): number | Misfit | undefined {
  const value = readDecimal(text, decimal);
  if (value === 'ambiguous') return new Misfit(`a number that can be read in one way (${SET})`);
  if (value === undefined && readDecimal(text, undefined) !== undefined)
    return new Misfit(`a number with a decimal ${decimal === ',' ? 'comma' : 'point'}`);
  return value;
}

function dateOf(text: string, { order }: Convention): string | Misfit | undefined {
  const day = readDay(text, order);
  if (day === 'ambiguous') return new Misfit(`a date that can be read in one way (${SET})`);
  if (day === undefined && readDay(text, undefined) !== undefined)
    return new Misfit(`a date with the ${order ?? 'day'} first`);
  return day;
}

const SET = 'set --locale or KER_DATA_LOCALE, such as de-DE';

function contentOf(column: string, kind: OwnKind): Content {
  if (!Object.hasOwn(SCHEMAS[kind].entries, column))
    return kind === 'entities' && column !== 'id' ? 'property' : 'text';
  return NUMBERS.has(column) ? 'number' : DATES.has(column) ? 'date' : 'text';
}

/** Digits that are no number: with zeros or a plus before them, as a CIK or a telephone number, or with a letter E. */
function isCode(text: string): boolean {
  return /^(?:\+|-?0\d|-?[\d.,]+e[-+]?\d)/i.test(text);
}
