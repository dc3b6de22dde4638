import type { Result } from '../query/result';
import { pointsIn, type Fact } from '../query/fact';
import type { Occasions } from '../query/occasions';
import { isYearMark } from '../query/period';
import { parseQuantity } from '../query/quantity';
import { isOfDays } from '../query/series-fact';
import type { Expression, Filter } from '../query/tree';
import type { Means } from '../query/value-test';
import { cited, citedTogether, factSentence } from './fact-sentence';
import { capital, formatDate, formatFact, joinNames } from './format-value';
import { uncoveredSpans } from './missing-data';
import { fieldLabel, figureOf, pluralLabel, spoken, SUMMARY_WORDS } from './labels';
import { rankedPhrase, summedPhrase } from './set-phrase';
import { MOST_GROUNDS, remark, type Statement } from './statement';
import { likeFact, sameText } from './ties';
import { timePhrase, whenPhrase, yearOf } from './times';

/** As many names as a count lists after it. */
const MOST_NAMES = 60;

/** The sentence for the one figure that the rows became. */
export function summaryStatement(expression: Expression, result: Result, means: Means): Statement[] {
  const { summary } = result;
  if (summary === undefined) return [];
  if (summary.aggregate.summary === 'count') return [countStatement(expression, result, means)];
  const { fact, facts, count, aggregate } = summary;
  if (fact === undefined) return [];
  const field = (aggregate.path.at(-1) ?? '').replace(/_history$/, '');
  const label = fieldLabel(field);
  const isHistory = aggregate.path.at(-1)?.endsWith('_history') === true;
  const word = SUMMARY_WORDS[aggregate.summary];
  if (isHistory)
    return [
      historyStatement(expression, { fact, facts, word }),
      // A total of some of the years that were asked for is told as such.
      ...uncoveredSpans(expression, new Map([[fact.subject, facts]])),
    ];
  const when = timePhrase(expression.at);
  if (aggregate.summary === 'minimum' || aggregate.summary === 'maximum') {
    const many = expression.also === undefined ? `${count} ` : '';
    const whole = `**${fact.subject.name}** has the ${word} ${label} of ${many}${summedPhrase(expression, result, means)}`;
    const others = [...new Set(likeFact(fact, facts).map(({ subject }) => spoken(subject)))];
    const tied = others.length === 0 ? '' : ` ${sameText(joinNames(others), others.length, label)}`;
    return [{ content: `${whole}. ${factSentence(fact.subject, field, [fact])}${tied}`, facts: [fact] }];
  }
  const isNamed = expression.also !== undefined;
  const ranked = rankedPhrase(expression, summedPhrase(expression, result, means));
  const whom = isNamed ? ranked : `the ${count} ${ranked} in the embedded dataset where it is known`;
  const latest =
    expression.at === undefined && facts.some(({ value }) => value.kind === 'point')
      ? ', each by its latest figure'
      : '';
  const parts = isNamed && facts.length <= MOST_PARTS ? ownParts(facts) : '';
  const content = `The ${word} ${label} of ${whom}${when} is **${formatFact(fact)}**${latest}${parts}${citedTogether(facts.slice(0, MOST_GROUNDS))}.`;
  return [{ content, facts: facts.slice(0, MOST_GROUNDS) }];
}

function historyStatement(
  { at }: Expression,
  { fact, facts, word }: { fact: Fact; facts: readonly Fact[]; word: string },
): Statement {
  const [first, last] = [facts[0], facts.at(-1)];
  const span =
    at !== undefined ? timePhrase(at).replace(/^ for /, ' in ') : ` from ${dayOf(first)} to ${dayOf(last)}`;
  if (word === 'highest' || word === 'lowest')
    return {
      content: `The ${word} of ${facts.length} figures${span}: ${factSentence(fact.subject, fact.field, [fact])}${alikeText(fact, facts)}`,
      facts: [fact],
    };
  const what =
    fact.field === 'latest_value'
      ? fact.subject.name
      : `${fieldLabel(fact.field)} of ${spoken(fact.subject)}`;
  const source = citedTogether([...facts].reverse());
  const grounds = facts.length > MOST_GROUNDS ? [first, last].flatMap((each) => each ?? []) : facts;
  const parts = word === 'total' && facts.length <= MOST_PARTS ? partsText(facts) : '';
  return {
    content: `The ${word} of ${facts.length} ${facts.length === 1 ? 'figure' : 'figures'} of ${what}${span} is **${formatFact(fact)}**${parts}${source}.${pointsNote(word, facts)}`,
    facts: grounds,
  };
}

/** The most other times listed with the same high or low. */
const MOST_ALIKE = 5;

