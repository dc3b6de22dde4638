import { EMPTY_SET } from '../empty-set';
import { topicOfArea } from './root-parts';
import { filterOf } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** Codes that are written as plain numbers, with the digits that one has at least. */
const CODES: ReadonlyMap<string, number> = new Map([
  ['cik', 10],
  ['calling_code', 1],
  ['sic_code', 4],
  ['isic_code', 2],
  ['iso_numeric', 3],
  ['cftc_code', 6],
]);

/** A number that is a code, as a condition. */
function coded([field = '', ...others]: readonly string[], text: string): Of<'cond'> | undefined {
  // A currency's code in digits is not the one in letters.
  const own = field === 'code' || field === 'iso_code' ? 'iso_numeric' : field;
  const digits = CODES.get(own);
  return digits === undefined || others.length > 0 || !/^\d+$/.test(text)
    ? undefined
    : { kind: 'cond', filters: [filterOf(own, { operator: '=', text: text.padStart(digits, '0') })] };
}

const isCode = ({ filters: [filter, ...others] }: Of<'cond'>, field?: string): boolean =>
  filter !== undefined &&
  others.length === 0 &&
  filter.operator === '=' &&
  (field === undefined
    ? filter.path.join('.') === 'calling_code' || CODES.has(filter.path[0] ?? '')
    : filter.path.join('.') === field);

/** Things by the codes and addresses that they bear. */
export const CODE_RULES: readonly Rule[] = [
  rule(['fields', 'number'], 0.1, 'whose CIK is 320193', ({ fields }, { text }) => coded(fields, text)),
  rule(['number', 'fields'], 0.15, '41 is the prefix', ({ text }, { fields }) => coded(fields, text)),
  rule(['fields', 'cond'], 0, 'the website harvard.edu; the prefix +41', ({ fields }, cond) =>
    fields.length === 1 &&
    (isCode(cond, fields[0]) || (only(fields[0] ?? '', 'code', 'iso_code') && isCode(cond)))
      ? cond
      : undefined,
  ),
  rule(['cond', 'fields'], 0.05, '+41 is the prefix', (cond, { fields }) =>
    fields.length === 1 && isCode(cond, fields[0]) ? cond : undefined,
  ),
  rule(['relation', 'cond'], 0.1, 'uses the prefix +41', ({ relation }, cond) =>
    only(relation.field, 'currency', 'languages') && isCode(cond) ? cond : undefined,
  ),
  rule(['cond', 'relation'], 0.1, '+41 belongs to', (cond, { relation }) =>
    only(relation.field, 'parent', 'member_of', 'countries') && isCode(cond) ? cond : undefined,
  ),
  rule(['cond', 'open'], 0, '+41 is the prefix of which country', (cond, { field }) => {
    const topic = isCode(cond) ? topicOfArea(field) : undefined;
    return topic === undefined
      ? undefined
      : { kind: 'root', root: { ...EMPTY_SET, topic, isPlural: true, filters: cond.filters } };
  }),
];
