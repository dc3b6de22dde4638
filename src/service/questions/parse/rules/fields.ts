import { isEqual, uniqWith } from 'es-toolkit';

import { fieldSpec } from '../../../query/field-table';
import { wordsOf, type FieldsPart } from '../../parts';
import { joinTimes } from '../combine';
import { onlyOne, rule } from '../rule';

const isPlain = ({ summary, change }: FieldsPart): boolean => summary === undefined && change === undefined;

const withTimes = (fields: FieldsPart, times: FieldsPart['times']): FieldsPart | undefined => {
  const joined = joinTimes(fields.times, times);
  return joined === undefined ? undefined : { ...fields, times: joined };
};

/** One figure less another of the same. */
function lessOther(left: FieldsPart, right: FieldsPart): FieldsPart | undefined {
  const isOne = isPlain(left) && isPlain(right) && left.fields.length === 1 && right.fields.length === 1;
  const other = right.fields[0]?.at(-1);
  return isOne && isSeries(left.fields[0]?.at(-1)) && isSeries(other)
    ? renamed(left, (own) => `${own}_minus_${other ?? ''}`)
    : undefined;
}

/** Whether a field is a figure of a series. */
const isSeries = (field: string | undefined): boolean => {
  const look = fieldSpec(field ?? '')?.look;
  return (
    field !== undefined &&
    (look === undefined || look.some((place) => place.startsWith('~') || place.startsWith('=')))
  );
};

/** What a company spends money on. */
const SPENT: ReadonlySet<string> = new Set(
  wordsOf('research_and_development capital_expenditure dividends_paid share_repurchases'),
);

/** The last step of each path with another name. */
const renamed = (fields: FieldsPart, name: (field: string) => string): FieldsPart => ({
  ...fields,
  fields: fields.fields.map((path) => [...path.slice(0, -1), name(path.at(-1) ?? '')]),
});

/** Fields, several of them, and figures made of them. */
export const FIELD_RULES = [
  rule({
    name: 'several fields',
    pattern: 'Fields and|comma Fields',
    result: ([left, , right]) => {
      const times = joinTimes(left.times, right.times);
      const isAlike = left.summary === right.summary && left.change === right.change;
      return times === undefined || !isAlike || right.fields.length > 1
        ? undefined
        : { ...left, fields: uniqWith([...left.fields, ...right.fields], isEqual), times };
    },
  }),
  rule({
    name: 'field per head',
    pattern: 'Fields? per Per Fields?',
    cost: 0,
    result: ([before, , { field }, behind]) => {
      const fields = onlyOne(before, behind);
      return fields !== undefined && isPlain(fields)
        ? renamed(fields, (own) => `${own}_per_${field}`)
        : undefined;
    },
  }),
  rule({
    name: 'what money is spent on',
    pattern: 'on|for|in|to Fields',
    cost: 0.1,
    result: ([, fields]) => (fields.fields.every((path) => SPENT.has(path.join())) ? fields : undefined),
  }),
  rule({
    name: 'figure of a field',
    pattern: 'Fields figure',
    cost: 0.05,
    result: ([fields]) => fields,
  }),
  rule({
    name: 'field as a share of another',
    pattern: 'Fields share Fields',
    result: ([part, , whole]) =>
      isPlain(part) && isPlain(whole) && part.fields.length === 1 && whole.fields.length === 1
        ? renamed(part, (own) => `${own}_percent_of_${whole.fields[0]?.at(-1) ?? ''}`)
        : undefined,
  }),
  rule({
    name: 'field by another',
    pattern: 'Fields slash Fields',
    cost: 0,
    result: ([part, , whole]) => {
      const [over, under] = [part.fields[0]?.at(-1), whole.fields[0]?.at(-1)];
      const isFigure = [over, under].every((field) => isSeries(field));
      if (!isFigure || !isPlain(part) || !isPlain(whole) || part.fields.length + whole.fields.length > 2)
        return undefined;
      return renamed(part, (own) =>
        under === 'employee_count' || under === 'population'
          ? `${own}_per_${under}`
          : `${own}_percent_of_${under ?? ''}`,
      );
    },
  }),
  rule({
    name: 'field less another',
    pattern: 'Fields minus Fields',
    cost: 0,
    result: ([left, , right]) => lessOther(left, right),
  }),
  rule({
    name: 'difference of two fields',
    pattern: 'difference Fields',
    cost: 0,
    result: ([, { fields, ...rest }]) => {
      const [left, right, ...others] = fields;
      return left === undefined || right === undefined || others.length > 0
        ? undefined
        : lessOther({ ...rest, fields: [left] }, { ...rest, fields: [right] });
    },
  }),
  rule({
    name: 'time of a field',
    pattern: 'Fields|Time Time|Fields',
    cost: 0.07,
    result: ([one, other]) => {
      const [fields, time] = one.cat === 'Fields' ? [one, other] : [other, one];
      return fields.cat === 'Fields' && time.cat === 'Time' ? withTimes(fields, time.times) : undefined;
    },
  }),
];
