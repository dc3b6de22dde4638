import type { Occasions } from '../query/occasions';
import type { Fact } from '../query/fact';
import { isYearMark } from '../query/period';
import { parseQuantity } from '../query/quantity';
import type { Filter } from '../query/tree';
import { cited } from './fact-sentence';
import { formatDate, formatFact, joinNames } from './format-value';
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

/** When a figure was last or first beyond a bound, each time that it was, or how often. */
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
  if (which === 'each') return { content: `${what} was ${bound} ${eachTime(facts)}.`, facts };
  const fact = which === 'last' ? last : first;
  if (fact === undefined) return { content: '', facts: [] };
  const start = fact.value.kind === 'point' ? fact.value.series.dates[0] : undefined;
  // Before the figures begin it may have been so too.
  const since = which === 'first' && start !== undefined ? ` Its figures begin in ${start.slice(0, 4)}.` : '';
  const content = `${what} was ${which} ${bound} ${when(fact)}: **${formatFact(fact)}**${cited(fact)}.${since}`;
  return { content, facts: [fact] };
}

/** The most stretches of a line that are told, and the most figures. */
const MOST_TOLD = 12;

/** The stretches of a line in which something was so, and its figures where they are few. */
function eachTime(facts: readonly Fact[]): string {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1), fact)) run.push(fact);
    else runs.push([fact]);
  }
  const isMany = runs.length > MOST_TOLD;
  // The last tells whether it is so still.
  const told = isMany ? [...runs.slice(0, MOST_TOLD - 1), ...runs.slice(-1)] : runs;
  const said = told.map((run) => {
    const [from, to] = [dayOf(run[0]), dayOf(run.at(-1))];
    return run.length === 1 ? from : `from ${from} to ${to}`;
  });
  const figures =
    facts.length > MOST_TOLD ? '' : `: ${joinNames(facts.map((fact) => `**${formatFact(fact)}**`))}`;
  const when = isMany
    ? `**${said.slice(0, -1).join(', ')}**, ${runs.length - said.length} times more and last **${said.at(-1) ?? ''}**`
    : `**${joinNames(said)}**`;
  const [fact] = facts;
  return `${runs[0]?.length === 1 ? `${runs.length === 1 ? 'for' : 'of'} ` : ''}${when}${figures}${fact === undefined ? '' : cited(fact)}`;
}

/** Whether a point of a line is the next after another. */
function follows(before: Fact | undefined, { value }: Fact): boolean {
  if (before?.value.kind !== 'point' || value.kind !== 'point') return false;
  const { dates } = value.series;
  return dates.indexOf(before.value.date) === dates.indexOf(value.date) - 1;
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
