import { currencyOf } from '../query/conversion';
import type { Evaluator } from '../query/evaluate';
import { momentOf } from '../query/period';
import type { Planned } from './plan-result';

/** Dollars as the unit in which a figure is wanted, at the end, in brackets or within: `in USD`, `(US$ mn)`, `in US-Dollar`. */
const IN_DOLLARS =
  /(?:\b(?:in|into|to)\s+|\(\s*(?:in\s+)?)(?:(?:millions?|billions?|mn|mln|mio\.?|mrd\.?|bn)\s+(?:of\s+)?)?(?:USD|US\$|\$|(?:U\.?S\.?|American|US-?)?\s?dollars?)(?![\p{L}\p{N}])/iu;

/** A plan whose figure of one thing is in another currency, where dollars are asked for: what is held in dollars stays as it is. */
export function inDollars(question: string, plan: Planned, { reader, topics }: Evaluator): Planned {
  const { expression } = plan;
  const { topic, also = [], select, filters, orders, at = [], aggregate, claim, returns } = expression;
  const [field, ...steps] = select;
  const isPlain =
    filters.length + orders.length + steps.length === 0 &&
    [aggregate, claim, returns].every((clause) => clause === undefined);
  if (!isPlain || field === undefined || /_in_[a-z]{3}$/.test(field) || !IN_DOLLARS.test(question))
    return plan;
  const then = at.length === 0 ? reader : reader.at(at.slice(-1).map(momentOf), false);
  const isForeign = [topic, ...also].some((name) => {
    const found = topics.find(name);
    const entities = found?.kind === 'named' ? found.entities : [];
    return entities.some((entity) =>
      then.read(entity, select).some(({ value }) => {
        const code = value.kind === 'point' ? currencyOf(value.series.unit) : undefined;
        return code !== undefined && code !== 'USD';
      }),
    );
  });
  return isForeign
    ? { ...plan, expression: { ...expression, select: [`${field}_in_usd`] }, others: [] }
    : plan;
}
