import type { PropertyValue } from '../contract/entity';
import type { NumericalObservation, ObservationPoint } from '../contract/observation';
import type { Cell, SimpleCell } from './cell';
import { documentLink, newestSource } from './citation';
import { serialOf, timeOf } from './date';
import { cellText } from './text';

/** The longest text behind a value: each of thousands carries its own. */
const LONGEST = 250;
const LONGEST_LINK = 2_000;

/** What stands behind a value, as formulas read it: `=B2.source`; what nobody knows is left out. */
type Behind = {
  /** Who published it. */
  source?: string | null | undefined;
  /** Where it stands. */
  link?: string | null | undefined;
  /** The day that it is for, or of its source where only that is known. */
  date?: string | null | undefined;
  /** What its publisher calls the time that it covers. */
  period?: string | undefined;
  unit?: string | null | undefined;
  /** The day of publication. */
  known?: string | null | undefined;
};

/** A property's value that carries its newest source; what has none stays as it is. */
export function sourcedProperty(cell: Cell, { sources }: PropertyValue): Cell {
  const newest = newestSource(sources ?? []);
  if (newest === undefined) return cell;
  const { name, date } = newest;
  return carrying(cell, { source: name, link: linkOf(documentLink(newest)), date, known: date });
}

/** A point's value that carries when it is for, its unit and where it was published. */
export function sourcedPoint(
  cell: Cell,
  point: ObservationPoint,
  { properties }: NumericalObservation,
): Cell {
  const { origin, time } = point;
  return carrying(cell, {
    source: origin?.source ?? origin?.name,
    link: linkOf(origin?.url),
    date: time,
    period: periodOf(point['period']),
    unit: properties.unit,
    known: origin?.published_time,
  });
}

/** A longer link is left out: one that is cut leads nowhere. */
function linkOf(link: string | null | undefined): string | undefined {
  return link && link.length <= LONGEST_LINK ? link : undefined;
}

/** A fiscal quarter or year by its publisher's number, any other time by its days. */
function periodOf(period: unknown): string | undefined {
  if (typeof period !== 'object' || period === null) return undefined;
  const { start, end, fiscal_year, fiscal_quarter } = period as Record<string, unknown>;
  if (typeof fiscal_year === 'number') {
    return typeof fiscal_quarter === 'number' ? `FY${fiscal_year} Q${fiscal_quarter}` : `FY${fiscal_year}`;
  }
  return typeof start === 'string' && typeof end === 'string' ? `${start} to ${end}` : undefined;
}

/** What stands behind a value and is a day. */
const DAYS: ReadonlySet<string> = new Set(['date', 'known']);

/** It adds up, sorts and charts as before; a calculation with it drops what it carries. */
function carrying(cell: Cell, behind: Behind): Cell {
  const value = simple(cell);
  if (value === undefined) return cell;
  const known = Object.entries(behind).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const properties = known.map(([name, text]) => [name, propertyOf(name, text)]);
  return { ...value, properties: Object.fromEntries(properties) as Record<string, SimpleCell> };
}

function simple(cell: Cell): SimpleCell | undefined {
  if (typeof cell === 'number') return { type: 'Double', basicValue: cell };
  if (typeof cell === 'string') return { type: 'String', basicValue: cell };
  if (typeof cell === 'boolean') return { type: 'Boolean', basicValue: cell };
  return 'type' in cell && cell.type === 'Double' ? cell : undefined;
}

function propertyOf(name: string, text: string): SimpleCell {
  if (name === 'link') return { type: 'String', basicValue: text };
  return DAYS.has(name) ? dayOf(text) : ofText(text);
}

function dayOf(text: string): SimpleCell {
  const day = timeOf(text);
  const serial = day === undefined ? undefined : serialOf({ day: Math.floor(day) });
  return serial === undefined
    ? ofText(text)
    : { type: 'Double', basicValue: serial, numberFormat: 'yyyy-mm-dd' };
}

function ofText(text: string): SimpleCell {
  return { type: 'String', basicValue: cellText(text, LONGEST) };
}
