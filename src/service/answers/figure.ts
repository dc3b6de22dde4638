import { lackingSpans } from './missing-times';
import type { Result } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { alike, moneyOf } from '../query/converted';
import { isYearMark } from '../query/period';
import { isOfDays } from '../query/series-fact';
import { sizeOf } from '../query/summarise';
import type { Expression, Order } from '../query/tree';
import type { Means } from '../query/value-test';
import type { StoredEntity } from '../store/stored';
import { averagesNote, stepNote } from './averages-note';
import { pointsNote } from './points-note';
import { cited, factSentence, ownCount, period } from './fact-sentence';
import { formatDate, formatFact, formatLarge, formatNumber, joinNames } from './format-value';
import { MOST_GROUNDS } from './list';
import {
  extremeLabel,
  fieldLabel,
  ordinalWord,
  pluralLabel,
  setPhrase,
  spoken,
  SUMMARY_WORDS,
  timePhrase,
} from './phrase';
import type { Statement } from './statement';

const capitalised = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

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
      ...lackingSpans(expression, new Map([[fact.subject, facts]])),
    ];
  const when = timePhrase(expression.at);
  if (aggregate.summary === 'minimum' || aggregate.summary === 'maximum') {
    const many = expression.also === undefined ? `${count} ` : '';
    const whole = `**${fact.subject.name}** has the ${word} ${label} of ${many}${setPhrase(expression, means)}`;
    return [{ content: `${whole}. ${factSentence(fact.subject, field, [fact])}`, facts: [fact] }];
  }
  const isNamed = expression.also !== undefined;
  const ranked = rankedPhrase(expression, means);
  const whom = isNamed ? ranked : `the ${count} ${ranked} in the embedded dataset where it is known`;
  const latest =
    expression.at === undefined && facts.some(({ value }) => value.kind === 'point')
      ? ', each by its latest figure'
      : '';
  const content = `The ${word} ${label} of ${whom}${when} is **${formatFact(fact)}**${latest}.`;
  return [{ content, facts: facts.slice(0, MOST_GROUNDS) }];
}

function rankedPhrase(expression: Expression, means: Means): string {
  const [order] = expression.orders;
  const set = setPhrase(expression, means);
  return order === undefined || expression.limit === undefined
    ? set
    : `${set} with the ${extremeLabel(order)}`;
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
      content: `The ${word} of ${facts.length} figures${span}: ${factSentence(fact.subject, fact.field, [fact])}`,
      facts: [fact],
    };
  const what =
    fact.field === 'latest_value'
      ? fact.subject.name
      : `${fieldLabel(fact.field)} of ${spoken(fact.subject)}`;
  const source = last === undefined ? '' : cited(last);
  const grounds = facts.length > MOST_GROUNDS ? [first, last].flatMap((each) => each ?? []) : facts;
  const parts = word === 'total' && facts.length <= MOST_PARTS ? partsText(facts) : '';
  return {
    content: `The ${word} of ${facts.length} ${facts.length === 1 ? 'figure' : 'figures'} of ${what}${span} is **${formatFact(fact)}**${parts}${source}.${pointsNote(word, facts)}`,
    facts: grounds,
  };
}

/** As many figures as stand beside their total. */
const MOST_PARTS = 8;

const partsText = (facts: readonly Fact[]): string =>
  `: ${joinNames(facts.map((fact) => `${formatFact(fact)} (${dayOf(fact)})`))}`;

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
      content: `${capitalised(setPhrase(expression, means))} in the embedded dataset: **${count}**.`,
      facts,
    };
  }
  const field = first?.field ?? expression.select.at(-1) ?? '';
  const noun = count === 1 ? fieldLabel(field) : pluralLabel(field);
  const names = [...new Set(subjects.map(formatFact))];
  const listed = names.length > MOST_NAMES ? '' : `: ${joinNames(names)}`;
  const content = `${capitalised(spoken(origin))} has **${count}** ${noun} in the embedded dataset${listed}${first === undefined ? '' : cited(first)}.`;
  return { content, facts: subjects.slice(0, MOST_GROUNDS) };
}