/** The other times with the same high or low. */
function alikeText(fact: Fact, facts: readonly Fact[]): string {
  const others = likeFact(fact, facts).map(yearOf);
  if (others.length === 0) return '';
  return others.length > MOST_ALIKE
    ? ` It was the same ${others.length} more times.`
    : ` It was the same again: ${joinNames(others)}.`;
}

/** As many figures as stand beside their total. */
const MOST_PARTS = 8;

const partsText = (facts: readonly Fact[]): string =>
  `: ${joinNames(facts.map((fact) => `${formatFact(fact)} (${dayOf(fact)})`))}`;

/** What each of several has of their sum, with its own time. */
const ownParts = (facts: readonly Fact[]): string =>
  `: ${joinNames(facts.map((fact) => `${spoken(fact.subject)} ${formatFact(fact)}${yearOf(fact) === '' ? '' : ` (${yearOf(fact)})`}`))}`;

const dayOf = (fact: Fact | undefined): string =>
  fact?.value.kind === 'point' ? formatDate(fact.value.date) : '';

function countStatement(expression: Expression, result: Result, means: Means): Statement {
  const count = result.summary?.count ?? 0;
  const subjects = result.summary?.facts ?? [];
  const [first] = subjects;
  const origin = expression.select.length > 0 ? first?.subject : undefined;
  if (origin === undefined || result.topics.length !== 1 || expression.filters.length > 0) {
    const facts = result.rows
      .slice(0, 20)
      .flatMap(({ cells }) => cells.flatMap((cell) => cell.facts))
      .slice(0, MOST_GROUNDS);
    return {
      content: `${capital(summedPhrase(expression, result, means))}${whenPhrase(expression.at)} in the embedded dataset: **${count}**.`,
      facts,
    };
  }
  const field = first?.field ?? expression.select.at(-1) ?? '';
  const noun = count === 1 ? fieldLabel(field) : pluralLabel(field);
  const names = [...new Set(subjects.map(formatFact))];
  const listed = names.length > MOST_NAMES ? '' : `: ${joinNames(names)}`;
  // What was so at a time is told in it; of what has no days nobody knows since when it is so.
  const isDated = expression.at !== undefined && subjects.some(hasDays);
  const held = `${isDated ? 'had' : 'has'} **${count}** ${noun}${isDated ? whenPhrase(expression.at) : ''}`;
  const content = `${capital(spoken(origin))} ${held} in the embedded dataset${listed}${first === undefined ? '' : cited(first)}.`;
  return { content, facts: subjects.slice(0, MOST_GROUNDS) };
}

const hasDays = ({ value }: Fact): boolean =>
  value.kind === 'entity' && (value.edge?.validSince ?? value.edge?.validUntil) !== undefined;

/**
 * What each of the points is that an average was made of: that of twelve days of a year is another than that of all of
 * its days. Nothing where they are of no one kind, or where the figure is no average.
 */
export function pointsNote(summary: string, facts: readonly Fact[]): string {
  if (summary !== 'average' && summary !== 'median') return '';
  const kinds = new Set(facts.map(kindOf));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return '';
  return facts.length === 1 ? ` It is ${kind}.` : ` Each of them is ${kind}.`;
}

function kindOf({ value }: Fact): string | undefined {
  if (value.kind !== 'point') return undefined;
  const { series } = value;
  if (/\bannual average\b/i.test(series.name)) return "a year's average";
  if (/\bmonthly average\b/i.test(series.name)) return "a month's average";
  if (/\blast fixing of the month\b/i.test(series.name)) return `the last fixing of its month${NO_AVERAGE}`;
  if (isOfDays(series)) return `that of one day of its month${NO_AVERAGE}`;
  return CADENCES.get(series.cadence);
}

const NO_AVERAGE = ', not the average of all days';

const CADENCES: ReadonlyMap<string, string> = new Map([
  ['m', "a month's figure"],
  ['q', "a quarter's figure"],
  ['a', "a year's figure"],
]);

/** What is said of a figure that a bound is met by. */
export const COMPARISON_WORDS: ReadonlyMap<string, string> = new Map([
  ['>', 'above'],
  ['<', 'below'],
  ['>=', 'at or above'],
  ['<=', 'at or below'],
]);

