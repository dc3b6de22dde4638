import { difference, uniqBy } from 'es-toolkit/array';

import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import { isSection } from '../query/group';
import { type Fact, type Point, groundsOf, pointsIn } from '../query/fact';
import { isPointOf, isQuarterly, momentOf, partsOfSpan, yearOfPoint } from '../query/period';
import type { Expression, Filter } from '../query/tree';
import type { StoredEntity, StoredSeries, StoredRelationship } from '../store/stored';
import { formatDate, joinNames, joinSome, formatNumber } from './format-value';
import { fieldLabel, pathLabel, spoken } from './labels';
import { rankedPhrase, setPhrase } from './set-phrase';
import RELATED_INDUSTRIES from './related-industries.json';
import { remark, type Statement } from './statement';
import { momentLabel, timePhrase } from './times';
import { compareMoments } from '../query/moment';
import { parseQuantity } from '../query/quantity';

/** A time that was asked for and of which there is no figure is named, and not passed over. */
export function missingTimes(
  { at = [] }: Expression,
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
): Statement[] {
  const moments = at.flatMap((time) => (time.includes('..') ? partsIn(time) : [time]));
  if (moments.length < 2) return [];
  const isSpan = at.some((time) => time.includes('..'));
  return [...points].flatMap(([entity, facts]) => {
    // What a span was worked out from is not of each of its parts.
    const held = pointsIn(isSpan ? facts : facts.flatMap(groundsOf));
    if (held.length === 0) return [];
    // Before the first and after the last that is held of a span of years it says so by itself.
    const isInside = (time: string): boolean => !isSpan || isQuarterly(time) || isWithinHeld(time, held);
    const lacking = moments.filter(
      (time) =>
        isInside(time) &&
        !held.some(({ series, date }) => isPointOf(series, series.dates.indexOf(date), momentOf(time))),
    );
    return missingMoments(lacking, spoken(entity));
  });
}

/** The times without data of an entity. */
export function missingMoments(lacking: readonly string[], whom: string): Statement[] {
  const when = joinNames(lacking.map(momentLabel));
  const content = `For ${when} the embedded dataset has no such figure of ${whom.replace(/\.$/, '')}.`;
  return lacking.length === 0 ? [] : [remark(content)];
}

/** Whether a year lies between the first and the last of the whole line. */
function isWithinHeld(time: string, held: readonly Point[]): boolean {
  const years = held.flatMap(({ series }) => (series.cadence === 'a' ? yearsOf(series) : []));
  const year = yearIn(time);
  return year !== undefined && years.length > 0 && year > Math.min(...years) && year < Math.max(...years);
}

/** Each quarter of a span of them, or each year. */
function partsIn(span: string): readonly string[] {
  const ends = span.split('..');
  if (ends.every(isQuarterly)) return partsOfSpan(span) ?? [];
  const [from = '', to = ''] = ends;
  const [first, last] = [from, to].map((end) => /^(?:FY)?(\d{4})$/.exec(end)?.[1]).map(Number);
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return [];
  const prefix = from.startsWith('FY') ? 'FY' : '';
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => `${prefix}${first + at}`);
}

/** Of several that were named together those of which something was not found are named, and not passed over. */
export function missingNames(
  { select, returns, at }: Expression,
  { rows, topics, select: own }: Result,
): Statement[] {
  if (topics.length === 0 || (topics.length < 2 && returns === undefined)) return [];
  // A date beside figures is theirs, where they are of one.
  const isOnlyDate = returns?.every((field) => BESIDE.has(field)) === true;
  const asked =
    returns
      ?.filter((field) => field !== 'id' && field !== 'name' && (field !== 'date' || isOnlyDate))
      .map((field) => ({ column: field, path: field.split('.') })) ??
    (select.length === 0 ? [] : [{ column: own.join('_'), path: select }]);
  return asked.flatMap(({ column, path }) => {
    const told = new Set(
      rows.flatMap(({ entity, subject, cells }) =>
        subject.field !== 'name' || cells.some((cell) => cell.column === column && cell.facts.length > 0)
          ? [entity, subject.subject]
          : [],
      ),
    );
    const lacking = topics.filter((topic) => !told.has(topic));
    const whom = lacking.map(spoken).join(' or ');
    const content = `The embedded dataset has no ${pathLabel(path)} of ${whom}${timePhrase(at)}.`;
    return lacking.length === 0 ? [] : [remark(content)];
  });
}

