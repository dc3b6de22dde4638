import type { Attach } from '../part-combination';
import type { SetPart, ValuePart } from '../question-parts';
import { isSingle } from './parts';
import { only, rule, type Rule } from './rule';

/** A figure of one thing in a currency that it is not held in. */
function converted(value: ValuePart, currency: SetPart, attach: Attach): ValuePart | undefined {
  const [field = '', ...others] = value.fields;
  const isPlain =
    isSingle(value.set) &&
    others.length + value.way.length + value.where.length === 0 &&
    [value.summary, value.change, value.compare].every((part) => part === undefined);
  const code = attach.currencyCode(currency);
  return isPlain && code !== undefined && attach.isFigure(field) && !/_in_[a-z]{3}$/.test(field)
    ? {
        ...value,
        fields: [`${field}_in_${code.toLowerCase()}`],
        at: [...value.at, ...currency.at],
      }
    : undefined;
}

/** Figures in other currencies: `the revenue of Apple in euros`. */
export const CONVERT_RULES: readonly Rule[] = [
  rule(['value', 'phrase'], 0.05, 'GDP of Vietnam in euros', (value, { light, of }, attach) =>
    only(light, 'in', 'to') && of.kind === 'set' && of.amount === undefined
      ? converted(value, of, attach)
      : undefined,
  ),
  rule(['value', 'set'], 0.2, 'GDP of Vietnam, EUR', (value, set, attach) =>
    set.amount === undefined && set.at.length === 0 ? converted(value, set, attach) : undefined,
  ),
];
