import type { PropertyValue } from '../../shared/contract/entity';
import type { NumericalObservation, ObservationPoint } from '../../shared/contract/observation';
import type { Source } from '../../shared/contract/source';
import { remembered } from '../../shared/names/remembered';
import type { Cell, SimpleCell } from './cell';
import { documentLink, newestSource } from './citation';
import { serialOf, timeOf } from './date';
import { markedPeriod } from './dated-periods';
import { pointNote } from './point-marks';
import { cellText } from './text';

/** The longest text behind a value: each of thousands carries its own. */
const LONGEST = 250;
const LONGEST_LINK = 2_000;

/** The source of a value as formulas read it: `=B2.source`. Unknown parts are left out. */
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
  /** What has to be known to take the value for what it is: that it is an old one, an average, or on another basis than the one before. */
  note?: string | undefined;
};

/**
 * What a value carries, by name. Of a class of its own, because Office.js walks through every plain object of a result,
 * looking for objects of its own, and through no other; what it writes is the same.
 */
class Carried {
  [name: string]: SimpleCell;
}

/** A property's value that carries its newest source; what has none stays as it is. */
export function sourcedProperty(cell: Cell, { sources }: PropertyValue): Cell {
  if (sources !== last.sources) last = { sources, carried: propertyOrigin(sources ?? []) };
  return last.carried === undefined ? cell : carrying(cell, last.carried);
}

/** The properties of an entity come one after the other, and mostly from one source: what they carry is one object. */
let last: { sources: PropertyValue['sources']; carried: Carried | undefined } = {
  sources: null,
  carried: undefined,
};

function propertyOrigin(sources: readonly Source[]): Carried | undefined {
  const newest = newestSource(sources);
  if (newest === undefined) return undefined;
  const { name, date } = newest;
  return carriedOf({ source: name, link: linkOf(documentLink(newest)), date, known: date });
}

/** A point's value that carries when it is for, its unit and where it was published. */
export function sourcedPoint(
  cell: Cell,
  point: ObservationPoint,
  series: Pick<NumericalObservation, 'properties' | 'data'> & { note?: string | undefined },
): Cell {
  const { origin, time } = point;
  const day = timeOf(time);
  return carrying(
    cell,
    carriedOf({
      source: origin?.source ?? origin?.name,
      link: linkOf(origin?.url),
      date: time,
      period: periodOf(point['period']) ?? (day === undefined ? undefined : markedPeriod(series, day)),
      unit: series.properties.unit,
      known: origin?.published_time,
      note: joined(series.note, pointNote(point)),
    }),
  );
}

function joined(note: string | undefined, more: string | undefined): string | undefined {
  return note && more ? `${note}; ${more}` : note || more;
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
function carrying(cell: Cell, properties: Carried): Cell {
  const value = simple(cell);
  if (value === undefined) return cell;
  value.properties = properties;
  return value;
}

function carriedOf({ source, link, date, period, unit, known, note }: Behind): Carried {
  // Named one by one: a walk over the names of each of fifty thousand values takes as long as all the rest.
  const carried = new Carried();
  if (source) carried['source'] = textCell(source);
  if (link) carried['link'] = { type: 'String', basicValue: link };
  if (date) carried['date'] = dayCell(date);
  if (period) carried['period'] = textCell(period);
  if (unit) carried['unit'] = textCell(unit);
  if (known) carried['known'] = dayCell(known);
  if (note) carried['note'] = textCell(note);
  return carried;
}

/** Publishers, days and units are few, however many values carry them. */
const MOST_MADE = 1_000;
const textCell = remembered(MOST_MADE, ofText);
const dayCell = remembered(MOST_MADE, dayOf);

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