/** A span that begins before the figures, or ends after them, is said not to be met. */
export function uncoveredSpans(
  { at = [] }: Expression,
  points: ReadonlyMap<StoredEntity, readonly Fact[]>,
): Statement[] {
  const [from, to] = at.length === 1 && at[0]?.includes('..') === true ? at[0].split('..').map(yearIn) : [];
  return [...points].flatMap(([entity, facts]) => {
    const years = pointsIn(facts).flatMap(({ series }) => yearsOf(series));
    if (years.length === 0) return [];
    const [first, last] = [Math.min(...years), Math.max(...years)];
    const isShort = (from !== undefined && first > from) || (to !== undefined && last < to);
    const content = `Of ${spoken(entity)} the embedded dataset has such figures only from ${first} to ${last}.`;
    return isShort ? [remark(content)] : [];
  });
}

const yearsOf = (series: StoredSeries): number[] =>
  [0, series.dates.length - 1].map((at) => Number(yearOfPoint(series, at)));

function yearIn(moment: string): number | undefined {
  const year = /\d{4}/.exec(moment)?.[0];
  return year === undefined ? undefined : Number(year);
}

/** Columns that are no figure of a row. */
const BESIDE: ReadonlySet<string> = new Set(['name', 'id', 'date']);

/** Of several figures of several times those that one time lacks and another has are named, and no gap in silence. */
export function missingCells({ returns }: Expression, { rows }: Result): Statement[] {
  const asked = (returns ?? []).filter((column) => !BESIDE.has(column));
  if (asked.length < 2) return [];
  return asked.flatMap((column) => {
    const holds = (row: Result['rows'][number]): boolean =>
      row.cells.some((cell) => cell.column === column && cell.facts.length > 0);
    return rows.flatMap((row): Statement[] => {
      const isElsewhere = rows.some((other) => other.entity === row.entity && other !== row && holds(other));
      const value = row.cells.find((cell) => cell.column === 'date')?.facts[0]?.value;
      if (holds(row) || !isElsewhere || value?.kind !== 'date') return [];
      const what = `no ${fieldLabel(column.split('.').at(-1) ?? '')} of ${spoken(row.entity)}`;
      const content = `The embedded dataset has ${what} among the figures of ${formatDate(value.date)}.`;
      return [remark(content)];
    });
  });
}

/** The quarters of a year. */
const QUARTERS = 4;

/** A completed year with missing quarters. */
export function missingQuarters({ select, at = [] }: Expression, { rows }: Result): Statement[] {
  const years = at.filter((time) => /^(?:FY)?\d{4}$/.test(time));
  const [year = ''] = years;
  if (select.at(-1)?.endsWith('_quarterly_history') !== true || years.length !== 1 || at.length > 1)
    return [];
  return rows.flatMap(({ entity, cells }): Statement[] => {
    const facts = cells.find(({ column }) => column === select.join('_'))?.facts ?? [];
    const dates = pointsIn(facts).map(({ date }) => date);
    const [first] = facts;
    const last = first?.value.kind === 'point' ? (first.value.series.dates.at(-1) ?? '') : '';
    const isOver = last > (dates.at(-1) ?? '');
    if (dates.length === 0 || dates.length >= QUARTERS || !isOver) return [];
    const held = joinNames(dates.map(formatDate));
    const content = `Of the ${QUARTERS} quarters of ${year.replace('FY', 'fiscal ')} the embedded dataset has only those of ${spoken(entity)} that ended on ${held}.`;
    return [remark(content)];
  });
}

