import { isOverSplit } from '../query/basis';
import { alike, moneyOf } from '../query/conversion';
import type { Result } from '../query/result';
import { unitOf, type Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import { isYearMark, yearOfPoint } from '../query/period';
import { sizeOf } from '../query/summarise';
import type { Expression, Order } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { derivedStatement, rateText } from './derived';
import { factSentence } from './fact-sentence';
import {
  capital,
  formatFact,
  formatLarge,
  formatNumber,
  isOfHundred,
  joinNames,
  joinSome,
  percentagePoints,
  signOf,
} from './format-value';
import { fieldLabel, figureOf, spoken } from './labels';
import { remark, type Statement } from './statement';
import { yearOf } from './times';

/** Two or more named entities side by side; of a claim first whether it is so. */
export function comparisonStatements(
  result: Result,
  order: Order,
  { isSo, isShare, common }: { isSo?: boolean; isShare?: boolean; common: (fact: Fact) => Fact },
): Statement[] {
  const { rows, topics } = result;
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
    return [remark(content), ...told];
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
  const share = isShare === true ? shareText(topics, sides, common) : '';
  const points = pointsOf(result);
  const differences = sides.length > topics.length ? differencesOf(points, common) : [];
  return [{ content: `${share} ${verdict} ${gap}`.trim(), facts }, ...differences, ...told, ...apart(points)];
}

/** The first one's figure as a share of the other's; nothing where one of them is none of which there are shares. */
function shareText(
  [one, other]: readonly StoredEntity[],
  sides: readonly { entity: StoredEntity; fact: Fact }[],
  common: (fact: Fact) => Fact,
): string {
  const facts = [one, other].flatMap((topic) => sides.find(({ entity }) => entity === topic)?.fact ?? []);
  const compared = alike(facts, common);
  const [part, whole] = compared.map(sizeOf);
  const [first] = facts;
  const isOfOneUnit = new Set(compared.map(moneyOf)).size === 1;
  if (one === undefined || other === undefined || first === undefined || sides.length !== 2) return '';
  if (typeof part !== 'number' || typeof whole !== 'number' || whole <= 0 || !isOfOneUnit) return '';
  return `${figureOf(one, first.field)} is **${((part / whole) * 100).toFixed(1)}%** of that of ${spoken(other)}.`;
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
  if (like !== undefined && isOfHundred(like))
    return `The difference is ${percentagePoints(difference, like)}.`;
  const [less, more] = [Math.min(a, b), Math.max(a, b)];
  const times = less > 0 ? `, a ratio of ${ratioText(more / less)} to 1` : '';
  return `The difference is ${sizeText(difference, like)}${times}.`;
}

/** How much a difference is, in dollars where the figures are. */
function sizeText(difference: number, like: Fact | undefined): string {
  const size = Math.abs(difference);
  const isMoney = like !== undefined && /^-?\$/.test(formatFact(like));
  return `${isMoney ? '$' : ''}${size >= 1e6 ? formatLarge(size) : formatNumber(size)}`;
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
    // A quarter is no fall from a year.
    lengthOf(first) !== lengthOf(last) ||
    isOverSplit(first, last) ||
    typeof a !== 'number' ||
    typeof b !== 'number'
  )
    return undefined;
  // The share of a share is no figure that anybody asks for.
  const isShare = isOfHundred(first);
  const percent = isShare || a <= 0 ? '' : `, ${signOf(b - a)}${Math.abs((b / a - 1) * 100).toFixed(1)}%`;
  const by = `${signOf(b - a)}${isShare ? percentagePoints(b - a, first) : sizeText(b - a, first)}`;
  const verb = b > a ? 'rose' : b < a ? 'fell' : 'stayed the same';
  const content = `${figureOf(entity, first.field)} ${verb} from **${formatFact(first)}** (${yearOf(first)}) to **${formatFact(last)}** (${yearOf(last)}): ${by}${percent}.`;
  return { content, facts: [first, last] };
}

/** How long the time is that a figure is of. */
const lengthOf = ({ value }: Fact): string => (value.kind === 'point' ? value.series.cadence : '');

const dateOf = ({ value }: Fact): string => (value.kind === 'point' ? value.date : '');

/** The dated figures of each entity. */
export function pointsOf({ rows }: Result): Map<StoredEntity, Fact[]> {
  const points = new Map<StoredEntity, Fact[]>();
  for (const { entity, cells } of rows) {
    const told = cells.find(({ column }) => column !== 'name' && column !== 'date')?.facts ?? [];
    // A history has all its points in one cell.
    const own = told.filter(({ value }) => value.kind === 'point');
    if (own.length > 0) points.set(entity, [...(points.get(entity) ?? []), ...own]);
  }
  return points;
}

/** By how many percentage points a share of one thing differs between two times. */
export function shareGap({ rows, select }: Result): Statement[] {
  const [first, last] = rows.map(
    ({ cells }) => cells.find(({ column }) => column === select.join('_'))?.facts[0],
  );
  const [a, b] = [first, last].map((fact) =>
    fact?.value.kind === 'number' && fact.value.unit === '%' ? fact.value.number : undefined,
  );
  const isOne = rows.length === 2 && rows[0]?.entity === rows[1]?.entity;
  if (!isOne || a === undefined || b === undefined) return [];
  const verb = b > a ? 'rose' : 'fell';
  return [remark(`It ${verb} by **${percentagePoints(b - a, last)}** from the first to the second.`)];
}

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
  const told = pairsOf(one, other).flatMap(({ time, facts }) => {
    const gap = gapOf(...facts, common);
    return gap === undefined ? [] : [{ ...gap, time, facts }];
  });
  if (told.length < 2 || told.length > MOST_TIMES) return [];
  const [whose, than] = [spoken(first[0]), spoken(second[0])];
  const ratios = told.flatMap(({ ratio, time }) => (ratio === undefined ? [] : [`${ratio} (${time})`]));
  const isOfAll = ratios.length === told.length;
  return [
    {
      content: [
        `Difference, ${whose} less ${than}: ${joinNames(told.map(({ gap, time }) => `${gap} (${time})`))}.`,
        ...(isOfAll ? [`Ratio of ${whose} to ${than}: ${joinNames(ratios)}.`] : []),
      ].join('\n'),
      facts: told.flatMap(({ facts }) => facts),
    },
  ];
}

