import { nameText } from '../../shared/names/name-text';
import type { StoredEntity } from '../store/stored';
import { ADDRESSES } from './address';
import { hasWords, keyOf, withoutProtocol } from './compared-text';
import type { Fact, FactValue } from './fact';
import { fieldSpec } from './field-table';
import { compareMoments, parseMoment } from './moment';
import type { Namer } from './namer';
import type { Places } from '../store/places';
import type { PathReader } from './read-path';
import { parseQuantity } from './quantity';
import { spelledRole } from './role';
import type { Operator } from './tree';
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
];
/** Days into a month in which a year of weeks ends that is called by the month before: the Sunday nearest to its end. */
const INTO_NEXT = 7;

/** Judges one fact. */
export type FactTest = (fact: Fact) => boolean;

/** What comparing needs to know of the store. */
export type Means = { namer: Namer; exact: Namer; industries: Namer; places: Places; reader: PathReader };

/** Makes the test of one value. */
export function valueTest(operator: Operator, value: string, means: Means): FactTest {
  // `field=*` holds where the field has any value.
  if (value === '*' && (operator === '=' || operator === '!=')) return () => true;
  return operator === '=' || operator === '!=' ? equals(value, means) : ordered(operator, value, means);
}

function equals(value: string, { namer, industries, places }: Means): FactTest {
  const text = nameText(withoutProtocol(value));
  const role = nameText(spelledRole(value));
  const quantity = parseQuantity(value);
  const moment = parseMoment(value);
  let named: ReadonlySet<StoredEntity> | undefined;
  const initials = initialsOf(value);
  const names = (): ReadonlySet<StoredEntity> => (named ??= namer(value));
  let sectors: ReadonlySet<StoredEntity> | undefined;
  const isSector = (entity: StoredEntity): boolean => (sectors ??= industries(value)).has(entity);
  const isNamed = (entity: StoredEntity): boolean =>
    names().has(entity) || places.around(entity).some((place) => names().has(place));
  return ({ value: held, field, subject }) => {
    if (text === '') return false;
    if (held.kind === 'entity') return field === 'industry' ? isSector(held.entity) : isNamed(held.entity);
    if (held.kind === 'number' || held.kind === 'point') return quantity === held.number;
    if (held.kind === 'date') return moment !== undefined && compareMoments(held.date, moment) === 0;
    if ((field === 'name' || field === 'description') && initials !== undefined)
      return initials(keyOf(held.text));
    if (field === 'name') return names().has(subject) || keyOf(held.text) === text;
    if (field === 'role') return textsOf(held, field).some((each) => isRole(each, role));
    if (ADDRESSES.has(field) && places.named(held.text).some(isNamed)) return true;
    return textsOf(held, field).some((each) => fits(each, text, field));
  };
}

/** `name=Z*`, `name=*land` and `name=*bank*`: what a name begins or ends with, or holds. */
function initialsOf(value: string): ((name: string) => boolean) | undefined {
  const [, before, letters = '', behind] = /^(\*?)([^*]+)(\*?)$/.exec(value) ?? [];
  const wanted = nameText(letters);
  if (wanted === '' || (before === '' && behind === '')) return undefined;
  if (before !== '' && behind !== '') return (name) => name.includes(wanted);
  return (name) => (before === '' ? name.startsWith(wanted) : name.endsWith(wanted));
}

/** A title holds a role as one of its parts: a `Senior Director` is no `Director`, a `President and CEO` is a `President`. */
function isRole(title: string, role: string): boolean {
  const parts = title.split(/[,;/]|\band\b/i).map(keyOf);
  return parts.some(
    (part) => part === role || part.startsWith(`${role} of `) || (role.includes(' ') && part.includes(role)),
  );
}

function textsOf(held: FactValue & { kind: 'text' }, field: string): string[] {
  const month = field === 'fiscal_year_end' ? closingMonth(held.text) : undefined;
  const texts = [held.text, ...(held.also ?? []), ...(month === undefined ? [] : [month])];
  return field === 'website' ? texts.map(withoutProtocol) : texts;
}

function fits(text: string, wanted: string, field: string): boolean {
  return keyOf(text) === wanted || (fieldSpec(field)?.contains === true && hasWords(text, wanted));
}

function ordered(operator: Operator, value: string, { namer, reader }: Means): FactTest {
  const quantity = parseQuantity(value);
  const moment = parseMoment(value);
  // `employee_count>Apple` compares with what Apple has under the same field.
  const others = quantity === undefined && moment === undefined ? [...namer(value)] : [];
  return (fact) => {
    const { field, subject } = fact;
    const { value: held } = reader.common(fact);
    if (others.length > 0) {
      if (others.includes(subject)) return false;
      const [other] = others.flatMap((entity) => reader.read(entity, [field]));
      const [a, b] = [
        sizeOf({ value: held }),
        other === undefined ? undefined : sizeOf(reader.common(other)),
      ];
      return (
        a !== undefined &&
        b !== undefined &&
        typeof a === typeof b &&
        holds(operator, a < b ? -1 : a > b ? 1 : 0)
      );
    }
    if (held.kind === 'entity') return false;
    if (held.kind === 'date')
      return moment !== undefined && holds(operator, compareMoments(held.date, moment));
    const number = held.kind === 'text' ? parseQuantity(held.text) : held.number;
    if (number === undefined) return false;
    if (quantity !== undefined) return holds(operator, number - quantity);
    // A founding year may be asked for by a day: it is held as a plain number.
    return moment !== undefined && holds(operator, compareMoments(String(number), moment));
  };
}

function holds(operator: Operator, difference: number): boolean {
  if (operator === '>') return difference > 0;
  if (operator === '<') return difference < 0;
  return operator === '>=' ? difference >= 0 : difference <= 0;
}

function sizeOf({ value }: Pick<Fact, 'value'>): number | string | undefined {
  if (value.kind === 'date') return value.date;
  return value.kind === 'number' || value.kind === 'point' ? value.number : undefined;
}

/**
 * The last month of a company's year of 52 or 53 weeks, whose filings name the day: `2025-09-27`. Undefined if the
 * year ends on the same day each year, stored as `September 30`.
 */
function closingMonth(held: string): string | undefined {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(held) ?? [];
  if (month === undefined || day === undefined) return undefined;
  const at = Number(month) - (Number(day) <= INTO_NEXT ? 2 : 1);
  return MONTHS[(at + 12) % 12];
}
