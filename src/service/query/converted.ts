import type { Graph } from '../store/graph';
import type { Fact, FactValue } from './fact';
import type { FieldReader } from './read-field';
import { isYearMark } from './period';

/** Gives a figure in another currency, by the rate of the month in which its period ended; nothing where none is held. */
export type Convert = (fact: Fact, code: string) => Fact | undefined;

/** The code of the currency that a unit of money is of. */
function codeOf(unit: string): string | undefined {
  if (/^(?:US dollars|USD|\$)$/i.test(unit)) return 'USD';
  return /^[A-Z]{3}$/.test(unit) ? unit : undefined;
}

/** Of which a rate to almost every other currency is held. */
const BETWEEN = 'EUR';

/** Makes what converts the figures of a graph by its rates, whichever way round they are held, or by way of the euro. */
export function createConvert(graph: Graph, rateOf: () => FieldReader): Convert {
  const direct = (from: string, to: string, moment: string): Rate | undefined => {
    for (const name of [`${from}/${to}`, `${to}/${from}`]) {
      const pair = graph.byName(name).find(({ type }) => type === 'ForeignExchangeRate');
      const [fact] = pair === undefined ? [] : rateOf()(pair, { moment, isStrict: true });
      if (fact?.value.kind !== 'point' || fact.value.number <= 0) continue;
      const { number } = fact.value;
      return { number: name.startsWith(from) ? number : 1 / number, grounds: [fact] };
    }
    return undefined;
  };
  return (fact, code) => {
    const { value } = fact;
    const from = value.kind === 'point' ? codeOf(value.series.unit) : undefined;
    const to = code.toUpperCase();
    if (value.kind !== 'point' || from === undefined || from === to) return undefined;
    const { series, date } = value;
    const moment = isYearMark(series, date) ? `${date.slice(0, 4)}-12` : date.slice(0, 7);
    const rate =
      direct(from, to, moment) ?? crossed(direct(from, BETWEEN, moment), direct(BETWEEN, to, moment));
    if (rate === undefined) return undefined;
    const converted: FactValue = { kind: 'number', number: value.number * rate.number, unit: to };
    return { ...fact, value: converted, grounds: [fact, ...rate.grounds] };
  };
}

/** How many of one currency one of another is, and the quotations that say so. */
type Rate = { number: number; grounds: readonly Fact[] };

const crossed = (one: Rate | undefined, other: Rate | undefined): Rate | undefined =>
  one === undefined || other === undefined
    ? undefined
    : { number: one.number * other.number, grounds: [...one.grounds, ...other.grounds] };
