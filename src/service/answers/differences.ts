import { alike } from '../query/converted';
import type { Fact } from '../query/fact';
import { yearOfPoint } from '../query/period';
import { sizeOf } from '../query/summarise';
import type { StoredEntity } from '../store/stored';
import { formatFact, formatLarge, formatNumber, joinNames } from './format-value';
import { spoken } from './phrase';
import type { Statement } from './statement';

/** As many times as a line tells. */
const MOST_TIMES = 12;

/** By how much one of two that were named together is above the other at each of the times that both have. */
export function differencesOf(
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
  common: (fact: Fact) => Fact,
): Statement[] {
  const [first, second, ...others] = [...points];
  if (first === undefined || second === undefined || others.length > 0) return [];
  const [one, other] = [first[1], second[1]];
  const told = one.flatMap((fact) => {
    const time = timeOf(fact);
    const beside = other.find((each) => timeOf(each) === time);
    const gap = beside === undefined ? undefined : gapOf(fact, beside, common);
    return time === undefined || beside === undefined || gap === undefined
      ? []
      : [{ text: `${gap} (${time})`, facts: [fact, beside] }];
  });
  if (told.length < 2 || told.length > MOST_TIMES) return [];
  const whom = `${spoken(first[0])} less ${spoken(second[0])}`;
  return [
    {
      content: `Difference, ${whom}: ${joinNames(told.map(({ text }) => text))}.`,
      facts: told.flatMap(({ facts }) => facts),
    },
  ];
}

function timeOf({ value }: Fact): string | undefined {
  if (value.kind !== 'point') return undefined;
  const { series, date } = value;
  return series.cadence === 'a' ? yearOfPoint(series, series.dates.indexOf(date)) : date;
}

function gapOf(fact: Fact, beside: Fact, common: (fact: Fact) => Fact): string | undefined {
  const [own, their] = alike([fact, beside], common);
  if (own === undefined || their === undefined || unitOf(own) !== unitOf(their)) return undefined;
  const [a, b] = [sizeOf(own), sizeOf(their)];
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  const gap = Math.abs(a - b);
  const sign = a < b ? '−' : '+';
  if (formatFact(own).endsWith('%')) return `${sign}${gap.toFixed(1)} percentage points`;
  const money = /^-?\$/.test(formatFact(own)) ? '$' : '';
  return `${sign}${money}${gap >= 1e6 ? formatLarge(gap) : formatNumber(gap)}`;
}

const unitOf = ({ value }: Fact): string | undefined =>
  value.kind === 'point' ? value.series.unit : value.kind === 'number' ? value.unit : undefined;
