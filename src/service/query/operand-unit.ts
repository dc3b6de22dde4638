import { BARE_DOLLARS, currencyOf, isBare } from './conversion';
import type { Evaluator } from './evaluate';
import { unitOf, type Fact } from './fact';
import { fieldKey } from './field-key';
import { parseQuantity, writtenUnit } from './quantity';
import type { Expression, Filter } from './tree';

/**
 * Applies the unit of a bound: `revenue>100bn EUR` filters `revenue_in_eur`; dollars need nothing. Returns a text if
 * the unit does not fit the field.
 */
export function inWrittenUnit(filter: Filter, expression: Expression, evaluator: Evaluator): Filter | string {
  const { path, operand } = filter;
  const unit = writtenUnit(operand.text);
  const field = path.at(-1) ?? '';
  if (unit === undefined) return filter;
  const [, own = field, asked = 'usd'] = /^(.+)_in_([a-z]{3})$/.exec(fieldKey(field)) ?? [];
  const [fact] = factsOf(path, expression, evaluator);
  if (unit === '%')
    return fact === undefined || isShare(fact) ? filter : `${named(field)} is not a percentage`;
  if (fact !== undefined && !isMoney(fact)) return `${named(field)} is not an amount of money`;
  if (own !== field) return unit.toLowerCase() === asked ? filter : `${named(field)} is not in ${unit}`;
  if (unit === 'USD') return filter;
  const key = `${fieldKey(field)}_in_${unit.toLowerCase()}`;
  if (fact === undefined || evaluator.reader.read(fact.subject, [key]).length === 0)
    return `${named(field)} cannot be given in ${unit}`;
  const text = String(parseQuantity(operand.text));
  return { ...filter, path: [...path.slice(0, -1), key], operand: { ...operand, text, anyOf: [[text]] } };
}

const named = (field: string): string => `“${field}”`;

/** What the first that has a field has under it. */
export function factsOf(
  path: readonly string[],
  { topic }: Expression,
  evaluator: Evaluator,
): readonly Fact[] {
  const { topics, reader } = evaluator;
  const steps = reader.steps(path);
  const found = topics.find(topic);
  if (found?.kind === 'collection') return evaluator.factsOf(found.collection, steps);
  return (found?.entities ?? []).flatMap((entity) => reader.read(entity, steps));
}

const COUNTED = /_count$|^population$/;

const isShare = (fact: Fact): boolean =>
  isBare(fact)
    ? !BARE_DOLLARS.has(fact.field) && !COUNTED.test(fact.field)
    : /%|per ?cent/i.test(unitOf(fact) ?? '');

const isMoney = (fact: Fact): boolean => {
  const unit = unitOf(fact) ?? '';
  return isBare(fact)
    ? BARE_DOLLARS.has(fact.field)
    : currencyOf(unit) !== undefined || /\bUSD\b|\$|dollars/i.test(unit);
};
