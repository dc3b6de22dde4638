import { fieldSpec } from '../query/field-table';
import type { Condition } from '../store/collection';
import type { CompileContext } from './compile-context';
import { meetingOf, type Meeting } from './field-codes';
import { storedPlaces, isAddress, type Place } from './field-places';
import { exact, type Compiled, type StatementValues } from './statement';

type Asked = { key: string; place: Place; value: string; operator: Condition['operator'] };

/** What every range of a place meets; nothing where its values are not parted into ranges, or are compared in other ways. */
function meetingAt({ key, place, value, operator }: Asked, { fields }: CompileContext) {
  const ranges = fields.codes.get(place.place);
  const kind = (['n', 'd', 't'] as const).find((each) => place.held.kinds.replaceAll(each, '') === '');
  const spec = fieldSpec(key);
  const isOtherwise = spec?.contains === true || spec?.name === 'fiscal_year_end' || isAddress(key);
  return ranges === undefined || kind === undefined || (kind !== 'n' && isOtherwise)
    ? undefined
    : meetingOf(ranges, { value, operator, kind });
}

/** What the ranges of an entity's values meet, as a byte for each range; the codes of all entities are read once a statement. */
function byteOf(place: string, no: string, bytes: readonly number[], values: StatementValues): string {
  const codes = `(select substring(c.codes from 1) from $s.coded c where c.field = ${values.put(place, 'text')})`;
  return `get_byte(${values.put(Buffer.from(bytes), 'bytea')}, get_byte(${codes}, ${no}))`;
}

const BYTES: Readonly<Record<Meeting, number>> = { none: 0, all: 1, some: 2 };

/** A comparison on a field with stored ranges: values are looked up only in the ranges at the bounds. */
export function compileCodes(
  { no, met, ...asked }: Asked & { no: string; met: Compiled },
  compiling: CompileContext,
): Compiled | undefined {
  const meeting = met.isExact ? meetingAt(asked, compiling) : undefined;
  if (meeting === undefined) return undefined;
  const bytes = byteOf(
    asked.place.place,
    no,
    meeting.map((each) => BYTES[each]),
    compiling.values,
  );
  return exact(
    meeting.includes('some')
      ? `case ${bytes} when 1 then true when 2 then ${met.sql} else false end`
      : `${bytes} = 1`,
  );
}

type Told = { place: Place; meeting: readonly Meeting[] };

/** What the ranges of a condition's field meet; nothing where they do not tell. */
function toldOf(
  { facet, field, operator, operand, isEither }: Condition,
  compiling: CompileContext,
): Told | undefined {
  const [key = '', ...rest] = [...facet, ...field];
  const [place, ...others] = rest.length > 0 ? [] : (storedPlaces(key, compiling) ?? []);
  const isOneEach = isEither || operand.anyOf.every((group) => group.length <= 1);
  const asked = [...new Set([operand.text, ...operand.anyOf.flat()])];
  const isTold =
    operator === '=' ? isOneEach && !asked.includes('*') : asked.length === 1 && operator !== '!=';
  if (place === undefined || others.length > 0 || !isTold) return undefined;
  const each = asked.map((value) => meetingAt({ key, place, value, operator }, compiling));
  const [first, ...further] = each.flatMap((meeting) => (meeting === undefined ? [] : [meeting]));
  if (first === undefined || (operator !== '=' && each.length > 1)) return undefined;
  const either = (code: number): Meeting => {
    const all = [first, ...further].map((meeting) => meeting[code]);
    return all.includes('all') ? 'all' : all.includes('some') ? 'some' : 'none';
  };
  return { place, meeting: first.map((_each, code) => either(code)) };
}

/** What an entity of this number meets or may meet, as far as the ranges of its values tell. */
export function sieveOf(conditions: readonly Condition[], no: string, compiling: CompileContext): string[] {
  return conditions.flatMap((condition) => {
    const told = toldOf(condition, compiling);
    if (told === undefined) return [];
    const bytes = told.meeting.map((each) => BYTES[each]);
    return [`${byteOf(told.place.place, no, bytes, compiling.values)} > 0`];
  });
}

/** How many entities meet conditions of one field or may meet them, as far as its ranges tell; nothing where they do not. */
export function countMeeting(
  conditions: readonly Condition[],
  compiling: CompileContext,
): number | undefined {
  const told = conditions.flatMap((condition) => toldOf(condition, compiling) ?? []);
  const [first] = told;
  if (first === undefined || told.length < conditions.length) return undefined;
  return (compiling.fields.codes.get(first.place.place) ?? [])
    .filter(({ code }) => told.every(({ meeting }) => meeting[code] !== 'none'))
    .reduce((sum, { entities }) => sum + entities, 0);
}

/** About which part of so many entities meets a condition, or may meet it; nothing where ranges do not tell. */
export function shareOf(condition: Condition, compiling: CompileContext, of: number): number | undefined {
  const told = toldOf(condition, compiling);
  if (told === undefined) return undefined;
  let [met, all] = [0, 0];
  for (const { code, entities } of compiling.fields.codes.get(told.place.place) ?? []) {
    all += entities;
    if (told.meeting[code] !== 'none') met += entities;
  }
  return met / Math.max(all, of);
}