/** What may belong to a collection and is not known to. */
export function leftOut(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  if (result.topics.length > 0) return [];
  const { within } = expression;
  // What is cut first may lack some that would be among its rows.
  const before = within === undefined ? [] : leftOut(within, evaluator.run(within), evaluator);
  return [
    ...before,
    ...classSizes(expression, evaluator),
    ...lackingFigures(expression, result, evaluator),
    ...lackingAttributes(expression, evaluator),
  ];
}

/** By which codes companies count to an industry, how many they are, and who has a related code instead. */
function classSizes(expression: Expression, { means, run }: Evaluator): Statement[] {
  const { filters, orders, aggregate } = expression;
  const trades = filters.filter(({ path, operator }) => path.join() === 'industry' && operator === '=');
  const isBare = orders.length === 0 && aggregate === undefined && !filters.some(isFigure);
  const [trade] = trades;
  if (trade === undefined || isBare) return [];
  const others = filters.filter((filter) => isPlain(filter) && !trades.includes(filter));
  const whole = wholeOf(expression, trades);
  const count = formatNumber(run({ ...whole, limit: 1 }).total());
  const names = trades.flatMap(({ operand }) => operand.anyOf.flat());
  const codes = names.flatMap((name) => [...means.industries(name)].map((industry) => industry.name));
  const related = difference(
    names.flatMap((name) => RELATED.get(name) ?? []),
    names,
  );
  const operand = { text: related.join(' OR '), anyOf: related.map((name) => [name]), commas: false };
  const beside =
    related.length === 0
      ? []
      : run({ ...wholeOf(expression, [...others, { ...trade, operand }]), limit: MOST_LOOKED_AT }).rows;
  const known = beside.map(({ entity }) => spoken(entity));
  const beyond =
    known.length === 0
      ? ''
      : ` Companies with a related code are not counted: ${joinSome(known, SOME_NAMED)} (${joinNames(related, 'or')}).`;
  return [
    remark(
      `\nBy their industry codes (${joinSome(codes, MOST_CODES)}) the embedded dataset has ${count} ${setPhrase(whole, means)}.${beyond}`,
    ),
  ];
}

/** The most codes that are named of a class. */
const MOST_CODES = 3;

/** Industries that people may count to another one, by the name of that one. */
const RELATED: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(RELATED_INDUSTRIES));

/** A collection as far as these conditions narrow it. */
const wholeOf = ({ topic, within }: Expression, filters: readonly Filter[]): Expression => ({
  ...{ topic, filters, select: [], orders: [], returns: [] },
  ...(within === undefined ? {} : { within }),
});

/** As many names as a note tells, and as many of them where there are more. */
const MOST_NAMED = 12;

const SOME_NAMED = 8;

/** Beyond this many a collection is not looked through entity by entity, but only its most prominent ones. */
const MOST_LOOKED_AT = 2000;

const PROMINENT = 50;

const isKnown = ({ operator, operand }: Filter): boolean => operator === '=' && operand.text === '*';

const isFigure = ({ path, operator, operand }: Filter): boolean =>
  /^[<>]=?$/.test(operator) && path.length === 1 && parseQuantity(operand.text) !== undefined;

/** What has a date has one by its nature, and a name everything has. */
const NO_FIGURES: ReadonlySet<string> = new Set(['name', 'id', 'date', 'since', 'until', 'founded', 'type']);