/** How long the parts of a line are called. */
export const LENGTHS: ReadonlyMap<string, string> = new Map([
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
  if (first?.field.includes('_step_change') === true && operand.text === '0')
    return stepStatement({ which, row, facts }, operator.startsWith('>') ? 'rose' : 'fell');
  const what = first === undefined ? row.entity.name : figureOf(row.entity, first.field);
  const bound = `${COMPARISON_WORDS.get(operator) ?? operator} ${boundText(first, operand.text)}`;
  if (which === 'count') {
    const series = first?.value.kind === 'point' ? first.value.series : undefined;
    const length = LENGTHS.get(series?.cadence ?? '') ?? 'figures';
    const span = facts.length > 1 ? `, from ${timeOf(first)} to ${timeOf(last)}` : `, ${timeOf(first)}`;
    const content = `${what} was ${bound} in **${facts.length}** of the ${length} with data${span}${last === undefined ? '' : cited(last)}.`;
    return { content, facts: facts.length > 1 ? [first, last].flatMap((each) => each ?? []) : facts };
  }
  if (which === 'each') return { content: `${what} was ${bound} ${eachTime(facts)}.`, facts };
  const fact = which === 'last' ? last : first;
  if (fact === undefined) return remark('');
  const start = fact.value.kind === 'point' ? fact.value.series.dates[0] : undefined;
  // Before the figures begin it may have been so too.
  const since = which === 'first' && start !== undefined ? ` Its figures begin in ${start.slice(0, 4)}.` : '';
  const content = `${what} was ${which} ${bound} ${when(fact)}: **${formatFact(fact)}**${cited(fact)}.${since}`;
  return { content, facts: [fact] };
}

/** When a rate that is set by steps was last or first raised or cut, each time, or how often. */
function stepStatement({ which, row, facts }: Occasions, verb: 'rose' | 'fell'): Statement {
  const { name } = row.entity;
  const told = which === 'last' ? facts.slice(-1) : which === 'first' ? facts.slice(0, 1) : facts;
  const steps = told.map((fact) => {
    const [from, to] = fact.grounds ?? [];
    const size =
      from === undefined || to === undefined ? '' : `: from ${formatFact(from)} to **${formatFact(to)}**`;
    return `${when(fact)}${size}`;
  });
  const [last] = told.slice(-1);
  const source = last === undefined ? '' : cited(last);
  const content =
    which === 'count' || which === 'each'
      ? `${name} ${verb} **${facts.length}** time${facts.length === 1 ? '' : 's'}: ${joinNames(steps.map((step) => step.replace(':', ',')))}${source}.`
      : `${name} ${which} ${verb} ${joinNames(steps)}${source}.`;
  return { content, facts: told };
}

/** The most spans of a line and the most figures that are listed. */
const MOST_TOLD = 12;

/** The stretches of a line, each of points that follow each other. */
function runsOf(facts: readonly Fact[]): Fact[][] {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.at(-1), fact)) run.push(fact);
    else runs.push([fact]);
  }
  return runs;
}

/** When something was so: its stretches, of many the first ones and the last, which tells whether it is so still. */
export function stretches(facts: readonly Fact[]): string {
  const runs = runsOf(facts);
  const isMany = runs.length > MOST_TOLD;
  const told = isMany ? [...runs.slice(0, MOST_TOLD - 1), ...runs.slice(-1)] : runs;
  const said = told.map((run) => {
    const [from, to] = [timeOf(run[0]), timeOf(run.at(-1))];
    return run.length === 1 ? from : `from ${from} to ${to}`;
  });
  return isMany
    ? `**${said.slice(0, -1).join(', ')}**, ${runs.length - said.length} times more and last **${said.at(-1) ?? ''}**`
    : `**${joinNames(said)}**`;
}

/** The stretches of a line in which something was so, and its figures where they are few. */
function eachTime(facts: readonly Fact[]): string {
  const figures =
    facts.length > MOST_TOLD ? '' : `: ${joinNames(facts.map((fact) => `**${formatFact(fact)}**`))}`;
  const runs = runsOf(facts);
  const when = stretches(facts);
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
export function boundText(like: Fact | undefined, text: string): string {
  const number = parseQuantity(text);
  if (number === undefined || (like?.value.kind !== 'point' && like?.value.kind !== 'number')) return text;
  return formatFact({ ...like, value: { ...like.value, number } });
}

function timeOf(fact: Fact | undefined): string {
  // What is worked out of a figure is of its time.
  if (fact?.value.kind === 'number')
    return timeOf(pointsIn(fact.grounds ?? []).length > 0 ? fact.grounds?.at(-1) : undefined);
  if (fact?.value.kind !== 'point') return '';
  const { date, series } = fact.value;
  if (series.cadence === 'm') return formatDate(date.slice(0, 7));
  return isYearMark(series, date) && series.cadence === 'a' ? date.slice(0, 4) : formatDate(date);
}

function when(fact: Fact): string {
  if (fact.value.kind !== 'point') return '';
  const day = timeOf(fact);
  const { cadence } = fact.value.series;
  if (cadence === 'm' || /^\d{4}$/.test(day)) return `in ${day}`;
  return cadence === 'a'
    ? `in the year that ended on ${day}`
    : cadence === 'q'
      ? `in the quarter of ${day}`
      : `on ${day}`;
}