/** Two or more named entities side by side; of a claim first whether it is so. */
export function comparisonStatements(
  { rows, topics }: Result,
  order: Order,
  { isSo, common }: { isSo?: boolean; common: (fact: Fact) => Fact },
): Statement[] {
  const sides = rows.flatMap(({ entity, cells }) => {
    const [fact] = cells.find(({ column }) => column === order.path.join('_'))?.facts ?? [];
    return fact === undefined ? [] : [{ entity, fact }];
  });
  const told = sides.map(({ entity, fact }) => ({
    content:
      derivedStatement(entity, order.path[0] ?? '', fact)?.content ??
      factSentence(entity, isEither(order) ? fact.field : (order.path[0] ?? ''), [fact]),
    facts: [fact],
  }));
  const lacking = topics.filter((topic) => !sides.some(({ entity }) => entity === topic));
  if (lacking.length > 0) {
    const whose = joinNames(lacking.map(({ name }) => name));
    const content = `They cannot be compared: the embedded dataset has no ${fieldLabel(order.path[0] ?? '')} of ${whose.replace(/\.$/, '')}.`;
    return [{ content, facts: [] }, ...told];
  }
  const [first] = sides;
  const facts = sides.map(({ fact }) => fact);
  const compared = alike(facts, common);
  const [a, b] = compared.map(sizeOf);
  const gap =
    sides.length === 2 &&
    typeof a === 'number' &&
    typeof b === 'number' &&
    order.path[0] !== 'founded' &&
    new Set(compared.map(moneyOf)).size === 1
      ? gapText(a, b, compared[0])
      : '';
  const isEven = a === b;
  const who = isEither(order) && first !== undefined ? `${fieldLabel(first.fact.field)} of ` : '';
  const winner = isEven
    ? 'Both have the same.'
    : `${who === '' ? '' : `The ${who}`}**${first?.entity.name ?? ''}** ${comparativeOf(order, sides.length)}.`;
  const verdict = isSo === undefined ? winner : `**${isSo ? 'Yes' : 'No'}.**`;
  return [{ content: `${verdict} ${gap}`.trim(), facts }, ...told];
}

/** Whether the sides are compared by figures of their own. */
const isEither = ({ path: [field = ''] }: Pick<Order, 'path'>): boolean => /_or_/.test(field);

function comparativeOf({ path: [field = ''], direction }: Order, sides: number): string {
  const isMore = direction === 'DESC';
  if (field === 'founded')
    return `is ${sides > 2 ? 'the ' : ''}${isMore ? (sides > 2 ? 'youngest' : 'younger') : sides > 2 ? 'oldest' : 'older'}`;
  const end = sides > 2 ? (isMore ? 'highest' : 'lowest') : isMore ? 'higher' : 'lower';
  return isEither({ path: [field] }) ? `is ${end}` : `has the ${end} ${fieldLabel(field)}`;
}

function gapText(a: number, b: number, like: Fact | undefined): string {
  const difference = Math.abs(a - b);
  if (difference === 0) return '';
  if (like?.value.kind === 'number' && like.value.unit === '%')
    return `The difference is ${difference.toFixed(1)} percentage points.`;
  const number = difference >= 1e6 ? formatLarge(difference) : formatNumber(difference);
  const isMoney = like !== undefined && /^-?\$/.test(formatFact(like));
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  const times = less > 0 ? `, a ratio of ${(more / less).toPrecision(more / less < 10 ? 3 : 4)} to 1` : '';
  return `The difference is ${isMoney ? '$' : ''}${number}${times}.`;
}