/** The members that meet every other condition and lack the figure by which a collection is filtered, ranked or summed up. */
function lackingFigures(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { aggregate, claim: _claim, ...listed } = expression;
  const { limit: _limit, ...uncut } = listed;
  const { filters, orders, at = [] } = listed;
  const [order] = orders;
  // What a time is not known of is neither so then nor otherwise.
  const denied = at.length === 0 ? [] : filters.filter(isDenied);
  const bounds = [...filters.filter(isFigure), ...denied].map(({ path }) => path);
  const figures = figuresOf([...bounds, order?.path ?? []]);
  const [only = []] = figures;
  const summed = figuresOf([aggregate?.path ?? [], aggregate?.by ?? []]).filter(
    ([field]) => !figures.some(([other]) => other === field),
  );
  const kept = { ...(aggregate?.by === undefined ? listed : uncut), select: [], returns: [] };
  const ofSummed = lackingIn(summed, kept, { expression, result, evaluator });
  const others = filters.filter((filter) => isPlain(filter) && !denied.includes(filter));
  const whole = { ...wholeOf(expression, others), ...(denied.length > 0 ? { at } : {}) };
  // Of a ranking alone it is known already.
  const isRanking = figures.length === 1 && only === order?.path && filters.every(isPlain);
  const left = isRanking ? [...new Set(result.unranked?.() ?? [])] : [];
  const held = left.length + result.total();
  if (isRanking && result.unranked !== undefined && held <= MOST_LOOKED_AT) {
    const of = `the ${formatNumber(held)} ${setPhrase(whole, evaluator.means)}`;
    const told = { left, count: left.length, of };
    return [...(left.length === 0 ? [] : [statementOf(only, expression, told)]), ...ofSummed];
  }
  return [...lackingIn(figures, whole, { expression, result, evaluator }), ...ofSummed];
}

/** The paths that are a figure of each member. */
const figuresOf = (paths: readonly (readonly string[])[]): (readonly string[])[] =>
  uniqBy(
    paths.filter(
      ([field = '', ...further]) => field !== '' && further.length === 0 && !NO_FIGURES.has(field),
    ),
    ([field]) => field,
  );

/** Of each figure the members of a collection that lack it. */
function lackingIn(
  figures: readonly (readonly string[])[],
  whole: Expression,
  { expression, result, evaluator }: { expression: Expression; result: Result; evaluator: Evaluator },
): Statement[] {
  if (figures.length === 0) return [];
  const { at = [], filters, aggregate } = expression;
  const { rows, total } = evaluator.run({ ...whole, limit: whole.limit ?? MOST_LOOKED_AT });
  const all = Math.min(total(), whole.limit ?? Infinity);
  const looked = all > rows.length ? rows.slice(0, PROMINENT) : rows;
  // What has to be so at each of several times has to be known of each.
  const isAtEach = expression.isAnyTime !== true && filters.some(isFigure);
  const times = isAtEach ? at.map((time) => [time]) : [at];
  const readers = (times.length === 0 ? [[]] : times).map((those) =>
    evaluator.reader.at(those.map(momentOf), at.length > 0),
  );
  return figures.flatMap((path) => {
    const steps = evaluator.reader.steps(path);
    const isKey = path === aggregate?.by;
    const isOfSections = isKey && result.groups?.some(({ key }) => isSection(key)) === true;
    const lacking = looked.filter(({ entity }) =>
      (isKey ? [evaluator.reader] : readers).some(
        (reader) => !reader.read(entity, steps).some((fact) => !isOfSections || isSection(fact)),
      ),
    );
    const known = [...new Set(lacking.map(({ entity }) => entity))];
    if (known.length === 0) return [];
    const of = `the ${formatNumber(all)} ${rankedPhrase(whole, setPhrase(whole, evaluator.means))}`;
    const count = looked.length < all ? undefined : known.length;
    const few = count !== undefined && isFew(all - count, all) ? all - count : undefined;
    // An industry has no time.
    return [
      statementOf(path, isKey ? { ...expression, at: [] } : expression, { left: known, count, of, few }),
    ];
  });
}

/** Whether what is known is too little to tell of all. */
export const isFew = (known: number, held: number): boolean => known * FEW < held;

const FEW = 4;

const isDenied = ({ path, operator }: Filter): boolean =>
  operator === '!=' && path.length === 1 && (path[0] === 'currency' || path[0] === 'languages');

/** Whether a condition is none on a figure. */
export const isPlain = (filter: Filter): boolean => !isFigure(filter) && !isKnown(filter);

