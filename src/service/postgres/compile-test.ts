import { nameText } from '../../shared/names/name-text';
import { withoutProtocol } from '../query/compared-text';
import { fieldSpec } from '../query/field-table';
import { parseMoment } from '../query/moment';
import { parseQuantity } from '../query/quantity';
import type { Condition } from '../store/collection';
import type { CompileContext, Target } from './compile-context';
import { isAddress, type Place } from './field-places';
import { slotOf } from './relationship-number';
import { commonPlace, isMoney } from './money';
import { any, exact, type Compiled, type StatementValues } from './statement';

/** A value that is compared with what an entity holds in a place of a field. */
export type Test = {
  key: string;
  place: Place;
  of: Target;
  value: string;
  operator: Condition['operator'];
};

/** Whether an entity holds anything in a place that is neither a relationship nor what lies around it. */
export function holdsValue(
  { place, held: { kinds } }: Place,
  { no }: Target,
  compiling: CompileContext,
): Compiled {
  const field = slotOf(compiling.values.put(place, 'text'));
  const of = (name: string): Compiled =>
    exact(some(`select from $s.${name} f where f.entity = ${no} and f.field = ${field}`, compiling));
  return any([...(kinds.includes('n') ? [of('figure')] : []), ...(/[dtl]/.test(kinds) ? [of('value')] : [])]);
}

/** Whether a number, a date or a text of an entity meets a comparison. */
export function compileTest(asked: Test, compiling: CompileContext): Compiled {
  const isOrdered = asked.operator !== '=' && asked.operator !== '!=';
  // A bound of money is of the currency in which figures of several are compared.
  const place = isOrdered
    ? (commonPlace(asked.place, { fields: compiling.fields, types: asked.of.types }) ?? asked.place)
    : asked.place;
  const test = { ...asked, place };
  const isUntold =
    isOrdered && parseQuantity(test.value) === undefined && parseMoment(test.value) === undefined;
  // The month of a year of weeks is that of a day which no text names.
  if (isUntold || fieldSpec(test.key)?.name === 'fiscal_year_end')
    return { ...holdsValue(test.place, test.of, compiling), isExact: false };
  const { kinds } = test.place.held;
  return any([
    ...(kinds.includes('n') ? [numberTest(test, compiling)] : []),
    ...(kinds.includes('d') ? [dateTest(test, compiling)] : []),
    ...(kinds.includes('t') ? [textTest(test, compiling)] : []),
    ...(kinds.includes('l') ? [longTest(test, compiling)] : []),
  ]);
}

/** Whether there are any such rows; PostgreSQL turns no subquery with an offset into a join. */
export const some = (rows: string, { isEach }: CompileContext): string =>
  `exists (${rows}${isEach ? ' offset 0' : ''})`;

const signOf = (operator: Condition['operator']): string => (operator === '!=' ? '=' : operator);

function numberTest(
  { place: { place, held }, of: { no, type }, value, operator }: Test,
  compiling: CompileContext,
): Compiled {
  const { values } = compiling;
  const quantity = parseQuantity(value);
  // The type is the entity's, so that the index of the field finds the numbers of a collection's type.
  const ofType = type === undefined ? '' : ` and f.type = ${type}`;
  const of = `select from $s.figure f where f.entity = ${no}${ofType} and f.field = ${slotOf(values.put(place, 'text'))}`;
  // A founding year that is held as a number may be asked for by a day.
  if (quantity === undefined)
    return operator === '=' || operator === '!='
      ? exact('false')
      : { sql: some(of, compiling), isExact: false };
  if (isMoney(held) && /[<>]/.test(operator)) return { sql: some(of, compiling), isExact: false };
  return exact(some(`${of} and f.value ${signOf(operator)} ${values.put(quantity, 'float8')}`, compiling));
}

const valuesOf = ({ place: { place }, of: { no } }: Test, { values }: CompileContext): string =>
  `select from $s.value f where f.entity = ${no} and f.field = ${slotOf(values.put(place, 'text'))}`;

function dateTest(test: Test, compiling: CompileContext): Compiled {
  const { values } = compiling;
  const { value, operator } = test;
  const moment = parseMoment(value);
  if (moment === undefined) return exact('false');
  const asked = values.put(moment, 'text');
  const length = `least(length(f.value), length(${asked}))`;
  const range = dayRange(operator, moment, values);
  return exact(
    some(
      `${valuesOf(test, compiling)} and f.value like '____-__%'${range}
       and left(f.value, ${length}) collate "C" ${signOf(operator)} left(${asked}, ${length})`,
      compiling,
    ),
  );
}

/** Between which texts the days stand that a comparison means, for an index; what is known by its month alone is in the range of each day of it. */
function dayRange(operator: Condition['operator'], moment: string, values: StatementValues): string {
  const isDay = moment.length > 7;
  const first = moment.slice(0, 7);
  const behind = `${first}~`;
  const from = (text: string): string => ` and f.value >= ${values.put(text, 'text')} collate "C"`;
  const to = (text: string): string => ` and f.value < ${values.put(text, 'text')} collate "C"`;
  if (operator === '=' || operator === '!=') return from(first) + to(behind);
  if (operator.startsWith('>')) return from(operator === '>' && !isDay ? behind : first);
  return to(operator === '<' && !isDay ? first : behind);
}

function textTest(test: Test, compiling: CompileContext): Compiled {
  const { key, value, operator } = test;
  const { values } = compiling;
  const of = `${valuesOf(test, compiling)} and f.value not like '____-__%'`;
  const spec = fieldSpec(key);
  // A text may be a number in words.
  if (operator !== '=' && operator !== '!=') return { sql: some(of, compiling), isExact: false };
  const text = nameText(withoutProtocol(value));
  if (text === '') return exact('false');
  const asked = values.put(text, 'text');
  const isSo =
    spec?.contains === true
      ? `position(' ' || ${asked} || ' ' in ' ' || f.value || ' ') > 0`
      : `f.value = ${asked}`;
  const met = exact(some(`${of} and ${isSo}`, compiling));
  return isAddress(key) ? any([met, addressTest(test, compiling)]) : met;
}

/** A text that says where an entity lies is also met by what it names and what that lies in. */
function addressTest({ place: { place }, of: { no }, value }: Test, compiling: CompileContext): Compiled {
  const { values, fields, meanings } = compiling;
  const field = values.put(place, 'text');
  const meant = meanings.named(value);
  if (meant === undefined || !fields.hasSurroundings)
    return {
      sql: some(`select from $s.value f where f.entity = ${no} and f.field = ${slotOf(field)}`, compiling),
      isExact: false,
    };
  if (meant.sets.length === 0) return exact('false');
  const sets = values.put(meant.sets, 'int[]');
  return exact(
    some(
      `select from $s.lying l where l.entity = ${no} and l.field = ${field} and l.surrounding = any(${sets})`,
      compiling,
    ),
  );
}

function longTest(test: Test, compiling: CompileContext): Compiled {
  return { sql: some(`${valuesOf(test, compiling)} and f.value = ''`, compiling), isExact: false };
}