/** One figure at several times: what became of it from the first to the last. */
export function changeStatement(entity: StoredEntity, told: readonly Fact[]): Statement | undefined {
  // Time goes forward, whichever was named first.
  const facts = [...told].sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  const [first, last] = [facts[0], facts.at(-1)];
  const [a, b] = [first, last].map((fact) => (fact === undefined ? undefined : sizeOf(fact)));
  if (
    first === undefined ||
    last === undefined ||
    first === last ||
    typeof a !== 'number' ||
    typeof b !== 'number'
  )
    return undefined;
  const sign = b >= a ? '+' : '−';
  // The share of a share is no figure that anybody asks for.
  const percent =
    a <= 0 || formatFact(first).endsWith('%') ? '' : `, ${sign}${Math.abs((b / a - 1) * 100).toFixed(1)}%`;
  const gap = Math.abs(b - a);
  const by = `${sign}${/^-?\$/.test(formatFact(first)) ? '$' : ''}${gap >= 1e6 ? formatLarge(gap) : formatNumber(gap)}`;
  const verb = b > a ? 'rose' : b < a ? 'fell' : 'stayed the same';
  const what =
    first.field === 'latest_value' ? entity.name : `The ${fieldLabel(first.field)} of ${spoken(entity)}`;
  const content = `${what} ${verb} from **${formatFact(first)}** (${yearOf(first)}) to **${formatFact(last)}** (${yearOf(last)}): ${by}${percent}.`;
  return { content, facts: [first, last] };
}

const dateOf = ({ value }: Fact): string => (value.kind === 'point' ? value.date : '');

function yearOf(fact: Fact): string {
  if (fact.value.kind !== 'point') return '';
  const { cadence } = fact.value.series;
  if (cadence === 'm' && fact.value.date.endsWith('-01') && !isOfDays(fact.value.series))
    return formatDate(fact.value.date.slice(0, 7));
  return isYearMark(fact.value.series, fact.value.date)
    ? fact.value.date.slice(0, 4)
    : `${formatDate(fact.value.date)}${cadence === 'a' ? ownCount(fact.value) : ''}`;
}

/** The one at its place in a ranking, told in a sentence. */
export function placeStatements(expression: Expression, { rows, total }: Result, means: Means): Statement[] {
  const [order] = expression.orders;
  if (order === undefined) return [];
  const field = order.path[0] ?? '';
  return rows.flatMap(({ entity, cells }) => {
    const facts = cells.find(({ column }) => column === order.path.join('_'))?.facts ?? [];
    const [first] = facts;
    const place = `the ${ordinalWord((expression.offset ?? 0) + 1)}${extremeLabel(order)}`;
    const whom = `the ${total()} ${setPhrase(expression, means)} in the embedded dataset where it is known`;
    const counted = first?.grounds !== undefined && field.endsWith('_count');
    const sentence = counted
      ? `It has **${formatFact(first)}**${cited(first)}.`
      : factSentence(entity, field, facts);
    const grounds = facts.flatMap((fact) => fact.grounds ?? [fact]).slice(0, MOST_GROUNDS);
    return [{ content: `**${entity.name}** has ${place} of ${whom}. ${sentence}`, facts: grounds }];
  });
}

/** A figure that was worked out, with those that it was worked out from. */
export function derivedStatement(entity: StoredEntity, field: string, fact: Fact): Statement | undefined {
  const { grounds, value } = fact;
  if (grounds === undefined || value.kind !== 'number') return undefined;
  const [first, second] = grounds;
  const amount = /_times_(\d+)$/.exec(field)?.[1];
  if (amount !== undefined && first?.value.kind === 'point')
    return exchanged(entity, field, { amount, first, fact });
  if (field.startsWith('inverse_') && first?.value.kind === 'point') {
    const [, quote = '', base = ''] = /^Price of one (.+) in (.+)$/.exec(entity.description ?? '') ?? [
      '',
      ...entity.name.split('/'),
    ];
    return {
      content: `One ${base} was worth **${value.number} ${quote}** ${period(first.value)}${cited(first)}.`,
      facts: grounds,
    };
  }
  if (first === undefined || second === undefined) return undefined;
  const shown = formatFact(fact);
  const of = `The ${fieldLabel(field)} of ${spoken(entity)}`;
  if (/_in_[a-z]{3}$/.test(field)) return inCurrency(entity, fact, first);
  if (/_change$/.test(field)) return changed(entity, fact, [first, second]);
  if (/_growth$/.test(field)) {
    const content =
      `${of} is **${shown}**: from ${formatFact(first)} (${yearOf(first)}) to ${formatFact(second)} (${yearOf(second)})${cited(second)}. ${averagesNote(field, grounds)}`.trimEnd() +
      stepText(grounds);
    return { content, facts: grounds };
  }
  const between = sameSource(first, second) ? '' : cited(first);
  const content = `${of} is **${shown}**${together(first, second)}: ${formatFact(first)}${between} ${field.includes('_minus_') ? 'less' : 'by'} ${formatFact(second)}${cited(second)}.`;
  return { content, facts: grounds };
}