type LeftOut = {
  left: readonly StoredEntity[];
  count: number | undefined;
  of: string;
  /** How many are known, where they are too few. */
  few?: number | undefined;
};

function statementOf(
  path: readonly string[],
  { at = [], filters, isAnyTime }: Expression,
  { left, count, of, few }: LeftOut,
): Statement {
  const isAtEach = isAnyTime !== true && at.length > 1 && filters.some(isFigure);
  const when = isAtEach ? ` for each of ${joinNames(at.map(momentLabel))}` : timePhrase(at);
  const whom = whomOf(left, count, of);
  const are = left.length === 1 ? 'it is' : 'they are';
  const content = `\nThe embedded dataset has no ${pathLabel(path)}${when} of ${whom}, so ${are} left out.${few === undefined ? '' : ` The ${formatNumber(few)} where it is known are too few to tell this of all.`}`;
  return remark(content);
}

/** Few by name; of many how many they are, with the most prominent of them. */
function whomOf(lacking: readonly StoredEntity[], count: number | undefined, of: string): string {
  const names = lacking.map(spoken);
  const some = joinNames(names.slice(0, SOME_NAMED));
  if (count === undefined) return `some of ${of}, among them ${some}`;
  if (count <= MOST_NAMED) return `${joinNames(names)} of ${of}`;
  return `${formatNumber(count)} of ${of}, among them ${some}`;
}

/** What every company has, whether it is known or not. */
const OF_EACH: ReadonlySet<string> = new Set(
  'auditor ceo cfo exchange fiscal_year_end founded industry registered_in sic_description'.split(' '),
);

/** Where fewer than these are known, a list of those that meet a condition is no whole one. */
const MOST_KNOWN = 2 / 3;

/** Of companies that are narrowed by what few are known for, how many those are. */
function lackingAttributes(expression: Expression, evaluator: Evaluator): Statement[] {
  const { filters } = expression;
  // Of two bounds on the day of founding it is said once.
  return uniqBy(filters, ({ path }) => path.join('.')).flatMap((filter) => {
    const path = evaluator.reader.steps(filter.path);
    const [field = '', ...further] = path;
    if (filter.operand.text === '*' || !OF_EACH.has(field) || further.length > 0) return [];
    const others = filters.filter((each) => each.path.join('.') !== filter.path.join('.'));
    const whole = wholeOf(expression, others);
    const { rows, total } = evaluator.run({ ...whole, limit: 1 });
    if (rows[0]?.entity.type !== 'Company') return [];
    const known = evaluator.run({ ...whole, filters: [...others, knownOf(filter)], limit: 1 }).total();
    if (known >= total() * MOST_KNOWN) return [];
    const of = `the ${formatNumber(total())} ${setPhrase(whole, evaluator.means)}`;
    const content = `\nThe embedded dataset has the ${pathLabel(filter.path)} of only ${formatNumber(known)} of ${of}.`;
    return [remark(content)];
  });
}

const knownOf = ({ path }: Filter): Filter => ({
  path,
  operator: '=',
  operand: { text: '*', anyOf: [['*']], commas: false },
});

/** What a membership of which no day is known may have been at any time, so that it is neither told nor passed over. */
export function undatedNames(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { names, ofToday } = undatedIn(expression, result, evaluator);
  const content = `The embedded dataset has no start date for ${joinNames(names)}, which is left out.`;
  return [...(names.length === 0 ? [] : [remark(content)]), ...ofToday.map(noneThatLeft)];
}

/** The same for a cell of a row; nothing where nobody is left out. */
export function undatedText(expression: Expression, result: Result, evaluator: Evaluator): string | null {
  const { names, ofToday } = undatedIn(expression, result, evaluator);
  const said = [
    ...(names.length === 0 ? [] : [`${joinNames(names)} (nobody says since when)`]),
    ...ofToday.map((group) => `former members of ${spoken(group)} (no data)`),
  ];
  return said.length === 0 ? null : said.join('; ');
}