/** The figures of two for each time that both have. */
const pairsOf = (one: readonly Fact[], other: readonly Fact[]): { time: string; facts: [Fact, Fact] }[] =>
  one.flatMap((fact) => {
    const time = timeOf(fact);
    const beside = other.find((each) => timeOf(each) === time);
    return time === undefined || beside === undefined ? [] : [{ time, facts: [fact, beside] }];
  });

/** The day on which the year of a figure ended; nothing of a figure of another length. */
const endOf = ({ value }: Fact): string =>
  value.kind !== 'point' || value.series.cadence !== 'a'
    ? ''
    : isYearMark(value.series, value.date)
      ? `${value.date.slice(0, 4)}-12-31`
      : value.date;

/** As many days as the ends of two years may lie apart without a note. */
const MOST_APART = 92;

/** Of two companies whose years end more than a quarter apart that is said. */
function apart(points: ReadonlyMap<StoredEntity, readonly Fact[]>): Statement[] {
  const [first, second, ...others] = [...points];
  if (first === undefined || second === undefined || others.length > 0) return [];
  const isOne = first[1].length === 1 && second[1].length === 1;
  const pairs = isOne
    ? [[...first[1], ...second[1]]]
    : pairsOf(first[1], second[1]).map(({ facts }) => facts);
  const days = pairs.map((pair) => {
    const [a = 0, b = 0] = pair.map((fact) => Date.parse(endOf(fact)) / 86_400_000);
    return Math.abs(a - b);
  });
  const most = Math.max(...days);
  return most > MOST_APART
    ? [
        remark(
          `The years of ${spoken(first[0])} and ${spoken(second[0])} end ${Math.round(most / 30.44)} months apart.`,
        ),
      ]
    : [];
}

function timeOf({ value }: Fact): string | undefined {
  if (value.kind !== 'point') return undefined;
  const { series, date } = value;
  return series.cadence === 'a' ? yearOfPoint(series, series.dates.indexOf(date)) : date;
}

function gapOf(
  fact: Fact,
  beside: Fact,
  common: (fact: Fact) => Fact,
): { gap: string; ratio: string | undefined } | undefined {
  const [own, their] = alike([fact, beside], common);
  if (own === undefined || their === undefined || unitOf(own) !== unitOf(their)) return undefined;
  const [a, b] = [sizeOf(own), sizeOf(their)];
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  const gap = `${signOf(a - b)}${isOfHundred(own) ? percentagePoints(a - b, own) : sizeText(a - b, own)}`;
  return { gap, ratio: isOfHundred(own) || a <= 0 || b <= 0 ? undefined : ratioText(a / b) };
}

const ratioText = (ratio: number): string => ratio.toPrecision(ratio < 10 ? 3 : 4);

/** As many conversions as the note tells. */
const MOST_TOLD = 3;

/** Shows figures compared in dollars with their own amount and the rate, and names those that were not converted. */
export function currenciesNote(
  expression: Expression,
  facts: readonly Fact[],
  common: (fact: Fact) => Fact,
): string[] {
  const byField = new Map<string, Fact[]>();
  for (const fact of facts)
    if (moneyOf(fact) !== undefined) byField.set(fact.field, [...(byField.get(fact.field) ?? []), fact]);
  const bounded = namesOf(expression, 'bounds');
  const compared = namesOf(expression, 'all');
  return [...byField].flatMap(([field, own]) => {
    const isMixed = new Set(own.map(moneyOf)).size > 1;
    const foreign = own.filter((fact) => moneyOf(fact) !== 'USD');
    if (foreign.length === 0 || !(isMixed || bounded.has(field))) return [];
    if (!compared.has(field)) return [`The figures of ${fieldLabel(field)} are of several currencies.`];
    const converted = foreign.flatMap((fact) => {
      const other = common(fact);
      return other === fact ? [] : [conversion(fact, other)];
    });
    return converted.length < foreign.length
      ? [`The figures of ${fieldLabel(field)} are in several currencies and are compared without conversion.`]
      : [
          `${capital(fieldLabel(field))} is compared in US dollars: ${joinSome([...new Set(converted)], MOST_TOLD)}.`,
        ];
  });
}

function conversion(fact: Fact, other: Fact): string {
  const rates = (other.grounds ?? []).slice(1).map(rateText);
  return `${formatFact(fact)} of ${spoken(fact.subject)} as ${formatFact(other)}, at ${joinNames(rates)}`;
}

/** The fields that an expression compares: by a bound, or by anything. */
function namesOf({ orders, filters, aggregate, claim }: Expression, which: 'bounds' | 'all'): Set<string> {
  const conditions = [...filters, ...(claim === undefined ? [] : [claim])];
  const bounds = conditions.filter(({ operator }) => operator !== '=' && operator !== '!=');
  const others = which === 'all' ? [...orders, ...(aggregate === undefined ? [] : [aggregate])] : [];
  const fields = [...bounds, ...others].map(({ path }) => path.at(-1) ?? '');
  return new Set(
    fields.flatMap((field) => [field, ...field.split('_or_')].map((each) => fieldSpec(each)?.name ?? each)),
  );
}
