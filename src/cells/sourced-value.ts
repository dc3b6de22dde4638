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
  const { start, end } = period as Record<string, unknown>;
  return (
    fiscalOf(period) ??
    (typeof start === 'string' && typeof end === 'string' ? `${start} to ${end}` : undefined)
  );
}

/** A fiscal quarter or year by its publisher's number. */
export function fiscalOf(period: object): string | undefined {
  const { fiscal_year: year, fiscal_quarter: quarter } = period as Record<string, unknown>;
  if (typeof year !== 'number') return undefined;
  return typeof quarter === 'number' ? `FY${year} Q${quarter}` : `FY${year}`;
}

/** It adds up, sorts and charts as before; a calculation with it drops what it carries. */
function carrying(cell: Cell, { source, link, date, period, unit, known }: Behind): Cell {
  const value = simple(cell);
  if (value === undefined) return cell;
  // Named one by one: a walk over the names of each of fifty thousand values takes as long as all the rest.
  const properties: Record<string, SimpleCell> = {};
  if (source) properties['source'] = made(source, ofText);
  if (link) properties['link'] = { type: 'String', basicValue: link };
  if (date) properties['date'] = made(date, dayOf);
  if (period) properties['period'] = made(period, ofText);
  if (unit) properties['unit'] = made(unit, ofText);
  if (known) properties['known'] = made(known, dayOf);
  value.properties = properties;
  return value;
}

/** Publishers, days and units are few, however many values carry them. */
const madeOf = new Map<(text: string) => SimpleCell, Map<string, SimpleCell>>();
const MOST_MADE = 1_000;

function made(text: string, make: (text: string) => SimpleCell): SimpleCell {
  let known = madeOf.get(make);
  if (known === undefined || known.size > MOST_MADE) {
    known = new Map<string, SimpleCell>();
    madeOf.set(make, known);
  }
  let cell = known.get(text);
  if (cell === undefined) {
    cell = make(text);
    known.set(text, cell);
  }
  return cell;
}

function simple(cell: Cell): SimpleCell | undefined {
  if (typeof cell === 'number') return { type: 'Double', basicValue: cell };
  if (typeof cell === 'string') return { type: 'String', basicValue: cell };
  if (typeof cell === 'boolean') return { type: 'Boolean', basicValue: cell };
  return 'type' in cell && cell.type === 'Double' ? { ...cell } : undefined;
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