type Undated = { names: readonly string[]; ofToday: readonly StoredEntity[] };

/** Who may have been a member, and the groups of which those that left are not held. */
function undatedIn(expression: Expression, result: Result, evaluator: Evaluator): Undated {
  const { at = [], aggregate, claim, ...untimed } = expression;
  const nobody: Undated = { names: [], ofToday: [] };
  if (at.length === 0 || claim !== undefined || aggregate?.by !== undefined) return nobody;
  const edgeOf = edgeReader(expression, result, evaluator);
  if (edgeOf === undefined) return nobody;
  const told = new Set(result.rows.map(({ entity }) => entity));
  const { rows } = evaluator.run(untimed);
  const left = rows.filter((row) => {
    const edge = told.has(row.entity) ? undefined : edgeOf(row);
    return edge !== undefined && edge.validSince === undefined && edge.validUntil === undefined;
  });
  const groups = groupsOf(expression, result, evaluator);
  const gone = groups.flatMap((group) => leftSince(group, at)).filter((entity) => !told.has(entity));
  return {
    names: [...new Set([...left.map(({ entity }) => entity), ...gone])].map(spoken),
    ofToday: aggregate === undefined ? [] : groups.filter(isOfToday),
  };
}

/** Who left a group after a time, and joined it nobody says when. */
function leftSince(group: StoredEntity, at: readonly string[]): StoredEntity[] {
  const moment = momentOf(at.at(-1) ?? '').split('..')[0] ?? '';
  return membersIn(group).flatMap(({ from, validSince, validUntil = '' }) =>
    validSince === undefined && validUntil !== '' && compareMoments(validUntil, moment) >= 0 ? [from] : [],
  );
}

/** Whether of a group that had other members once those of today alone are known. */
const isOfToday = (group: StoredEntity): boolean =>
  membersIn(group).length > 0 && membersIn(group).every(({ validUntil }) => validUntil === undefined);

const noneThatLeft = (group: StoredEntity): Statement =>
  remark(
    `It has only today’s members of ${spoken(group)} with their dates, so former members are not counted.`,
  );

const membersIn = ({ incoming }: StoredEntity): readonly StoredRelationship[] =>
  incoming.get('IS_MEMBER_OF') ?? [];

/** The groups whose members were asked for. */
function groupsOf(
  { filters, select }: Expression,
  { topics }: Result,
  { reader, means }: Evaluator,
): StoredEntity[] {
  if (topics.length === 1 && filters.length === 0)
    return reader.steps(select).join() === 'members' ? [...topics] : [];
  const filter = filters.find(({ path, operator }) => operator === '=' && path.join() === 'member_of');
  if (topics.length > 0 || filter === undefined) return [];
  return filter.operand.anyOf.flat().flatMap((name) => [...means.namer(name)].slice(0, 1));
}

type EdgeOf = (row: Result['rows'][number]) => StoredRelationship | undefined;

/** What joins a row to what it was asked by: the walk that led to it, or what it was narrowed by. */
function edgeReader(
  { filters, select }: Expression,
  { topics }: Result,
  evaluator: Evaluator,
): EdgeOf | undefined {
  if (topics.length === 1 && select.length === 1 && filters.length === 0)
    return ({ subject }) => (subject.field === 'name' ? undefined : edgeIn(subject));
  const { reader, means } = evaluator;
  const filter = filters.find(({ path, operator }) => operator === '=' && path.join() === 'member_of');
  if (topics.length > 0 || filter === undefined) return undefined;
  const groups = new Set(filter.operand.anyOf.flat().flatMap((name) => [...means.namer(name)]));
  return ({ entity }) =>
    reader
      .read(entity, ['member_of'])
      .filter(({ value }) => value.kind === 'entity' && groups.has(value.entity))
      .map(edgeIn)[0];
}

const edgeIn = ({ value }: Fact): StoredRelationship | undefined =>
  value.kind === 'entity' ? value.edge : undefined;
