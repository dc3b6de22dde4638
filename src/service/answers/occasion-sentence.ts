import type { Occasions } from '../query/occasions';
import type { Fact } from '../query/fact';
import { isYearMark } from '../query/period';
import { parseQuantity } from '../query/quantity';
import type { Filter } from '../query/tree';
import { cited } from './fact-sentence';
import { formatDate, formatFact } from './format-value';
import { fieldLabel, spoken } from './phrase';
import type { Statement } from './statement';

const SAID: ReadonlyMap<string, string> = new Map([
  ['>', 'above'],
  ['<', 'below'],
  ['>=', 'at or above'],
  ['<=', 'at or below'],
]);

/** How long the parts of a line are called. */
const LENGTHS: ReadonlyMap<string, string> = new Map([
  ['a', 'years'],
  ['q', 'quarters'],
  ['m', 'months'],
]);

/** When a figure was last or first beyond a bound, or how often. */
export function occasionStatement(
  { which, row, facts }: Occasions,
  { operator, operand }: Filter,
): Statement {
  const [first, last] = [facts[0], facts.at(-1)];
  const what =
    !first || first.field === 'latest_value'
      ? row.entity.name
      : `The ${fieldLabel(first.field)} of ${spoken(row.entity)}`;
  const bound = `${SAID.get(operator) ?? operator} ${boundText(first, operand.text)}`;
  if (which === 'count') {
    const series = first?.value.kind === 'point' ? first.value.series : undefined;
    const length = LENGTHS.get(series?.cadence ?? '') ?? 'figures';
    const span = facts.length > 1 ? `, from ${dayOf(first)} to ${dayOf(last)}` : `, ${dayOf(first)}`;
    const content = `${what} was ${bound} in **${facts.length}** of the ${length} held${span}${last === undefined ? '' : cited(last)}.`;
    return { content, facts: facts.length > 1 ? [first, last].flatMap((each) => each ?? []) : facts };
  }
  const fact = which === 'last' ? last : first;
  if (fact === undefined) return { content: '', facts: [] };
  const start = fact.value.kind === 'point' ? fact.value.series.dates[0] : undefined;
  // Before the figures begin it may have been so too.
  const since = which === 'first' && start !== undefined ? ` Its figures begin in ${start.slice(0, 4)}.` : '';
  const content = `${what} was ${which} ${bound} ${when(fact)}: **${formatFact(fact)}**${cited(fact)}.${since}`;
  return { content, facts: [fact] };
}

/** What it was beyond, in the unit of the figure. */
function boundText(like: Fact | undefined, text: string): string {
  const number = parseQuantity(text);
  if (number === undefined || like?.value.kind !== 'point') return text;
  return formatFact({ ...like, value: { ...like.value, number } });
}

function dayOf(fact: Fact | undefined): string {
  if (fact?.value.kind !== 'point') return '';
  const { date, series } = fact.value;
  if (series.cadence === 'm') return formatDate(date.slice(0, 7));
  return isYearMark(series, date) && series.cadence === 'a' ? date.slice(0, 4) : formatDate(date);
}

function when(fact: Fact): string {
  if (fact.value.kind !== 'point') return '';
  const day = dayOf(fact);
  const { cadence } = fact.value.series;
  if (cadence === 'm' || /^\d{4}$/.test(day)) return `in ${day}`;
  return cadence === 'a'
    ? `in the year that ended on ${day}`
    : cadence === 'q'
      ? `in the quarter of ${day}`
      : `on ${day}`;
}
