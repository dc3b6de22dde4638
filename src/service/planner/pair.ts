import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import type { ValuePart } from './sense';

/** The exchange rate of two currencies: of the pair or the turned one whichever reaches furthest. */
export function compilePair(value: ValuePart, { means, reader }: Evaluator): Expression | undefined {
  const { set } = value;
  const at = value.at.length > 0 ? value.at : set.at;
  const [base, quote] = (set.named ?? []).map((bearers) => bearers.find(({ type }) => type === 'Currency'));
  if (base === undefined || quote === undefined || base === quote) return undefined;
  const found = [
    { name: `${codeOf(base)}/${codeOf(quote)}`, field: 'rate' },
    { name: `${codeOf(quote)}/${codeOf(base)}`, field: 'inverse_rate' },
  ].flatMap(({ name, field }) => {
    const entity = [...means.exact(name)].find(({ type }) => type === 'ForeignExchangeRate');
    const then = at.length === 0 ? reader : reader.at(at, true);
    const [fact] = entity === undefined ? [] : then.read(entity, [field]);
    const point = fact?.grounds?.[0] ?? fact;
    return entity === undefined
      ? []
      : [{ name: entity.name, field, date: point?.value.kind === 'point' ? point.value.date : '' }];
  });
  const times = set.amount === undefined || set.amount === 1 ? '' : `_times_${set.amount}`;
  const [pair] = found.sort((a, b) => b.date.localeCompare(a.date));
  if (pair === undefined) return undefined;
  return {
    ...{ topic: pair.name, filters: [], orders: [], select: [pair.field + times] },
    ...(at.length === 0 ? {} : { at }),
  };
}

function codeOf({ properties, name }: StoredEntity): string {
  const code = properties.get('iso_code')?.value;
  return typeof code === 'string' ? code : name;
}