/** The period of two figures, where they are of the same one: a ratio without its time says little. */
function together({ value: a }: Fact, { value: b }: Fact): string {
  return a.kind === 'point' && b.kind === 'point' && a.date === b.date ? ` ${period(a)}` : '';
}

/** So much of one currency in another: `250 Euro were worth 231.05 Swiss Franc`. */
function exchanged(
  entity: StoredEntity,
  field: string,
  { amount, first, fact }: { amount: string; first: Fact; fact: Fact },
): Statement | undefined {
  const [, one = '', other = ''] = /^Price of one (.+) in (.+)$/.exec(entity.description ?? '') ?? [
    '',
    ...entity.name.split('/'),
  ];
  if (first.value.kind !== 'point' || fact.value.kind !== 'number') return undefined;
  const [from, to] = field.startsWith('inverse_') ? [other, one] : [one, other];
  const so = Number(amount).toLocaleString('en-US');
  const many = Number(fact.value.number.toPrecision(8)).toLocaleString('en-US');
  const content = `${so} ${from} were worth **${many} ${to}** ${period(first.value)}${cited(first)}.`;
  return { content, facts: [fact] };
}

/** A figure in another currency, with what it is in its own and the rates. */
function inCurrency(entity: StoredEntity, fact: Fact, own: Fact): Statement {
  const [, field = '', code = ''] = /^(.+)_in_([a-z]{3})$/.exec(fact.field) ?? [];
  const when = own.value.kind === 'point' ? ` ${period(own.value)}` : '';
  const rates = (fact.grounds ?? [])
    .slice(1)
    .map((rate) => `${formatFact(rate)} (${yearOf(rate)})${cited(rate)}`);
  const shown = formatFact(fact);
  const worth = `**${shown.includes('$') ? shown : `${shown} ${code.toUpperCase()}`}**`;
  const content = `The ${fieldLabel(field)} of ${spoken(entity)} was ${worth}${when}: ${formatFact(own)}${cited(own)} at ${joinNames(rates)}.`;
  return { content, facts: fact.grounds ?? [] };
}

/** What a figure rose or fell by, from when to when. */
function changed(entity: StoredEntity, fact: Fact, [first, second]: readonly [Fact, Fact]): Statement {
  const size = fact.value.kind === 'number' ? fact.value.number : 0;
  const verb = size > 0 ? 'rose by' : size < 0 ? 'fell by' : 'changed by';
  const by = formatFact(fact).replace(/^-/, '');
  const what =
    first.field === 'latest_value' ? entity.name : `The ${fieldLabel(first.field)} of ${spoken(entity)}`;
  const [a, b] = [sizeOf(first), sizeOf(second)];
  const isShare = typeof a !== 'number' || typeof b !== 'number' || a <= 0 || formatFact(first).endsWith('%');
  const percent = isShare ? '' : ` (${((b / a - 1) * 100).toFixed(1).replace('-', '−')}%)`;
  const content = `${what} ${verb} **${by}**${percent}: from ${formatFact(first)} (${yearOf(first)}) to ${formatFact(second)} (${yearOf(second)})${cited(second)}.${stepText(fact.grounds ?? [])}`;
  return { content, facts: fact.grounds ?? [] };
}

const stepText = (grounds: readonly Fact[]): string => ` ${stepNote(grounds)}`.trimEnd();

const sameSource = (left: Fact, right: Fact): boolean => cited(left) === cited(right);
